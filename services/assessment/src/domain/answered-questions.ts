import type { Answer } from './answers.ts'

/** An answer as it is stored and told: the question in words, what was chosen or rated, and what was written. */
type AnsweredQuestion = {
  questionId: string
  question: string
  type: string
  topic: string
  items: Omit<Answer['items'][number], 'prefilled'>[]
  text: string
}

/** Answers in the shape that travels to the report. What was only filled in is left out: the report would tell it as said. */
export function answeredQuestions(answers: readonly Answer[]): AnsweredQuestion[] {
  const own = answers.map((answer) => ({ ...answer, items: answer.items.filter(({ prefilled }) => !prefilled) }))
  const given = own.filter(({ items, text }) => items.length > 0 || text !== '')
  return given.map(({ question, items, text }) => ({
    questionId: question.id,
    question: question.question,
    type: question.type,
    topic: question.reads.report,
    items: items.map((item) => ({ ...item })),
    text,
  }))
}
