import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { Answers, AnswerValue } from './answer-values.ts'

/** Names of final-form are paths, so a question's id must not be read as one. */
export function answerField(id: string): string {
  return `answers.${keyOf(id)}`
}

export type AnswersForm = { answers: Record<string, AnswerValue | undefined>; guestEmail?: string }

export function toFields(answers: Answers): AnswersForm['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([id, value]) => [keyOf(id), value]))
}

export function fromFields(questions: readonly DetailedQuestion[], fields: AnswersForm['answers'] | undefined): Answers {
  return Object.fromEntries(questions.map(({ id }) => [id, fields?.[keyOf(id)]]))
}

export function toFieldErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([id, message]) => [keyOf(id), message]))
}

function keyOf(id: string): string {
  return `q_${id.replace(/[.[\]]/g, '~')}`
}
