import { readFileSync } from 'node:fs'
import { parseDelimited } from '../../importer/delimited.ts'
import { readWrittenTitles } from '../../importer/derive/titles/written-titles.ts'
import { openSource, type Row, type Table } from '../../importer/open-source.ts'
import { SOURCES, type SourceName } from '../../importer/sources.ts'
import { type Careers, titledOccupations } from '../../src/data/careers.ts'
import { LEAST_BY_MARK, loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { resolveTitle, type TitleKnowledge } from '../../src/domain/catalogue/titles/resolve-title.ts'
import { createTitleIndex, type KnownTitle } from '../../src/domain/catalogue/titles/title-index.ts'
import { createTitleReader } from '../../src/domain/catalogue/titles/title-words.ts'
import { createRandom } from '../../src/domain/figures/random.ts'
import { type Line, percent, promisedLine } from './report.ts'

/**
 * How often a title as written leads to its occupation, first and among three. `file` has the columns of the filed titles; a title is
 * right with every code that a fifth of its filings name. With the releases at hand each fifth of the titles is judged by an index
 * that was made without it; without them by the shipped index, which suits titles it was not made of.
 */
export function measureTitles(careers: Careers, file: string, releases: string | undefined): Line[] {
  const filed = readFiled(file)
  if (releases) {
    const [first, three] = sharesOf(judgeFifths(careers, filed, releases))
    const note = `${filed.length} titles, fifths held out`
    return [
      promisedLine(
        'engine-titles-first',
        `filed titles (${note}): right in the first`,
        percent(first),
        100 * first,
        { atLeast: 60, unit: '%' },
        note,
      ),
      promisedLine(
        'engine-titles-three',
        'filed titles: right in the first three',
        percent(three),
        100 * three,
        { atLeast: 80, unit: '%' },
        note,
      ),
      directMatches(careers, releases),
    ]
  }
  const [first, three] = sharesOf(filed.map((title) => placeOf(careers, careers.titles, title)))
  const what = `titles of the file (${filed.length}), by the shipped index`
  return [
    { what: `${what}: right in the first`, measured: percent(first), promised: '' },
    { what: `${what}: right in the first three`, measured: percent(three), promised: '' },
  ]
}

const sharesOf = (judged: readonly number[]): [first: number, three: number] => [shareWithin(judged, 1), shareWithin(judged, 3)]

type Judged = { readonly title: string; readonly codes: ReadonlySet<string> }

/** Titles with a row that was filed twice or more, with the six-digit codes that a fifth of their filings name. */
function readFiled(file: string): Judged[] {
  const [heading = [], ...rows] = parseDelimited(readFileSync(file, 'utf8'), ',')
  const column = (name: string): number => {
    const at = heading.indexOf(name)
    if (at < 0) throw new Error(`${file}: no column "${name}"`)
    return at
  }
  const [title, codes, filings, share] = ['title_clean', 'soc2018', 'n', 'share_of_title'].map(column) as [
    number,
    number,
    number,
    number,
  ]
  const found = new Map<string, { codes: Set<string>; filings: number }>()
  for (const row of rows) {
    const own = found.get(row[title]!) ?? { codes: new Set<string>(), filings: 0 }
    found.set(row[title]!, own)
    own.filings = Math.max(own.filings, Number(row[filings]))
    if (Number(row[share]) >= LEAST_SHARE) for (const code of row[codes]!.split('|')) if (code) own.codes.add(code)
  }
  return [...found]
    .filter(([, own]) => own.codes.size > 0 && own.filings >= 2)
    .map(([text, own]) => ({ title: text, codes: own.codes }))
}

function judgeFifths(careers: Careers, filed: readonly Judged[], releases: string): number[] {
  const tables = Object.fromEntries(USED.map((name) => [name, openSource(releases, SOURCES[name])])) as unknown as Record<
    SourceName,
    Table
  >
  const random = createRandom('fifths of titles')
  const foldOf = new Map(filed.map(({ title }) => [title, Math.floor(FOLDS * random.uniform())]))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const kept = (row: Row): boolean => foldOf.get(row.title_clean!) !== fold
    const filedTitles = { ...tables.filedTitles, rows: tables.filedTitles.rows.filter(kept) }
    const titles = { ...careers.titles, index: indexOf(careers, { ...tables, filedTitles }) }
    return filed.filter(({ title }) => foldOf.get(title) === fold).map((title) => placeOf(careers, titles, title))
  }).flat()
}

/** The index that the importer's titles would give. */
function indexOf({ engine: { base } }: Careers, tables: Record<SourceName, Table>): TitleKnowledge['index'] {
  const reader = createTitleReader(loadTitleLists())
  const known = [...readWrittenTitles(tables, reader)].flatMap(([code, titles]) => {
    const index = base.indexOf.get(code)
    return index === undefined
      ? []
      : titles.map(
          ({ text, trust, mark }): KnownTitle => ({
            index,
            text,
            weight: Math.round(100 * trust) / 100,
            least: LEAST_BY_MARK[mark] ?? 0,
          }),
        )
  })
  return createTitleIndex(known, titledOccupations(base), reader)
}

/** The direct matches of BLS by the shipped index, which knows them: each belongs to one occupation alone. */
function directMatches(careers: Careers, releases: string): Line {
  const { base } = careers.engine
  const known = new Set(base.occupations.map(({ code }) => code.slice(0, 7)))
  const titles = openSource(releases, SOURCES.directMatches)
    .rows.map((row) => ({ title: row['2018 SOC Direct Match Title']!, codes: new Set([row['2018 SOC Code']!]) }))
    .filter(({ codes }) => [...codes].some((code) => known.has(code)))
  const judged = titles.map((title) => placeOf(careers, careers.titles, title))
  const three = shareWithin(judged, 3)
  const shown = `${percent(three)} (first ${percent(shareWithin(judged, 1))})`
  const what = `direct matches of BLS (${titles.length}): right in the first three`
  return promisedLine('engine-titles-direct', what, shown, 100 * three, { atLeast: 95, unit: '%' }, `${titles.length} titles`)
}

/** Place of the first right answer, from 1; infinite when there is none. */
function placeOf({ engine: { base } }: Careers, titles: TitleKnowledge, { title, codes }: Judged): number {
  const at = resolveTitle(titles, title, 5).matches.findIndex(({ index }) => codes.has(base.occupations[index]!.code.slice(0, 7)))
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1
}

function shareWithin(places: readonly number[], most: number): number {
  return places.filter((place) => place <= most).length / places.length
}

const LEAST_SHARE = 0.2
const FOLDS = 5
const USED = [
  'occupations',
  'alternateTitles',
  'reportedTitles',
  'directMatches',
  'censusIndex',
  'filedTitles',
  'wages2024',
] as const satisfies readonly SourceName[]
