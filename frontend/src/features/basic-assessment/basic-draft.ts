import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import * as t from 'io-ts'
import { draftStore } from '../../lib/draft-store.ts'

/** The answers as the form holds them: nothing is required before the last button. */
const values = object({
  currentRole: optional(t.string),
  currentOccupation: optional(t.string),
  state: optional(t.string),
  yearsExperience: t.number,
  industry: optional(t.string),
  targetIndustry: optional(t.string),
  careerGoals: optional(t.string),
  workStyle: optional(t.string),
  /** In the order of ticking, or as the person put them. */
  values: t.array(t.string),
  /** The person has put the values in order. */
  ordered: optional(t.boolean),
  skillsInterest: t.array(t.string),
  activities: t.record(t.string, t.number),
  challengePreference: optional(t.string),
  learningStyle: optional(t.string),
})
export type BasicValues = t.TypeOf<typeof values>

const draft = object({ step: t.number, values })
export type BasicDraft = { step: number; values: BasicValues }

export const emptyValues: BasicValues = { yearsExperience: 2, values: [], skillsInterest: [], activities: {} }
export const emptyBasicDraft: BasicDraft = { step: 1, values: emptyValues }

const store = draftStore<BasicDraft>('assessment', draft)

/** A person's draft in this tab, or a fresh one. What does not decode is thrown away. */
export const readBasicDraft = (person: string): BasicDraft => store.read(person) ?? emptyBasicDraft
export const saveBasicDraft = store.save
