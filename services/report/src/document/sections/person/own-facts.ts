import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'
import { ratedOn } from '../../facts/answered.ts'
import { heldBy, isPaper } from '../../facts/held.ts'
import { listing, lower, lowerTitle } from '../../facts/reading.ts'
import { roleNoun, sentencesWithin } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'

/** What the reader told of themselves, as the pages that prepare them to speak use it. Nothing is guessed: what is missing is ''. */
export interface OwnFacts {
  /** Within a sentence: "registered nurse", "ICU nurse". */
  role: string
  years: number
  /** Named skills, best rated first, as a sentence may hold them. */
  skills: readonly { name: string; rating: number }[]
  proud: string
  motivation: string
  worry: string
  /** Licenses and certificates among what they named. */
  papers: readonly string[]
}

export function ownFacts(input: ReportInput): OwnFacts {
  const tools = toolNames(input)
  const rated = ratedOn(input, 'skill.named').map(({ label, value }) => ({ name: label, rating: value }))
  const named = rated.length > 0 ? rated : input.profile.skills.map(({ name, rating }) => ({ name, rating }))
  return {
    role: lowerTitle(roleNoun(input.profile.currentRole)),
    years: Math.round(input.profile.reach?.yearsExperience ?? 0),
    skills: named
      .filter((one) => !isPaper(one.name) && one.name.length <= LONGEST_SKILL)
      .map(({ name, rating }) => ({ name: skillInSentence(name, tools), rating })),
    proud: ownText(input, 'history.proud', 180),
    motivation: ownText(input, 'motivation.main', 180),
    worry: ownText(input, 'fear.main', 130),
    papers: heldBy(input).papers,
  }
}

/** The reader's words on a topic, without their last stop; long ones end with a whole sentence or clause. */
export function ownText(input: ReportInput, topic: ReportTopic, limit: number): string {
  const said = input.answers.filter((answer) => answer.topic === topic).find(({ text }) => text.trim() !== '')
  return sentencesWithin(said?.text ?? '', limit).replace(/[.\s]+$/, '')
}

/** "patient assessment", but "Excel", "Adobe Illustrator", "TIG welding" as they are written. */
export function skillInSentence(name: string, tools: ReadonlySet<string>): string {
  const clean = name.replace(/\s+/g, ' ').trim()
  const words = clean.split(' ')
  const first = words[0] ?? ''
  const isName =
    BRANDS.test(clean) ||
    /^\p{Lu}$/u.test(first) ||
    /\p{Lu}/u.test(clean.slice(1)) ||
    tools.has(first.toLowerCase()) ||
    LANGUAGE.test(clean) ||
    LANGUAGES.test(first)
  return isName ? clean : first.charAt(0).toLowerCase() + clean.slice(1)
}

/** Names of programs in the occupations of this report: of "Microsoft Excel" and "Salesforce software" the names alone. */
export function toolNames(input: ReportInput): ReadonlySet<string> {
  const found = known.get(input.occupations) ?? namesOfTools(input)
  known.set(input.occupations, found)
  return found
}

/** Nearly every page asks for them; the occupations of a report stay what they are. */
const known = new WeakMap<ReportInput['occupations'], ReadonlySet<string>>()

function namesOfTools({ occupations, present, ranking }: ReportInput): ReadonlySet<string> {
  const all = [
    ...Object.values(occupations),
    ...(present ? [present] : []),
    ...ranking.ranked.flatMap((one) => one.occupation ?? []),
  ]
  const names = all.flatMap(({ technologies }) => technologies.flatMap(({ name }) => NAMED.exec(name)?.slice(1) ?? []))
  return new Set(names.filter((name) => name && !KINDS.test(name)).map((name) => name.toLowerCase()))
}

/** A named skill that is short enough for the middle of a sentence, by its place among such; without any, what was rated best. */
export function shortSkill(input: ReportInput, at: number): Text | undefined {
  const named = ownFacts(input).skills.map(({ name }) => name)
  const rated = ratedOn(input, 'skill.people').filter(({ value }) => value >= GOOD)
  const short = (named.length > 0 ? named : rated.map(({ label }) => lower(label))).filter(({ length }) => length <= SHORT_SKILL)
  const found = short[Math.min(at, short.length - 1)]
  return found === undefined ? undefined : plain(found)
}

/** The quoted words with the stop that ends them. */
export function quoted(words: string): Text {
  return `“${plain(words)}${/[.!?]$/.test(words) ? '' : '.'}”{^Y}`
}

/** Names of skills in a row, also where one of them holds an "and". */
export function skillList(names: readonly string[]): Text {
  return plain(names.some((name) => name.includes(' and ')) ? names.join(', as well as ') : listing(names))
}

/** Makers and programs that keep their capital wherever they stand. */
const BRANDS =
  /^(?:Adobe|Amazon|Android|Apple|Autodesk|Azure|Canva|Cisco|Epic|Excel|Figma|Google|Java|Kubernetes|Linux|Mastercam|Microsoft|Oracle|Outlook|Photoshop|Powerpoint|Python|Quickbooks|Revit|Salesforce|Siemens|Slack|Solidworks|Splunk|Tableau|Unix|Windows|Xactimate|Yardi|Zoom)\b/i
/** A maker and its program, or one name alone or before "software". */
const NAMED = /^(?:(Microsoft|Adobe|Google|Oracle|Autodesk|Apple|IBM|Intuit) (\p{Lu}\S+)|(\p{Lu}\S+)(?: software)?$)/u
/** What a kind of program does, and no maker's name: "Scheduling software". */
const KINDS =
  /^(?:\p{L}+ing|Payroll|Inventory|Dispatch|Budget|Database|Email|Classroom|Spreadsheet|Calendar|Project|Graphics|Sales)$/iu
/** Names of languages keep their capital. */
const LANGUAGE =
  /^(?:Arabic|Chinese|Dutch|English|Farsi|French|German|Greek|Hebrew|Hindi|Italian|Japanese|Korean|Latin|Mandarin|Polish|Portuguese|Punjabi|Russian|Spanish|Tagalog|Turkish|Ukrainian|Urdu|Vietnamese)\b/
/** Names of languages keep their capital. */
const LANGUAGES =
  /^(?:English|Spanish|French|German|Portuguese|Italian|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Tagalog|Arabic|Russian|Polish|Hindi|Urdu|Haitian|Creole|Hebrew|Greek|Dutch|Swedish|Turkish|Persian|Farsi|Punjabi|Bengali|Swahili|Somali|Amharic|Latin)$/i
const SHORT_SKILL = 32
const GOOD = 7
const LONGEST_SKILL = 40
