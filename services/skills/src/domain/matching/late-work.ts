import type { Goals } from '../goals/goals.ts'

/** Whether somebody speaks of the last years of work: of an age from 55 on, or of what comes after work. */
export function isLate({ wishes, said = '' }: Pick<Goals, 'wishes' | 'said'>): boolean {
  return wishes.some(({ id, phrase }) => AGES.has(id) && OLDER.test(phrase)) || AFTER_WORK.test(said)
}

const AGES: ReadonlySet<string> = new Set(['age', 'pension', 'benefits', 'deadline'])
const OLDER = /\b(?:5[5-9]|6\d|7[0-4])\b|\bmedicare\b|\bsocial security\b|\bretir/i
/** "Till I can retire", "until Medicare", "two years to social security", "62, take the bus". */
const AFTER_WORK =
  /\b(?:till?|til|'til|until|before|to|toward) (?:(?:i|we|can|could|my|full|draw|get|collect|reach|on|hit|start) )*(?:retir\w+|medicare|social security|ssa?\b|pension)|(?<![$\d.,])\b(?:5[5-9]|6\d)\b(?=(?: years? old| this year| now| in \w+)?(?:[.,;!]|$))/i
