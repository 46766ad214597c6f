import type { Wages } from '@waymark/proto/waymark/skills/v1/occupation'
import type { EntryWay } from './entry-way.ts'

/** Months over which we add up; a change that has not paid by then has other reasons. */
export const MONEY_MONTHS = 120

/**
 * What a change brings, as a range. Before the first full pay lies the way in: school without pay, then paid training at
 * the percent that the program names (or the lowest tenth of the work where it names none). Quick: the short way in, starts
 * midway between the lowest quarter and the median, is there after a year. Slow: the long way in, two months without pay,
 * starts at the lowest quarter, reaches the median after three years. Missing years of related work are earned at the
 * present pay. Fees are not in the sum. All of it is our estimate.
 */
const QUICK = { search: 0, midway: 0.5, climb: 12, end: 0 } as const
const SLOW = { search: 2, midway: 0, climb: 36, end: 1 } as const

export interface MoneyWay {
  /** Sum of what the change brings against staying, in dollars, month 0 to MONEY_MONTHS. */
  quick: number[]
  slow: number[]
  /** Month in which the sum is zero again; undefined = not within MONEY_MONTHS. */
  quickMonth: number | undefined
  slowMonth: number | undefined
  /** Months without any pay, short and long way. */
  unpaid: readonly [number, number]
}

type Entry = Pick<EntryWay, 'study' | 'paid' | 'experience' | 'payPercent'>

export function moneyWay(wages: Wages, pay: number, entry: Entry): MoneyWay {
  const quick = sums(wages, pay, { ...QUICK, entry })
  const slow = sums(wages, pay, { ...SLOW, entry })
  return {
    quick,
    slow,
    quickMonth: backAtZero(quick),
    slowMonth: backAtZero(slow),
    unpaid: [entry.study[0] + QUICK.search, entry.study[1] + SLOW.search],
  }
}

interface Way {
  search: number
  midway: number
  climb: number
  /** Which end of a range counts. */
  end: 0 | 1
  entry: Entry
}

function sums(wages: Wages, pay: number, way: Way): number[] {
  const { entry, end } = way
  const low = wages.p25 > 0 ? wages.p25 : wages.median * 0.8
  const start = low + (wages.median - low) * way.midway
  const learning = trainingPay(wages, way)
  const worked = entry.experience
  const studied = worked + entry.study[end]
  const trained = studied + entry.paid[end]
  const list = [0]
  for (let month = 1; month <= MONEY_MONTHS; month++) {
    const working = month - trained - way.search
    const full = start + (wages.median - start) * Math.min(1, working / way.climb)
    const year = month <= worked ? pay : month <= studied ? 0 : month <= trained ? learning : working <= 0 ? 0 : full
    list.push(list[month - 1]! + (year - pay) / 12)
  }
  return list
}

/** Yearly pay in training: the middle of the steps that a program names counts for the quick way, the first one for the slow. */
function trainingPay(wages: Wages, { entry, end }: Way): number {
  if (!entry.payPercent) return wages.p10 > 0 ? wages.p10 : wages.median * 0.6
  const [first, last] = entry.payPercent
  return (wages.median * (end === 1 ? first : (first + last) / 2)) / 100
}

/** The last month below zero, plus one: an early plus that is lost again does not count. */
function backAtZero(list: number[]): number | undefined {
  const lastBelow = list.findLastIndex((sum) => sum < -1)
  if (lastBelow === list.length - 1) return undefined
  return lastBelow < 0 ? 0 : lastBelow + 1
}

/** "at once", "4 to 20 months", "20 months, or not within ten years". */
export function breakEvenWords({ quickMonth, slowMonth }: MoneyWay): string {
  if (quickMonth === undefined) return 'not within ten years'
  const quick = quickMonth === 0 ? 'at once' : `${quickMonth} months`
  if (slowMonth === undefined) return `${quick}, or not within ten years`
  if (slowMonth === quickMonth) return quick
  return quickMonth === 0 ? `at once, or up to ${slowMonth} months` : `${quickMonth} to ${slowMonth} months`
}
