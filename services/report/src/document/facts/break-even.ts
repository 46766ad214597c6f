import type { Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import type { EntryWay } from './entry-way.ts'
import { hundreds, isCourse, type SchoolFees } from './school-fees.ts'
import { USUAL_STRETCH } from './school-hours.ts'

/** Months over which we add up; a change that has not paid by then has other reasons. */
export const MONEY_MONTHS = 120

/**
 * What a change costs and brings, as a range of two ends; all of it is our estimate.
 *
 * Good end: the short way in, school at half of the present pay, a year midway between the lowest quarter and the middle pay
 * of the new work, then the middle pay. Hard end: the long way in, school without pay, two months without pay, two years at
 * the lowest quarter, then the middle pay. Paid training brings the percent of the middle pay that a program names, or else the
 * lowest tenth. A course is taken beside the job at the hours that the reader gives, else in twice the time, and the pay
 * goes on. So it does in missing years of related work. Fees are paid while in school; where none is published they are not in the sum, and the page says so.
 */
const GOOD = { at: 0, schoolPay: 0.5, search: 0, startShare: 0.5, starter: 12 } as const
const HARD = { at: 1, schoolPay: 0, search: 2, startShare: 0, starter: 24 } as const

export interface MoneyEnd {
  /** What the change has brought against staying, in dollars, month 0 to MONEY_MONTHS. */
  sums: number[]
  /** Months before the first pay in the new work, and before its middle pay. */
  start: number
  full: number
  /** Pay of a year at the start. */
  firstPay: number
  /** Dollars to the hundred, until the middle pay: cost = fees + lost; lost is 0 where these months bring more than staying. */
  fees: number
  lost: number
  cost: number
  /** Month in which the cost is earned back; undefined = not within MONEY_MONTHS. */
  even: number | undefined
}

export interface MoneyWay {
  good: MoneyEnd
  hard: MoneyEnd
  /** Middle pay of a year, and what it is above the present pay. */
  later: number
  gain: number
  /** Months without any pay, and months of school at half pay at best. */
  unpaid: readonly [number, number]
  school: readonly [number, number]
}

export type MoneyEntry = Pick<EntryWay, 'study' | 'paid' | 'experience' | 'payPercent' | 'gated'> & {
  /** What a month of a course becomes at the hours of the reader; twice as long where they gave none. */
  stretch?: number | undefined
}

export function moneyWay(wages: Wages, pay: number, entry: MoneyEntry, fees: SchoolFees): MoneyWay {
  const course = isCourse(entry.study)
  return {
    good: endOf(wages, pay, entry, fees, GOOD),
    hard: endOf(wages, pay, entry, fees, HARD),
    later: wages.median,
    gain: wages.median - pay,
    unpaid: [GOOD.search, HARD.search + (course ? 0 : entry.study[1])],
    school: course ? [0, 0] : entry.study,
  }
}

function endOf(wages: Wages, pay: number, entry: MoneyEntry, fees: SchoolFees, end: typeof GOOD | typeof HARD): MoneyEnd {
  const course = isCourse(entry.study)
  const study = course ? Math.ceil(entry.study[end.at] * (entry.stretch ?? USUAL_STRETCH)) : entry.study[end.at]
  const low = wages.p25 > 0 ? wages.p25 : wages.median * 0.8
  const firstPay = low + (wages.median - low) * end.startShare
  const stages = [
    { months: entry.experience, pay },
    { months: study, pay: course ? pay : pay * end.schoolPay, fees: fees.range?.[end.at] ?? 0 },
    { months: entry.paid[end.at], pay: trainingPay(wages, entry, end.at) },
    { months: end.search, pay: 0 },
  ]
  const start = stages.reduce((sum, { months }) => sum + months, 0)
  const full = start + end.starter
  const beginner = { months: end.starter, pay: firstPay }
  const sums = addUp([...stages, beginner, { months: Number.POSITIVE_INFINITY, pay: wages.median }], pay)
  const givenUp = [...stages, beginner].reduce((sum, { months, pay: paid }) => sum + ((pay - paid) * months) / 12, 0)
  const lost = Math.max(0, hundreds(givenUp))
  const cost = fees.range ? hundreds(fees.range[end.at]) + lost : lost
  const counted = {
    sums,
    start,
    full,
    cost,
    ahead: givenUp < 0,
    gain: wages.median - pay,
    waits: entry.gated || entry.experience > 0,
  }
  return { sums, start, full, firstPay, fees: cost - lost, lost, cost, even: evenMonth(counted) }
}

interface Stage {
  months: number
  pay: number
  fees?: number
}

function addUp(stages: Stage[], pay: number): number[] {
  const sums = [0]
  for (const stage of stages) {
    for (let month = 0; month < stage.months && sums.length <= MONEY_MONTHS; month++)
      sums.push(sums.at(-1)! + (stage.pay - pay) / 12 - (stage.fees ?? 0) / stage.months)
  }
  return sums
}

/** Pay in training, a year: the middle of the steps that a program names at the good end, the first one at the hard end. */
export function trainingPay(wages: Wages, { payPercent }: MoneyEntry, at: 0 | 1): number {
  if (!payPercent) return wages.p10 > 0 ? wages.p10 : wages.median * 0.6
  const [first, last] = payPercent
  return (wages.median * (at === 1 ? first : (first + last) / 2)) / 100
}

interface Counted extends Pick<MoneyEnd, 'sums' | 'start' | 'full' | 'cost'> {
  /** The months until the middle pay bring more than staying does, fees aside. */
  ahead: boolean
  gain: number
  /** A gate or years of related work stand before the first pay. */
  waits: boolean
}

/** A cost that is left at the middle pay is earned back by the later gain: full + cost ÷ gain of a month. */
function evenMonth({ sums, start, full, cost, ahead, gain, waits }: Counted): number | undefined {
  if (gain <= 0) return undefined
  const back = ahead || cost === 0 ? lastBelow(sums) : Math.ceil(full + (12 * cost) / gain)
  // Nobody is through a gate, or has the years, before their months, whatever the pay on the way.
  const month = waits ? Math.max(start, back) : back
  return month <= MONEY_MONTHS ? month : undefined
}

/** The month after the last one below zero: an early plus that is lost again does not count. */
function lastBelow(sums: number[]): number {
  return sums.findLastIndex((sum) => sum < -1) + 1
}

/** "from the first month", "after 4 to 20 months", "after 3.5 to 8 years", "after 6 years, or not in ten". */
export function breakEvenWords({ good, hard }: MoneyWay): string {
  if (good.even === undefined) return 'not in ten years'
  const early = good.even <= 1
  if (hard.even === undefined) {
    if (early) return 'from the first month, or not in ten years'
    const time = spanOfTime(good.even)
    return time === LAST ? 'in ten years at best' : `after ${time}, or not in ten years`
  }
  if (hard.even <= 1) return 'from the first month'
  if (early) return `from the first month, or after ${spanOfTime(hard.even)}`
  return `after ${timeRange(good.even, hard.even)}`
}

const LAST = '10 years'

/** "20 months", "3.5 years": from two years on in half years. */
export function spanOfTime(months: number): string {
  if (months < 24) return months === 1 ? 'a month' : `${months} months`
  const years = Math.round(months / 6) / 2
  return `${years} years`
}

/** "4 to 20 months", "20 months to 3 years", "3.5 to 8 years", "up to 2.5 years". */
export function timeRange(from: number, to: number): string {
  if (from <= 0 && to > 0) return `up to ${spanOfTime(to)}`
  const [first, last] = [spanOfTime(from), spanOfTime(to)]
  if (first === last) return last
  if (to < 24) return `${from} to ${last}`
  return from < 24 ? `${first} to ${last}` : `${first.replace(' years', '')} to ${last}`
}
