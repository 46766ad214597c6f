import type { Text } from '../../../document/model/rich-text.ts'
import { characterFaults } from './gate-characters.ts'
import { figureFaults } from './gate-figures.ts'
import { formFaults } from './gate-form.ts'
import { meaningFaults } from './gate-meaning.ts'
import { nameFaults } from './gate-names.ts'
import { wordFaults } from './gate-words.ts'

export type GateRules = {
  /** The deterministic text, which a rewrite stands in for. */
  original: Text
  /** Tokens that the section's facts allow, with braces: `{job.pay}`. */
  tokens: ReadonlySet<string>
  /** Words in capitals that may stand inside a sentence: from the section, the person's title and the shortlist. */
  names: ReadonlySet<string>
  /** Titles of occupations outside the shortlist, in lower case. */
  otherTitles: readonly string[]
  /** Words of the section's other texts, in lower case: they may be used like plain words. */
  nearby: ReadonlySet<string>
  /** What the person wrote, which no text may repeat unless the original does. */
  said: readonly string[]
}

/** A rewrite may be a little longer than the text it replaces: pages have a fixed height. */
const LONGEST = 1.1
const SLACK = 16
/** Much shorter, and it has lost what the text says. */
const SHORTEST = 0.45

/**
 * Why a model's text may not be printed; empty when it may. Figures come from facts alone, names from the section alone, and every
 * sentence says what the data-driven text says: what cannot be shown to be harmless is refused, as there is always a text to print.
 */
export function faultsOf(text: Text, rules: GateRules): string[] {
  const odd = characterFaults(text, rules.original)
  // Letters that only look like letters would pass as words below.
  if (odd.length > 0) return odd
  return [
    ...lengthFaults(text, rules.original),
    ...formFaults(text, rules),
    ...figureFaults(text, rules),
    ...wordFaults(text, rules),
    ...nameFaults(text, rules),
    ...meaningFaults(text, rules),
  ]
}

function lengthFaults(text: Text, original: Text): string[] {
  if (text.trim() === '') return ['it is empty']
  const most = Math.floor(original.length * LONGEST + SLACK)
  if (text.length > most) return [`it is longer than ${most} characters`]
  const least = Math.floor(original.length * SHORTEST)
  return text.length < least ? [`it is shorter than ${least} characters`] : []
}
