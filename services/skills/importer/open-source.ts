import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDelimited } from './delimited.ts'
import { readJsonLines } from './json-lines.ts'
import { SOURCES, type Source, type SourceName } from './sources.ts'
import { readWorkbook } from './xlsx.ts'

/** A problem with the input that the person who runs the importer can cure; the message names the file and the cure. */
export class InputError extends Error {}

/** One release in memory: its rows as records by column heading, and what the manifest says about its bytes. */
export type Table = {
  readonly rows: readonly Row[]
  readonly sha256: string
}
export type Row = Readonly<Record<string, string>>

/** Opens every release once. Fails with the list of all problems, before anything is derived or written. */
export function openSources(folder: string): Record<SourceName, Table> {
  const problems: string[] = []
  const tables = {} as Record<SourceName, Table>
  for (const [name, source] of Object.entries(SOURCES) as [SourceName, Source][]) {
    try {
      tables[name] = openSource(folder, source)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return tables
}

export function openSource(folder: string, source: Source): Table {
  const bytes = readBytes(folder, source)
  const rows = readRows(bytes, source)
  const heading = rows.findIndex((row) => source.columns.every((column) => row.some((cell) => clean(cell) === column)))
  if (heading < 0) throw new InputError(missingColumns(rows, source))
  const names = rows[heading]!.map(clean)
  const records = rows.slice(heading + 1).map((row) => record(row, names, source.columns))
  if (records.length === 0)
    throw new InputError(`${source.file}: has headings but no rows. Fetch the file again (${source.edition}).`)
  return { rows: records, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function readBytes(folder: string, source: Source): Buffer {
  try {
    return readFileSync(join(folder, source.file))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    const reason = code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`
    throw new InputError(`${source.file}: ${reason}. Put the ${source.edition} release of ${source.publisher} there.`)
  }
}

function readRows(bytes: Buffer, source: Source): string[][] {
  try {
    if (source.file.endsWith('.xlsx')) return readWorkbook(bytes, source.sheet)
    if (source.file.endsWith('.jsonl')) return readJsonLines(bytes.toString('utf8'), source.columns)
    return parseDelimited(bytes.toString('utf8'), source.file.endsWith('.tsv') ? '\t' : ',')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InputError(`${source.file}: ${reason}. Fetch the ${source.edition} release again.`)
  }
}

/** Names the columns that no row near the top carries, judged by the row that has the most of them. */
function missingColumns(rows: readonly string[][], source: Source): string {
  const best = rows.slice(0, 10).map((row) => source.columns.filter((column) => !row.some((cell) => clean(cell) === column)))
  const missing = best.sort((a, b) => a.length - b.length)[0] ?? source.columns
  const place = source.sheet ? `, sheet "${source.sheet}"` : ''
  return `${source.file}${place}: no column ${missing.map((column) => `"${column}"`).join(', ')}. Use the ${source.edition} release, unchanged.`
}

function record(row: readonly string[], names: readonly string[], wanted: readonly string[]): Row {
  const result: Record<string, string> = {}
  for (const column of wanted) result[column] = (row[names.indexOf(column)] ?? '').trim()
  return result
}

/** Headings of the projections carry footnote marks such as "[1]". */
function clean(heading: string): string {
  return heading.replace(/\[\d+\]/g, '').trim()
}
