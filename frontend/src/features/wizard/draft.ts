import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import { type ReportType, reportType } from '@waymark/contracts/models/report-type'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** An answer as the form holds it; what each question kind puts here is said in `wire-answers.ts`. */
const answer = t.union([t.number, t.string, t.array(t.string), t.record(t.string, t.union([t.number, t.string]))])
export type AnswerValue = t.TypeOf<typeof answer>
export type Answers = Readonly<Record<string, AnswerValue | undefined>>

/** Step 2 as typed: salaries are digits in a text, choices are empty until made. */
const profile = object({
  currentRole: optional(t.string),
  yearsExperience: optional(t.number),
  industry: optional(t.string),
  targetIndustry: optional(t.string),
  salaryCurrent: optional(t.string),
  salaryTarget: optional(t.string),
  educationLevel: optional(t.string),
  careerGoals: optional(t.string),
  currentOccupation: optional(t.string),
})
export type ProfileValues = t.TypeOf<typeof profile>

const draft = object({
  step: t.number,
  reportType: optional(reportType),
  profile,
  answers: t.record(t.string, answer),
  guestEmail: t.string,
  assessmentId: optional(t.string),
  reportId: optional(t.string),
  paymentId: optional(t.string),
})

export type WizardDraft = {
  step: number
  reportType?: ReportType
  profile: ProfileValues
  answers: Answers
  guestEmail: string
  assessmentId?: string
  reportId?: string
  paymentId?: string
}

export const emptyDraft: WizardDraft = { step: 1, profile: {}, answers: {}, guestEmail: '' }

const key = 'waymark-wizard'

/** The draft of this tab, or a fresh one. What does not decode is thrown away. */
export function readDraft(storage: Storage = sessionStorage): WizardDraft {
  const decoded = draft.decode(parse(storage.getItem(key)))
  return isRight(decoded) ? decoded.right : emptyDraft
}

export function saveDraft(value: WizardDraft, storage: Storage = sessionStorage): void {
  storage.setItem(key, JSON.stringify(value))
}

export function clearDraft(storage: Storage = sessionStorage): void {
  storage.removeItem(key)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
