import { keyOn } from '../../facts/answered.ts'
import { type MoneyWay, trainingPay } from '../../facts/break-even.ts'
import { yearlyWages } from '../../facts/reading.ts'
import { hundreds } from '../../facts/school-fees.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Purse, Road } from './money-roads.ts'

/** Months that the reader could live without pay from work, least and most, as they chose it. */
export interface Reserve {
  months: readonly [low: number, high: number]
  words: string
}

const RESERVES: Readonly<Record<string, Reserve>> = {
  runway_0: { months: [0, 1], words: 'less than a month' },
  runway_3: { months: [1, 3], words: 'one to three months' },
  runway_6: { months: [4, 6], words: 'four to six months' },
  runway_12: { months: [6, 12], words: 'up to a year' },
  runway_24: { months: [12, 24], words: 'more than a year' },
}

/** Undefined when it was not told. */
export function reserveOf(input: ReportInput): Reserve | undefined {
  return RESERVES[keyOn(input, 'money.runway')]
}

/** What has to come in each month, before tax: the least that the reader can take, or else the present pay. */
export function needOf({ floor, base }: Purse): number {
  return (floor ?? base.pay) / 12
}

export interface Lean {
  /** Months without any pay at the hard end: school and search. */
  unpaid: number
  /** Months of paid training on less than is needed. */
  thin: number
  /** Dollars that the reserve has to bring for both, to the hundred. */
  cost: number
}

/** What the months without enough pay cost at the hard end, at what the reader needs: the reserve has to cover these, and no more. */
export function leanOf(purse: Purse, { way, entry, occupation }: Road & { way: MoneyWay }): Lean {
  const need = needOf(purse)
  const unpaid = way.unpaid[1]
  const wages = yearlyWages(occupation)
  const missing = wages ? Math.max(0, need - trainingPay(wages, entry, 1) / 12) : 0
  const thin = missing > 0 ? entry.paid[1] : 0
  return { unpaid, thin, cost: hundreds(unpaid * need + thin * missing) }
}

export type Carries = 'holds' | 'tight' | 'short'

/** Whether a reserve of months at the need covers a cost. */
export function carries(cost: number, reserve: Reserve, need: number): Carries {
  const [low, high] = reserve.months
  if (cost <= low * need) return 'holds'
  return cost <= high * need ? 'tight' : 'short'
}
