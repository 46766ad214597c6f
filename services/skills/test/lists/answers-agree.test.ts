import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RankedOccupation, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { createRandom } from '../../src/domain/figures/random.ts'
import type { Wanted } from '../../src/domain/goals/goals.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { presentRanking } from '../../src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { randomProfile } from '../support/ask-engine.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const careers = shippedCareers()
const { engine, goals } = careers
const PEOPLE = 120
/** Months before the first day up to which a place is within reach now. */
const SOON = 3
const A_COURSE = 6

/** One to three goals of somebody, half of them near the present work, each of one to three meanings. */
function goalsOf(person: number, present: string): Wanted[] {
  const random = createRandom(`agrees ${person}`)
  const below = (end: number) => Math.floor(random.uniform() * end)
  const near = present === '' ? [] : careers.goals.near(engine.base.indexOf.get(present)!, 30)
  const code = (): string => {
    const index = near.length > 0 && below(2) === 0 ? near[below(near.length)]! : below(engine.base.occupations.length)
    return engine.base.occupations[index]!.code
  }
  return Array.from({ length: 1 + below(3) }, (_, at) => ({
    phrase: `goal ${at}`,
    inside: false,
    codes: Array.from({ length: 1 + below(3) }, (__, place) => ({
      code: code(),
      weight: place === 0 ? 1 : [1, 0.9, 0.7, 0.6][below(4)]!,
    })),
  }))
}

function answersFor(person: number): RankResponse {
  const profile = randomProfile(careers, person)
  const goals = { wanted: goalsOf(person, profile.currentOccupation), wishes: [] }
  return presentRanking(engine, rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals }))
}

/** Soon, also at the longest where everybody studies first, and not where most employers ask for a degree that is not held. */
const isNow = ({ entry, reasonsAgainst }: RankedOccupation): boolean =>
  entry!.known &&
  entry!.studyLow + entry!.experience <= SOON &&
  (entry!.studyLow === 0 || entry!.studyHigh <= A_COURSE) &&
  !reasonsAgainst.some(({ text }) => text.startsWith('Most employers ask for a bachelor'))

describe('an answer to a goal and the list beside it', () => {
  const all = Array.from({ length: PEOPLE }, (_, person) => answersFor(person))

  it('say the same of the place that the answer is about', () => {
    let compared = 0
    for (const [person, { goals, ranked }] of all.entries())
      for (const { answer, place, why } of goals) {
        const listed = ranked.find(({ occupation }) => occupation?.code === place?.occupation?.code)
        if (!listed || answer === 'inside') continue
        compared += 1
        assert.equal(answer === 'yes', isNow(listed), `person ${person}: ${answer}, ${why}`)
      }
    assert.ok(compared > PEOPLE / 2, `${compared} answers stand on a list`)
  })

  it('name what the same words mean and the list has within reach now, where the answer is not yet or no', () => {
    for (const [person, { goals, ranked }] of all.entries())
      for (const { phrase, answer, why } of goals) {
        if (answer !== 'not_yet' && answer !== 'no') continue
        for (const listed of ranked.filter((each) => each.answers.includes(phrase) && isNow(each)))
          assert.ok(why.includes(listed.occupation!.title), `person ${person}: ${why}`)
      }
  })
})

describe('words that mean several occupations alike, all of them refused', () => {
  it('are answered by the nearest of them', () => {
    const profile = profileOf({
      interests: [4, 3, 3, 3, 3, 3],
      current: '43-5052.00',
      reach: { yearsExperience: 24, education: 'high_school', salaryCurrent: 66_000, payFloorShare: 1, monthsAvailable: 12 },
    })
    const stated = readStatedGoals(goals, { text: 'maybe work at a park', removed: [] }, '43-5052.00')
    const [park] = presentRanking(
      engine,
      rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }),
    ).goals
    assert.deepEqual([park!.phrase, park!.answer, park!.place?.occupation?.code], ['work at a park', 'no', '37-3011.00'])
  })
})

describe('work that an answer calls open now', () => {
  const MANY: readonly (readonly [code: string, text: string, yes: number])[] = [
    ['31-1121.00', 'phlebotomist, pharmacy tech, surgical tech, EMT, dialysis tech or psych tech', 3],
    [
      '43-3071.00',
      'payroll clerk, bookkeeper, billing clerk, loan clerk, procurement clerk, data entry, receptionist or court clerk',
      8,
    ],
    ['51-2090.00', 'maintenance mechanic or quality inspector or forklift or shipping clerk or warehouse lead or dispatcher', 5],
    ['53-7051.00', 'maintenance tech, hvac, electrician, plumber, welder, or machinist. open to anything', 5],
    ['37-2011.00', 'maintenance at a school or hospital, groundskeeping, painting, moving furniture or parking lots', 3],
    // Words that name several kinds of work alike, and words whose chief meaning is refused.
    ['47-2071.00', 'inspector, plant operator or estimating', 3],
    ['35-3031.00', 'maybe health care or an office', 2],
  ]
  for (const [code, text, yes] of MANY)
    it(`stands on the list, however much is named: "${text}"`, () => {
      const current = engine.base.indexOf.has(code) ? code : ''
      const profile = profileOf({
        interests: [3, 3, 3, 4, 3, 4],
        current,
        reach: { yearsExperience: 6, education: 'high_school', salaryCurrent: 34_000 },
      })
      const stated = readStatedGoals(goals, { text, removed: [] }, current)
      const list = presentRanking(engine, rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1, goals: stated }))
      const listed = new Set(list.ranked.map(({ occupation }) => occupation?.code))
      const open = list.goals.filter(({ answer, place }) => answer === 'yes' && place)
      assert.ok(open.length >= yes, open.map(({ phrase }) => phrase).join(', '))
      for (const { phrase, place } of open)
        assert.ok(listed.has(place!.occupation!.code), `${phrase}: ${place!.occupation!.title}`)
    })
})
