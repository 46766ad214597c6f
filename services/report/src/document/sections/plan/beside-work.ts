import { timeRange } from '../../facts/break-even.ts'
import type { EntryWay } from '../../facts/entry-way.ts'
import { HOURS_OF_A_MONTH, stretchAt, WEEKS } from '../../facts/school-hours.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'

/** A program at the hours that the reader has. */
export interface BesideWork {
  hours: number
  /** Months at those hours, least and most, with the paid training and years behind them. */
  months: readonly [low: number, high: number]
  /** The same in words. */
  words: Text
  /** Months of the school itself, full time. */
  school: readonly [low: number, high: number]
  /** Months that hang on no hours of theirs. */
  rest: number
}

/** How long the school before an aim takes beside a job; undefined where there is none, or where their hours are those of a student. */
export function besideWork(input: ReportInput, { known, study, paid, experience }: EntryWay): BesideWork | undefined {
  const hours = input.profile.reach?.learningHours ?? 0
  if (!known || study[0] < SHORTEST || hours < 1 || hours * WEEKS >= ALMOST * HOURS_OF_A_MONTH) return undefined
  const stretch = stretchAt(hours)
  const months = [
    Math.ceil(study[0] * stretch) + paid[0] + experience,
    Math.ceil(study[1] * stretch) + paid[1] + experience,
  ] as const
  return { hours, months, words: timeRange(...months), school: study, rest: paid[0] + experience }
}

/** What of it fits the months that they give, and what would have to change where it does not. */
export function besideStandfirst(
  { hours, months, school, rest }: BesideWork,
  { limit, aJob, next }: { limit: number; aJob: Text; next: Text },
): Text {
  const full = timeRange(...school)
  if (months[0] > MOST_MONTHS_BESIDE)
    return `At ${hours} hours a week it would take more than ${Math.floor(months[0] / 12)} years: only school full time, ${full}, leads there. ${next}`
  if (limit <= 0) return `Full time it would be ${full}. ${next}`
  if (months[0] <= limit)
    return `Full time it would be ${full}; at your pace it can still fit the ${limit} months that you give. ${next}`
  const left = limit - rest
  const needed = left > 0 ? Math.ceil((school[0] * HOURS_OF_A_MONTH) / (left * WEEKS)) : Number.POSITIVE_INFINITY
  if (needed > MOST_HOURS) return `You give it ${limit} months; becoming ${aJob} is ${full} even at full-time school. ${next}`
  return `To become ${aJob} in the ${limit} months that you give takes about ${needed} hours a week, not ${hours}. Move one of the two. ${next}`
}

/** Months of study beside work that nobody should be advised to begin. */
export const MOST_MONTHS_BESIDE = 84
/** Months of study that are a course and no school. */
const SHORTEST = 6
/** Of the hours of a full-time month: from here on somebody studies full time. */
const ALMOST = 0.8
/** Hours of a full-time week at school. */
const MOST_HOURS = 26
