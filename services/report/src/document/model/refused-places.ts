import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { sharesStem } from '../facts/work/work-match.ts'
import type { ReportInput } from './report-input.ts'

/**
 * Takes out of the reader's own work the settings that they want to leave, and out of all work the kinds of employers that they turn
 * down: "leave agency life", "no retail", "not another surveys shop". One kind of employer stays in each note.
 */
export function leaveRefusedPlaces(input: ReportInput): void {
  const refused = refusedWords(input)
  if (refused === '') return
  const isRefused = (words: string): boolean => sharesStem(withoutOwn(input, words), refused)
  const { sameWork } = input.ranking
  if (sameWork) {
    const kept = sameWork.settings.filter(({ name }) => !isRefused(name))
    // A setting that brings what they leave comes last: travel, for who leaves the travel.
    const brings = (differs: string): boolean => isRefused(differs.replace(SPARED, ' '))
    sameWork.settings = kept.toSorted((a, b) => Number(brings(a.differs)) - Number(brings(b.differs)))
  }
  const { ranked, next, unfiltered, goals } = input.ranking
  const places = [...ranked, ...next, ...unfiltered, ...goals.flatMap(({ place }) => place ?? [])].flatMap(
    ({ occupation }) => occupation ?? [],
  )
  for (const occupation of [...Object.values(input.occupations), ...places, ...(input.present ? [input.present] : [])])
    keepOthers(occupation, isRefused)
}

function keepOthers({ note }: Occupation, isRefused: (words: string) => boolean): void {
  if (!note) return
  const kept = note.employers.filter(({ text }) => !isRefused(text.split(/[:,(]/)[0]!))
  if (kept.length > 0) note.employers = kept
}

/** What they want to be rid of, up to the place, the time or the aim that follows it. */
export function refusedWords({ careerGoals }: Pick<ReportInput, 'careerGoals'>, cue = REFUSED): string {
  return [...careerGoals.matchAll(cue)].map(([, words]) => words!.split(ENDS)[0]!).join(' ')
}

/** The words of the work itself name no place: research is what a market research analyst does everywhere. */
function withoutOwn({ present, profile }: ReportInput, words: string): string {
  const own = `${present?.title ?? ''} ${present?.shortTitle ?? ''} ${profile.currentRole.replace(/\b(?:at|in|for)\b.*$/i, '')}`
  return (words.match(/\p{L}{5,}/gu) ?? []).filter((word) => !sharesStem(word, own) && !ANY_PLACE.test(word)).join(' ')
}

const REFUSED =
  /\b(?:never(?: again)?|not?(?: more| another| longer)?|leave|leaving|out of|away from|tired of|sick of|done with)\s+([^.,;!?]{3,40})/gi
/** Said flatly: who only weighs leaving may stay. */
export const FLATLY = /\b(?:never(?: again)?|no(?: more)?|done with)\s+([^.,;!?]{3,40})/gi
const ENDS = /\b(?:at|in|on|for|to|into|but|with|by|because|since|till|until|and|or|if|i)\b/i
/** "Less travel" brings none. */
const SPARED = /\b(?:less|fewer|little|no|without)\s+\p{L}+/giu
/** Sizes and kinds that say nothing of the place. */
const ANY_PLACE =
  /^(?:small|large|larger|other|local|state|public|private|firms?|companies|company|office|offices|places?|jobs?|hours|nights?|makers?)$/i
