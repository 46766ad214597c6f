import type { EntryWay, Months } from './entry-way.ts'

/**
 * What kind of place teaches the way in. Only the two kinds of college have a published price that covers the country;
 * of all others the price is a question to the school.
 */
export type SchoolKind = 'none' | 'two_year' | 'four_year' | 'graduate' | 'course' | 'trade_school'

/** Dollars for the whole way, least and most; undefined where no price is published. */
export interface SchoolFees {
  kind: SchoolKind
  range: readonly [low: number, high: number] | undefined
}

interface Price {
  /** Tuition and required fees of a full-time year: of a resident, and of somebody from another state. */
  resident: number
  other: number
}

/**
 * Tuition and required fees of public colleges, average of the country, academic year 2019-20, current dollars: NCES,
 * Digest of Education Statistics 2020, table 330.20, row "United States" (public domain). Prices of one year and one table,
 * so that the two kinds can be compared. Source letter N.
 */
export const COLLEGE_PRICES: Readonly<Record<'two_year' | 'four_year', Price>> = {
  two_year: { resident: 3_377, other: 8_126 },
  four_year: { resident: 9_349, other: 27_023 },
}
export const COLLEGE_YEAR = '2019–20'

/** Longest study, in months, that is a course beside the job and no program; more where some employers ask for none. */
const LONGEST_COURSE = 9
const LONGEST_OPTIONAL = 12

/** Fees from where the reader stands: a year's price times the years of study. */
export function schoolFees(entry: Pick<EntryWay, 'study' | 'gate'>): SchoolFees {
  const kind = schoolKind(entry)
  if (kind === 'none') return { kind, range: [0, 0] }
  if (kind !== 'two_year' && kind !== 'four_year') return { kind, range: undefined }
  const { resident, other } = COLLEGE_PRICES[kind]
  return { kind, range: [hundreds((resident * entry.study[0]) / 12), hundreds((other * entry.study[1]) / 12)] }
}

export function schoolKind({ study, gate }: Pick<EntryWay, 'study' | 'gate'>): SchoolKind {
  if (study[1] === 0) return 'none'
  if (isCourse(study)) return 'course'
  const program = gate?.program ?? ''
  if (/state-approved school|flight|dealer school|hours in most states|maritime|trade school/i.test(program))
    return 'trade_school'
  if (/^(?:an? )?(?:doctora|master|ph\.?d)/i.test(program)) return 'graduate'
  if (/associate|certificate|diploma|some college|courses/i.test(program)) return 'two_year'
  if (/master|doctora|medical school|law (?:degree|school)|dental school|graduate|residency|seminary/i.test(program))
    return 'graduate'
  if (/bachelor|degree|teacher preparation/i.test(program)) return 'four_year'
  return study[1] > 30 ? 'four_year' : 'two_year'
}

/** Some employers want a course, none a program: it is taken in the evening, and the pay goes on. */
export function isCourse([low, high]: Months): boolean {
  return high > 0 && (high <= LONGEST_COURSE || (low === 0 && high <= LONGEST_OPTIONAL))
}

export function hundreds(dollars: number): number {
  return Math.round(dollars / 100) * 100
}
