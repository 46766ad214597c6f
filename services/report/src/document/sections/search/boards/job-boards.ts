import { PROFESSION_ROWS } from './profession-rows.ts'
import { TRADE_ROWS } from './trade-rows.ts'

/**
 * Where posts of one kind of work are listed, by the beginning of the occupation's code; the longest beginning counts. Every minor
 * group has rows of its own, so that nobody is sent to the pages of another trade. A name stands there only where it is a public place
 * to look; kinds of employers stand in for it elsewhere.
 */
export const BOARD_ROWS: Readonly<Record<string, readonly string[]>> = { ...PROFESSION_ROWS, ...TRADE_ROWS }

/**
 * Where posts of an occupation are listed, the special places first; work that every industry has is also looked for in the reader's
 * own. The state job bank lists all work and is told apart.
 */
export function jobBoards(code: string, industry = ''): readonly string[] {
  const boards = BOARD_ROWS[boardRowOf(code) ?? ''] ?? []
  const own = IN_EVERY_INDUSTRY.some((beginning) => code.startsWith(beginning)) ? INDUSTRY_BOARDS[industry] : undefined
  if (own === undefined) return boards
  // "hospital systems’ own pages" and "hospital and campus pages" are one place.
  const alike = new RegExp(`\\b${own.slice(0, 4)}`, 'i')
  return [own, ...boards.filter((board) => !alike.test(board))].slice(0, MOST)
}

/** The industry to look in: the one that they aim at, or today's where they aim at none yet. */
export function aimedIndustry(today: string, target: string): string {
  return NO_INDUSTRY.has(target) ? today : target
}

/** Answers of those who aim at no industry yet. */
const NO_INDUSTRY: ReadonlySet<string> = new Set(['', 'other', 'exploring', 'unsure'])

/** The row that an occupation falls on: the longest beginning of its code that has one. */
export function boardRowOf(code: string): string | undefined {
  const lengths = Array.from({ length: code.length - SHORTEST + 1 }, (_one, at) => code.length - at)
  return lengths.map((length) => code.slice(0, length)).find((beginning) => beginning in BOARD_ROWS)
}

/** As long as a minor group: "51-3". */
const SHORTEST = 4
const MOST = 3

/** Work that every industry has: beginnings of codes. */
const IN_EVERY_INDUSTRY: readonly string[] = [
  ...['11-1021', '11-2011', '11-2021', '11-2032', '11-3012', '11-3013', '11-3021', '11-3061', '11-3121', '11-3131'],
  ...['13-1071', '13-1081', '13-1082', '13-1111', '13-1151', '13-1161', '13-1199', '13-2011', '15-12', '15-2051'],
  ...['43-1011', '43-3031', '43-3051', '43-4051', '43-4071', '43-4161', '43-4171', '43-6011', '43-6014', '43-9021', '43-9061'],
]

/** Keys are the industries of the wizard. */
const INDUSTRY_BOARDS: Readonly<Record<string, string>> = {
  technology: 'Built In for tech firms',
  finance: 'banks’ and insurers’ own pages',
  healthcare: 'hospital systems’ own pages',
  education: 'HigherEdJobs and district pages',
  consulting: 'consulting firms’ own pages',
  manufacturing: 'makers’ own pages',
  retail: 'chains’ own pages',
  media: 'Mediabistro',
  nonprofit: 'Idealist',
  government: 'GovernmentJobs.com and USAJOBS',
  startup: 'Wellfound for young firms',
}
