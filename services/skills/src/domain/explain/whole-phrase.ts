import type { Goals } from '../goals/goals.ts'

/** "You wrote “…”", with the whole clause of the person's own text. */
export const youWrote = ({ written = [] }: Pick<Goals, 'written'>, phrase: string): string =>
  `You wrote “${wholePhrase(written, phrase)}”`

/**
 * The clause of the person's own words in which a phrase stands that was read as a wish or a limit: "Chemical smell gives me asthma
 * now" for "chemical smell gives me". The phrase itself where the clause is long, or where they wrote it otherwise.
 *
 * @param written texts as the person wrote them
 */
export function wholePhrase(written: readonly string[], phrase: string): string {
  const wanted = flat(phrase)
  if (wanted === '') return phrase
  const clauses = written.flatMap((text) => text.split(CLAUSE_END))
  const found = clauses
    .map((clause) => clause.replace(OPENING, '').replace(/\s+/g, ' ').trim())
    .find((clause) => flat(clause).includes(wanted))
  return found !== undefined && found.length <= LONGEST && !DANGLING.test(found) ? found : phrase
}

/** As words are compared: however somebody typed the marks between them. */
const flat = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[-\s]+/g, ' ')
    .trim()

const CLAUSE_END = /\n+|[.!?;]+(?:\s+|$)|,\s+|\s+(?:and|but|so|because|since|though|although)\s+/i
/** What joins a clause to the one before it. */
const OPENING = /^\s*(?:(?:and|but|so|or|also|maybe|plus)\b[\s,]*)+/i
/** A clause that waits for another one. */
const DANGLING = /^(?:if|when|while|as long as|unless)\b|\b(?:a|an|the|to|of|in|for|with|my|or)$/i
const LONGEST = 56
