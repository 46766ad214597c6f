import type { Table } from '../open-source.ts'
import { getOrAdd } from './get-or-add.ts'

/** A software product or tool that postings and workers name, with the occupations that use it. */
export type TechnologyRow = {
  readonly name: string
  /** Product class of the release (UNSPSC commodity title). */
  readonly category: string
  readonly hot: boolean
  /** Occupation code and whether employers of that occupation often ask for it. */
  readonly uses: readonly { readonly code: string; readonly inDemand: boolean }[]
}

export function readTechnologies(table: Table, codes: ReadonlySet<string>): TechnologyRow[] {
  const rows = new Map<string, { category: string; hot: boolean; uses: Map<string, boolean> }>()
  for (const row of table.rows) {
    const code = row['O*NET-SOC Code']!
    if (!codes.has(code)) continue
    const name = row.Example!.replace(/\s+/g, ' ').trim()
    const entry = getOrAdd(rows, name, () => ({
      category: row['Commodity Title']!,
      hot: false,
      uses: new Map<string, boolean>(),
    }))
    entry.hot ||= row['Hot Technology'] === 'Y'
    entry.uses.set(code, (entry.uses.get(code) ?? false) || row['In Demand'] === 'Y')
  }
  return [...rows]
    .map(([name, { category, hot, uses }]) => ({
      name,
      category,
      hot,
      uses: [...uses].map(([code, inDemand]) => ({ code, inDemand })).sort((a, b) => (a.code < b.code ? -1 : 1)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
