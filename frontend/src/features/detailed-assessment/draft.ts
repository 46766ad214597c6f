import { object } from '@waymark/contracts/codec/object'
import { optional } from '@waymark/contracts/codec/primitives'
import { type ReportType, reportType } from '@waymark/contracts/models/report/report-type'
import * as t from 'io-ts'
import { type ProfileValues, profileValues } from '../../entities/person/profile-values.ts'
import { type Answers, answerValue } from '../../entities/question/answer-values.ts'
import { draftStore } from '../../lib/draft-store.ts'
import { guest, readOwn, removeOwn, writeOwn } from '../../lib/own-storage.ts'

const draft = object({
  step: t.number,
  reportType: optional(reportType),
  profile: profileValues,
  answers: t.record(t.string, answerValue),
  guestEmail: t.string,
  assessmentId: optional(t.string),
  reportId: optional(t.string),
  withoutAiText: optional(t.boolean),
  screen: optional(t.number),
  askedEqual: optional(t.array(t.string)),
})

export type WizardDraft = {
  step: number
  reportType?: ReportType
  profile: ProfileValues
  answers: Answers
  guestEmail: string
  assessmentId?: string
  reportId?: string
  withoutAiText?: boolean
  /** Which screen of the questions is looked at, from 0. */
  screen?: number
  /** Questions whose equal ratings were asked about. */
  askedEqual?: string[]
}

export const emptyDraft: WizardDraft = { step: 1, profile: {}, answers: {}, guestEmail: '' }

const name = 'wizard'
const store = draftStore<WizardDraft>(name, draft)

/** A person's draft in this tab, or a fresh one. What does not decode is thrown away. */
export function readDraft(person: string): WizardDraft {
  return store.read(person) ?? (person === guest ? undefined : carriedDraft()) ?? emptyDraft
}

export const saveDraft = store.save

/** Whether a wizard of this tab stands at a later step, whoever it is that comes back. */
export function isBeyondFirstStep(): boolean {
  return Object.entries(sessionStorage).some(([key, text]) => key.endsWith(`:${name}`) && /"step":[2-5]/.test(text))
}

const carried = 'carried'
/** Longer ago, it need not be the same person who now signs in. */
const longestSignIn = 30 * 60_000

/** A guest goes from the wizard to sign in, with the answers given so far. */
export function carryDraft(): void {
  writeOwn(guest, carried, String(Date.now()))
}

/** The guest came back without having signed in: whoever signs in later gets nothing of it. */
export function carryNothing(): void {
  removeOwn(guest, carried)
}

/** What the guest carried becomes the draft of the person who signed in; one of their own stays. */
export function takeCarriedDraft(person: string): void {
  const draft = store.read(person) ? undefined : carriedDraft()
  carryNothing()
  if (draft) saveDraft(person, draft)
}

/** Answers that are not saved yet. What a guest has saved or ordered is the guest's. */
function carriedDraft(): WizardDraft | undefined {
  const since = Date.now() - Number(readOwn(guest, carried) ?? Number.NEGATIVE_INFINITY)
  const draft = since < longestSignIn ? store.read(guest) : undefined
  return draft && draft.step <= 3 ? { ...draft, guestEmail: '' } : undefined
}
