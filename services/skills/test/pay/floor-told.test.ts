import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rank } from '../../src/domain/matching/rank.ts'
import { payFloor } from '../../src/domain/reach/pay-floor.ts'
import { payingAs } from '../../src/domain/reach/state-pay.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { drawn, schoolingOf } from '../support/advise.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine: national, goals, stateWages } = shippedCareers()
const GOALS = [
  '',
  'not under 60k',
  'something steady, need at least 55k',
  "can't take a pay cut",
  'a nurse or a teacher, 70k minimum',
]
const STATES = [undefined, 'MS', 'MT', 'CA', 'WV']

describe('a place whose middle pay lies under the floor that somebody set', () => {
  const people = drawn(
    national.base.occupations.filter(({ ranked, wages }) => ranked && wages && wages.p50 > 45_000),
    90,
    'told floors',
  )

  it('says so among its reasons, and no other place does', () => {
    let under = 0
    for (const [at, { code, entry, wages }] of people.entries()) {
      const state = STATES[at % STATES.length]
      const goal = GOALS[at % GOALS.length]!
      const engine = payingAs(national, stateWages, state)
      const profile = profileOf({
        interests: [3, 3, 3, 4, 3, 4],
        current: code,
        reach: {
          ...{ yearsExperience: 2 + (at % 15), education: schoolingOf(entry.education), payFloorShare: [0, 0.9, 1][at % 3]! },
          salaryCurrent: Math.round(wages!.p50 * [0.9, 1.1, 1.3][at % 3]!),
          ...(state && { state }),
        },
      })
      const stated = readStatedGoals(goals, { text: goal, removed: [] }, code)
      const ranking = rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated })
      const floor = payFloor(ranking)
      for (const { occupation, reasonsAgainst } of presentRanking(engine, ranking).ranked) {
        const middle = occupation!.wages!.median
        const isUnder = floor.stated && middle < floor.floor && occupation!.code.slice(0, 7) !== code.slice(0, 7)
        const told = reasonsAgainst.some(
          ({ kind, text }) => kind === 'under_floor' && /lies under the \$[\d,]+ you need/.test(text),
        )
        assert.equal(told, isUnder, `${occupation!.title} of ${code} in ${state}: $${middle}, floor $${floor.floor}`)
        under += Number(isUnder)
      }
    }
    assert.ok(under >= 10, `${under} places lie under a floor`)
  })
})

describe('a floor that is needed while learning', () => {
  const current = '35-1012.00'
  const listOf = (text: string) => {
    const reach = { yearsExperience: 9, education: 'high_school', salaryCurrent: 43_000 }
    const profile = profileOf({ interests: [8, 4, 3, 4, 4, 4], current, reach })
    const stated = readStatedGoals(goals, { text, removed: [] }, current)
    return presentRanking(national, rank(national, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
  }

  it('is not met by what apprentices end with, in the answer and at the place', () => {
    const { wishes, ranked } = listOf("electrician, can't go under $18/hr while I learn")
    const { answer, why } = wishes.find(({ id }) => id === 'least_pay')!
    assert.equal(answer, 'no')
    assert.match(why, /While you learn, Electricians usually start at about \$28,000 a year, or \$13\.46 an hour, below that/)
    const place = ranked.find(({ occupation }) => occupation!.code === '47-2111.00')!
    assert.ok(place.reasonsAgainst.some(({ text }) => /Apprentices usually start .* under the \$37,440 you need/.test(text)))
  })

  it('is met where apprentices start above it', () => {
    const { wishes } = listOf('electrician, at least 10.50/hr')
    assert.equal(wishes.find(({ id }) => id === 'least_pay')!.answer, 'yes')
  })
})
