import { truncate } from '@waymark/contracts/text/truncate'
import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Exposure, Occupation, Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation, RankResponse, ScaleScore } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../model/report-input.ts'

/** What sections ask of the input again and again, with the empty cases decided once. */

export const INTERESTS = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const
export type Interest = (typeof INTERESTS)[number]
export const VALUES = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions'] as const
export type Value = (typeof VALUES)[number]

export const INTEREST_WORDS: Record<Interest, { name: string; about: string; doing: string; noun: string }> = {
  realistic: {
    name: 'Realistic',
    about: 'tools, machines, outdoors',
    doing: 'working with your hands',
    noun: 'work with your hands',
  },
  investigative: { name: 'Investigative', about: 'find out why', doing: 'finding out why', noun: 'finding out why' },
  artistic: { name: 'Artistic', about: 'make, write, design', doing: 'making things of your own', noun: 'room to make things' },
  social: { name: 'Social', about: 'teach, help, listen', doing: 'helping people', noun: 'work with people' },
  enterprising: { name: 'Enterprising', about: 'lead, persuade, sell', doing: 'leading and persuading', noun: 'leading' },
  conventional: { name: 'Conventional', about: 'order, records, rules', doing: 'putting things in order', noun: 'order' },
}

export const VALUE_WORDS: Record<Value, { name: string; about: string; ask: string }> = {
  achievement: {
    name: 'Achievement',
    about: 'using what you are best at',
    ask: 'Which part of last month would you show a friend?',
  },
  independence: { name: 'Independence', about: 'deciding how the work is done', ask: 'What did you last decide without asking?' },
  recognition: { name: 'Recognition', about: 'advancement, being seen', ask: 'Who was promoted last, and why?' },
  relationships: { name: 'Relationships', about: 'kind co-workers, helping', ask: 'Who do you eat lunch with?' },
  support: { name: 'Support', about: 'fair bosses, good training', ask: 'What happened the last time somebody made a mistake?' },
  working_conditions: {
    name: 'Working conditions',
    about: 'security, pay, safe hours',
    ask: 'How were people treated in the last bad year?',
  },
}

/** The list as the report prints it: at most ten places, fewer where the engine advises fewer. */
export function places(input: ReportInput): RankedOccupation[] {
  return input.ranking.ranked.slice(0, 10)
}

/** Whether something that the reader named is open, be it their own work elsewhere: beside it the engine sets nothing else. */
export function namesWhatIsOpen({ ranked, goals }: Pick<RankResponse, 'ranked' | 'goals'>): boolean {
  return ranked.some(({ answers }) => answers.length > 0) || goals.some(({ answer }) => answer === 'inside')
}

/** Whether the reader named the occupation itself; a place that comes near what they named is an idea of ours. */
export function wasNamed({ goals }: Pick<RankResponse, 'goals'>, { occupation }: RankedOccupation): boolean {
  return goals.some(({ place }) => place?.occupation !== undefined && place.occupation.code === occupation?.code)
}

/** A place that only fills up a short list: a rule speaks against it, and the engine says so first. */
export function fillsUp({ reasonsAgainst }: RankedOccupation): boolean {
  return reasonsAgainst.some(({ kind }) => kind === FILLS_UP)
}

const FILLS_UP = 'fills_up'

export function occupationOf(ranked: RankedOccupation): Occupation {
  if (!ranked.occupation) throw new Error('A ranked entry without its occupation')
  return ranked.occupation
}

/** A place with its occupation as the material holds it in full: the list's own entry first, which also has reasons and gaps. */
export function fullOf(input: ReportInput, place: RankedOccupation): RankedOccupation {
  const code = occupationOf(place).code
  const listed = input.ranking.ranked.find((ranked) => ranked.occupation?.code === code)
  if (listed) {
    // What the reader named fills no list up, even where its occupation does so for others.
    const reasonsAgainst = listed.reasonsAgainst.filter(({ kind }) => kind !== FILLS_UP || fillsUp(place))
    return { ...listed, reasonsAgainst, entry: place.entry ?? listed.entry }
  }
  return { ...place, occupation: input.occupations[code] ?? place.occupation }
}

/** Pay of a year, where one is published: of actors, dancers and musicians only the pay of an hour is. */
export function yearlyWages({ wages }: Occupation): Wages | undefined {
  return wages && wages.median > 0 ? wages : undefined
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words as they stand within a sentence: "I", abbreviations and names keep their capitals ("CompTIA's", "Border Gateway Protocol"). */
export function lower(words: string): string {
  if (/^(?:I\b|[A-Z][A-Z0-9]|\p{Lu}\p{Ll}*\p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u.test(words)) return words
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** A job title within a sentence: "registered nurse", "ICU nurse", "VP of sales". */
export function lowerTitle(title: string): string {
  return title.replace(/\p{L}[\p{L}\p{N}]*/gu, (word) => (/\p{Lu}.*\p{Lu}|\p{Lu}\p{N}/u.test(word) ? word : word.toLowerCase()))
}

/** Names of skills and fields in running text: "reading comprehension", but "English language". */
export function lowerName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\//g, ' and ')
    .replace(/\benglish\b/g, 'English')
}

/** "seven of the places" for a list that is too long to be named. */
export const howManyPlaces = (count: number): string => `${countWord(count).toLowerCase()} of the places on your list`

/** Small counts in words, as a sentence may begin with them. */
export function countWord(count: number): string {
  return (
    ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'][count] ??
    String(count)
  )
}

/** "a, b and c". */
export function listing(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export function scaleScore(input: ReportInput, scale: string): ScaleScore | undefined {
  return input.ranking.scales.find((score) => score.scale === scale)
}

/** Interest or value on the 1-7 scale of the occupation data; undefined when nothing was answered. */
export function onSeven(score: number): number {
  return 1 + (score / 100) * 6
}

export function interestScores(
  input: ReportInput,
): { interest: Interest; score: number; low: number; high: number; answered: boolean }[] {
  return INTERESTS.map((interest) => {
    const found = scaleScore(input, `interest.${interest}`)
    const score = onSeven(found?.score ?? 50)
    return {
      interest,
      score,
      low: onSeven(found?.low ?? 40),
      high: onSeven(found?.high ?? 60),
      answered: (found?.items ?? 0) > 0,
    }
  })
}

export function valueScores(input: ReportInput): { value: Value; score: number; answered: boolean }[] {
  return VALUES.map((value) => {
    const found = scaleScore(input, `value.${value}`)
    return { value, score: onSeven(found?.score ?? 50), answered: (found?.items ?? 0) > 0 }
  })
}

export function answersOn(input: ReportInput, ...topics: string[]): AnsweredQuestion[] {
  return input.answers.filter((answer) => topics.some((topic) => answer.topic === topic || answer.topic.startsWith(`${topic}.`)))
}

/** The person's own words on a topic, cut at a sentence or word when long. */
export function wordsOn(input: ReportInput, topics: string[], limit = 260): string {
  const text =
    answersOn(input, ...topics)
      .map((answer) => answer.text.trim())
      .find((words) => words.length > 0) ?? ''
  return shorten(text, limit)
}

/** Labels of chosen or top rated items on a topic. */
export function choicesOn(input: ReportInput, topics: string[], limit = 4): string[] {
  return answersOn(input, ...topics)
    .flatMap((answer) => answer.items)
    .map((item) => shorten(item.label, 60))
    .filter((label) => label.length > 0)
    .slice(0, limit)
}

/** Words that have to fit: cut behind a sentence, else before a new clause, else behind a word. Nothing stands for what is left out. */
export function shorten(words: string, limit: number): string {
  const clean = words.replace(/\s+/g, ' ').trim()
  if (clean.length <= limit) return clean
  const cut = truncate(clean, limit)
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  if (sentence > limit * 0.4) return cut.slice(0, sentence + 1)
  const clause = [...cut.matchAll(CLAUSE)].at(-1)?.index ?? -1
  if (clause > limit * 0.5) return cut.slice(0, clause)
  const space = cut.lastIndexOf(' ')
  return (space > limit * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/, '')
}

/** Where a new thought begins: behind a comma or a dash, or before a joining word. */
const CLAUSE = /[,;:]? (?:and|but|or|because|while|when|so that) |[,;:] | [–—] /g

export interface LensSpan {
  low: number
  high: number
  count: number
  /** agree, agree in part, split, or too few to say. */
  word: string
}

export function lensSpan(exposures: readonly Exposure[]): LensSpan {
  const values = exposures.map((exposure) => exposure.percentile)
  if (values.length === 0) return { low: 0, high: 0, count: 0, word: 'no measure' }
  const low = Math.min(...values)
  const high = Math.max(...values)
  if (values.length < 3) return { low, high, count: values.length, word: 'too few' }
  const word = high - low <= 25 ? 'agree' : high - low <= 50 ? 'agree in part' : 'split'
  return { low, high, count: values.length, word }
}

export const BAND_WORDS: Record<string, string> = { very_strong: 'Very strong', strong: 'Strong', fair: 'Fair', loose: 'Loose' }

export const DEGREE_WORDS: Record<string, string> = {
  high_school: 'a high school diploma',
  associates: 'an associate’s degree',
  bachelors: 'a bachelor’s degree',
  masters: 'a master’s degree',
  phd: 'a doctorate',
  professional: 'a professional degree',
  bootcamp: 'a bootcamp certificate',
}

/** Usual entry as a table prints it: "Bachelor’s". */
export function entryShort(entry: string): string {
  const known: Record<string, string> = {
    'No formal educational credential': 'None',
    'High school diploma or equivalent': 'High school',
    'Postsecondary nondegree award': 'Certificate',
    'Some college, no degree': 'Some college',
    "Associate's degree": 'Associate’s',
    "Bachelor's degree": 'Bachelor’s',
    "Master's degree": 'Master’s',
    'Doctoral or professional degree': 'Doctorate',
  }
  return known[entry] ?? entry
}

/** Whether the usual entry is a degree; a "nondegree award" and "some college, no degree" are none. */
export function isDegree(entry: string): boolean {
  return /^(?:Associate|Bachelor|Master|Doctoral)/.test(entry)
}

export function entryWords(entry: string): string {
  const known: Record<string, string> = {
    'No formal educational credential': 'no formal schooling',
    'High school diploma or equivalent': 'a high school diploma',
    'Postsecondary nondegree award': 'a certificate after high school',
    'Some college, no degree': 'some college',
    "Associate's degree": 'an associate’s degree',
    "Bachelor's degree": 'a bachelor’s degree',
    "Master's degree": 'a master’s degree',
    'Doctoral or professional degree': 'a doctoral or professional degree',
  }
  return known[entry] ?? (entry ? lower(entry) : 'an entry we hold no data on')
}
