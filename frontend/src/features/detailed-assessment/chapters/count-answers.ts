import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import type { Answers, AnswerValue } from '../../../entities/question/answer-values.ts'
import { entryOf } from '../../../entities/question/entry-of.ts'
import type { FilledLevels } from './filled-levels.ts'
import type { Part } from './screens.ts'

/** From this many answers on, the assessment may be completed from any chapter. */
export const ENOUGH_ANSWERS = 25

/**
 * How many answers a person has given: each rating, each text and each named skill is one, a choice or a ranking is one as a whole.
 * Levels that were filled in and only confirmed are one answer for each heading, however many stand under it.
 */
export function countAnswers(questions: readonly DetailedQuestion[], answers: Answers, filled: FilledLevels): number {
  const headings = new Set<string>()
  let count = 0
  for (const question of questions) {
    const value = answers[question.id]
    if (question.type !== 'scale_group') {
      count += givenIn(question, value)
      continue
    }
    for (const [index, { group = '' }] of groupItems(question).entries()) {
      const score = entryOf(value, String(index))
      if (score === undefined) continue
      if (score === filled[`${question.id}_${index}`]) headings.add(group)
      else count += 1
    }
  }
  return count + headings.size
}

/** How much of a part is answered: `of` controls that can be set, and how many of them are. */
export function progressOf(part: Part, answers: Answers): { given: number; of: number } {
  const { question } = part
  const value = answers[question.id]
  if (question.type === 'scale_group') {
    const asked = part.items ?? [...groupItems(question).keys()]
    return { given: asked.filter((index) => entryOf(value, String(index)) !== undefined).length, of: asked.length }
  }
  if (question.type === 'ranking') return { given: entriesOf(value), of: question.options?.length ?? 1 }
  if (question.type === 'timeline') return { given: entriesOf(value), of: question.timelines?.length ?? 1 }
  return { given: Math.min(1, givenIn(question, value)), of: 1 }
}

function givenIn(question: DetailedQuestion, value: AnswerValue | undefined): number {
  if (value === undefined || value === '') return 0
  if (question.type === 'timeline') return entriesOf(value)
  if (question.type === 'skills_rating') return Object.keys(value).filter((key) => key.startsWith('name_')).length
  if (Array.isArray(value)) return value.length > 0 ? 1 : 0
  if (typeof value === 'object') return entriesOf(value) > 0 ? 1 : 0
  return 1
}

function entriesOf(value: AnswerValue | undefined): number {
  return typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).length : 0
}
