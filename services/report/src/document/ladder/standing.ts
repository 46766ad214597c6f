import { sellsFirm } from '../facts/told/leaving.ts'
import { FUNCTIONS, type LeadingFunction, type Rung, type Sector } from './tables.ts'

/** Where somebody stands on the ladder of their work. */
export interface Standing {
  work: LeadingFunction
  /** 0 = leads nobody by title. */
  level: number
  /** The next posts above, nearest first, three at most. */
  rungs: readonly Rung[]
  sector: Sector
}

export interface Told {
  role: string
  /** O*NET code of the present work, or ''. */
  code: string
  /** Slug of the industry, or ''. */
  industry: string
  /** The goal in their own words: an owner who sells the firm climbs the ladder of a post again. */
  goal?: string
}

/** The ladder above somebody's present title. Who has climbed the whole of one goes on with seats that are above any single work. */
export function standingOf(told: Told): Standing {
  const work = functionOf(told)
  const level = sellsFirm(told.role, told.goal ?? '') ? AFTER_A_SALE : levelOf(told, work)
  const above = work.rungs.filter((rung) => rung.level > level)
  const sector = sectorOf(told.industry, work)
  const beyond = above.length > 1 || APART.has(work.key) ? [] : CHIEF.rungs
  return { work, level, rungs: [...above, ...beyond].slice(0, 3).map((rung) => named(rung, sector, work)), sector }
}

/** The chair above all kinds of work is called otherwise where voters or trustees fill it. */
function named(rung: Rung, sector: Sector, work: LeadingFunction): Rung {
  if (rung.level !== LARGER) return rung
  if (work.key !== 'chief' && sector !== 'district' && sector !== 'college' && sector !== 'public')
    return { ...rung, name: 'Chief executive' }
  return { ...rung, name: LARGER_NAMES[sector] ?? rung.name }
}

const LARGER = 6
/** Who has led a firm of their own stands where managers are led. */
const AFTER_A_SALE = 3
const LARGER_NAMES: Partial<Record<Sector, string>> = {
  district: 'Superintendent of a larger district',
  college: 'President of a larger college',
  public: 'Chief of a larger agency',
}

const CHIEF = functionNamed('chief')

/** Who owns a business is not on the ladder of its trade; a chief is on none; a general title takes the work that its words name. */
function functionOf({ role, code, industry, goal = '' }: Told): LeadingFunction {
  if (sellsFirm(role, goal)) {
    const wanted = FUNCTIONS.find(({ key, words }) => !APART.has(key) && words.test(goal))
    return wanted ?? functionNamed(BY_INDUSTRY[industry] ?? 'operations')
  }
  if (OWNER.test(role)) return functionNamed('owner')
  const byCode = code === '' ? undefined : longestOf(code)
  const byWords = FUNCTIONS.find(({ key, words }) => !APART.has(key) && words.test(role))
  if (CHIEF.words.test(role) && !/vice[- ]president/i.test(role)) return CHIEF
  // One code holds managers of hotels, parks and theaters: a title of another kind of work says more than its code.
  if (byCode && !GENERAL.test(code)) return titled(byWords, byCode, role) ? byWords! : byCode
  const general = byWords?.key === 'operations'
  if (byWords && !(general && OWN_LADDERS.has(industry))) return byWords
  return functionNamed(BY_INDUSTRY[industry] ?? (code.startsWith('11-1011') ? 'chief' : (byCode?.key ?? 'operations')))
}

/** Whether the title names another kind of work than the code, and nothing of the code's own. */
function titled(byWords: LeadingFunction | undefined, byCode: LeadingFunction, role: string): boolean {
  return byWords !== undefined && byWords.key !== 'operations' && LEADERS.test(role) && !byCode.words.test(role)
}

/** Only titles of those who lead are read: a "sales engineer" is an engineer. */
const LEADERS = /\b(?:manager|director|head|chief|superintendent|supervisor|administrator|president)\b/i

const OWNER = functionNamed('owner').words
/** Found by the whole title alone. */
const APART: ReadonlySet<string> = new Set(['owner', 'chief'])
/** Codes that managers of many kinds of work share. */
const GENERAL = /^11-(?:1011|1021|9111|9199)/

/** Industries whose general managers climb the ladder of the industry. */
const OWN_LADDERS: ReadonlySet<string> = new Set(['manufacturing', 'retail', 'healthcare', 'government'])

const BY_INDUSTRY: Readonly<Record<string, string>> = {
  technology: 'software',
  finance: 'finance',
  healthcare: 'health',
  education: 'school',
  consulting: 'projects',
  manufacturing: 'manufacturing',
  retail: 'retail',
  media: 'media',
  nonprofit: 'community',
  government: 'public',
}

function longestOf(code: string): LeadingFunction | undefined {
  const found = FUNCTIONS.flatMap((work) =>
    work.codes.filter((start) => code.startsWith(start)).map((start) => ({ work, start })),
  )
  return found.toSorted((a, b) => b.start.length - a.start.length)[0]?.work
}

/** By the title as a rung names it, else by the words of rank in it, else by the code. */
function levelOf({ role, code }: Told, work: LeadingFunction): number {
  if (work.key === 'owner') return /manager/i.test(role) ? 3 : 2
  if (work.key === 'chief') return 5
  const found = work.rungs
    .flatMap((rung) => [rung.name, ...rung.titles].map((title) => ({ level: rung.level, title })))
    .filter(({ title }) => holds(role, title))
    .toSorted((a, b) => b.title.length - a.title.length)[0]
  const less = /\b(?:assistant|deputy|associate|vice)\s+(?!president)/i.test(role) ? 1 : 0
  if (found) return /assistant|deputy|associate|vice/i.test(found.title) ? found.level : Math.max(1, found.level - less)
  if (/executive assistant|assistant to/i.test(role)) return 0
  const byRank = RANKS.find(({ words, only }) => words.test(role) && (only?.test(code) ?? true))?.level
  return byRank === undefined ? byCodeAlone(code) : Math.max(1, byRank - less)
}

/** Whether a title stands in the words of another, word by word. */
function holds(role: string, title: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()} `
  return words(role).includes(words(title))
}

/** Codes of managers and of first-line supervisors. */
const LEADS = /^$|^11-|^(?:33|35|37|39|41|43|45|47|49|51|53)-1\d/
const RANKS: readonly { words: RegExp; level: number; only?: RegExp }[] = [
  { words: /\b(?:vice[- ]president|[es]?vp|head of|partner)\b/i, level: 4 },
  { words: /\b(?:chief (?!engineer|pilot|of staff)|c[efot]o\b|superintendent of schools)/i, level: 5 },
  { words: /\bdirector\b/i, level: 3 },
  { words: /\b(?:manager|controller|superintendent|administrator)\b/i, level: 2, only: LEADS },
  { words: /\b(?:supervisor|team lead|lead|foreman|forewoman|coordinator of)\b/i, level: 1 },
]

const SUPERVISORS = /^(?:33|35|37|39|41|43|45|47|49|51|53)-1\d/

function byCodeAlone(code: string): number {
  if (code.startsWith('11-1011')) return 5
  if (code.startsWith('11-')) return 2
  return SUPERVISORS.test(code) ? 1 : 0
}

/** The industry that was told says more than the kind of work: a controller of a college is paid as colleges pay. */
function sectorOf(industry: string, { sector, key }: LeadingFunction): Sector {
  if (key === 'owner') return sector
  if (industry === 'government') return 'public'
  if (industry === 'nonprofit') return 'nonprofit'
  if (industry === 'education') return sector === 'college' || sector === 'nonprofit' ? sector : 'district'
  if (industry === 'healthcare' && sector === 'corporate') return 'hospital'
  return sector
}

function functionNamed(key: string): LeadingFunction {
  const found = FUNCTIONS.find((work) => work.key === key)
  if (!found) throw new Error(`No ladder is called ${key}`)
  return found
}

/** Codes of the wage rows that the next posts are told with. */
export function rungCodes(told: Told): string[] {
  return [...new Set(standingOf(told).rungs.flatMap(({ code }) => (code === '' || code === 'own' ? [] : [code])))]
}
