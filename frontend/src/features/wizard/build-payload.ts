import { explain, type FieldError } from '@waymark/contracts/codec/errors'
import {
  type DetailedAssessment,
  detailedAssessment,
  type GuestAssessment,
  guestAssessment,
} from '@waymark/contracts/models/assessment'
import type { DetailedQuestion } from '@waymark/contracts/models/question'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { WizardDraft } from './draft.ts'
import { wireAnswers } from './wire-answers.ts'
import { wireProfile } from './wire-profile.ts'

export type Payload<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** The full assessment of a signed-in person, checked by the contract before it is sent. */
export function memberPayload(draft: WizardDraft, questions: readonly DetailedQuestion[]): Payload<DetailedAssessment> {
  const decoded = detailedAssessment.decode(assessmentOf(draft, questions))
  return isLeft(decoded) ? { ok: false, errors: explain(decoded.left) } : { ok: true, value: decoded.right }
}

/** A guest's assessment also says where the report goes. */
export function guestPayload(draft: WizardDraft, questions: readonly DetailedQuestion[]): Payload<GuestAssessment> {
  const decoded = guestAssessment.decode({ ...assessmentOf(draft, questions), guestEmail: draft.guestEmail })
  return isLeft(decoded) ? { ok: false, errors: explain(decoded.left) } : { ok: true, value: decoded.right }
}

function assessmentOf(draft: WizardDraft, questions: readonly DetailedQuestion[]) {
  const profile = wireProfile(draft.profile, draft.reportType)
  return { assessmentType: draft.reportType, ...profile, ...wireAnswers(questions, draft.answers, profile.careerGoals) }
}
