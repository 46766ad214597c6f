import { object } from '@waymark/contracts/codec/object'
import { oneOf } from '@waymark/contracts/codec/primitives'
import * as t from 'io-ts'

/**
 * The shapes in which the demo's ten calls answer. They differ from the live ones (levels with decimals, a match as "92%", priorities
 * and modules); `to-live.ts` brings both to the same.
 */
export const demoSkill = object({
  id: t.string,
  name: t.string,
  description: t.string,
  category: t.string,
  demandScore: t.number,
})
export const demoUserSkill = object({
  id: t.string,
  skillId: t.string,
  skill: demoSkill,
  /** On a 5-point scale, with a decimal. */
  proficiencyLevel: t.number,
  selfAssessed: t.boolean,
  verified: t.boolean,
})
export type DemoUserSkill = t.TypeOf<typeof demoUserSkill>

export const demoJob = object({
  id: t.string,
  title: t.string,
  company: t.string,
  location: t.string,
  salaryMin: t.number,
  salaryMax: t.number,
  description: t.string,
  skillsRequired: t.array(t.string),
  employmentType: t.string,
  /** Demo data also says "Mid-level". */
  experienceLevel: oneOf(['Entry', 'Mid-level', 'Senior', 'Lead'] as const),
  postedDate: t.string,
  source: t.string,
  requirements: t.array(t.string),
})
export type DemoJob = t.TypeOf<typeof demoJob>

export const demoMatch = object({
  id: t.string,
  jobPosting: demoJob,
  /** "92%". */
  matchPercentage: t.string,
  skillsMatch: t.array(t.string),
})
export type DemoMatch = t.TypeOf<typeof demoMatch>

export const demoRecommendation = object({
  id: t.string,
  title: t.string,
  description: t.string,
  matchPercentage: t.number,
  requiredSkills: t.array(t.string),
  salaryRange: object({ min: t.number, max: t.number }),
  growthPotential: t.string,
  marketDemand: t.string,
  priority: oneOf(['high', 'medium', 'low'] as const),
})
export type DemoRecommendation = t.TypeOf<typeof demoRecommendation>

export const demoPath = object({
  id: t.string,
  title: t.string,
  description: t.string,
  difficulty: oneOf(['Beginner', 'Intermediate', 'Advanced'] as const),
  /** Percent. */
  progress: t.number,
  modules: t.array(object({ title: t.string, completed: t.boolean })),
  estimatedDuration: t.number,
  skills: t.array(t.string),
})
export type DemoPath = t.TypeOf<typeof demoPath>

export const demoSkillsGap = object({
  targetRole: t.string,
  /** Percent. */
  currentMatch: t.number,
  missingSkills: t.array(
    object({
      skill: t.string,
      importance: oneOf(['high', 'medium', 'low'] as const),
      timeToLearn: t.string,
      resources: t.array(t.string),
    }),
  ),
})
export type DemoSkillsGap = t.TypeOf<typeof demoSkillsGap>

export const demoQuestion = object({
  id: t.string,
  question: t.string,
  options: t.array(t.string),
  correctAnswer: t.number,
  explanation: t.string,
  difficulty: t.string,
  category: t.string,
  skill: t.string,
})
export type DemoQuestion = t.TypeOf<typeof demoQuestion>

export const demoActivity = object({
  id: t.string,
  type: oneOf(['skill_update', 'job_match', 'assessment_complete'] as const),
  description: t.string,
  timestamp: t.string,
})

export const demoDashboard = object({
  user: t.unknown,
  assessmentProgress: object({ completedSteps: t.number, totalSteps: t.number, currentStep: t.string, score: t.number }),
  skillsCount: t.number,
  topSkills: t.array(demoUserSkill),
  jobMatches: t.number,
  recentMatches: t.array(demoMatch),
  assessmentScore: t.number,
  recommendations: t.array(demoRecommendation),
  learningPaths: t.array(demoPath),
  metrics: object({
    skillsCount: t.number,
    completedAssessments: t.number,
    activeJobMatches: t.number,
    learningPathsInProgress: t.number,
    profileStrength: t.number,
    weeklyProgress: t.number,
  }),
  recentActivity: t.array(demoActivity),
})
export type DemoDashboard = t.TypeOf<typeof demoDashboard>
