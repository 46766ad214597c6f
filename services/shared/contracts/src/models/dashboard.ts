import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { optional } from '../codec/primitives.ts'
import { user } from './user.ts'

/** The live dashboard: the demo reply's keys plus profile completeness; a part whose service is away is null and named in `away`. */
export const dashboard = object({
  user,
  assessmentProgress: object({
    completedSteps: t.number,
    totalSteps: t.number,
    currentStep: t.string,
    score: optional(t.number),
  }),
  skillsCount: t.number,
  topSkills: t.array(t.unknown),
  jobMatches: t.number,
  recentMatches: t.array(t.unknown),
  assessmentScore: optional(t.number),
  recommendations: t.array(t.unknown),
  learningPaths: t.array(t.unknown),
  metrics: object({
    skillsCount: t.number,
    completedAssessments: t.number,
    activeJobMatches: t.number,
    learningPathsInProgress: t.number,
    profileStrength: t.number,
    weeklyProgress: t.number,
  }),
  recentActivity: t.array(object({ id: t.string, description: t.string, timestamp: t.string, type: t.string })),
  profileCompleteness: t.number,
  away: t.array(t.string),
})

export const searchResults = object({
  results: t.array(object({ kind: t.string, title: t.string, text: t.string, link: t.string })),
})
