import type { ReportInput } from '../../model/report-input.ts'

const DAY = 86_400_000

/** "December 24", so many days after the report was made. */
export function dayAfter({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  const date = new Date(Date.parse(createdAt) + days * DAY)
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(date)
}

/** "Dec 24", for tables. */
export function shortDay({ createdAt }: Pick<ReportInput, 'createdAt'>, days: number): string {
  const date = new Date(Date.parse(createdAt) + days * DAY)
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(date)
}

/** "June 2028", so many months after the report was made. */
export function monthAfter({ createdAt }: Pick<ReportInput, 'createdAt'>, months: number): string {
  const date = new Date(createdAt)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}

/** "Jun 2028". */
export function shortMonth({ createdAt }: Pick<ReportInput, 'createdAt'>, months: number): string {
  const date = new Date(createdAt)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(first)
}
