import type { FormerWork } from '../words/former-work.ts'

/**
 * Former work that somebody asks to do again: who wants back to their profession, or their title and diploma accepted, builds on it first.
 * Work that they leave, or name as a goal already, is not named once more.
 */
export function formerAgain(
  text: string,
  former: readonly FormerWork[],
  { left, present }: { left: readonly string[]; present: string | undefined },
): FormerWork[] {
  if (!ASKS_BACK.test(text)) return []
  return former.filter(({ code }) => code !== present && !left.some((group) => code.startsWith(group))).slice(-1)
}

/** Whether words only say that the former work is wanted again. */
export const saysAgain = (words: string): boolean => ASKS_BACK.test(words)

const PAPERS =
  '(?:title|degree|diploma|profession|studies|credentials?|license|licence|certificates?|papers|experience|years|career|schooling|education)'
const ASKS_BACK = new RegExp(
  String.raw`\b(?:return|go(?:ing)? back|get(?:ting)? back|come back|back)(?: (?:in)?to)? (?:work(?:ing)? )?(?:(?:in|to|into|at|as) )?(?:(?:an?|the|my|that|old|own|real|same|former|this) )*(?:profession|field|career|office|work in|trade|desk|numbers|classroom|lab|job i had|what i (?:did|was|know|studied)|that|it)\b|\b(?:accept|recogni[sz]e|validat\w*|transfer|evaluat\w*|count|use|homologat\w*|convert|revalidat\w*)(?:ed|ing|s)? (?:\w+ )?(?:my|me) (?:\w+ )?${PAPERS}\b|\b(?:my (?:\w+ )?)${PAPERS} (?:to be |be |is |are |get |gets )?(?:accept|recogni[sz]|validat|transfer|evaluat|count|us)\w*|\bmy (?:old |real |own )?(?:profession|career)(?: (?:here|again|back))?\b|\bmy (?:old |real |own )?(?:trade|craft|work|job) (?:again|back)\b|\bwork (?:as|in) (?:it|that|my profession|one) again\b`,
  'i',
)
