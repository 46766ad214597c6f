import type { CountUnreadPhrasesRequest } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { countPhrases } from '../data/unread-phrases.ts'
import { readGoal } from '../domain/goals/read-goal.ts'

/**
 * Counts the phrases of a goal in which neither an occupation nor a wish was found, so that the table of goal words can grow where
 * people need it. Only plain words are kept, and neither who wrote them nor what stood beside them; what nobody wrote for a year goes.
 */
export async function countUnreadPhrases(
  { careers, db }: Pick<Context, 'careers' | 'db'>,
  { goals, presentCode }: CountUnreadPhrasesRequest,
): Promise<number> {
  const { unresolved } = readGoal(careers.goals, { text: goals?.text ?? '', ...(presentCode === '' ? {} : { presentCode }) })
  const removed = new Set(goals?.removed)
  const phrases = [...new Set(unresolved.filter((phrase) => !removed.has(phrase)).map(plainWords))].filter(
    (words) => words !== '',
  )
  // In one order everywhere, so that two goals with the same words do not wait for each other.
  await countPhrases(db, phrases.toSorted())
  return phrases.length
}

/** Two to eight words of letters; empty for anything else: numbers, addresses and single words could tell who wrote it. */
export function plainWords(phrase: string): string {
  const words = phrase.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return words.length <= 60 && /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){1,7}$/u.test(words) ? words : ''
}
