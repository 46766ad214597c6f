import { type DetailedQuestion, groupItems } from '@waymark/contracts/models/assessment/question'
import type { Answers } from '../../../entities/question/answer-values.ts'
import { entryOf } from '../../../entities/question/entry-of.ts'

/** Ratings 1-10 by item id (`competencies_0`), filled in from the present occupation. */
export type FilledLevels = Readonly<Record<string, number>>

type RatedElement = { id: string; level?: number | undefined }

/** The level of an occupation that a self-rating of 10 stands for, as the ranking engine reads ratings. */
const TOP_LEVEL = 5.5

/**
 * An O*NET level (0-7) as a rating from 1 to 10: the inverse of how the ranking engine reads a rating, level = 5.5 × (rating − 1) / 9.
 * A level that is filled in and left alone is therefore read as itself, to half a step; levels above 5.5 are a 10.
 */
export function ratingOfLevel(level: number): number {
  return Math.min(10, Math.max(1, Math.round(1 + (9 * level) / TOP_LEVEL)))
}

/** What an occupation fills in: the mean level of the elements that an item asks about. Items without a known level stay open. */
export function filledLevels(
  questions: readonly DetailedQuestion[],
  occupation: { skills: readonly RatedElement[]; knowledge: readonly RatedElement[] } | undefined,
): FilledLevels {
  const levels = new Map([...(occupation?.skills ?? []), ...(occupation?.knowledge ?? [])].map(({ id, level }) => [id, level]))
  const filled = questions.flatMap((question) =>
    groupItems(question).flatMap(({ elements = [] }, index) => {
      const known = elements.map((element) => levels.get(element)).filter((level) => level !== undefined)
      if (known.length === 0) return []
      return [[`${question.id}_${index}`, ratingOfLevel(known.reduce((sum, level) => sum + level, 0) / known.length)] as const]
    }),
  )
  return Object.fromEntries(filled)
}

/** Ids of the items that were filled in and that the person neither changed nor confirmed. */
export function untouchedLevels(questions: readonly DetailedQuestion[], answers: Answers, filled: FilledLevels): string[] {
  return questions.flatMap((question) =>
    groupItems(question).flatMap((_item, index) => {
      const id = `${question.id}_${index}`
      return filled[id] !== undefined && entryOf(answers[question.id], String(index)) === undefined ? [id] : []
    }),
  )
}
