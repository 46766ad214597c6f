import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gate, GateBody, GateKind, GateWay, LearningPay, LicenseGiver, Months } from '../../domain/reach/gate.ts'
import type { GatePost } from '../../domain/reach/gate-posts.ts'
import { readTsv } from './read-tsv.ts'

/** Columns of `data/gates.tsv`, which the importer writes. */
export const GATE_COLUMNS = [
  'code',
  'kind',
  'license',
  'license_by',
  'program',
  'first_degree',
  'least',
  'outside',
  'related',
  'same',
  'from_related',
  'from_same',
  'exam',
  'pay',
  'limit',
  'accreditor',
  'look_up',
  'fields',
  'term_hours',
  'handbook',
  'read',
] as const

/** The gates by occupation code. */
export function readGates(rows: readonly (readonly string[])[]): ReadonlyMap<string, Gate> {
  return new Map(rows.map((row) => [row[0]!, readGate(row)]))
}

/**
 * Posts that ask less than their occupation, from `text/gate-posts.tsv`. Throws with every row that lacks a part or its source, or
 * belongs to no gate.
 */
export function loadGatePosts(gates: ReadonlyMap<string, Gate>, folder: string): GatePost[] {
  const path = join(folder, 'gate-posts.tsv')
  const faults: string[] = []
  const posts = readTsv(readFileSync(path, 'utf8'), POST_COLUMNS).map((row): GatePost => {
    const [from, said, unless, license, program, least, outside, related, beside] = row
    const ways = [readWay(outside!), readWay(related!)]
    if (row.some((cell) => cell === '') || ways.some((way) => !way)) faults.push(`${path}: ${from}: every column needs a value.`)
    for (const code of words(from!))
      if (![...gates.keys()].some((known) => known.startsWith(code)))
        faults.push(`${path}: ${code}: no gate begins so. Correct or remove it.`)
    return {
      from: words(from!),
      said: new RegExp(`\\b(?:${said})`, 'i'),
      unless: new RegExp(`\\b(?:${unless})`, 'i'),
      ...{ license: license!, program: program!, least: Number(least), beside: beside! },
      ...{ outside: ways[0]!, related: ways[1]! },
    }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return posts
}

const POST_COLUMNS = ['from', 'said', 'unless', 'license', 'program', 'least', 'outside', 'related', 'beside', 'source'] as const

function readGate(row: readonly string[]): Gate {
  const cell = (column: (typeof GATE_COLUMNS)[number]): string => row[GATE_COLUMNS.indexOf(column)]!
  const list = (column: (typeof GATE_COLUMNS)[number]): string[] => words(cell(column))
  return {
    code: cell('code'),
    kind: cell('kind') as GateKind,
    license: known(cell('license')),
    licenseBy: cell('license_by') as LicenseGiver,
    program: known(cell('program')),
    firstDegree: Number(cell('first_degree')),
    least: Number(cell('least')),
    outside: readWay(cell('outside')),
    related: readWay(cell('related')),
    same: readWay(cell('same')),
    relatedCodes: list('from_related'),
    sameCodes: list('from_same'),
    exam: known(cell('exam')),
    pay: readPay(cell('pay')),
    limit: cell('limit') === 'none' ? undefined : cell('limit'),
    applyBefore: Number(/before age (\d+)/.exec(cell('limit'))?.[1]) || undefined,
    accreditors: readBodies(cell('accreditor')),
    lookUp: readBodies(cell('look_up')),
    fields: list('fields'),
    termHours: cell('term_hours') === '' ? undefined : range(cell('term_hours')),
    handbook: cell('handbook') || undefined,
    read: cell('read'),
  }
}

/** "s24-36 p12 e36": months of study, of paid training and of related work; undefined when nobody could say. */
function readWay(cell: string): GateWay | undefined {
  if (cell === 'unknown') return undefined
  const part = (letter: string): Months =>
    range(
      words(cell)
        .find((item) => item.startsWith(letter))
        ?.slice(1) ?? '0',
    )
  return { study: part('s'), paid: part('p'), experience: part('e')[0] }
}

function readPay(cell: string): LearningPay {
  if (/^\d/.test(cell)) return { kind: 'paid', percent: range(cell) }
  return cell === 'paid' || cell === 'unpaid' ? { kind: cell } : { kind: 'unknown' }
}

/** "Name <address>|Name <address>". */
function readBodies(cell: string): GateBody[] {
  return cell
    .split('|')
    .filter((item) => item !== '')
    .map((item) => {
      const at = item.lastIndexOf(' <')
      return { name: item.slice(0, at), url: item.slice(at + 2, -1) }
    })
}

function range(cell: string): Months {
  const [low = 0, high = low] = cell.split('-').map(Number)
  return [low, high]
}

function known(cell: string): string | undefined {
  return cell === 'unknown' || cell === '' ? undefined : cell
}

function words(cell: string): string[] {
  return cell.split(' ').filter((item) => item !== '')
}
