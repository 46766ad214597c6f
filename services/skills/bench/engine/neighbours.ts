import { readFileSync } from 'node:fs'
import { parseDelimited } from '../../importer/delimited.ts'
import type { Careers } from '../../src/data/careers.ts'
import { minorGroup } from '../../src/domain/catalogue/soc.ts'
import { type Measure, mostSimilar } from '../../src/domain/matching/similarity.ts'
import { type Line, percent, promisedLine } from './report.ts'

/** Proxy: a neighbour of the same SOC minor group in the first ten. */
export function measureNeighbours({ engine, similarity }: Careers): Line[] {
  const letters = threeLetterMeasure(engine)
  const line = (what: string, measure: Measure, promised = ''): Line => {
    const { hit, precision } = hitsAtTen(engine, measure)
    return { what, measured: `${percent(hit)} (of ten: ${(10 * precision).toFixed(1)})`, promised }
  }
  return [
    line('neighbours: hit@10 of the minor group', similarity.byAll),
    line('neighbours: hit@10, ratings alone', similarity.byRatings),
    line('neighbours: hit@10, three-letter interest codes', letters, 'for comparison'),
  ]
}

/** nDCG@10 against a table of related occupations: columns code and related code, best first or with a rank. */
export function measureRelated({ engine, similarity }: Careers, file: string): Line[] {
  const related = new Map<string, Set<string>>()
  for (const row of parseDelimited(readFileSync(file, 'utf8'), ',')) {
    const [code, other] = row.filter((cell) => /^\d{2}-\d{4}\.\d{2}$/.test(cell))
    if (!code || !other || !engine.base.indexOf.has(code) || !engine.base.indexOf.has(other)) continue
    const set = related.get(code) ?? new Set()
    related.set(code, set.add(other))
  }
  if (related.size === 0) throw new Error(`${file}: no row has two occupation codes of the table`)
  const line = (id: string, what: string, measure: Measure, atLeast: number): Line => {
    const value = ndcgAtTen(engine, measure, related)
    return promisedLine(id, what, value.toFixed(3), value, { atLeast, unit: '' }, `${related.size} occupations`)
  }
  return [
    line('engine-related-ratings', 'related table: nDCG@10, ratings', similarity.byRatings, 0.52),
    line('engine-related-all', 'related table: nDCG@10, all', similarity.byAll, 0.73),
  ]
}

function hitsAtTen(engine: Careers['engine'], measure: Measure): { hit: number; precision: number } {
  const groups = engine.base.occupations.map(({ code }) => minorGroup(code))
  const having = engine.base.occupations.filter(({ index }) => groups.filter((group) => group === groups[index]).length > 1)
  let hit = 0
  let found = 0
  for (const { index } of having) {
    const same = mostSimilar(engine, measure, index, 10).filter((other) => groups[other.index] === groups[index]).length
    found += same
    if (same > 0) hit += 1
  }
  return { hit: hit / having.length, precision: found / having.length / 10 }
}

function ndcgAtTen(engine: Careers['engine'], measure: Measure, related: ReadonlyMap<string, ReadonlySet<string>>): number {
  let total = 0
  for (const [code, set] of related) {
    const found = mostSimilar(engine, measure, engine.base.indexOf.get(code)!, 10)
    const gain = found.reduce(
      (sum, { index }, at) => sum + (set.has(engine.base.occupations[index]!.code) ? 1 / Math.log2(at + 2) : 0),
      0,
    )
    const best = Array.from({ length: Math.min(10, set.size) }, (_, at) => 1 / Math.log2(at + 2)).reduce(
      (sum, value) => sum + value,
      0,
    )
    total += gain / best
  }
  return total / related.size
}

/** Shared letters of the three strongest interests, by place. */
function threeLetterMeasure(engine: Careers['engine']): Measure {
  const { elements, rows } = engine.base.scales.interest
  const codes = engine.base.occupations.map(({ index }) =>
    elements
      .map((_, i) => i)
      .sort((a, b) => rows[index * elements.length + b]! - rows[index * elements.length + a]!)
      .slice(0, 3),
  )
  return (a, b) =>
    codes[a]!.reduce((sum, letter, at) => sum + (codes[b]!.includes(letter) ? 1 : 0) + (codes[b]![at] === letter ? 1 : 0), 0)
}
