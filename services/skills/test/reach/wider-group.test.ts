import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findReasons } from '../../src/domain/explain/reasons.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { advise, drawn } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine } = shippedCareers()
const { base } = engine

describe('a specialty that has only the pay of its wider group', () => {
  const specialties = base.occupations.filter(({ ownWages, wages }) => !ownWages && wages && wages.p50 > 0)

  it('says whose pay it is wherever a sentence tells it, and is compared by the middle alone', () => {
    assert.ok(specialties.length >= 100)
    let told = 0
    for (const { code } of drawn(base.occupations, 25, 'wider group')) {
      const ranking = advise({ current: code, education: 'bachelors', yearsExperience: 12, salaryCurrent: 150_000 })
      for (const { index, wages } of drawn(specialties, 30, code)) {
        if (base.occupations[index]!.code.slice(0, 7) === code.slice(0, 7)) continue
        assert.equal(ranking.standing.pay[index], wages!.p50)
        const reasons = findReasons(engine, ranking, index)
        for (const { kind, text } of [...reasons.for, ...reasons.against]) {
          if (!/^(?:pay_(?:above|below|even)|target_)/.test(kind)) continue
          assert.match(text, /middle pay of the wider group/i)
          told += 1
        }
        const refusal = ranking.selection.refusals.get(index)
        if (refusal && /_pay$/.test(refusal.rule)) assert.match(refusal.why, /^Its wider group usually pays/)
      }
    }
    assert.ok(told >= 200, String(told))
  })

  it('answers a wish for pay with nothing but to ask', () => {
    const wish = (current: string, goal: string) =>
      presentRanking(engine, advise({ current, goal, education: 'bachelors', yearsExperience: 10 })).wishes
    for (const [current, goal] of [
      ['15-1252.00', 'blockchain engineer, more money'],
      ['13-1041.00', 'regulatory affairs manager, more money'],
    ] as const) {
      const { answer, why } = wish(current, goal).find(({ id }) => id === 'more_pay')!
      if (/Blockchain|Regulatory/.test(why)) assert.match(why, /For [^.]*(?:Blockchain|Regulatory)[^.]* nothing is published/)
      assert.notEqual(answer, 'yes')
    }
  })
})
