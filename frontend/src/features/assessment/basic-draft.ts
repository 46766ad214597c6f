import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { readOwn, writeOwn } from '../../lib/own-storage.ts'

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

const name = 'assessment'

/** A person's draft in this tab, or a fresh one. What does not decode is thrown away. */
export function readBasicDraft(person: string): BasicDraft {
  const decoded = draft.decode(parse(readOwn(person, name)))
  return isRight(decoded) ? decoded.right : emptyBasicDraft
}

export function saveBasicDraft(person: string, value: BasicDraft): void {
  writeOwn(person, name, JSON.stringify(value))
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
