import { payFloor } from '../../facts/limits.ts'
import type { OwnStart } from '../../facts/own-start.ts'
import { yearlyWages } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'

/** The few figures that are known of a business of one's own, each as a bare token beside the letters of its source. */

/** What has to come in each month, before tax: the least that the reader can take, or else the present pay; 0 = nothing was told. */
export interface Need {
  month: number
  /** In words: whose figure it is. */
  basis: 'least' | 'pay' | 'none'
}

export function needOfMonth(input: ReportInput): Need {
  const floor = payFloor(input)
  const pay = input.profile.reach?.salaryCurrent ?? 0
  if (floor > 0) return { month: floor / 12, basis: 'least' }
  return pay > 0 ? { month: pay / 12, basis: 'pay' } : { month: 0, basis: 'none' }
}

/** A sum of dollars; its mark stands in the note or at the end of the sentence. */
export function dollars(facts: FactTable, id: string, value: number, source = 'YK'): Text {
  return facts.put({ id: `own.${id}`, value, unit: 'usd', source }).replace('}', '!}')
}

/** What the middle half of the employed get an hour; undefined where no pay of a year is published. The tables count 2,080 hours. */
export function hourlyWages(facts: FactTable, { occupation }: OwnStart): { low: Text; high: Text } | undefined {
  const wages = yearlyWages(occupation)
  if (!wages || wages.p25 <= 0 || wages.p75 <= 0) return undefined
  const hour = (id: string, year: number): Text => dollars(facts, `hour.${id}`, year / HOURS_OF_A_YEAR, 'WK')
  return { low: hour('low', wages.p25), high: hour('high', wages.p75) }
}

/** "5 %", "25 % or more"; undefined where it is not published. */
export function shareOf(facts: FactTable, { percent }: OwnStart): Text | undefined {
  if (percent <= 0) return undefined
  const token = facts.put({ id: 'own.share', value: percent, unit: 'percent', source: 'P' }).replace('}', '!}')
  return percent >= ALL_THAT_IS_TOLD ? `${token} or more` : token
}

/** Work that is sold by the piece or the place, and not by the hour. */
export function soldBy({ occupation, name }: OwnStart): 'hour' | 'child' | 'sale' {
  if (CHILDREN.test(occupation.code) || /day ?care|preschool/i.test(name)) return 'child'
  return SALES.test(occupation.code) || GOODS.test(name) ? 'sale' : 'hour'
}

/** Who has to have paid before the plan goes on: few where one pays much, more where one pays little. Our own measure. */
export const firstOnes = (start: OwnStart): string => FIRST[soldBy(start)]
const FIRST = { hour: 'three customers', child: 'three families', sale: 'ten strangers' } as const

const CHILDREN = /^(?:11-9031|39-9011|25-2011)/
const SALES = /^(?:35-|11-9051|51-3|41-|37-1012)/
const GOODS = /\b(?:bakery|food truck|shop|store|restaurant|café|cafe|bar|diner|deli|brewery|boutique|kitchen)\b/i
const HOURS_OF_A_YEAR = 2080
/** The share is told up to here. */
const ALL_THAT_IS_TOLD = 25
export const WEEKS_OF_A_MONTH = 52 / 12
