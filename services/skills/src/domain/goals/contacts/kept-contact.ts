import type { GoalKnowledge } from '../goal-knowledge.ts'
import { CONTACTS, HAS_IT, MUCH_OF_THE_DAY } from './contact-words.ts'

/**
 * Whether words only say that somebody wants to keep what the present work is with: "keep working with kids" of a teacher names no
 * other work, and of an accountant it does; nor does "stay with the state" of who works for it.
 */
export function keptContact(
  { codes, wishValues }: Pick<GoalKnowledge, 'codes' | 'wishValues'>,
  asked: readonly { readonly id: string; readonly phrase: string }[],
  present: number | undefined,
): (said: { readonly phrase: string; readonly inside?: boolean }) => boolean {
  if (present === undefined) return () => false
  const held = asked.filter(({ id }) => CONTACTS[id] && (wishValues(id)?.get(codes[present]!) ?? 0) >= leastHeld(id))
  const employer = asked.filter(({ id }) => id === 'same_employer')
  return ({ phrase, inside = false }) => {
    // A figure of the whole work does not tell that the words mean it: who hands out costumes may want a trade for their hands.
    const wishes = inside ? held : [...held.filter(({ id }) => CONTACTS[id]!.isRead), ...employer]
    return wishes.some((wish) => wish.phrase.includes(phrase) || phrase.includes(wish.phrase))
  }
}

/** Of what was read of some posts a part is enough; a figure of the whole work must be high. */
const leastHeld = (id: string): number => (CONTACTS[id]!.isRead ? HAS_IT : MUCH_OF_THE_DAY)
