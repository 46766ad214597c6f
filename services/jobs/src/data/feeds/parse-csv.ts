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
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length <= MOST_POSTINGS + 1) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    row.push(cell)
    at = end + 1
    if (text[end] === separator) {
      if (at >= text.length) row.push('')
      continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function quotedCell(text: string, start: number): { cell: string; end: number } {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const close = text.indexOf('"', from)
    if (close < 0) return { cell: parts.join('') + text.slice(from), end: text.length }
    parts.push(text.slice(from, close))
    if (text[close + 1] !== '"') return { cell: parts.join(''), end: close + 1 }
    parts.push('"')
    from = close + 2
  }
}

function plainCell(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

function separatorOf(text: string): string {
  const first = text.slice(0, 4_000).split(/[\r\n]/)[0] ?? ''
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: first.split(mark).length }))
  return counts.reduce((best, next) => (next.times > best.times ? next : best)).mark
}
