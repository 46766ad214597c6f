import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseDelimited } from '../../importer/delimited.ts'
import type { KnowledgeBase } from '../../src/domain/catalogue/figures.ts'

/** Units that a set of observed moves counts people in, and what was seen between them. */
export type ObservedMoves = {
  readonly units: readonly Unit[]
  /** Share of those who leave a unit (row) for another (column); each row of a usable origin sums to 1. */
  readonly shares: Float64Array
  /** People seen to leave each unit. */
  readonly people: Float64Array
  /** Units with at least 15 people seen to leave for at least five others; all with three destinations where people are not counted. */
  readonly origins: readonly number[]
}

/** Occupations of the table that a unit holds, with their shares of its people (sum 1). */
export type Unit = { readonly code: string; readonly members: readonly { readonly index: number; readonly share: number }[] }

/**
 * Reads a table of moves. Its columns are known by their headings: from (src, from, origin), to (dst, to, target), and a weight
 * (share_of_movers, n, count, weight), with people (approx_persons, persons) where given. Codes are O*NET-SOC codes or SOC codes,
 * broad ones ending in zeros included; several in a cell are parted by "|". A file asec_code_to_soc2018.csv beside the table
 * says which SOC codes a survey code holds.
 */
export function readMoves(file: string, base: KnowledgeBase, people: Float64Array): ObservedMoves {
  const [heading, ...rows] = parseDelimited(readFileSync(file, 'utf8'), ',')
  const column = (pattern: RegExp): number => heading!.findIndex((name) => pattern.test(name.trim()))
  const from = column(/^(?:src|from|origin)(?:_|$)(?!title)/i)
  const to = column(/^(?:dst|to|target|destination)(?:_|$)(?!title)/i)
  const weight = column(/^(?:share_of_movers|n|count|weight|share)$/i)
  const persons = column(/^(?:approx_)?persons$/i)
  if (from < 0 || to < 0) throw new Error(`${file}: no columns for where a move starts and ends (src and dst, from and to)`)
  const details = readDetails(join(dirname(file), 'asec_code_to_soc2018.csv'))
  const codes = [...new Set(rows.flatMap((row) => [row[from] ?? '', row[to] ?? '']))].filter(Boolean).sort()
  const units = codes
    .map((code) => ({ code, members: membersOf(code, details, base, people) }))
    .filter(({ members }) => members.length > 0)
  const place = new Map(units.map(({ code }, at) => [code, at]))
  const shares = new Float64Array(units.length ** 2)
  const seen = new Float64Array(units.length)
  for (const row of rows) {
    const a = place.get(row[from] ?? '')
    const b = place.get(row[to] ?? '')
    if (a === undefined || b === undefined || a === b) continue
    const value = weight < 0 ? 1 : Number(row[weight])
    shares[a * units.length + b]! += value
    seen[a]! += persons < 0 ? 0 : Number(row[persons])
  }
  const origins = [...units.keys()].filter((a) => {
    const own = shares.subarray(a * units.length, (a + 1) * units.length)
    const total = own.reduce((sum, value) => sum + value, 0)
    const destinations = own.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0)
    for (let b = 0; b < own.length; b += 1) own[b] = total > 0 ? own[b]! / total : 0
    return persons < 0 ? destinations >= 3 : seen[a]! >= 15 && destinations >= 5
  })
  return { units, shares, people: seen, origins }
}

/** The mean of a measure over the pairs of members, weighted by people. */
export function betweenUnits({ units }: ObservedMoves, measure: (from: number, to: number) => number): Float64Array {
  return Float64Array.from({ length: units.length ** 2 }, (_, at) => {
    let sum = 0
    for (const a of units[Math.floor(at / units.length)]!.members)
      for (const b of units[at % units.length]!.members) sum += a.share * b.share * measure(a.index, b.index)
    return sum
  })
}

/** The best of a measure over the members of the unit that a move leads to. */
export function toBestMember({ units }: ObservedMoves, measure: (from: number, to: number) => number): Float64Array {
  return Float64Array.from({ length: units.length ** 2 }, (_, at) => {
    let sum = 0
    for (const a of units[Math.floor(at / units.length)]!.members)
      sum += a.share * Math.max(...units[at % units.length]!.members.map((b) => measure(a.index, b.index)))
    return sum
  })
}

/** How well a score of all pairs orders the destinations of each origin: nDCG of the first ten, and area under the curve. */
export function judgeMoves({ units, shares, origins }: ObservedMoves, score: Float64Array): { ndcg: number; auc: number } {
  let ndcg = 0
  let auc = 0
  for (const a of origins) {
    const row = (b: number): number => a * units.length + b
    const others = [...units.keys()].filter((b) => b !== a)
    const best = others
      .filter((b) => shares[row(b)]! > 0)
      .sort((x, y) => shares[row(y)]! - shares[row(x)]!)
      .slice(0, 10)
    const order = others.sort((x, y) => score[row(y)]! - score[row(x)]! || x - y)
    const gain = new Map(best.map((b) => [b, shares[row(b)]! / shares[row(best[0]!)]!]))
    const discounted = (list: readonly number[]): number =>
      list.slice(0, 10).reduce((sum, b, at) => sum + (gain.get(b) ?? 0) / Math.log2(at + 2), 0)
    ndcg += discounted(order) / discounted(best)
    let hits = 0
    let ranks = 0
    order.forEach((b, at) => {
      if (shares[row(b)]! === 0) return
      hits += 1
      ranks += order.length - at
    })
    auc += (ranks - (hits * (hits + 1)) / 2) / (hits * (order.length - hits))
  }
  return { ndcg: ndcg / origins.length, auc: auc / origins.length }
}

function readDetails(file: string): ReadonlyMap<string, ReadonlySet<string>> {
  if (!existsSync(file)) return new Map()
  const [heading, ...rows] = parseDelimited(readFileSync(file, 'utf8'), ',')
  const survey = heading!.indexOf('asec_code')
  const soc = heading!.indexOf('soc2018')
  const details = new Map<string, Set<string>>()
  for (const row of rows) if (row[soc]) details.set(row[survey]!, (details.get(row[survey]!) ?? new Set()).add(row[soc]!))
  return details
}

function membersOf(
  code: string,
  details: ReadonlyMap<string, ReadonlySet<string>>,
  { occupations }: KnowledgeBase,
  people: Float64Array,
): Unit['members'] {
  const holds = [...(details.get(code) ?? code.split('|'))].map((soc) => soc.slice(0, 7))
  const inside = (occupation: string): boolean =>
    holds.some((soc) => occupation.startsWith(soc) || (/0$/.test(soc) && occupation.startsWith(soc.replace(/0+$/, ''))))
  const members = occupations.filter((occupation) => occupation.ranked && inside(occupation.code))
  const total = members.reduce((sum, { index }) => sum + Math.max(1, people[index]!), 0)
  return members.map(({ index }) => ({ index, share: Math.max(1, people[index]!) / total }))
}
