import type { EntryPath } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { countOf } from '../model/grammar.ts'
import type { ReportInput } from '../model/report-input.ts'
import { itemsOn } from './answered.ts'

/** What the reader already has of all that gates ask for. */
export interface Held {
  /** 1 high school, 2 a certificate, 3 associate, 4 bachelor, 5 master, 6 doctoral or professional; 0 = not said. */
  readonly degree: number
  readonly years: number
  /** Licenses and certificates as they wrote them; what they only prepare for is none. */
  readonly papers: readonly string[]
  /** A trade that they have served their time in: "electrician". */
  readonly journeymanOf: string
  /** They hold the paper of the trade they work in: a journeyman's card, or a license of their work. */
  readonly trade: boolean
}

export function heldBy({
  profile,
  answers,
  present,
}: Pick<ReportInput, 'profile' | 'answers'> & Partial<Pick<ReportInput, 'present'>>): Held {
  const named = new Set(itemsOn({ answers }, 'skill.named').map(({ label }) => label.toLowerCase()))
  const papers = profile.skills
    .filter(({ name, rating }) => isPaper(name) || (rating === 0 && !named.has(name.toLowerCase()) && !SOFT.test(name)))
    .map(({ name }) => name)
    .filter((name) => !NOT_YET.test(name))
  const journeymanOf = tradeOf([profile.currentRole, ...papers].find((words) => SERVED.test(words)) ?? '')
  const licensed = NAMED.test(present?.gate?.license ?? '') && present?.gate?.kind === 'license'
  return {
    degree: DEGREES[profile.reach?.education ?? ''] ?? 0,
    years: Math.round(profile.reach?.yearsExperience ?? 0),
    papers,
    journeymanOf,
    trade:
      journeymanOf !== '' ||
      papers.some((paper) => SERVED.test(paper)) ||
      licensed ||
      papers.some((paper) => /\blicen[sc]e/i.test(paper)),
  }
}

/** A license or certificate among what somebody named, and not one that they still prepare for. */
export function isPaper(name: string): boolean {
  return PAPER.test(name) && !NOT_YET.test(name)
}

/**
 * The way of an occupation without what the reader holds already: a degree of that height, years that count there, the license and
 * the examination of their present work or among their papers, an apprenticeship that they have served. Only what remains is told.
 */
export function settleEntry(ranked: RankedOccupation, held: Held, present: ReportInput['present']): void {
  const { entry, occupation } = ranked
  const gate = occupation?.gate
  if (!entry) return
  const worked = held.years > 0 ? present?.gate : undefined
  const behind = [worked?.license ?? '', worked?.exam ?? ''].filter((one) => NAMED.test(one))
  const served = servedTrade(held, occupation?.title ?? '')
  const schooled = entry.missing.some(isProgram)
  entry.missing = entry.missing.flatMap((clause) => {
    const [, kind, asked] = /^the (program|license|exam): ([\s\S]*)$/.exec(clause) ?? []
    if (kind === 'program') {
      const rest = served ? '' : programLeft(asked!, entry, held)
      return rest === '' ? [] : [`the program: ${rest}`]
    }
    if (held.years >= GROWN && /^the limit: (?:18|19|20|21) or older/.test(clause)) return []
    if (kind) return isBehind(asked!, behind) || paperFor(held.papers, asked!) || (served && kind === 'exam') ? [] : [clause]
    return [clause]
  })
  if (!entry.known) return
  if (served && gate?.kind === 'apprenticeship') Object.assign(entry, { studyLow: 0, studyHigh: 0, paidLow: 0, paidHigh: 0 })
  if (schooled && !entry.missing.some(isProgram) && entry.studyLow === 0) entry.studyHigh = 0
  if (entry.experience > 0 && held.years >= SETTLED)
    entry.missing = entry.missing.map((clause) =>
      /^\d+ months of related work$/.test(clause)
        ? `${clause}, and you have ${countOf(held.years, 'year')} of work: ask which of them count`
        : clause,
    )
}

const isProgram = (clause: string): boolean => clause.startsWith('the program:')

/** The paper of the reader that answers what is asked, as they wrote it. */
export function paperFor(papers: readonly string[], asked: string): string | undefined {
  const wanted = keysOf(asked)
  return papers.find((paper) => [...keysOf(paper)].some((key) => wanted.has(key)))
}

/** What is left of a program; '' where all of it is held. Alternatives of which one is enough stand beside an "or". */
function programLeft(asked: string, entry: EntryPath, held: Held): string {
  const program = asked.split(';')[0]!.toLowerCase()
  const inField = entry.how === 'related' || entry.how === 'same'
  const ofTrade = held.journeymanOf !== '' && /\byears in (?:a|the) (?:building )?trades?\b/.test(program)
  const years = ofTrade || (inField && held.years >= SETTLED && entry.experience === 0)
  // The engine counts months of study for sure: then the degree that is held is of another field.
  if (entry.studyLow > 0) return onTopOf(asked, program, { held, entry })
  if (entry.how === 'same' && degreeAsked(program) > 0 && held.degree >= degreeAsked(program)) return ''
  const met = (piece: string): boolean => {
    if (/\btrade['’]s own (?:credential|license|card)/.test(piece)) return held.trade
    if (/^(?:many |some )?years in the trade\b/.test(piece)) return years || (held.trade && held.years >= SETTLED)
    if (/certificat|licen[sc]e/.test(piece) && paperFor(held.papers, piece)) return true
    if (/^(?:many |some )?years\b|^sea time/.test(piece)) return years
    return GENERAL.test(piece) && degreeAsked(piece) > 0 && held.degree >= degreeAsked(piece)
  }
  const pieces = (part: string): string[] => part.split(/ and (?=(?:many |some )?years)|, (?=(?:after )?years|then|training)/)
  if (program.split(/,? or /).some((part) => pieces(part).every(met))) return ''
  const left = pieces(asked).filter((piece) => !met(piece.toLowerCase()))
  return left.length < pieces(asked).length ? left.join(', ').replace(/^then /, '') : asked
}

/**
 * Who holds a degree of that height is told what stands in its place, where something does, or that this would be another one: it often
 * takes less than a first. Where the months that are counted are fewer than any degree takes, what is left of it is courses, and whatever
 * else the program asks.
 */
function onTopOf(asked: string, program: string, { held: { degree }, entry }: { held: Held; entry: EntryPath }): string {
  const begins = /^(?:associate|bachelor|master)/.test(program)
  if (!begins || degreeAsked(program) === 0 || degree < degreeAsked(program)) return asked
  const [, ...others] = asked.split(/, or /)
  const instead = others.find((other) => degreeAsked(other.toLowerCase()) === 0)
  if (instead) return instead
  if (entry.studyHigh >= SHORTEST_DEGREE) return `second ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`
  const [, field, rest] = OF_DEGREE.exec(asked.split(';')[0]!) ?? []
  const courses = field ? `courses in ${field}` : ''
  return [courses, rest ?? ''].filter((piece) => piece !== '').join(', ') || 'some courses'
}
/** Months of a second degree that builds on a first. */
const SHORTEST_DEGREE = 12
/** "bachelor's in finance or a near field, sponsored exams": its field, and what stands beside it. */
const OF_DEGREE = /^(?:associate|bachelor|master)['’]?s?(?: degree)?(?: in ([^,]+))?(?:,| and)? ?(.*)$/i

function degreeAsked(words: string): number {
  return DEGREE_NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? 0
}

function isBehind(asked: string, behind: readonly string[]): boolean {
  const words = asked.toLowerCase()
  return behind.some((own) => own.toLowerCase().includes(words) || words.includes(own.toLowerCase()))
}

/** A journeyman of the trade itself has its apprenticeship behind them. */
function servedTrade({ journeymanOf }: Held, title: string): boolean {
  return journeymanOf !== '' && title.toLowerCase().includes(journeymanOf)
}

function tradeOf(words: string): string {
  return TRADES.exec(words.toLowerCase())?.[0] ?? ''
}

/** What names a paper: its abbreviation, or the field before "license" and its kin. */
function keysOf(words: string): Set<string> {
  const keys = new Set<string>()
  const low = words.toLowerCase().replace(/licence/g, 'license')
  for (const [pattern, key] of PAPERS) if (pattern.test(low)) keys.add(key)
  for (const [found] of words.matchAll(/\b[A-Z][A-Z&]{1,6}(?:-[A-Z]{1,3})?\b/g))
    if (!PLACES.has(found)) keys.add(found.toLowerCase())
  const [, trade] = new RegExp(`\\b(${TRADES.source})s?\\b[^,;]*\\b(?:license|certificat|card)`).exec(low) ?? []
  if (trade) keys.add(trade)
  return keys
}

const NAMED = /^(?!none|unknown)./i
/** Years after which somebody is no beginner in what counts as their field. */
const SETTLED = 3
/** Years of work after which nobody is under age. */
const GROWN = 5
const DEGREES: Readonly<Record<string, number>> = {
  high_school: 1,
  bootcamp: 2,
  associates: 3,
  bachelors: 4,
  masters: 5,
  professional: 6,
  phd: 6,
}
const DEGREE_NAMES: readonly (readonly [RegExp, number])[] = [
  [/\bhigh school\b/, 1],
  [/\bassociate/, 3],
  [/\bbachelor/, 4],
  [/\bmaster(?:['’]s)?\b/, 5],
  [/\bdoctorate|\bdoctoral/, 6],
]
/** A degree of any field: what follows names none. */
const GENERAL =
  /^(?:an? )?(?:high school diploma|(?:associate|bachelor|master|doctora)(?:['’]s|te|l)?)(?: degree)?(?: usual)?(?:, (?:several|any) fields?(?:, and work samples)?)?$/
const PAPER =
  /\b(?:licen[sc]e[ds]?|certifi\w+|diploma|endorsement|journeyman|credential|registered|CPA|CNA|RN|LPN|BLS|ACLS|CDL|OSHA|PMP|CMA|CFA|ASE|EPA \d+|PE|SHRM|PHR|SPHR|CompTIA|CISSP|ServSafe|AWS [A-Z]\w+|EMT|NCLEX|Notary|LADC|CADC|LCSW|LMFT|LPC|CCNA|LEED|NABCEP|EIT|ProAdvisor|[Gg]reen [Bb]elt|[Bb]lack [Bb]elt|(?:handler|guard|union) card)\b/
/** Told without a rating beside the skills, and no paper: what people say of how they are. */
const SOFT =
  /^(?:none|n\/a|communicat|team|reliab|lead|problem|creativ|adapt|organiz|time manag|attention|critical|empath|patien|flexib|interperson|collaborat|listening|work ethic|self-|motivat|customer|public speaking|negotiat|decision|conflict|mentor|multitask|planning|curio)/i
const NOT_YET = /\b(?:candidate|in progress|studying|student|preparing|planned?|expired|passed|parts?|hope|want)\b/i
const SERVED = /\bjourney(?:man|woman|person|level)\b|\bmaster (?:electrician|plumber|mechanic)\b/i
const TRADES =
  /electrician|plumber|pipefitter|steamfitter|carpenter|welder|ironworker|sheet metal|lineman|line installer|machinist|millwright|roofer|mason|glazier|boilermaker|mechanic|painter|elevator|teacher|nurse|cosmetolog|barber|pharmacist|real estate|contractor/
const PAPERS: readonly (readonly [RegExp, string])[] = [
  [/\bcommercial driver|\bcdl\b/, 'cdl'],
  [/\bregistered nurse|\brn\b/, 'rn'],
  [/\bpublic accountant|\bcpa\b/, 'cpa'],
  [/\bteaching (?:license|certificate|credential)|\bteacher(?:'s)? (?:license|certificate)/, 'teaching'],
  [/\bserv ?safe|food (?:safety|protection|handler|manager)/, 'food'],
  [/\bprofessional engineer|\bpe license/, 'pe'],
  [/\bbar (?:admission|exam)|\battorney license/, 'bar'],
  [/\breal estate (?:license|broker)/, 'real estate'],
  [/\bsecurity certificat|\bsecurity\+|\bcissp\b|\bcysa|\bccnp security\b|\bceh\b|\bcism\b/, 'security certificate'],
  [/\bmedical coding\b|\bcpc\b|\bccs\b|\bcca\b/, 'coding certificate'],
]
/** Capitals that name no paper. */
const PLACES: ReadonlySet<string> = new Set(['US', 'NY', 'CA', 'IT', 'HR', 'AI', 'OR', 'ICC'])
