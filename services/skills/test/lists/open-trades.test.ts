import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { meansTrades, withOpenTrades } from '../../src/domain/matching/choice/open-trades.ts'
import { advise, codesOf, drawn } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine
const WORDS = [
  'I want to learn a trade.',
  'I want to get into the trades.',
  'Skilled trades, an apprenticeship.',
  'A real trade where I am paid while I learn.',
  'I want to work with my hands.',
]
const isTrade = (code: string): boolean => base.gates.get(code)?.kind === 'apprenticeship'

describe('words that mean the trades', () => {
  it('are answered with three or more apprenticeships that pay from the first day, and no months of school', () => {
    const beginners = base.occupations.filter(
      ({ code, ranked, zone }) => ranked && zone <= 2 && /^(?:35|37|39|41-2|43-[45]|45-2|53-[67])/.test(code) && !isTrade(code),
    )
    const people = [undefined, ...drawn(beginners, 20, 'trades')]
    for (const [at, present] of people.entries()) {
      const asking = { current: present?.code ?? '', goal: WORDS[at % WORDS.length]!, yearsExperience: at % 7 }
      const ranking = advise({ ...asking, education: ['high_school', '', 'bootcamp'][at % 3]! })
      const trades = ranking.ranked.filter((index) => isTrade(base.occupations[index]!.code))
      assert.ok(trades.length >= 3, `${asking.current} “${asking.goal}”: ${codesOf(ranking).join(' ')}`)
      for (const index of trades) {
        const { studyMonths, paidMonths, experienceMonths, gate } = ranking.standing.entries[index]!
        assert.deepEqual([studyMonths[0], experienceMonths, gate!.pay.kind], [0, 0, 'paid'], gate!.code)
        assert.ok(paidMonths[0] >= 12, gate!.code)
      }
    }
  })

  it('stand for no trade where one is named', () => {
    const named = advise({
      current: '41-2011.00',
      goal: 'I want to learn a trade, maybe electrician or plumber',
      education: 'high_school',
    })
    assert.deepEqual(codesOf(named).filter(isTrade).toSorted(), ['47-2111.00', '47-2152.00'])
  })

  it('are at least three that no other meaning comes before, most of them learned as an apprentice', () => {
    const phrase = (...weights: readonly (readonly [code: string, weight: number])[]) => ({
      phrase: 'trades',
      inside: false,
      codes: weights.map(([code, weight]) => ({ code, weight })),
    })
    const three = phrase(['47-2111.00', 0.9], ['47-2152.00', 0.8], ['49-9051.00', 0.8], ['51-4041.00', 0.7])
    assert.ok(meansTrades(base, three))
    assert.ok(!meansTrades(base, { ...three, inside: true }))
    assert.ok(!meansTrades(base, phrase(['47-2111.00', 0.9], ['47-2152.00', 0.8], ['49-9051.00', 0.7])))
    assert.ok(!meansTrades(base, phrase(['47-2111.00', 1], ['47-2152.00', 0.8], ['49-9051.00', 0.8])))
    const half = phrase(['47-2111.00', 0.9], ['47-2152.00', 0.8], ['49-9071.00', 0.8], ['51-4041.00', 0.8])
    assert.ok(!meansTrades(base, half))
    const [wide] = withOpenTrades(base, { wanted: [three], wishes: [] }).wanted
    assert.deepEqual(wide!.codes.at(-1), { code: '51-4041.00', weight: 0.7 })
    assert.ok(wide!.codes.slice(0, -1).every(({ code, weight }) => isTrade(code) && weight === 0.9))
    assert.ok(wide!.codes.some(({ code }) => code === '47-4021.00'))
    assert.deepEqual(withOpenTrades(base, { wanted: [half], wishes: [] }).wanted, [half])
  })
})
