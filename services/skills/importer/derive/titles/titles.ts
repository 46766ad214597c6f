import type { Table } from '../../open-source.ts'
import { getOrAdd } from '../get-or-add.ts'

/** Alternate and short titles by occupation, without repeats and without the title itself, sorted. */
export function readAlternateTitles(table: Table, titles: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const sets = new Map<string, Map<string, string>>()
  for (const row of table.rows) {
    const code = row['O*NET-SOC Code']!
    const title = titles.get(code)
    if (title === undefined) continue
    const set = getOrAdd(sets, code, () => new Map<string, string>())
    for (const candidate of [row['Alternate Title']!, row['Short Title']!]) {
      const text = candidate.replace(/\s+/g, ' ').trim()
      const key = text.toLowerCase()
      if (text !== '' && text !== 'n/a' && key !== title.toLowerCase() && !set.has(key)) set.set(key, text)
    }
  }
  return new Map([...sets].map(([code, set]) => [code, [...set.values()].sort(byText)]))
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
