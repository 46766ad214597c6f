import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { advise, drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'

const { engine } = shippedCareers()

describe('a figure in the words against a share of pay that was ticked', () => {
  it('counts, whether it is lower or higher, and the answer says so where it is lower', () => {
    const people = drawn(
      engine.base.occupations.filter(({ ranked, wages }) => ranked && wages && wages.p50 > 40_000),
      60,
      'written floor',
    )
    for (const [at, { code, entry, wages }] of people.entries()) {
      const salaryCurrent = wages!.p50
      const written = Math.round((salaryCurrent * [0.75, 1.1][at % 2]!) / 1000)
      const goal = [`${written}k ok`, `${written}k is fine`, `${written}k would be enough`][at % 3]!
      const ranking = advise({
        ...{ current: code, goal, salaryCurrent, payFloorShare: 1, yearsExperience: 8 },
        education: schoolingOf(entry.education),
      })
      const label = ranking.selection.funnel.find(({ rule }) => rule === 'reach_pay')?.label ?? ''
      assert.ok(label.includes(`$${written},000`), `${code} “${goal}”: ${label}`)
      const why = presentRanking(engine, ranking).wishes.find(({ id }) => id === 'least_pay')?.why ?? ''
      assert.equal(why.includes('what you wrote counts'), written * 1000 < salaryCurrent, `${code}: ${why}`)
    }
  })
})
