import type { Answers } from '../../../entities/question/answer-values.ts'
import { entryOf } from '../../../entities/question/entry-of.ts'
import { progressOf } from './count-answers.ts'
import type { Part } from './screens.ts'

export type EqualRatings = { questionId: string; rating: number; count: number }

/** Fewer equal ratings than this are nothing to ask about. */
const LEAST = 5

/** The first list of a screen that was answered whole with one and the same rating, unless it was asked about before. */
export function equalRatings(parts: readonly Part[], answers: Answers, asked: readonly string[]): EqualRatings | undefined {
  for (const part of parts) {
    const { question } = part
    if (question.type !== 'scale_group' || asked.includes(question.id)) continue
    const { given, of } = progressOf(part, answers)
    if (given < of || of < LEAST) continue
    const first = part.items?.[0] ?? 0
    const rating = entryOf(answers[question.id], String(first))
    const all = Array.from({ length: of }, (_, index) => entryOf(answers[question.id], String(first + index)))
    if (typeof rating === 'number' && all.every((one) => one === rating)) return { questionId: question.id, rating, count: of }
  }
  return undefined
}
