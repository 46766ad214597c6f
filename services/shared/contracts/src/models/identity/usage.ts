import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, optional } from '../../codec/primitives.ts'
import { countedProfileFields } from './profile-fields.ts'

/** A person's own counts. A figure whose service did not answer in time is left out, and the service named in `away`. */
export const usage = object({
  memberSince: instant,
  assessments: optional(t.number),
  recommendations: optional(t.number),
  reports: optional(t.number),
  /** Ready and paid. */
  reportsFinished: optional(t.number),
  /** Tokens that a language model used for the person's reports. */
  modelTokens: optional(t.number),
  skills: optional(t.number),
  /** Skills that a quiz has shown. */
  skillsVerified: optional(t.number),
  games: optional(t.number),
  /** 0-100, of the best game. */
  bestScore: optional(t.number),
  applications: optional(t.number),
  savedJobs: optional(t.number),
  learningPaths: optional(t.number),
  /** Check-ins and modules of the last seven days. */
  stepsThisWeek: optional(t.number),
  projects: t.number,
  away: t.array(t.string),
})
export type Usage = t.TypeOf<typeof usage>

export const completenessParts = [...countedProfileFields, 'assessment', 'skills'] as const

/** Ten parts of ten percent each: eight profile fields, an assessment, three skills. */
export const completeness = object({
  percent: t.number,
  missing: t.array(t.string),
  away: t.array(t.string),
})
export type Completeness = t.TypeOf<typeof completeness>
