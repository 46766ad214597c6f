import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ASKED } from '../../src/domain/goals/goals.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { commonness, FEW_NEAR, HARDLY_NEAR, staysNear } from '../../src/domain/reach/near-people.ts'
import { payingAs } from '../../src/domain/reach/state-pay.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine: national, goals, stateWages } = shippedCareers()

type Told = { readonly code: string; readonly goal: string; readonly state?: string; readonly education?: string }

function listOf({ code, goal, state, education = 'bachelors' }: Told) {
  const engine = payingAs(national, stateWages, state)
  const profile = profileOf({
    interests: [3, 4, 4, 3, 3, 3],
    current: code,
    reach: { yearsExperience: 9, education, ...(state && { state }) },
  })
  const stated = readStatedGoals(goals, { text: goal, removed: [] }, code)
  const ranking = rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
  return { engine, ranking, list: presentRanking(engine, ranking) }
}

describe('somebody who stays where they live', () => {
  const STAYS = [
    "can't move",
    'stay in Havre',
    'not willing to relocate',
    'cannot leave my hometown',
    'live in Welch and will not move',
  ]

  it('is told of no idea of ours that hardly anybody does in the state, and of few with how few they are', () => {
    const people = drawn(
      national.base.occupations.filter(({ ranked, wages }) => ranked && wages),
      60,
      'stays near',
    )
    let few = 0
    for (const [at, { code, entry }] of people.entries()) {
      const state = ['MT', 'WV', 'TX', undefined][at % 4]
      const goal = STAYS[at % STAYS.length]!
      const { engine, ranking, list } = listOf({ code, goal, ...(state && { state }), education: schoolingOf(entry.education) })
      assert.ok(staysNear(ranking.goals), goal)
      const { share } = commonness(engine.base.occupations)
      for (const [place, { reasonsAgainst }] of list.ranked.entries()) {
        const index = ranking.ranked[place]!
        const occupation = engine.base.occupations[index]!
        const part = share(occupation) ?? FEW_NEAR
        if (ranking.standing.asked[index]! < ASKED) assert.ok(part >= HARDLY_NEAR, `${occupation.title} for ${code} in ${state}`)
        const told = reasonsAgainst.some(({ kind }) => kind === 'few_near')
        assert.equal(told, part < FEW_NEAR && occupation.code !== code, `${occupation.title} for ${code} in ${state}: ${part}`)
        few += Number(told)
      }
    }
    assert.ok(few >= 3, `${few} places are few`)
  })

  it('hears in the answer which places are found where', () => {
    const { list } = listOf({ code: '27-3023.00', goal: 'staying in Havre, Montana', state: 'MT' })
    const wish = list.wishes.find(({ id }) => id === 'near_home')
    assert.equal(wish?.answer, 'partly')
    assert.match(wish?.why ?? '', /only about [\d,]+ people do it in all of Montana/)
    assert.match(wish?.why ?? '', /Search the job boards for your place first/)
  })

  it('may ask by name for what is rare, and take the wish back for the rest', () => {
    const asked = listOf({ code: '27-3023.00', goal: "be a historian, can't move", state: 'MT', education: 'masters' })
    const historian = national.base.indexOf.get('19-3093.00')!
    assert.notEqual(asked.ranking.selection.refusals.get(historian)?.rule, 'near_home')
    const other = listOf({ code: '27-3023.00', goal: "can't move", state: 'MT', education: 'masters' })
    const refused = [...other.ranking.selection.refusals.values()].filter(({ rule }) => rule === 'near_home')
    assert.ok(refused.length > 0)
    for (const { why, opens } of refused) {
      assert.match(why, /^Only about [\d,]+ people do it in .*, and you said “can't move”\.$/)
      assert.match(opens, /take that wish back/)
    }
  })

  it('is held to nothing of the kind in a large city, or where the work is to be from home', () => {
    for (const goal of ['must stay in Chicago', "something remote, can't move"])
      assert.equal(staysNear(listOf({ code: '27-3023.00', goal }).ranking.goals), undefined, goal)
  })
})
