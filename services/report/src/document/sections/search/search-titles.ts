import type { NoteTitle, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../../model/report-input.ts'

/** The reader's work and what they asked for, in their own words, and how they stand to the occupation. */
export interface SearchWords {
  readonly trade: string
  readonly wish: string
  readonly level?: Level
  /** What they are called today: who goes elsewhere types no such title. */
  readonly role?: string
}

/** Who has done the work for years is past its trainees; who has not is before its seniors. */
export type Level = 'known' | 'new'

export function searchWords(input: ReportInput, occupation: Pick<Occupation, 'code'>): SearchWords {
  const { present, profile, ranking } = input
  // Who wants a business of their own reads ads for the wage beside it: their words for the business are in none.
  const goal = ranking.goals.find(({ place, ownBusiness }) => !ownBusiness && place?.occupation?.code === occupation.code)
  const wish = goal?.phrase ?? ''
  const skills = profile.skills.map(({ name }) => name)
  const trade = [profile.currentRole, present?.shortTitle ?? '', ...skills].join(' ')
  return { trade, wish, level: levelOf(input, occupation), role: profile.currentRole }
}

export function levelOf({ present, profile }: ReportInput, { code }: Pick<Occupation, 'code'>): Level {
  return present?.code === code && (profile.reach?.yearsExperience ?? 0) >= SETTLED ? 'known' : 'new'
}

/** Years after which nobody is a trainee in their own work. */
const SETTLED = 3

/**
 * Titles to type for an occupation: first such as share a word with the wish that it answers or hold all of it, then those that our note holds by how
 * often they are filed, else those likest its own name; behind the first of them one that shares a word with the reader's own work and
 * skills. None is above or below their level, none is cut, and none stands twice in another spelling. Of an occupation that pools
 * teachers of every trade only titles of the reader's trade are named, and those that name no trade.
 */
export function searchTitles(occupation: Occupation, limit: number, words: SearchWords = NO_WORDS): string[] {
  const kept: string[] = []
  for (const one of titlesFor(occupation, words))
    if ([...kept, one].join(' · ').length <= limit && kept.length < MOST) kept.push(one)
  return kept
}

/** All of them, in the same order; worked out once for each reader and occupation, as many pages name the first of them. */
export function titlesFor(occupation: Occupation, words: SearchWords): string[] {
  const { trade, wish, level, role } = words
  const { code, shortTitle, note } = occupation
  const filed = note?.titles.map((one) => one.title) ?? []
  const key = JSON.stringify([code, shortTitle, filed, trade, wish, level, role])
  const told = known.get(occupation.alternateTitles) ?? new Map<string, string[]>()
  known.set(occupation.alternateTitles, told)
  const found = told.get(key) ?? orderedTitles(occupation, words)
  told.set(key, found)
  return [...found]
}
const known = new WeakMap<readonly string[], Map<string, string[]>>()

function orderedTitles(
  { code, note, alternateTitles, title, shortTitle }: Occupation,
  { trade, wish, level, role = '' }: SearchWords,
): string[] {
  const filed = note?.titles.map((one) => one.title) ?? []
  if (POOLED.has(code)) return onceEach(ofTrade([...filed, ...alternateTitles], trade))
  // Where nobody counted titles, its own name is the first to type.
  const titles =
    filed.length > 0
      ? filed
      : [titleCase(shortTitle.replace(PLACED, '')), ...byLikeness(alternateTitles, `${title} ${shortTitle}`)]
  const name = new Set(stemsOf(`${title} ${shortTitle}`))
  const asked = new Set(stemsOf(wish).filter((stem) => !name.has(stem)))
  const whole = stemsOf(wish)
  const shared = (one: string): number => stemsOf(one).filter((stem) => whole.includes(stem)).length
  const today = new Set(level === 'new' ? stemsOf(role) : [])
  const isToday = (one: string): boolean => stemsOf(one).length > 0 && stemsOf(one).every((stem) => today.has(stem))
  const answers = (one: string): boolean =>
    stemsOf(one).some((stem) => asked.has(stem)) || (whole.length > 1 && shared(one) === new Set(whole).size)
  // "Office Manager" answers "office manager" better than "Customer Service Manager" does, and with fewer words that nobody named.
  const wished = [...filed, ...alternateTitles]
    .filter((one) => !/[()]/.test(one) && !isToday(one) && answers(one))
    .toSorted((a, b) => shared(b) - shared(a) || strange(a, whole) - strange(b, whole))
  const all = [...wished.slice(0, MOST_WISHED), ...titles].filter((one) => level !== 'new' || !namesToday(one, role))
  const [first, ...rest] = onceEach(atLevel(all, level, `${title} ${shortTitle}`))
  const own = new Set(stemsOf(trade).filter((stem) => !name.has(stem) && !GENERAL.test(stem)))
  const told = [...name, ...whole, ...own]
  const theirs = atLevel([...filed, ...alternateTitles], level, `${title} ${shortTitle}`).find(
    (one) =>
      !/[()/]/.test(one) &&
      one.length <= LONGEST &&
      one !== first &&
      !isToday(one) &&
      stemsOf(one).some((stem) => own.has(stem)) &&
      strange(one, told) <= MOST_STRANGE,
  )
  return onceEach([first, theirs, ...rest].filter((one): one is string => one !== undefined))
}

/** How many words of a title stand neither in the work's name nor in what the reader told. */
function strange(title: string, known: readonly string[]): number {
  return stemsOf(title).filter((stem) => !known.includes(stem)).length
}

/** A title with the short form of the office or the work that they leave: "CPS Social Worker" for a CPS caseworker. */
function namesToday(title: string, role: string): boolean {
  const short = new Set(role.match(/\b[A-Z]{2,}\b/g) ?? [])
  return (title.match(/\b[A-Z]{2,}\b/g) ?? []).some((word) => short.has(word))
}

/** Without the ranks that lie behind the reader, or years ahead; a rank that the work's own name holds is none. */
function atLevel(titles: readonly string[], level: Level | undefined, name: string): string[] {
  const off = level === 'known' ? BELOW : level === 'new' ? ABOVE : undefined
  if (!off || off.test(name)) return [...titles]
  const kept = titles.filter((one) => !off.test(one))
  return kept.length > 0 ? kept : [...titles]
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

/** What the report adds to a title where the work stays and the place changes: nobody types it. */
const PLACED = / (?:in another place|on the [\p{L} ]+ side)$/u
const BELOW = /\b(?:trainee|apprentice|helper|intern|junior|entry level)\b/i
const ABOVE = /^(?:senior|sr\b|lead|chief|head|principal|master|executive|vice president)\b|\b(?:III|IV|director|president)\b/i
/** Beginnings of words that every trade has: they make no title the reader's own. */
const GENERAL =
  /^(?:admini|manag|custom|servic|operat|system|proces|office|planni|speci|profes|person|people|skill|techni|computer|comput|produc|genera|princi|superv|handli|helper|worker|machin|analys|design|engine|contro|qualit|health|medica|sales|busine)/
const LONGEST = 40
const MOST = 6
const MOST_WISHED = 2
/** A title that shares one word with a skill and has two of its own is another's: reviewing contracts makes nobody a driver license officer. */
const MOST_STRANGE = 1
const NO_WORDS: SearchWords = { trade: '', wish: '' }
/** Teachers of trades after and in high school and in middle school: a welder and a hairdresser stand under one code. */
const POOLED: ReadonlySet<string> = new Set(['25-1194.00', '25-2032.00', '25-2023.00'])
const TEACHING =
  /^(?:instructors?|teachers?|teaching|professors?|lecturers?|faculty|adjunct|trainers?|educators?|vocational|career|careers|technical|technology|technologies|technician|education|college|school|trades?|industrial|occupational|skills?|program|department|community|lead|senior|assistant|associate|high|middle|junior|work|experience|coordinator)$/
