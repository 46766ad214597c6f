import type { Reach } from '@waymark/proto/waymark/skills/v1/profile'
import { type Ranking, rank } from '../../src/domain/matching/rank.ts'
import { readStatedGoals } from '../../src/use-cases/read-stated-goals.ts'
import { shippedCareers } from './careers.ts'
import { profileOf } from './personas.ts'

/** The list of somebody of even interests who has twelve years in a job at its middle pay, and a goal in their own words. */
export function rankGoal(current: string, text: string, reach: Partial<Reach> = {}): Ranking {
  const { engine, goals } = shippedCareers()
  const own = engine.base.occupations[engine.base.indexOf.get(current)!]!
  const profile = profileOf({
    interests: [3, 3, 3, 3, 3, 3],
    current,
    reach: { yearsExperience: 12, education: 'bachelors', salaryCurrent: own.wages!.p50, ...reach },
  })
  const stated = readStatedGoals(goals, { text, removed: [] }, current)
  return rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 1, goals: stated })
}
