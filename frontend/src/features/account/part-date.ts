import { isPartDate } from '@waymark/contracts/codec/part-date'
import { dateText } from '@waymark/contracts/models/resume/resume-sheet'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * What people write for a month ("March 2019", "Mar. 2019", "03/2019", "2019-03", "2019", "today") as an ISO date with as much as
 * is known; undefined for anything else.
 */
export function monthOf(typed: string): string | undefined {
  const words = typed.trim().toLowerCase()
  if (words === 'today' || words === 'now' || words === 'present') return ''
  if (isPartDate(words)) return words
  const slash = /^(\d{1,2})[/.](\d{4})$/.exec(words)
  if (slash) return valid(`${slash[2]}-${slash[1]?.padStart(2, '0')}`)
  const named = /^([a-z]{3,9})\.?,?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/.exec(words)
  if (!named) return undefined
  const [, name = '', day, year] = named
  // Another word gives month 00, which is no date.
  const month = months.findIndex((short) => name.startsWith(short)) + 1
  const iso = `${year}-${String(month).padStart(2, '0')}`
  return valid(day ? `${iso}-${day.padStart(2, '0')}` : iso)
}

/** The other way: what stands in the field. */
export function wordedDate(date: string): string {
  return isPartDate(date) ? dateText(date) : date
}

function valid(date: string): string | undefined {
  return isPartDate(date) ? date : undefined
}
