import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, oneOf, optional } from '../../codec/primitives.ts'
import { user } from './user.ts'

/** The services that the dashboard asks. */
export const dashboardParts = ['assessment', 'skills', 'jobs', 'learning', 'game', 'report'] as const
export type DashboardPart = (typeof dashboardParts)[number]

/** A figure of another service: null while that service is away, never a made-up 0. */
const figure = t.union([t.number, t.null])

export const dashboardSkill = object({
  /** Slug of the catalogue. */
  id: t.string,
  name: t.string,
  category: t.string,
  /** 1 Beginner to 5 Expert; 0 where the person has not rated the skill. */
  proficiencyLevel: t.number,
})
export type DashboardSkill = t.TypeOf<typeof dashboardSkill>

export const dashboardMatch = object({
  jobId: t.string,
  title: t.string,
  company: t.string,
  location: t.string,
  matchPercentage: t.number,
})

export const dashboardRecommendation = object({
  id: t.string,
  careerTitle: t.string,
  /** O*NET-SOC code. */
  occupationCode: t.string,
  /** Fit 1-99 on fixed anchors, with its 80 % range. */
  matchPercentage: t.number,
  fitLow: t.number,
  fitHigh: t.number,
})

export const dashboardPath = object({
  id: t.string,
  title: t.string,
  /** Percent. */
  progress: t.number,
  /** Title of the first module that is not completed. */
  nextModule: optional(t.string),
})

export const skillGroup = object({
  category: t.string,
  /** The four that the person is best at, then by name. */
  skills: t.array(dashboardSkill),
  /** How many further skills of the category the person has. */
  more: t.number,
})
export type SkillGroup = t.TypeOf<typeof skillGroup>

export const activity = object({ id: t.string, description: t.string, timestamp: instant, type: t.string })
export type Activity = t.TypeOf<typeof activity>

/**
 * The live dashboard: the demo reply's keys, profile completeness, and what the screen shows beside them. Every service is asked
 * at once and by one deadline; a part whose service does not answer is null or empty, and that service is named in `away`.
 */
export const dashboard = object({
  user,
  /** The ten points of profile completeness as steps. */
  assessmentProgress: object({
    completedSteps: t.number,
    totalSteps: t.number,
    /** What is still missing first, or `done`. */
    currentStep: t.string,
    /** Fit of the first recommendation; absent without one. */
    score: optional(t.number),
  }),
  skillsCount: figure,
  /** The four that the person is best at. */
  topSkills: t.array(dashboardSkill),
  /** Postings that match at 60 percent and above. */
  jobMatches: figure,
  /** The two best. */
  recentMatches: t.array(dashboardMatch),
  /** Fit of the first recommendation; absent without one. */
  assessmentScore: optional(t.number),
  /** The first three. */
  recommendations: t.array(dashboardRecommendation),
  /** Unfinished first, newest first. */
  learningPaths: t.array(dashboardPath),
  metrics: object({
    skillsCount: figure,
    completedAssessments: figure,
    activeJobMatches: figure,
    learningPathsInProgress: figure,
    /** The profile's completeness in percent, as far as it is known. */
    profileStrength: t.number,
    /** Check-ins and modules completed in the last seven days. */
    weeklyProgress: figure,
    /** How many recommendations there are. */
    recommendations: optional(figure),
    /** Skills shown by a quiz. */
    verifiedSkills: optional(figure),
    /** Mean of the rated levels times 20, rounded. */
    averageSkillLevel: optional(figure),
    gamesPlayed: optional(figure),
    bestGameScore: optional(figure),
    savedJobs: optional(figure),
    applications: optional(figure),
    reports: optional(figure),
  }),
  /** The five latest. */
  recentActivity: t.array(activity),
  /** Percent: eight profile fields, an assessment and three skills count 10 each. A part that is away counts nothing. */
  profileCompleteness: t.number,
  /** What would make the profile complete, in words. */
  profileMissing: optional(t.array(t.string)),
  lastAssessmentAt: optional(instant),
  /** The person's first three categories, by number of skills. */
  skillGroups: optional(t.array(skillGroup)),
  /** Services that did not answer in time. */
  away: t.array(oneOf(dashboardParts)),
})
export type Dashboard = t.TypeOf<typeof dashboard>
