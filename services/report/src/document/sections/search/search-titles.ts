import type { NoteTitle, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../../model/report-input.ts'

/** The reader's work and what they asked for, in their own words. */
export interface SearchWords {
  readonly trade: string
  readonly wish: string
}

export function searchWords({ present, profile, ranking }: ReportInput, { code }: Pick<Occupation, 'code'>): SearchWords {
  const wish = ranking.goals.find(({ place }) => place?.occupation?.code === code)?.phrase ?? ''
  const skills = profile.skills.map(({ name }) => name)
  return { trade: [profile.currentRole, present?.shortTitle ?? '', ...skills].join(' '), wish }
}

/**
 * Titles to type for an occupation: first such as share a word with the wish that it answers, then those that our note holds by how
 * often they are filed, else those likest its own name. None is cut, and none stands twice in another spelling. Of an occupation that
 * pools teachers of every trade only titles of the reader's trade are named, and those that name no trade.
 */
export function searchTitles(occupation: Occupation, limit: number, words: SearchWords = NO_WORDS): string[] {
  const kept: string[] = []
  for (const one of titlesFor(occupation, words))
    if ([...kept, one].join(' · ').length <= limit && kept.length < MOST) kept.push(one)
  return kept
}

/** All of them, in the same order. */
export function titlesFor(
  { code, note, alternateTitles, title, shortTitle }: Occupation,
  { trade, wish }: SearchWords,
): string[] {
  const filed = note?.titles.map((one) => one.title) ?? []
  if (POOLED.has(code)) return onceEach(ofTrade([...filed, ...alternateTitles], trade))
  // Where nobody counted titles, its own name is the first to type.
  const titles = filed.length > 0 ? filed : [titleCase(shortTitle), ...byLikeness(alternateTitles, `${title} ${shortTitle}`)]
  const name = new Set(stemsOf(`${title} ${shortTitle}`))
  const asked = new Set(stemsOf(wish).filter((stem) => !name.has(stem)))
  const wished = [...filed, ...alternateTitles].filter((one) => !/[()]/.test(one) && stemsOf(one).some((stem) => asked.has(stem)))
  return onceEach([...wished.slice(0, MOST_WISHED), ...titles])
}

/** The titles of a note; of an occupation that pools teachers of every trade those of the reader's, and those that name none. */
export function notedTitles({ code, note }: Pick<Occupation, 'code' | 'note'>, { trade }: SearchWords): NoteTitle[] {
  const titles = note?.titles ?? []
  if (!POOLED.has(code)) return titles
  const kept = new Set(
    ofTrade(
      titles.map(({ title }) => title),
      trade,
    ),
  )
  return titles.filter(({ title }) => kept.has(title))
}

/** "CAD CAM Programmer" and "CAD/CAM Programmer" are one title. */
function onceEach(titles: readonly string[]): string[] {
  const spelled = new Map<string, string>()
  for (const title of titles) {
    const key = title.toLowerCase().replace(/[^a-z0-9]+/g, '')
    if (!spelled.has(key)) spelled.set(key, title)
  }
  return [...spelled.values()]
}

/** Titles that share a word with the trade, then those that name no trade at all. */
function ofTrade(titles: readonly string[], trade: string): string[] {
  const own = new Set(stemsOf(trade))
  const theirs = titles.filter((title) => stemsOf(title).some((stem) => own.has(stem)))
  const plainTitles = titles.filter((title) => !/[()/]|\b[A-Z]{2,}\b/.test(title) && stemsOf(title).length === 0)
  return [...theirs, ...plainTitles]
}

const titleCase = (words: string): string => words.replace(/(?<![\p{L}’'])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())

/** Beginnings of the words that name a trade; those of teaching itself name none. */
function stemsOf(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !TEACHING.test(word)).map((word) => word.slice(0, 6))
}

/** O*NET lists by the alphabet; a title that shares a word with the occupation's own name is the likelier one in an ad. */
function byLikeness(titles: readonly string[], name: string): string[] {
  const stems = (words: string): string[] => (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6))
  const named = new Set(stems(name))
  // The share of a title's words that the name holds: of two titles with the same words the shorter is the likelier one.
  const shared = (title: string): number =>
    stems(title).filter((stem) => named.has(stem)).length / Math.max(2, stems(title).length)
  const plainTitles = titles.filter((title) => !/[()/]|^IT\b/.test(title))
  return [...plainTitles].sort((a, b) => shared(b) - shared(a) || a.length - b.length)
}

const MOST = 6
const MOST_WISHED = 2
const NO_WORDS: SearchWords = { trade: '', wish: '' }
/** Teachers of trades after and in high school and in middle school: a welder and a hairdresser stand under one code. */
const POOLED: ReadonlySet<string> = new Set(['25-1194.00', '25-2032.00', '25-2023.00'])
const TEACHING =
  /^(?:instructors?|teachers?|teaching|professors?|lecturers?|faculty|adjunct|trainers?|educators?|vocational|career|careers|technical|technology|technologies|technician|education|college|school|trades?|industrial|occupational|skills?|program|department|community|lead|senior|assistant|associate|high|middle|junior|work|experience|coordinator)$/
