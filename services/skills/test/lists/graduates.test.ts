import assert from 'node:assert/strict'
import { it } from 'node:test'
import { rank } from '../../src/domain/matching/rank.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine } = shippedCareers()
const ORIGINS = ['35-3023.00', '35-3031.00', '41-2011.00', '53-7065.00', '53-7062.00', '53-3033.00', '39-9011.00', '43-4171.00']
/** Interests of six kinds of people, R to C. */
const INTERESTS: readonly (readonly [number, number, number, number, number, number])[] = [
  [2, 4, 8, 6, 5, 4],
  [3, 5, 3, 7, 8, 4],
  [8, 7, 3, 3, 4, 5],
  [2, 7, 3, 4, 4, 9],
  [3, 4, 4, 9, 5, 4],
  [4, 3, 3, 4, 9, 7],
]

/** Of how many places on all lists a bachelor's degree is the usual way in, and of how many lists the first. */
function schooled(education: string, yearsExperience: number): { share: number; lists: number } {
  const lists = ORIGINS.flatMap((current) =>
    INTERESTS.map((interests) => {
      const profile = profileOf({ interests, current, reach: { yearsExperience, education, salaryCurrent: 32_000 } })
      return rank(engine, profile, { purpose: 'career_change', limit: 10, draws: 1 }).ranked.map(
        (index) => engine.base.occupations[index]!.zone >= 4,
      )
    }),
  )
  const places = lists.flat()
  return {
    share: places.filter(Boolean).length / places.length,
    lists: lists.filter((list) => list.some(Boolean)).length / lists.length,
  }
}

it('a graduate in work that asks for no schooling is told of work for graduates', () => {
  const { share, lists } = schooled('bachelors', 2)
  assert.ok(share >= 0.75 && lists === 1, `${share.toFixed(2)} of the places, ${lists.toFixed(2)} of the lists`)
})

it('nobody else is: without the degree, or after many years in the work', () => {
  for (const [education, years] of [
    ['high_school', 2],
    ['bachelors', 15],
  ] as const) {
    const { share } = schooled(education, years)
    assert.ok(share <= 0.15, `${education} after ${years} years: ${share.toFixed(2)}`)
  }
})
