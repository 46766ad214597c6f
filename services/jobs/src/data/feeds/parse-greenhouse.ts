import { annualPay, NO_PAY, type Pay } from '../../domain/pay.ts'
import { dateOf, fieldsOf, lineOf, linkOf, listOf, numberOf, type Parsed, readEach, textOf } from './posting-draft.ts'

/**
 * Reads a Greenhouse job board (`/v1/boards/<token>/jobs?content=true`): `{jobs: […]}`. The board's employer comes from the
 * feed's own setting where the jobs do not name it.
 */
export function parseGreenhouse(document: string, options: { company?: string } = {}): Parsed {
  const board = fieldsOf(JSON.parse(document))
  if (!Array.isArray(board.jobs)) throw new Error('a Greenhouse board has a list called "jobs"')
  return readEach(board.jobs, (entry) => {
    const job = fieldsOf(entry)
    const title = lineOf(job.title)
    const about = metadataOf(job.metadata)
    const offices = listOf(job.offices)
      .map((office) => lineOf(fieldsOf(office).name))
      .filter(Boolean)
    return {
      sourceRef: lineOf(job.id) || lineOf(job.internal_job_id),
      title,
      company: lineOf(job.company_name) || options.company || lineOf(board.name),
      location: lineOf(fieldsOf(job.location).name) || offices.slice(0, 3).join(' · '),
      description: textOf(job.content),
      requirements: [],
      pay: payOf(job),
      employmentType: about('employment type') || about('type'),
      level: about('level') || about('seniority'),
      url: linkOf(job.absolute_url),
      postedAt: dateOf(job.first_published) ?? dateOf(job.updated_at),
      closesAt: dateOf(job.application_deadline),
    }
  })
}

function payOf(job: Readonly<Record<string, unknown>>): Pay {
  const range = fieldsOf(listOf(job.pay_input_ranges)[0])
  const [low, high] = [numberOf(range.min_cents), numberOf(range.max_cents)]
  if (low === undefined && high === undefined) return NO_PAY
  const dollars = (cents: number | undefined) => (cents === undefined ? undefined : cents / 100)
  const most = dollars(high ?? low) ?? 0
  // The board gives no unit; nobody earns less than 300 dollars a year, and few more an hour.
  const unit = /hour/i.test(lineOf(range.title)) || most < 300 ? 'hour' : 'year'
  return annualPay({ min: dollars(low), max: dollars(high), unit, currency: lineOf(range.currency_type) || undefined })
}

/** Custom fields of the board, by a part of their name. */
function metadataOf(metadata: unknown): (name: string) => string {
  const entries = listOf(metadata).map(fieldsOf)
  return (name) => {
    const found = entries.find((entry) => lineOf(entry.name).toLowerCase().includes(name))
    return lineOf(Array.isArray(found?.value) ? found.value[0] : found?.value)
  }
}
