import { InputError, type Table } from '../open-source.ts'
import { SOURCES, type SourceName } from '../sources.ts'
import { type ActivityGroup, readActivities } from './activities.ts'
import { readEducation } from './education.ts'
import { readLenses } from './exposure.ts'
import { findProjection, readProjections } from './projections.ts'
import { isComplete, pivotRatings, type Ratings } from './ratings.ts'
import { findStandIns } from './stand-ins.ts'
import { readTechnologies } from './technologies.ts'
import { readAlternateTitles } from './titles.ts'
import { findWages, readWages } from './wages.ts'

/** Names of the files that ship, with their bytes; the same input gives the same bytes. */
export type Output = ReadonlyMap<string, string>

/** Derives the compact table from the opened releases. */
export function deriveTable(tables: Record<SourceName, Table>): { files: Output; facts: Record<string, number> } {
  const ratings = readAllRatings(tables)
  const zones = new Map(tables.jobZones.rows.map((row) => [row['O*NET-SOC Code']!, row['Job Zone']!]))
  const titles = new Map<string, string>()
  for (const row of tables.occupations.rows) {
    const code = row['O*NET-SOC Code']!
    const complete = zones.has(code) && ratings.every(({ table }) => isComplete(table, code))
    if (complete) titles.set(code, row.Title!)
  }
  if (titles.size === 0) {
    throw new InputError('no occupation has a complete profile in all five tables. Use workbooks of one O*NET release together.')
  }
  const codes = [...titles.keys()].sort()
  const activities = readActivities(tables)
  const files = new Map([
    ['occupations.tsv', tsv(occupationRows(tables, codes, titles, zones))],
    ['ratings.tsv', tsv(ratingRows(ratings, codes))],
    ['elements.tsv', tsv([['scale', 'id', 'name'], ...elementRows(ratings)])],
    ['titles.tsv', tsv(titleRows(tables.alternateTitles, titles, codes))],
    ['stand-ins.tsv', tsv(standInRows(tables, codes, activities.groups))],
    ['technologies.tsv', tsv(technologyRows(tables.technologies, codes))],
    ['activities.tsv', tsv(activityRows(activities.groups, codes))],
  ])
  const [lowThird, highThird] = activities.thirds
  const facts = {
    occupations: codes.length,
    tasks: activities.tasks,
    lowThird: round(lowThird, 4),
    highThird: round(highThird, 4),
    ...nationalTotals(tables),
  }
  return { files, facts }
}

/** Growth and median pay of all occupations together, which single ones are compared with. */
function nationalTotals(tables: Record<SourceName, Table>): { allGrowth: number; allMedianPay: number } {
  const growth = tables.projections.rows.find((row) => row['2024 National Employment Matrix code'] === TOTAL)
  const pay = tables.wages2024.rows.find((row) => row.OCC_CODE === TOTAL)
  for (const [row, source] of [
    [growth, SOURCES.projections],
    [pay, SOURCES.wages2024],
  ] as const) {
    if (!row)
      throw new InputError(`${source.file}: has no row for all occupations (${TOTAL}). Use the ${source.edition} release, whole.`)
  }
  return {
    allGrowth: round(Number(growth?.['Employment change, percent, 2024–34']), 1),
    allMedianPay: Math.round(Number(pay?.A_MEDIAN)),
  }
}

function readAllRatings(tables: Record<SourceName, Table>): ScaleTable[] {
  return RATED.map(({ scale, source, kind, count }) => {
    const table = pivotRatings(tables[source], kind)
    if (table.elements.length !== count) {
      const found = `${table.elements.length} of ${count} elements with scale "${kind}"`
      throw new InputError(`${SOURCES[source].file}: has ${found}. Use the ${SOURCES[source].edition} release, whole.`)
    }
    return { scale, table }
  })
}

function occupationRows(
  tables: Record<SourceName, Table>,
  codes: readonly string[],
  titles: ReadonlyMap<string, string>,
  zones: ReadonlyMap<string, string>,
): string[][] {
  const editions = YEARS.map((year) => readWages(tables[`wages${year}`], year))
  const projections = readProjections(tables.projections, tables.separations)
  const lenses = readLenses(tables)
  const education = readEducation(tables.education)
  const rows = codes.map((code) => {
    const projection = findProjection(projections, code)
    const lens = lenses(code)
    const wages = editions.map((edition) => findWages(edition, code))
    const latest = wages.at(-1)
    return [
      code,
      titles.get(code)!,
      zones.get(code)!,
      latest?.code ?? '',
      projection?.code ?? '',
      ...PROJECTED.map((key) => text(projection?.row[key])),
      text(latest?.row.employment),
      text(latest?.row.mean),
      // An earlier edition counts only when it prints the same code: groups were split and merged between editions.
      ...wages.map((found) => (found && found.code === latest?.code ? found.row.percentiles.join(' ') : '')),
      ...[lens.people, lens.model, lens.observed, lens.learnability, lens.computerisation].map((value) =>
        text(value && round(value, 4)),
      ),
      education
        .get(code)
        ?.map((share) => text(round(share, 2)))
        .join(' ') ?? '',
    ]
  })
  return [OCCUPATION_COLUMNS, ...rows]
}

/** One column a rating, in hundredths: 4.12 is 412. */
function ratingRows(ratings: readonly ScaleTable[], codes: readonly string[]): string[][] {
  const heading = ['code', ...ratings.flatMap(({ scale, table }) => table.elements.map(({ id }) => `${scale}.${id}`))]
  const rows = codes.map((code) => [
    code,
    ...ratings.flatMap(({ table }) => table.elements.map(({ id }) => String(Math.round(table.byCode.get(code)!.get(id)! * 100)))),
  ])
  return [heading, ...rows]
}

function elementRows(ratings: readonly ScaleTable[]): string[][] {
  return ratings
    .filter(({ scale }) => !scale.endsWith('_level'))
    .flatMap(({ scale, table }) => table.elements.map(({ id, name }) => [scale, id, name]))
}

function titleRows(table: Table, titles: ReadonlyMap<string, string>, codes: readonly string[]): string[][] {
  const alternate = readAlternateTitles(table, titles)
  return [['code', 'titles'], ...codes.map((code) => [code, (alternate.get(code) ?? []).join('|')])]
}

/** Titles of occupations without a complete profile, with the code whose figures stand in for them. */
function standInRows(
  tables: Record<SourceName, Table>,
  codes: readonly string[],
  groups: ReadonlyMap<string, readonly ActivityGroup[]>,
): string[][] {
  const titles = new Map(tables.occupations.rows.map((row) => [row['O*NET-SOC Code']!, row.Title!]))
  const alternate = readAlternateTitles(tables.alternateTitles, titles)
  const found = findStandIns({ groups, technologies: tables.technologies, all: [...titles.keys()], codes: new Set(codes) })
  const wages = readWages(tables.wages2024, 2024)
  const rows = found.map(({ code, standIn, likeness }) => [
    code,
    titles.get(code)!,
    standIn,
    text(round(likeness, 2)),
    wages.get(code.slice(0, 7))?.employment ?? '',
    (alternate.get(code) ?? []).join('|'),
  ])
  return [['code', 'title', 'stand_in', 'likeness', 'employment', 'titles'], ...rows]
}

/** Uses are row numbers of occupations.tsv (first row 0); "!" marks those whose employers often ask for it. */
function technologyRows(table: Table, codes: readonly string[]): string[][] {
  const position = new Map(codes.map((code, index) => [code, index]))
  const rows = readTechnologies(table, new Set(codes)).map((row) => [
    row.name,
    row.category,
    row.hot ? '1' : '',
    row.uses.map(({ code, inDemand }) => `${position.get(code)}${inDemand ? '!' : ''}`).join(' '),
  ])
  return [['name', 'category', 'hot', 'uses'], ...rows]
}

function activityRows(groups: ReadonlyMap<string, readonly ActivityGroup[]>, codes: readonly string[]): string[][] {
  const rows = codes.flatMap((code) =>
    (groups.get(code) ?? []).map((group) => [
      code,
      group.activity,
      String(group.tasks),
      ...[group.share, group.people, group.model, group.observed].map((value) =>
        text(value === undefined ? undefined : round(value, 4)),
      ),
    ]),
  )
  return [['code', 'activity', 'tasks', 'share', 'people', 'model', 'observed'], ...rows]
}

function tsv(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')}\n`
}

function text(value: string | number | undefined): string {
  return value === undefined ? '' : String(value)
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

const TOTAL = '00-0000'

const YEARS = [2020, 2021, 2022, 2023, 2024] as const

const PROJECTED = [
  'education',
  'experience',
  'training',
  'employment2024',
  'employment2034',
  'growthPercent',
  'openings',
  'separations',
] as const

const OCCUPATION_COLUMNS = [
  'code',
  'title',
  'zone',
  'wage_code',
  'projection_code',
  'entry_education',
  'entry_experience',
  'entry_training',
  'employment_2024',
  'employment_2034',
  'growth_percent',
  'openings',
  'separations',
  'wage_employment',
  'wage_mean',
  ...YEARS.map((year) => `wages_${year}`),
  'people',
  'model',
  'observed',
  'learnability',
  'computerisation',
  'education',
]

/** Scales of the profiles: where they stand, and how many elements a whole release has. */
const RATED: readonly { scale: string; source: SourceName; kind: string; count: number }[] = [
  { scale: 'interest', source: 'interests', kind: 'OI', count: 6 },
  { scale: 'value', source: 'workValues', kind: 'EX', count: 6 },
  { scale: 'style', source: 'workStyles', kind: 'IM', count: 16 },
  { scale: 'skill', source: 'skills', kind: 'IM', count: 35 },
  { scale: 'skill_level', source: 'skills', kind: 'LV', count: 35 },
  { scale: 'knowledge', source: 'knowledge', kind: 'IM', count: 33 },
  { scale: 'knowledge_level', source: 'knowledge', kind: 'LV', count: 33 },
]

type ScaleTable = { readonly scale: string; readonly table: Ratings }
