import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import * as t from 'io-ts'

/** A person's profile as typed: salaries are digits in a text, choices are empty until made. */
export const profileValues = object({
  currentRole: optional(t.string),
  yearsExperience: optional(t.number),
  industry: optional(t.string),
  targetIndustry: optional(t.string),
  salaryCurrent: optional(t.string),
  salaryTarget: optional(t.string),
  educationLevel: optional(t.string),
  careerGoals: optional(t.string),
  currentOccupation: optional(t.string),
  state: optional(t.string),
  /** Phrases, and ids of wishes, that the person removed from what was read in the goals and in answers beside them. */
  removedGoals: optional(t.array(t.string)),
})
export type ProfileValues = t.TypeOf<typeof profileValues>
