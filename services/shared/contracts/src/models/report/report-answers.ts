import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { instant, uuid } from '../../codec/primitives.ts'
import { detailedAssessment } from '../assessment/assessment.ts'

/** How many corrections of one report are free, and for how long after it was made. */
export const FREE_CORRECTIONS = 3
export const CORRECTION_DAYS = 30

/** What a corrected report says of its correction: the question, and both answers in words ('' = not answered). */
export const correctionNote = object({ reportId: uuid, question: t.string, before: t.string, after: t.string })
export type CorrectionNote = t.TypeOf<typeof correctionNote>

/** What each piece of the basic information is called beside its answer. */
export const fieldQuestions = {
  currentRole: 'Your work now',
  yearsExperience: 'Years of experience',
  industry: 'Your field',
  targetIndustry: 'The field you want',
  salaryCurrent: 'Your pay now, a year',
  salaryTarget: 'The pay you want, a year',
  educationLevel: 'Education',
  careerGoals: 'Your goals',
  state: 'Your state',
} as const
export const occupationQuestion = 'The occupation closest to your work'

export const saidAnswers = t.array(object({ id: t.string, question: t.string, words: t.string }))

/** The answers that a report rests on: as they were sent, and in words, in the order asked; and what may still be corrected. */
export const reportAnswers = object({
  answers: detailedAssessment,
  said: saidAnswers,
  corrections: object({ left: t.number, until: instant }),
})
export type ReportAnswers = t.TypeOf<typeof reportAnswers>
