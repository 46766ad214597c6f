import { textOn } from '../../facts/answered.ts'
import { capital, lowerTitle } from '../../facts/reading.ts'
import { roleNoun } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { ownFacts, quoted, skillList } from '../person/own-facts.ts'
import { hasFigure } from './accomplishment.ts'

/** A line of the reader's as they wrote it, and as a résumé would say it. */
export type Rewritten = { readonly before: Text; readonly after: Text }

/**
 * At most two lines of the reader's own, rewritten: what they are proud of, then another deed that they wrote of, or else the skills
 * as they listed them. What only they know stays a blank; nothing is added.
 */
export function rewrittenLines(input: ReportInput): Rewritten[] {
  const { proud } = ownFacts(input)
  const first = proud ? [{ before: quoted(proud), after: plain(measured(asResumeLine(proud))) }] : []
  const second = deedLine(input, proud) ?? skillsLine(input)
  return second ? [...first, second] : first
}

/** Another sentence in which they did something, from what they wrote on other questions. */
function deedLine(input: ReportInput, proud: string): Rewritten | undefined {
  const texts = [textOn(input, 'motivation.main', 400), textOn(input, 'fear.main', 400), input.careerGoals]
  for (const sentence of texts.flatMap((text) => text.match(/[^.!?]+[.!?]*/g) ?? [])) {
    const said = sentence.trim()
    if (!DEED.test(said) || STILL_TO_COME.test(said) || said.length > LONGEST || proud.includes(said.replace(/[.!?]+$/, '')))
      continue
    const line = asResumeLine(said)
    if (!PRONOUN.test(line)) return { before: quoted(said), after: plain(measured(line)) }
  }
  return undefined
}

/** The skills as they listed them, which is how most résumés do, and the same as work that somebody can count. */
function skillsLine(input: ReportInput): Rewritten | undefined {
  const { skills, years } = ownFacts(input)
  const role = roleNoun(input.profile.currentRole)
  const named = skills.slice(0, 3).map(({ name }) => name)
  if (named.length === 0 || !role) return undefined
  const [first = ''] = named
  const rest = named.slice(1)
  return {
    before: `“${plain(capital(named.join(', ')))}”{^Y}`,
    after: `${plain(capital(first))}: ${BLANK} a week${years > 1 ? ` over ${years} years` : ''} as ${plain(lowerTitle(role))}, ${BLANK} of them alone${rest.length > 0 ? `; with ${skillList(rest)}` : ''}`,
  }
}

/** With the figure that a reader of résumés would miss: none at all, the two ends of a share, or what the deed was worth. */
function measured(line: string): string {
  if (!hasFigure(line)) return `${line} (${BLANK} people, hours or dollars)`
  // Two figures, or a figure and what came of it, are all that such a line asks for.
  if ((line.match(NUMBER) ?? []).length > 1 || line.includes('; ')) return line
  return SHARE.test(line) ? `${line}: from ${BLANK} to ${BLANK}` : `${line}; worth ${BLANK} hours or dollars`
}

/**
 * "I led the change of our ward handover, and falls dropped." → "Led the change of the ward handover; falls dropped". "My region went
 * up" → "Region went up". "In thirty years I have lost one pallet" → "Lost one pallet in thirty years". Of what others did with one's
 * work "my" stays: it says whose work it was.
 */
export function asResumeLine(words: string): string {
  const said = timeLast(words.trim().replace(/[.!]+$/, ''))
  const first = /^(?:i|we)(?:['’]ve| have| had)? (?=\p{L})/iu
  const own = first.test(said) || !PRONOUN.test(said)
  const bare = said
    .replace(first, '')
    .replace(/^had (?=(?:some of |most of |many of )?the same )/iu, 'kept ')
    .replace(/^(?:my|our) (?=\p{L})/iu, '')
    .replace(own ? /\b(?:my|our)\b/gi : /(?!)/, 'the')
    .replace(/, and (?=\p{L}+ (?:\p{L}+ )?\p{L}+ed\b)/u, '; ')
    .replace(/(?:,? and|\.) (?:i|we) (\p{L})/giu, (_all, letter: string) => `; ${letter}`)
    .replace(/\. (\p{Lu})/gu, (_all, letter: string) => `; ${letter.toLowerCase()}`)
  return capital(bare)
}

/** A line begins with what was done: "In thirty years I have lost one pallet, and …" has the years behind it. */
function timeLast(said: string): string {
  const [, time, who, deed, rest = ''] =
    /^((?:in|over|for|during|within) [^,]{3,30}?),? ((?:i|we)(?:['’]ve| have| had)?) ([^,;.]+)(.*)$/iu.exec(said) ?? []
  return time === undefined ? said : `${who} ${deed} ${time.charAt(0).toLowerCase()}${time.slice(1)}${rest}`
}

/** Whether the speaker stands anywhere in the sentence. */
const PRONOUN = /\b(?:i|we|my|our|me|us)\b/i
/** The beginning of a deed; what somebody liked, needed or hoped is none. */
const DEED =
  /^(?:I|We)(?:['’]ve| have)? (?!want|need|like|lov|hop|us(?:ed)? to|tri|look|plan|work|stay|liv|enjoy|miss|decid|realiz|retir|quit|lay|start)(?:\p{L}+ed|built|led|ran|wrote|taught|made|cut|won|grew|sold|found|set up|rebuilt|began|brought)\b(?!['’])/u
/** A need or a wish beside it makes it no line of a résumé. */
const STILL_TO_COME = /\b(?:need|want|would|will|hope|plan)\b|\b(?:wo|ca|do)n['’]t\b/i
const LONGEST = 120
const BLANK = '______'
const NUMBER =
  /\d[\d,.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twice|once|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b/gi
const SHARE = /%|\bpercent\b|\b(?:half|halved|doubled|tripled|thirds?|quarter|twice)\b/i
