import { loadTitleLists } from '../../src/data/knowledge-base/load-titles.ts'
import { createTitleReader } from '../../src/domain/catalogue/titles/title-words.ts'
import { InputError, type Table } from '../open-source.ts'
import { SOURCES, type SourceName } from '../sources.ts'
import { type ActivityGroup, readActivities } from './activities.ts'
import { readEducation } from './education.ts'
import { readLenses } from './exposure.ts'
import { fillProfiles } from './fill-profiles.ts'

import { deriveGates, gateRows } from './gates/gates.ts'
import type { MoveFeatures } from './likeness/moves.ts'
import { measurePairs, pairFiles } from './pairs.ts'
import { elementRows, isRated, type ProfileTables, ratingRows, readProfileTables } from './profile-tables.ts'
import { findProjection, readProjections } from './projections.ts'
import { isComplete } from './ratings.ts'
import { stateWageFiles } from './state-wages.ts'
import { readTechnologies } from './technologies.ts'
import { readMilitaryTitles } from './titles/military-titles.ts'
import { readAlternateTitles } from './titles/titles.ts'
import { readWrittenTitles } from './titles/written-titles.ts'
import { findWages, readWages } from './wages.ts'
import { conditionRows } from './working-conditions.ts'

/** Names of the files that ship, with their bytes; the same input gives the same bytes. */
export type Output = ReadonlyMap<string, string | Buffer>

/**
 * Derives the compact table. An occupation takes part when the releases hold its zone, its interests and its work; ratings that
 * nobody made are estimated from the work, and the occupation is marked.
 */
export function deriveTable(tables: Record<SourceName, Table>): { files: Output; facts: Record<string, number> } {
  const { codes, titles, zones, profiles, filled } = readOccupations(tables)
  const activities = readActivities(tables)
  const occupations = occupationRows(tables, codes, titles, zones, profiles)
  const wageCodes = occupations.slice(1).map((row) => row[OCCUPATION_COLUMNS.indexOf('wage_code')]!)
  const files = new Map<string, string | Buffer>([
    ['occupations.tsv', tsv(occupations)],
    ['ratings.tsv', tsv(ratingRows(codes, filled.blocks, profiles))],
    ['elements.tsv', tsv([['scale', 'id', 'name'], ...elementRows(profiles)])],
    ['working-conditions.tsv', tsv(conditionRows(tables, codes))],
    ['written-titles.tsv', tsv(writtenTitleRows(tables))],
    ['military-titles.tsv', tsv(militaryTitleRows(tables))],
    ['titles.tsv', tsv(titleRows(tables.alternateTitles, titles, codes))],
    ['technologies.tsv', tsv(technologyRows(tables.technologies, codes))],
    ['activities.tsv', tsv(activityRows(activities.groups, codes))],
    ['gates.tsv', tsv(gateRows(deriveGates(tables)))],
    ...stateWageFiles({ wages: tables.stateWages, names: tables.stateNames }, wageCodes),
    ...pairFiles(tables, { codes, zones, profiles, filled }),
  ])
  const [lowThird, highThird] = activities.thirds
  const facts = {
    occupations: codes.length,
    estimated: codes.filter((code) => !isRated(profiles, code)).length,
    ...Object.fromEntries(Object.entries(filled.errors).map(([scale, error]) => [`${scale}Error`, round(error, 4)])),
    tasks: activities.tasks,
    lowThird: round(lowThird, 4),
    highThird: round(highThird, 4),
    ...nationalTotals(tables),
  }
  return { files, facts }
}

/** Features of moves between all occupations of the table, for fitting and judging the move model. */
export function measureMoveFeatures(tables: Record<SourceName, Table>): MoveFeatures {
  return measurePairs(tables, readOccupations(tables)).features
}

function readOccupations(tables: Record<SourceName, Table>) {
  const profiles = readProfileTables(tables)
  const zoneOf = new Map(tables.jobZones.rows.map((row) => [row['O*NET-SOC Code']!, Number(row['Job Zone'])]))
  const titles = new Map<string, string>()
  for (const row of tables.occupations.rows) {
    const code = row['O*NET-SOC Code']!
    if (zoneOf.has(code) && isComplete(profiles.interest, code)) titles.set(code, row.Title!)
  }
  const codes = [...titles.keys()].sort()
  if (!codes.some((code) => isRated(profiles, code))) {
    throw new InputError('no occupation has a complete profile in all five tables. Use workbooks of one O*NET release together.')
  }
  const zones = codes.map((code) => zoneOf.get(code)!)
  return { codes, titles, zones, profiles, filled: fillProfiles(tables, { codes, zones, profiles }) }
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

function occupationRows(
  tables: Record<SourceName, Table>,
  codes: readonly string[],
  titles: ReadonlyMap<string, string>,
  zones: readonly number[],
  profiles: ProfileTables,
): string[][] {
  const editions = YEARS.map((year) => readWages(tables[`wages${year}`], year))
  const projections = readProjections(tables.projections, tables.separations)
  const lenses = readLenses(tables)
  const education = readEducation(tables.education)
  const rows = codes.map((code, index) => {
    const projection = findProjection(projections, code)
    const lens = lenses(code)
    const wages = editions.map((edition) => findWages(edition, code))
    const latest = wages.at(-1)
    return [
      code,
      titles.get(code)!,
      String(zones[index]),
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
      isRated(profiles, code) ? '0' : '1',
    ]
  })
  return [OCCUPATION_COLUMNS, ...rows]
}

function titleRows(table: Table, titles: ReadonlyMap<string, string>, codes: readonly string[]): string[][] {
  const alternate = readAlternateTitles(table, titles)
  return [['code', 'titles'], ...codes.map((code) => [code, (alternate.get(code) ?? []).join('|')])]
}

/** "title=trust" in hundredths, the most trusted first; "!" marks the own title, "*" one that belongs to the code alone. */
function writtenTitleRows(tables: Record<SourceName, Table>): string[][] {
  const written = readWrittenTitles(tables, createTitleReader(loadTitleLists()))
  const rows = [...written].sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    ['code', 'titles'],
    ...rows.map(([code, list]) => [
      code,
      list.map(({ text: title, trust, mark }) => `${title}=${Math.round(trust * 100)}${mark}`).join('|'),
    ]),
  ]
}

function militaryTitleRows(tables: Record<SourceName, Table>): string[][] {
  const codes = new Set(tables.occupations.rows.map((row) => row['O*NET-SOC Code']!))
  const rows = readMilitaryTitles(tables.militaryTitles, codes)
  return [['speciality', 'title', 'codes'], ...rows.map((row) => [row.speciality, row.title, row.codes.join(' ')])]
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
  'estimated',
]
