import type { Standing } from '../standing.ts'
import type { Asking } from './choose.ts'

/** What a wish calls for may pay less than an idea that has nothing but its pay for it. */
export function leastFor({ called, reference }: Standing, index: number, leastPay: number): number {
  const cost = called?.get(index)
  return cost ? Math.min(leastPay, cost.keeps * reference) : leastPay
}

/**
 * Nobody goes back to school for easier work in their last years, nor, without pay, for what lies next to the trade that they know; who is in
 * no hurry may for clearly more pay.
 */
export function takesTooLong({ goals, standing }: Asking, index: number): boolean {
  const cost = standing.called?.get(index)
  if (!cost || !(cost.eases || cost.kind === 'again')) return false
  const { studyMonths, paidMonths } = standing.entries[index]!
  const inHurry = cost.eases || goals.wishes.some(({ id }) => id === 'work_soon')
  if (!inHurry && standing.pay[index]! >= A_RAISE * standing.reference) return false
  return studyMonths[0] > A_COURSE || paidMonths[0] > A_YEAR
}

/** Months of study that are a course, and of paid training. */
const A_COURSE = 4
const A_YEAR = 12
/** Share of the pay for which people study without a wage. */
const A_RAISE = 1.2
