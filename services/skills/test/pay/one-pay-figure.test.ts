import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { rank } from '../../src/domain/matching/rank.ts'
import { payingAs } from '../../src/domain/reach/state-pay.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'

function listFor(goal: string, current: string, reach: Partial<Reach>): RankResponse {
  const { engine, goals, stateWages } = shippedCareers()
  const profile = {
    ...{ ratings: [], skills: [], currentRole: '', valuesOrder: [], currentOccupation: current },
    reach: { ...NO_REACH, ...reach },
  }
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, current)
  const paying = payingAs(engine, stateWages, reach.state)
  return presentRanking(paying, rank(paying, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated }))
}

describe('the pay of a list', () => {
  it('is one figure: whatever the answer says earns more, its place says is above', () => {
    let compared = 0
    for (const state of ['SC', 'WV', 'CA', undefined])
      for (const current of ['41-2031.00', '43-6014.00', '29-1141.00', '15-1232.00'])
        for (const salaryCurrent of [38_000, 52_000, 85_000]) {
          const { ranked, wishes } = listFor('I want more money, ideas please', current, {
            ...(state ? { state } : {}),
            ...{ salaryCurrent, yearsExperience: 12, education: 'bachelors', monthsAvailable: 24 },
          })
          const why = wishes.find(({ id }) => id === 'more_pay')!.why
          for (const { occupation, reasonsAgainst } of ranked) {
            const sentence = why.split(/(?<=\.) /).find((each) => each.includes(occupation!.title)) ?? ''
            if (!/earn more than/.test(sentence)) continue
            compared += 1
            const below = reasonsAgainst.find(({ kind }) => kind === 'pay_below')?.text
            assert.equal(below, undefined, `${occupation!.title}: ${below}`)
          }
        }
    assert.ok(compared > 40, `${compared}`)
  })

  it('under the floor is said in the answer to the goal', () => {
    const said = (salaryCurrent: number): string[] =>
      ['teaching assistant', 'receptionist', 'pharmacy technician', 'bank teller', 'graphic designer'].map(
        (goal) =>
          listFor(goal, '43-6014.00', { salaryCurrent, payFloorShare: 1, yearsExperience: 12, education: 'bachelors' }).goals[0]!
            .why,
      )
    for (const why of said(60_000)) assert.match(why, /\$60,000/)
    for (const why of said(20_000)) assert.doesNotMatch(why, /\$20,000/)
  })
})
