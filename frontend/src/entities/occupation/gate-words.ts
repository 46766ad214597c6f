import type { Gate } from '@waymark/contracts/models/skills/occupation'
import { dollars } from '../../lib/money.ts'
import { countWord, upperFirst } from './figures.ts'
import type { PayHere } from './pay-here.ts'

export type GateWay = Gate['ways'][number]
export type Months = { low: number; high: number }

/** Study, paid training and missing years of a way together; undefined when nobody could say. */
export function monthsOf({ study, paid, experience = 0 }: GateWay): Months | undefined {
  if (!study || !paid) return undefined
  return { low: study.low + paid.low + experience, high: study.high + paid.high + experience }
}

/** A starting point on the axis of months; without months it is not known. */
export type GateRow = { name: string; note: string; months?: Months | undefined; paid: boolean }

export function gateRow(way: GateWay): GateRow {
  return { ...wayName(way), months: monthsOf(way), paid: isAllPaid(way) }
}

/** Whether every month of the way is paid training. */
function isAllPaid({ study, paid, experience }: GateWay): boolean {
  return study?.high === 0 && !experience && (paid?.high ?? 0) > 0
}

/** "30–36", "about 29", "at once". */
export function monthsInWords({ low, high }: Months): string {
  if (high === 0) return 'at once'
  return low === high ? `about ${high}` : `${low}–${high}`
}

/** What the chapter found, as its heading. */
export function gateFinding(gate: Gate): string {
  const school = gate.ways.find(({ from }) => from === 'school')
  const months = school && monthsOf(school)
  if (!months)
    return gate.kind === 'selection'
      ? 'People are chosen for it, not admitted after so many months'
      : 'How people get in is not known to us'
  if (gate.kind === 'apprenticeship') return `${upperFirst(yearsInWords(months))}, paid from the first day`
  if (gate.kind === 'license') return `A license, and ${yearsInWords(months)} before it`
  if (gate.kind === 'rank') return `${upperFirst(yearsInWords(months))} of work before it`
  if (gate.kind === 'degree') return `A degree in the field: ${yearsInWords(months)} from high school`
  return months.high <= 1 ? 'Open within weeks' : `${upperFirst(yearsInWords(months))} from high school`
}

/** "about three years", "four to five years", "nine to fifteen months". */
export function yearsInWords({ low, high }: Months): string {
  if (high < 24) return low === high ? `about ${high} ${high === 1 ? 'month' : 'months'}` : `${low} to ${high} months`
  const [from, to] = [Math.round(low / 12), Math.round(high / 12)]
  if (from === to) return `about ${countWord(to)} years`
  return from === 0 ? `up to ${countWord(to)} years` : `${countWord(from)} to ${countWord(to)} years`
}

/** "Three to four years from high school, full time"; undefined when nobody could say. */
export function timeInWords({ ways }: Gate): string | undefined {
  const school = ways.find(({ from }) => from === 'school')
  const months = school && monthsOf(school)
  if (!months) return undefined
  return months.high === 0 ? 'None' : `${upperFirst(yearsInWords(months))} from high school, full time`
}

export function wayName(way: GateWay): { name: string; note: string } {
  const paid = way.paid && way.paid.high > 0
  const years = way.experience ? 'years of related work counted' : ''
  if (way.from === 'related')
    return { name: 'From related work', note: way.occupations.length > 0 ? way.occupations.join(', ') : 'The same field' }
  if (way.from === 'degree') return { name: 'With a degree in another field', note: years || 'Full time' }
  if (way.from === 'part_time') return { name: 'Part time', note: 'Lengths differ by program: ask' }
  return { name: 'From high school', note: years || (paid && !way.study?.high ? 'Full time, paid' : 'Full time') }
}

/** "Paid, 45 to 90% of full pay"; a way that is not known reads "not known". */
export function payInWords({ pay, ways }: Gate): string | undefined {
  if (pay.kind === 'unknown') return undefined
  if (pay.kind === 'unpaid') return 'None'
  const studies = ways.some(({ study }) => (study?.high ?? 0) > 0)
  const when = studies ? 'Training on the job is paid, school is not' : 'Yes, from the first day'
  return pay.percent ? `${when}: ${pay.percent.low} to ${pay.percent.high}% of an experienced worker’s pay` : when
}

/** "Half in Ohio earn more than $88,990 a year"; a pay that nobody publishes reads "not known". */
export function payAfterward({ median, place = 'the US' }: PayHere): string | undefined {
  return median && `Half in ${place} earn more than ${dollars(median.value)} a year`
}

const givers = {
  state: 'Given by each state; rules differ.',
  federal: 'Given by a federal agency.',
  local: 'Given by the city or county.',
  other: 'Given by a professional body.',
  none: '',
  unknown: '',
} as const

export function licenseGiver({ license, licenseBy }: Gate): string {
  return license && !/^none\b/i.test(license) ? givers[licenseBy] : ''
}
