import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** The answers as the form holds them: nothing is required before the last button. */
const values = object({
  currentRole: optional(t.string),
  currentOccupation: optional(t.string),
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

const key = 'waymark-assessment'

/** The draft of this tab, or a fresh one. What does not decode is thrown away. */
export function readBasicDraft(storage: Storage = sessionStorage): BasicDraft {
  const decoded = draft.decode(parse(storage.getItem(key)))
  return isRight(decoded) ? decoded.right : emptyBasicDraft
}

export function saveBasicDraft(value: BasicDraft, storage: Storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify(value))
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
