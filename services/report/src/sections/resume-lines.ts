import { roleNoun } from '../facts/grammar.ts'
import { capital, lowerTitle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { hasFigure } from './accomplishment.ts'
import { ownFacts, quoted } from './own-facts.ts'

/** A line of the reader's as they wrote it, and as a résumé would say it. */
export type Rewritten = { readonly before: Text; readonly after: Text }

/** At most two lines of the reader's own, rewritten. What only they know stays a blank; nothing is added. */
export function rewrittenLines(input: ReportInput): Rewritten[] {
  const { proud, skills, years } = ownFacts(input)
  const role = roleNoun(input.profile.currentRole)
  const best = skills[0]
  return [
    ...(proud
      ? [
          {
            before: quoted(proud),
            after: `${plain(asResumeLine(proud))}${hasFigure(proud) ? '' : ` (${BLANK} people, hours or dollars)`}`,
          },
        ]
      : []),
    ...(best && role
      ? [
          {
            before: `${plain(role)}. ${plain(capital(best.name))}${best.rating > 0 ? `, ${best.rating} of 10` : ''}.{^Y}`,
            after: `${plain(capital(best.name))}: ${BLANK} a week as ${plain(lowerTitle(role))}${years > 1 ? `, ${years} years` : ''}; trusted alone with ${BLANK}`,
          },
        ]
      : []),
  ]
}

/**
 * "I led the change of our ward handover, and falls dropped." → "Led the change of the ward handover; falls dropped". "My region went
 * up" → "Region went up". Of what others did with one's work "my" stays: it says whose work it was.
 */
export function asResumeLine(words: string): string {
  const said = words.trim().replace(/[.!]+$/, '')
  const first = /^(?:i|we)(?:['’]ve| have| had)? (?=\p{L})/iu
  const own = first.test(said) || !PRONOUN.test(said)
  const bare = said
    .replace(first, '')
    .replace(/^(?:my|our) (?=\p{L})/iu, '')
    .replace(own ? /\b(?:my|our)\b/gi : /(?!)/, 'the')
    .replace(/, and (?=\p{L}+ (?:\p{L}+ )?\p{L}+ed\b)/u, '; ')
    .replace(/\. (?:i|we) (\p{L})/giu, (_all, letter: string) => `; ${letter}`)
    .replace(/\. (\p{Lu})/gu, (_all, letter: string) => `; ${letter.toLowerCase()}`)
  return capital(bare)
}

/** Whether the speaker stands anywhere in the sentence. */
const PRONOUN = /\b(?:i|we|my|our|me|us)\b/i
const BLANK = '______'
