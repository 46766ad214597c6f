import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { rowOfCode } from '../../../src/domain/catalogue/row-of-code.ts'
import { findReasons } from '../../../src/domain/explain/reasons.ts'
import type { Ranking } from '../../../src/domain/matching/rank.ts'
import { codesOf } from '../../support/advise.ts'
import { shippedCareers } from '../../support/careers.ts'
import { rankGoal } from '../../support/rank-goal.ts'

const { engine } = shippedCareers()
const { base } = engine

const rankingOf = (current: string, text: string, reach: Partial<Reach> = {}): Ranking =>
  rankGoal(current, text, { leads: true, ...reach })

describe('the next rung of the own ladder', () => {
  it('is known for nearly all who work, and is never the work itself', () => {
    let [people, known] = [0, 0]
    for (const { code, ranked, index } of base.occupations) {
      const row = rowOfCode(base.nextRungs, code) ?? []
      if (ranked) people += engine.people[index]!
      if (ranked && row.length > 0) known += engine.people[index]!
      assert.ok(!row.includes(code), `${code} is its own next rung`)
    }
    assert.ok(known / people > 0.9, `${known / people}`)
  })

  for (const [current, rung] of [
    ['13-1131.00', '11-2033.00'],
    ['53-3032.00', '53-1043.00'],
    ['15-1211.00', '11-3021.00'],
    ['13-2011.00', '11-3031.01'],
    ['43-9061.00', '43-1011.00'],
    ['51-4041.00', '51-1011.00'],
    ['49-9041.00', '49-1011.00'],
  ] as const) {
    it(`of ${current} is on the list of who asks to rise, with the words that ask`, () => {
      const ranking = rankingOf(current, 'I want to move up.')
      assert.ok(codesOf(ranking).includes(rung), `${codesOf(ranking)}`)
      assert.equal(ranking.bandOf(base.indexOf.get(rung)!), 'next_step')
      const reasons = findReasons(engine, ranking, base.indexOf.get(rung)!).for
      assert.ok(
        reasons.some(({ text }) => text === 'You wrote “I want to move up”: this is the next rung of the work that you do.'),
      )
    })

    it(`of ${current} is among the first where nothing is named, and pays more`, () => {
      const ranking = rankingOf(current, '')
      const at = codesOf(ranking).indexOf(rung)
      assert.ok(at >= 0 && at < 4, `${codesOf(ranking)}`)
      assert.ok(ranking.standing.pay[base.indexOf.get(rung)!]! > ranking.standing.reference)
    })

    it(`of ${current} is not told to who wants out of leading, or less to carry`, () => {
      for (const text of ['not management anymore', 'something calmer with less stress'])
        assert.ok(!codesOf(rankingOf(current, text)).includes(rung), text)
    })
  }

  it('stands beside other work that is named, once', () => {
    const codes = codesOf(rankingOf('49-9041.00', 'become a supervisor, or electrician'))
    assert.ok(codes.includes('49-1011.00') && codes.includes('47-2111.00'), `${codes}`)
  })
})
