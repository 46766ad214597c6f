import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rowOfCode } from '../../src/domain/catalogue/row-of-code.ts'
import { WISHED_MOVES } from '../../src/domain/matching/wish-moves.ts'
import { advise, codesOf, drawn, type Simple, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { base } = shippedCareers().engine
const list = (who: Simple): string[] => codesOf(advise({ education: 'high_school', yearsExperience: 12, ...who }))
/** People in common work, drawn by chance. */
const people = drawn(
  base.occupations.filter(({ ranked, outlook }) => ranked && (outlook?.employment2024 ?? 0) >= 150_000),
  60,
  'vague',
)
/** Managers and first-line supervisors. */
const LEADS = /^11-|^(?:33|35|37|39|41|43|45|47|49|51|53)-1/
const earning = (code: string): number => base.occupations[base.indexOf.get(code)!]!.wages?.p50 ?? 0

describe('moves for a wish that names no work', () => {
  it('are there for every occupation that is offered, by kind', () => {
    // Work of high pay has lighter moves of its own; who is out of work has at least the own trade.
    for (const kind of WISHED_MOVES.filter((one) => one !== 'easier' && one !== 'again')) {
      const rows = base.wishMoves.get(kind)!
      for (const { code, ranked } of base.occupations)
        if (ranked) assert.ok(rowOfCode(rows, code) || /^55/.test(code), `${kind}: ${code} has no row`)
    }
  })

  it('hold no rank over people for easier work, and no school for it', () => {
    for (const row of base.wishMoves.get('easier')!.values())
      for (const code of row) {
        assert.doesNotMatch(code, LEADS)
        assert.doesNotMatch(base.occupations[base.indexOf.get(code)!]!.entry.education, /^(?:Master|Doctoral)/, code)
      }
  })
})

describe('who wants their work to mean more', () => {
  const words = ['I want my work to mean something', 'something where I make a difference', 'I would like to be useful again']
  it('is told of work that helps, and of none that only pays', () => {
    let called = 0
    let places = 0
    for (const [at, { code, entry }] of people.entries()) {
      const row = rowOfCode(base.wishMoves.get('meaning')!, code)!
      const salary = earning(code)
      const codes = list({
        current: code,
        goal: words[at % words.length]!,
        education: schoolingOf(entry.education),
        salaryCurrent: salary,
      })
      places += codes.length
      called += codes.filter((one) => row.includes(one)).length
      if (!code.startsWith('41-'))
        for (const one of codes) assert.doesNotMatch(one, /^(?:13-2054|13-1111|41-[3-9])/, `${code} to ${one}`)
    }
    assert.ok(places >= 150, String(places))
    assert.ok(called >= 0.9 * places, `${called} of ${places} places are called for by the wish`)
  })

  it('says so in words that speak of pay and of others too', () => {
    const goals = advise({ current: '29-1141.00', goal: 'I want more meaningful pay' }).goals
    assert.ok(!goals.wishes.some(({ id }) => id === 'meaning'))
  })

  it('hears of patients and families after nursing, and of lending and giving after a bank', () => {
    const nurse = list({ current: '29-1141.00', goal: words[2]!, education: 'associates', salaryTarget: 68_000 })
    assert.ok(nurse.includes('21-1094.00') && nurse.includes('43-4061.00'), nurse.join(' '))
    const banker = list({
      current: '11-3031.00',
      goal: words[0]!,
      education: 'bachelors',
      yearsExperience: 26,
      salaryCurrent: 104_000,
    })
    assert.ok(banker.includes('13-2072.00') && banker.includes('13-1131.00'), banker.join(' '))
  })
})

describe('who is out of work and names no other', () => {
  const goals = ['Laid off in the spring, just need work.', 'They cut my whole team.', 'The plant closed', undefined]
  it('hears of the own trade first, and never of a first rank or of selling', () => {
    for (const [at, { code, entry }] of people.entries()) {
      const codes = list({
        current: code,
        ...(goals[at % goals.length] ? { goal: goals[at % goals.length]! } : {}),
        education: schoolingOf(entry.education),
        salaryTarget: earning(code),
      })
      assert.equal(codes[0], code, `${code}: ${codes.join(' ')}`)
      if (!LEADS.test(code)) for (const one of codes) assert.doesNotMatch(one, LEADS, `${code} to ${one}`)
      if (!code.startsWith('41-')) for (const one of codes) assert.doesNotMatch(one, /^41-[3-9]/, `${code} to ${one}`)
    }
  })

  it('is not sent back to what they leave, or what is too much for them', () => {
    for (const goal of ['laid off, and done with retail', 'They let me go. I was burned out anyway, something calmer'])
      assert.ok(!list({ current: '41-2031.00', goal, salaryTarget: 36_000 }).includes('41-2031.00'), goal)
  })

  it('is somebody else than who only fears it', () => {
    const codes = list({ current: '51-2092.00', goal: 'scared we might get laid off', salaryCurrent: 42_000 })
    assert.ok(!codes.includes('51-2092.00'))
  })
})

describe('who wants easier work in the last years', () => {
  const words = [
    'I am 62. Something easier till I can retire.',
    'getting too old for this pace, want something easy till I retire',
    'calm work until Medicare, less stress',
  ]
  const manual = people.filter(({ code }) => /^(?:31|35|37|39|41-2|43|51|53)-/.test(code) && !LEADS.test(code))
  it('learns no new trade, goes to no school and leads nobody', () => {
    let places = 0
    for (const [at, { code }] of manual.entries()) {
      const ranking = advise({
        current: code,
        goal: words[at % words.length]!,
        education: 'high_school',
        yearsExperience: 20,
        salaryCurrent: earning(code),
      })
      for (const index of ranking.ranked) {
        if (!ranking.standing.called?.has(index)) continue
        const { studyMonths, paidMonths } = ranking.standing.entries[index]!
        assert.ok(studyMonths[0] <= 4 && paidMonths[0] <= 12, `${code} to ${base.occupations[index]!.code}`)
        places += 1
      }
      for (const one of codesOf(ranking)) assert.doesNotMatch(one, /^(?:49-9071|49-9041|11-)/, `${code} to ${one}`)
    }
    assert.ok(places >= 2.5 * manual.length, `${places} places for ${manual.length} people`)
  })

  it('who takes the bus is told of nobody who drives', () => {
    const codes = list({
      current: '53-7062.00',
      goal: 'I am 62 and I dont drive, only the bus. Something easier than the warehouse till I can retire.',
      salaryCurrent: 36_000,
      salaryTarget: 38_000,
    })
    assert.ok(codes.length >= 3, codes.join(' '))
    for (const one of codes) assert.doesNotMatch(one, /^53-(?:3|6021)|^43-5021/)
  })
})

describe('who wants part-time work beside a business of their own', () => {
  it('is told of what people do on their own account and of steady posts', () => {
    const codes = list({
      current: '27-1026.00',
      goal: 'I am 61. A small shop of my own, and a steady part-time job next to it until Medicare.',
      yearsExperience: 31,
      salaryCurrent: 46_000,
      salaryTarget: 46_000,
    })
    assert.ok(
      codes.some((code) => /^(?:27-1012|27-1023|51-6093|51-6052)/.test(code)),
      codes.join(' '),
    )
    assert.ok(!codes.includes('27-1024.00') && !codes.includes('27-4021.00'), codes.join(' '))
  })
})

describe('who likes to explain', () => {
  it('hears of work that explains, and a teacher of science of that science', () => {
    const goal = "Feeling stuck. I like science and I like explaining it, but I don't see myself doing this at 40."
    const codes = list({ current: '25-2031.00', goal, education: 'masters', yearsExperience: 6, salaryCurrent: 57_000 })
    assert.ok(codes.includes('25-9031.00'), codes.join(' '))
    for (const one of codes) assert.doesNotMatch(one, /^(?:19-303|25-20)/)
  })

  it('teaches no trade before the years in it', () => {
    const goal = 'I am good at explaining things.'
    const mechanic = { current: '49-3023.00', goal, salaryCurrent: 48_000 }
    assert.ok(!list({ ...mechanic, yearsExperience: 2 }).some((code) => /^25-(?:1194|2032)/.test(code)))
    assert.ok(list({ ...mechanic, yearsExperience: 12 }).some((code) => /^25-(?:1194|2032)/.test(code)))
  })
})
