import { ratedOn, textOn } from '../facts/answered.ts'
import { lowerTitle, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'

/** A line of the reader's as they wrote it, and as a résumé would say it. */
export type Rewritten = { readonly before: Text; readonly after: Text }

/** At most two lines of the reader's own, rewritten. What only they know stays a blank; nothing is added. */
export function rewrittenLines(input: ReportInput): Rewritten[] {
  const proud = textOn(input, 'history.proud', LONGEST)
  const best = ratedOn(input, 'skill.named')[0]?.label ?? input.profile.skills[0]?.name
  const role = input.profile.currentRole.trim()
  const years = input.profile.reach?.yearsExperience ?? 0
  return [
    ...(proud
      ? [
          {
            before: `“${plain(proud)}”{^Y}`,
            after: `${plain(asResumeLine(proud))}${hasFigure(proud) ? '' : ` (${BLANK} people, hours or dollars)`}`,
          },
        ]
      : []),
    ...(best && role
      ? [
          {
            before: `“${plain(shorten(role, 40))}, ${plain(lowerTitle(shorten(best, 40)))}”{^Y}`,
            after: `${plain(shorten(best, 40))}: ${BLANK} a week as ${plain(lowerTitle(shorten(role, 40)))}${years > 1 ? `, ${years} years` : ''}; trusted alone with ${BLANK}`,
          },
        ]
      : []),
  ]
}

/** "I led the change of our ward handover, and falls dropped." → "Led the change of the ward handover; falls dropped". */
export function asResumeLine(words: string): string {
  const bare = words
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^(?:i|we)(?:'ve| have| had)? (?=\p{L})/iu, '')
    .replace(/\b(?:my|our)\b/gi, 'the')
    .replace(/, and (?=\p{L}+ (?:\p{L}+ )?\p{L}+ed\b)/u, '; ')
    .replace(/\. (?:i|we) (\p{L})/giu, (_all, first: string) => `; ${first}`)
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

const hasFigure = (words: string): boolean =>
  /\d|\b(?:half|third|quarter|twice|two|three|four|five|six|seven|eight|nine|dozen|hundred|thousand|ten|twenty|thirty|forty|fifty)\b/i.test(
    words,
  )

const BLANK = '______'
const LONGEST = 170
