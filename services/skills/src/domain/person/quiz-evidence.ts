/** One game's answers about a skill: newest first in a list. */
export type QuizEvidence = { readonly kind: string; readonly score: number | null; readonly items: number | null }

/**
 * Whether quizzes show a skill: the newest games are taken together until they hold ten answers; at least five answers are
 * asked for, and 70 % of them right (the specified strong area). A later weak game can take the mark away again.
 */
export function isVerified(newestFirst: readonly QuizEvidence[]): boolean {
  let right = 0
  let answers = 0
  for (const { kind, score, items } of newestFirst) {
    if (kind !== 'quiz' || score === null || items === null) continue
    if (answers >= ENOUGH_ANSWERS) break
    right += score * items
    answers += items
  }
  // A hair of tolerance: 0.7 of ten answers is seven of them, whatever the binary fractions say.
  return answers >= LEAST_ANSWERS && right / answers >= STRONG - 1e-9
}

const LEAST_ANSWERS = 5
const ENOUGH_ANSWERS = 10
/** The specification's share of right answers from which an area is strong. */
const STRONG = 0.7
