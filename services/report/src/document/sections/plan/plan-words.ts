import type { ReportInput } from '../../model/report-input.ts'

const DAY = 86_400_000
/** Made once; a new one for each date is dear. */
const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
const LONG_DAY = format({ month: 'long', day: 'numeric' })
const SHORT_DAY = format({ month: 'short', day: 'numeric' })
const LONG_MONTH = format({ month: 'long', year: 'numeric' })
const SHORT_MONTH = format({ month: 'short', year: 'numeric' })
const WEEKDAY = format({ weekday: 'short', month: 'short', day: 'numeric' })

/** "December 24", so many days after the report was made. */
export function dayAfter({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  const date = new Date(Date.parse(createdAt) + days * DAY)
  return LONG_DAY.format(date)
}

/** "Dec 24", for tables. */
export function shortDay({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  const date = new Date(Date.parse(createdAt) + days * DAY)
  return SHORT_DAY.format(date)
}

/** "Tue, Nov 24". */
export function dayOfWeek({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  return WEEKDAY.format(new Date(Date.parse(createdAt) + days * DAY))
}

/** "June 2028", so many months after the report was made. */
export function monthAfter({ createdAt }: Pick<ReportInput, 'createdAt'>, months: number): string {
  const date = new Date(createdAt)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  return LONG_MONTH.format(first)
}

/** "Jun 2028". */
export function shortMonth({ createdAt }: Pick<ReportInput, 'createdAt'>, months: number): string {
  const date = new Date(createdAt)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  return SHORT_MONTH.format(first)
}
