import type { TitleReader } from '../../../src/domain/catalogue/titles/title-words.ts'
import type { Table } from '../../open-source.ts'
import type { SourceName } from '../../sources.ts'
import { getOrAdd } from '../get-or-add.ts'
import { readWages } from '../wages.ts'
import { readAlternateTitles } from './titles.ts'

/**
 * Titles as people and employers write them, by occupation, each with how much it is to be trusted (0-2): O*NET's own, alternate and
 * reported titles, the direct matches of BLS, the census index (divided among the codes that share a title) and titles of labor
 * condition applications (by their share among the filings of that title). Titles of the same words are one, its trust added up.
 */
export function readWrittenTitles(
  tables: Record<SourceName, Table>,
  reader: TitleReader,
): ReadonlyMap<string, readonly WrittenTitle[]> {
  const titles = new Map(tables.occupations.rows.map((row) => [row['O*NET-SOC Code']!, row.Title!]))
  const place = createPlaces(titles.keys())
  const found = new Map<string, Map<string, WrittenTitle>>()
  const add = (code: string, raw: string, trust: number, mark = ''): void => {
    const text = raw
      .replace(/\\\s*\w*$/, '')
      .replace(/[|\t]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const key = [...new Set(reader.words(text))].join(' ')
    if (key === '' || !titles.has(code)) return
    const own = getOrAdd(found, code, () => new Map<string, WrittenTitle>())
    const same = own.get(key)
    own.set(key, {
      text: same?.text ?? text,
      trust: Math.min(MOST_TRUST, (same?.trust ?? 0) + trust),
      mark: same?.mark || mark,
    })
  }
  for (const [code, title] of titles) add(code, title, 1, OWN)
  for (const row of tables.reportedTitles.rows) add(row.code!, row.reported_title!, row.shown_in_my_next_move === 'Y' ? 1 : 0.95)
  for (const [code, list] of readAlternateTitles(tables.alternateTitles, titles))
    for (const text of list) add(code, text, code.endsWith('.00') ? 0.9 : 0.85)
  for (const row of tables.directMatches.rows)
    for (const code of place(row['2018 SOC Code']!)) add(code, row['2018 SOC Direct Match Title']!, 1, ALONE)
  addCensusIndex(tables.censusIndex, place, add)
  addFiledTitles(tables, place, add)
  return new Map(
    [...found].map(([code, own]) => [code, [...own.values()].sort((a, b) => b.trust - a.trust || byText(a.text, b.text))]),
  )
}

export type WrittenTitle = { readonly text: string; readonly trust: number; readonly mark: string }

function addCensusIndex({ rows }: Table, place: Places, add: Add): void {
  const codes = new Map<string, number>()
  for (const { title } of rows) codes.set(title!, (codes.get(title!) ?? 0) + 1)
  for (const { soc2018, title } of rows) for (const code of place(soc2018!)) add(code, title!, 0.8 / codes.get(title!)!)
}

/** A filing under an old code that was split counts for the new ones by their people. */
function addFiledTitles(tables: Record<SourceName, Table>, place: Places, add: Add): void {
  const wages = readWages(tables.wages2024, 2024)
  const people = (code: string): number => Number(wages.get(code.slice(0, 7))?.employment ?? 0) || FEWEST
  for (const row of tables.filedTitles.rows) {
    const codes = row.soc2018!.split('|').flatMap(place)
    const all = codes.reduce((sum, code) => sum + people(code), 0)
    const trust = FILED * Number(row.share_of_title) * Math.min(1, 0.5 + 0.1 * Number(row.n))
    for (const code of codes) add(code, row.title_clean!, (trust * people(code)) / all)
  }
}

/** The occupation of a six-digit code: its own entry, or its only speciality; none for groups that are only specialities. */
function createPlaces(codes: Iterable<string>): Places {
  const bySoc = new Map<string, string[]>()
  for (const code of codes) getOrAdd(bySoc, code.slice(0, 7), () => [] as string[]).push(code)
  return (soc) => {
    const list = bySoc.get(soc) ?? []
    const own = list.find((code) => code.endsWith('.00'))
    if (own) return [own]
    return list.length === 1 ? list : []
  }
}

/** Marks of an occupation's own title, and of one that belongs to it alone. */
const OWN = '!'
const ALONE = '*'

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** How much less a filing is to be trusted than a title that workers report: whoever filed chose the code. */
const FILED = 0.8
const FEWEST = 500
const MOST_TRUST = 2

type Places = (soc: string) => readonly string[]
type Add = (code: string, text: string, trust: number, mark?: string) => void
