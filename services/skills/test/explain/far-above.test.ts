import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { wayCaveats } from '../../src/domain/explain/way-words.ts'
import { rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from '../support/careers.ts'
import { profileOf } from '../support/personas.ts'

const { engine, goals } = shippedCareers()
const { base } = engine

function caveats(current: string, salaryCurrent: number, education: string, target: string): string {
  const profile = profileOf({
    current,
    interests: [3, 5, 3, 3, 4, 4],
    reach: { yearsExperience: 6, education, salaryCurrent },
  })
  const stated = readStatedGoals(goals, { text: 'something better', removed: [] }, current)
  const ranking = rank(engine, profile, { purpose: 'career_change', limit: 5, draws: 1, goals: stated })
  return wayCaveats(ranking, base.occupations[base.indexOf.get(target)!]!)
}

describe('a middle pay far above the pay of today', () => {
  for (const [current, salary, education, target] of [
    ['15-1232.00', 58_000, 'associates', '15-1212.00'],
    ['15-1232.00', 45_000, 'bachelors', '15-1252.00'],
    ['41-2031.00', 30_000, 'bachelors', '41-4012.00'],
    ['43-4051.00', 36_000, 'bachelors', '41-3021.00'],
    ['13-1161.00', 88_000, 'bachelors', '11-2021.00'],
  ] as const)
    it(`is said to come with years: ${current} to ${target}`, () => {
      assert.match(caveats(current, salary, education, target), /comes with years in it: reckon at first with the lower quarter/)
    })

  it('is not said where little is gained, of the own work, of an apprenticeship, or behind years of study', () => {
    for (const [current, salary, target] of [
      ['15-1232.00', 110_000, '15-1212.00'],
      ['15-1212.00', 60_000, '15-1212.00'],
      ['43-4051.00', 36_000, '29-1141.00'],
      // Apprentices begin on half of the wage.
      ['51-9198.00', 36_000, '47-2111.00'],
      ['37-2011.00', 36_000, '51-8021.00'],
    ] as const)
      assert.doesNotMatch(caveats(current, salary, 'bachelors', target), /comes with years/, `${current} to ${target}`)
  })
})
