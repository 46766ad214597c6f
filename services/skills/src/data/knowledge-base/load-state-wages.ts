import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import type { StateFigures, StateWages } from '../../domain/catalogue/figures.ts'
import { SHIPPED } from '../shipped.ts'

/** Reads the wages of all states. Throws, naming the file, when one is missing, damaged or of another table than the occupations. */
export function loadStateWages(count: number, folder: string = SHIPPED.data): StateWages {
  const head = readHead(join(folder, 'state-wages.json'), count)
  const figures = readFigures(join(folder, 'state-wages.bin'), head.states.length * head.codes.length * WIDTH)
  const placeOf = new Map(head.states.map((state, at) => [state, at]))
  const rowAt = (state: string, row: number): StateFigures | undefined => {
    const place = placeOf.get(state)
    if (place === undefined || row < 0) return undefined
    const start = (place * head.codes.length + row) * WIDTH
    return figuresOf(figures.subarray(start, start + WIDTH), { ...head, state })
  }
  return {
    year: head.year,
    states: head.states,
    find: (state, index) => rowAt(state, head.rows[index] ?? -1),
    allMedian: (state) => rowAt(state, 0)?.p50 ?? 0,
  }
}

function figuresOf(cells: Uint32Array, { year, limit, state }: Pick<Head, 'year' | 'limit'> & { state: string }) {
  const capped = cells.includes(AT_OR_ABOVE)
  const [mean, p10, p25, p50, p75, p90, employment] = Array.from(cells, (cell) => (cell === AT_OR_ABOVE ? limit : cell))
  if (!p50) return undefined
  return { year, mean: mean!, p10: p10!, p25: p25!, p50, p75: p75!, p90: p90!, employment: employment!, capped, state }
}

const head = t.strict({
  year: t.number,
  limit: t.number,
  states: t.array(t.string),
  codes: t.array(t.string),
  /** Row of each occupation, in the order of occupations.tsv; -1 = none. The first row is that of all occupations. */
  rows: t.array(t.number),
})
type Head = t.TypeOf<typeof head>

function readHead(path: string, count: number): Head {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!head.is(read) || read.rows.length !== count) throw new Error(`${path}: is damaged or of another table. ${CURE}`)
  return read
}

function readFigures(path: string, size: number): Uint32Array {
  const bytes = readFileSync(path)
  if (bytes.length !== 4 * size) throw new Error(`${path}: has ${bytes.length} bytes, not ${4 * size}. ${CURE}`)
  return Uint32Array.from({ length: size }, (_, at) => bytes.readUInt32LE(4 * at))
}

const CURE = 'Restore it from the repository or run "make data FROM=<folder>".'
const AT_OR_ABOVE = 0xffff_ffff
/** Mean, five percentiles, persons. */
const WIDTH = 7
