import { explain, type FieldError } from '@waymark/contracts/codec/errors'
import {
  type DetailedAssessment,
  detailedAssessment,
  type GuestAssessment,
  guestAssessment,
} from '@waymark/contracts/models/assessment/assessment'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { isLeft } from 'fp-ts/lib/Either.js'
import { chosenOccupation } from '../../entities/occupation/chosen-occupation.ts'
import { wireProfile } from '../../entities/person/wire-profile.ts'
import { wireAnswers } from '../../entities/question/wire-answers.ts'
import { type FilledLevels, untouchedLevels } from './chapters/filled-levels.ts'
import { besideAnswers, keptRemovals } from './chapters/goal-chips.ts'
import type { WizardDraft } from './draft.ts'

/** What was asked, and the levels that the present occupation filled in. */
type Asked = { questions: readonly DetailedQuestion[]; filled: FilledLevels }

export type Payload<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] }

/** The full assessment of a signed-in person, checked by the contract before it is sent. */
export function memberPayload(draft: WizardDraft, asked: Asked): Payload<DetailedAssessment> {
  const decoded = detailedAssessment.decode(assessmentOf(draft, asked))
  return isLeft(decoded) ? { ok: false, errors: explain(decoded.left) } : { ok: true, value: decoded.right }
}

/** A guest's assessment also says where the report goes. */
export function guestPayload(draft: WizardDraft, asked: Asked): Payload<GuestAssessment> {
  const decoded = guestAssessment.decode({ ...assessmentOf(draft, asked), guestEmail: draft.guestEmail })
  return isLeft(decoded) ? { ok: false, errors: explain(decoded.left) } : { ok: true, value: decoded.right }
}

function assessmentOf(draft: WizardDraft, { questions, filled }: Asked) {
  const profile = wireProfile(draft.profile, draft.reportType)
  const { personalityScores, ...answers } = wireAnswers(questions, draft.answers, profile.careerGoals)
  const prefilled = chosenOccupation(profile.currentOccupation) ? untouchedLevels(questions, draft.answers, filled) : []
  const levels = Object.fromEntries(prefilled.map((id) => [id, filled[id]]))
  const removed = keptRemovals(draft.profile.removedGoals, profile.careerGoals, besideAnswers(draft.answers))
  return {
    assessmentType: draft.reportType,
    ...profile,
    ...answers,
    personalityScores: { ...personalityScores, ...levels },
    ...(prefilled.length > 0 && { prefilled }),
    ...(removed.length > 0 && { goalsRead: { removed } }),
  }
}
