import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Answer } from './answers.ts'

/** Answers in the shape that travels to the report. */
export function answeredQuestions(answers: readonly Answer[]): AnsweredQuestion[] {
  return answers.map(({ question, items, text }) => ({
    questionId: question.id,
    question: question.question,
    type: question.type,
    topic: question.reads.report,
    items: items.map((item) => ({ ...item })),
    text,
  }))
}
