import type { Left } from '../goals.ts'

/**
 * What somebody turns away from who says so of "this", of their field, or who retires from it: the present work and its nearest
 * kin, which need not carry its name ("another year of this", of a teacher, is said of other classrooms too). Undefined for whoever does not.
 */
export function leftOwnField(text: string, phrases: readonly string[], code: string): Left | undefined {
  const phrase =
    phrases.find((left) => OF_THIS.test(left)) ??
    RETIRES_FROM.exec(text)?.[0] ??
    SECOND_CAREER.exec(text)?.[0] ??
    FORMER_ONES.exec(text)?.[0]
  if (phrase === undefined) return undefined
  const kin = KIN.find(([beginning]) => code.startsWith(beginning))
  return { phrase, label: 'the work you do now', groups: kin ? kin[1] : [code.slice(0, 6)] }
}

const OF_THIS =
  /\b(?:this|all this|what i(?:['’]m| am) doing|what i do)(?: (?:any ?more|forever|job|work|career|field|line of work|profession|industry|business|life))?$|\bmy (?:career|field|profession|line of work|industry)$/i
/** "What do ex-cops do", "jobs for former teachers": who asks so of the own work is on the way out of it. */
const FORMER_ONES =
  /\b(?:what|where) (?:else )?(?:do|does|can|could|would|should) (?:an? )?(?:ex|former|retired|old|burned[- ]out)[- ][a-z]+(?: [a-z]+){0,2}? (?:even |usually |really )?(?:do|go|work|become|end up|turn|move)\b|\b(?:jobs?|work|careers?) (?:for|that) (?:an? )?(?:ex|former)[- ][a-z]+|\b(?:don['’]?t|do not|no longer) want to be an? [a-z]+(?: [a-z]+)? (?:any ?more|any longer)\b/i
const RETIRES_FROM =
  /\bsecond career after (?:the|my) pension\b|\bretir(?:e|ing|ed) (?:from|out of) (?:the |my |this )?(?:force|department|job|field|profession|business|fire|fd|pd|police|law enforcement|service|classroom|teaching|trade)\b/i
const SECOND_CAREER =
  /\b(?:second|different|brand new|whole new) career\b|\b(?:completely|totally|entirely|whole) (?:different|new) (?:field|line of work|direction|industry)\b/i

/** Groups whose occupations are one field to those who leave it; of all others only the own kind of work is left. */
const KIN: readonly (readonly [beginning: string, groups: readonly string[]])[] = [
  ['25-20', ['25-20']],
  ['25-30', ['25-20', '25-30']],
  ['33-20', ['33-20', '33-1021']],
  ['33-30', ['33-30', '33-101']],
  ['33-90', ['33-90', '33-109']],
  ['35-', ['35-']],
  ['37-', ['37-']],
  ['39-50', ['39-50']],
  ['39-90', ['39-90']],
  ['41-20', ['41-20', '41-1011']],
  ['45-20', ['45-20', '45-1011']],
  ['53-30', ['53-30']],
  ['53-70', ['53-70']],
]
