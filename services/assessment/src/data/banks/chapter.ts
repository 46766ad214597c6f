import type { QuestionChapter } from '@waymark/contracts/models/assessment/question'
import type { BankQuestion, ChapterQuestion } from '../../domain/bank-types.ts'

/** The questions of one chapter, in the order asked. */
export function chapter(name: QuestionChapter, questions: readonly BankQuestion[]): readonly ChapterQuestion[] {
  return questions.map((question) => ({ ...question, chapter: name }))
}
