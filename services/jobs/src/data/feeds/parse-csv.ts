import { CsvError, parse } from 'csv-parse/sync'
import { annualPay } from '../../domain/pay.ts'
import {
  dateOf,
  lineOf,
  linkOf,
  MOST_POSTINGS,
  numberOf,
  type Parsed,
  type PostingDraft,
  readEach,
  textOf,
} from './posting-draft.ts'

/**
 * Reads a CSV table (RFC 4180; comma, semicolon or tab) whose first line names its columns: id, title, company, location,
 * description, and optionally requirements, must_have, nice_to_have (separated by ";"), salary_min, salary_max, salary_unit,
 * currency, employment_type, experience_level, remote, url, logo_url, posted_at, closes_at. Other columns are ignored.
 */
export function parseCsv(document: string, options: { company?: string } = {}): Parsed {
  const [header = [], ...rows] = readRows(document.replace(/^\ufeff/, ''))
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  const missing = ['id', 'title', 'description'].filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`the table has no column called ${missing.join(', ')}`)
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  return readEach(filled, (row) => {
    if (row.length > names.length) return `it has ${row.length} cells under ${names.length} columns`
    return toDraft(new Map(names.map((name, at) => [name, row[at] ?? ''])), options.company ?? '')
  })
}

function toDraft(cells: ReadonlyMap<string, string>, company: string): PostingDraft {
  const cell = (name: string): string => cells.get(name) ?? ''
  const listed = { must: parts(cell('must_have')), nice: parts(cell('nice_to_have')), complete: true }
  return {
    sourceRef: lineOf(cell('id')),
    title: lineOf(cell('title')),
    company: lineOf(cell('company')) || company,
    location: lineOf(cell('location')),
    remote: /^(?:true|yes|1|remote)$/i.test(cell('remote').trim()),
    description: textOf(cell('description')),
    requirements: cell('requirements')
      .split(/[;\n]/)
      .map((line) => lineOf(line, 500))
      .filter(Boolean)
      .slice(0, 60),
    ...(listed.must.length + listed.nice.length > 0 ? { listed } : {}),
    pay: annualPay({
      min: numberOf(cell('salary_min')),
      max: numberOf(cell('salary_max')),
      unit: lineOf(cell('salary_unit')) || 'year',
      currency: lineOf(cell('currency')) || undefined,
    }),
    employmentType: lineOf(cell('employment_type')),
    level: lineOf(cell('experience_level')),
    url: linkOf(cell('url')),
    logoUrl: linkOf(cell('logo_url')),
    postedAt: dateOf(cell('posted_at')),
    closesAt: dateOf(cell('closes_at')),
  }
}

function parts(cell: string): string[] {
  return cell
    .split(/[;|\n]/)
    .map((name) => lineOf(name, 60))
    .filter(Boolean)
    .slice(0, 40)
}

/** Rows of cells. A quote that is never closed ends with the document; what was read stays. */
export function readRows(text: string): string[][] {
  const options = {
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    // Rows of another length are told one by one, and a quote within a cell is one of its characters.
    relax_column_count: true,
    relax_quotes: true,
    to: MOST_POSTINGS + 2,
  }
  try {
    return parse(text, options)
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return parse(`${text}"`, options)
    throw error
  }
}

function separatorOf(text: string): string {
  const first = text.slice(0, 4_000).split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: first.split(mark).length }))
  return counts.reduce((best, next) => (next.times > best.times ? next : best)).mark
}
