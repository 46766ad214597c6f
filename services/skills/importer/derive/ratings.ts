import type { Table } from '../open-source.ts'
import { getOrAdd } from './get-or-add.ts'

/** Ratings by occupation code, then by element id; only of the scale asked for ("IM", "LV", "OI", "EX"). */
export type Ratings = {
  readonly elements: readonly { readonly id: string; readonly name: string }[]
  readonly byCode: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Pivots a long table of ratings; elements come in the order of their ids. */
export function pivotRatings(table: Table, scale: string): Ratings {
  const names = new Map<string, string>()
  const byCode = new Map<string, Map<string, number>>()
  for (const row of table.rows) {
    if (row['Scale ID'] !== scale || row['Data Value'] === '') continue
    const code = row['O*NET-SOC Code']!
    const element = row['Element ID']!
    names.set(element, row['Element Name']!)
    getOrAdd(byCode, code, () => new Map<string, number>()).set(element, Number(row['Data Value']))
  }
  const elements = [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1))
  return { elements, byCode }
}

/** Whether an occupation has a value for every element of the table. */
export function isComplete(ratings: Ratings, code: string): boolean {
  return ratings.byCode.get(code)?.size === ratings.elements.length
}
