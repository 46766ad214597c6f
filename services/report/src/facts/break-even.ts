import type { Wages } from '@waymark/proto/waymark/skills/v1/occupation'

/** Months over which we add up; a change that has not paid by then has other reasons. */
export const MONEY_MONTHS = 60

/**
 * Pay of a newcomer as a range. Quick: starts midway between the lowest quarter and the median, is there after a year.
 * Slow: two months without pay, starts at the lowest quarter, reaches the median after three years. Both are our estimate.
 */
const QUICK = { unpaid: 0, midway: 0.5, climb: 12 }
const SLOW = { unpaid: 2, midway: 0, climb: 36 }

export interface MoneyWay {
  /** Sum of what the change brings against staying, in dollars, month 0 to MONEY_MONTHS. */
  quick: number[]
  slow: number[]
  /** Month in which the sum is zero again; undefined = not within MONEY_MONTHS. */
  quickMonth: number | undefined
  slowMonth: number | undefined
}

export function moneyWay(wages: Wages, pay: number): MoneyWay {
  const quick = sums(wages, pay, QUICK)
  const slow = sums(wages, pay, SLOW)
  return { quick, slow, quickMonth: backAtZero(quick), slowMonth: backAtZero(slow) }
}

function sums(wages: Wages, pay: number, way: typeof QUICK): number[] {
  const low = wages.p25 > 0 ? wages.p25 : wages.median * 0.8
  const start = low + (wages.median - low) * way.midway
  const list = [0]
  for (let month = 1; month <= MONEY_MONTHS; month++) {
    const working = month - way.unpaid
    const year = working <= 0 ? 0 : start + (wages.median - start) * Math.min(1, working / way.climb)
    list.push(list[month - 1]! + (year - pay) / 12)
  }
  return list
}

/** The last month below zero, plus one: an early plus that is lost again does not count. */
function backAtZero(list: number[]): number | undefined {
  const lastBelow = list.findLastIndex((sum) => sum < -1)
  if (lastBelow === list.length - 1) return undefined
  return lastBelow < 0 ? 0 : lastBelow + 1
}

/** "at once", "4 to 20 months", "20 months, or not within five years". */
export function breakEvenWords({ quickMonth, slowMonth }: MoneyWay): string {
  if (quickMonth === undefined) return 'not within five years'
  const quick = quickMonth === 0 ? 'at once' : `${quickMonth} months`
  if (slowMonth === undefined) return `${quick}, or not within five years`
  if (slowMonth === quickMonth) return quick
  return quickMonth === 0 ? `at once, or up to ${slowMonth} months` : `${quickMonth} to ${slowMonth} months`
}
