import type { Table } from '../../open-source.ts'
import { getOrAdd } from '../get-or-add.ts'

export type MilitaryTitle = { readonly speciality: string; readonly title: string; readonly codes: readonly string[] }

/** Military specialities with their civilian occupations, those that most services name first; purely military codes are left out. */
export function readMilitaryTitles({ rows }: Table, codes: ReadonlySet<string>): MilitaryTitle[] {
  const found = new Map<string, { title: string; uses: Map<string, number> }>()
  for (const { moc, moc_title, onet } of rows) {
    if (!codes.has(onet!) || onet!.startsWith('55-')) continue
    const entry = getOrAdd(found, moc!.toLowerCase(), () => ({ title: moc_title!, uses: new Map<string, number>() }))
    entry.uses.set(onet!, (entry.uses.get(onet!) ?? 0) + 1)
  }
  return [...found]
    .map(([speciality, { title, uses }]) => ({
      speciality,
      title,
      codes: [...uses]
        .sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1))
        .map(([code]) => code)
        .slice(0, MOST),
    }))
    .sort((a, b) => (a.speciality < b.speciality ? -1 : 1))
}

const MOST = 5
