import type { GoalKnowledge } from '../goal-knowledge.ts'
import { CONTACTS, HAS_IT } from './contact-words.ts'

/**
 * Whether words only say that somebody wants to keep what the present work is with: "keep working with kids" of a teacher names no
 * other work, and of an accountant it does.
 */
export function keptContact(
  { codes, wishValues }: Pick<GoalKnowledge, 'codes' | 'wishValues'>,
  asked: readonly { readonly id: string; readonly phrase: string }[],
  present: number | undefined,
): (phrase: string) => boolean {
  if (present === undefined) return () => false
  const kept = asked.filter(({ id }) => CONTACTS[id] && (wishValues(id)?.get(codes[present]!) ?? 0) >= HAS_IT)
  return (words) => kept.some(({ phrase }) => phrase.includes(words) || words.includes(phrase))
}
