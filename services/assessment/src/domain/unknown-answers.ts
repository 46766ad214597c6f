import { type AnswerSource, answerMaps } from './answers.ts'
import type { BankQuestion } from './bank-types.ts'
import { type AnswerFault, RATED_SKILLS } from './read-answers.ts'

/** Answers to what the assessment does not ask: nobody would ever read them, so they are refused and not kept. */
export function unknownAnswers(questions: readonly BankQuestion[], source: AnswerSource): AnswerFault[] {
  const known = new Set(questions.flatMap(keysOf))
  return answerMaps.flatMap((map) =>
    Object.keys(source[map] ?? {})
      .filter((key) => !known.has(key))
      .map((key) => ({ path: `${map}.${key}`, message: 'This answer is not part of the assessment' })),
  )
}

/** Under which keys the answer to a question stands in the maps. */
export function keysOf(question: BankQuestion): string[] {
  switch (question.type) {
    case 'scale_group':
      return question.items.map((_item, index) => `${question.id}_${index}`)
    case 'skills_rating':
      return Array.from({ length: RATED_SKILLS }, (_, index) => `skill_${index + 1}_rating`)
    // Its lines travel with the goals.
    case 'timeline':
      return []
    default:
      return [question.id]
  }
}
