import { createHash } from 'node:crypto'
import type { Table } from './open-source.ts'
import { SOURCES, type Source, type SourceName } from './sources.ts'

/** Provenance that ships beside the table: edition, licence and hash of every input, and the source of every column. */
export function composeManifest(
  tables: Record<SourceName, Table>,
  files: ReadonlyMap<string, string>,
  facts: Readonly<Record<string, number>>,
): string {
  const sources = (Object.entries(SOURCES) as [SourceName, Source][]).map(([name, source]) => ({
    name,
    file: source.file,
    ...(source.sheet === undefined ? {} : { sheet: source.sheet }),
    edition: source.edition,
    publisher: source.publisher,
    licence: source.licence,
    rows: tables[name].rows.length,
    sha256: tables[name].sha256,
  }))
  const outputs = [...files].map(([file, content]) => ({
    file,
    rows: content.split('\n').length - 2,
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  return `${JSON.stringify({ format: FORMAT, edition: EDITION, facts, columns: COLUMNS, sources, outputs }, null, 2)}\n`
}

/** Raised when the columns change their meaning; the service refuses a table of another format. */
const FORMAT = 1
const EDITION = 'O*NET 29.3 · OEWS May 2020-2024 · Projections 2024-34'

/** Column (or group of columns) → the sources it is derived from, and how. */
const COLUMNS: Record<string, { sources: readonly SourceName[]; unit: string; how?: string }> = {
  'occupations.code, title': { sources: ['occupations'], unit: 'O*NET-SOC 2019 code' },
  'occupations.zone': { sources: ['jobZones'], unit: '1-5' },
  'occupations.wage_*, wages_*': {
    sources: ['wages2020', 'wages2021', 'wages2022', 'wages2023', 'wages2024'],
    unit: 'US dollars a year, US national: 10th 25th 50th 75th 90th percentile; "+" = at or above',
    how: 'wage_code names the six-digit or broad code whose figures they are; earlier years only where they print that code',
  },
  'occupations.entry_*, employment_*, growth_percent, openings': {
    sources: ['projections'],
    unit: 'persons; percent; persons a year',
  },
  'occupations.separations': { sources: ['separations'], unit: 'persons a year' },
  'occupations.people, model': {
    sources: ['occupationLabels'],
    unit: '0-1',
    how: 'beta of each rater: direct help 1, help by further software one half',
  },
  'occupations.observed': { sources: ['observedUse'], unit: 'applicability score' },
  'occupations.learnability': {
    sources: ['learnability'],
    unit: '1-5',
    how: 'mean of the ESCO occupations behind a six-digit code',
  },
  'occupations.computerisation': {
    sources: ['computerisation', 'soc2010'],
    unit: '0-1',
    how: 'mean of the 2010 codes behind a 2018 code',
  },
  'occupations.education': { sources: ['education'], unit: 'percent by twelve required levels' },
  'ratings.interest': { sources: ['interests'], unit: 'hundredths of 1-7' },
  'ratings.value': { sources: ['workValues'], unit: 'hundredths of 1-7' },
  'ratings.style': { sources: ['workStyles'], unit: 'hundredths of 1-5' },
  'ratings.skill, skill_level': { sources: ['skills'], unit: 'hundredths of 1-5, of 0-7' },
  'ratings.knowledge, knowledge_level': { sources: ['knowledge'], unit: 'hundredths of 1-5, of 0-7' },
  titles: { sources: ['alternateTitles'], unit: 'terms' },
  'stand-ins': {
    sources: ['occupations', 'alternateTitles', 'taskLinks', 'technologies'],
    unit: 'terms; likeness 0-1',
    how: 'occupations without a complete profile, with the code whose work activities and tools are most alike',
  },
  technologies: { sources: ['technologies'], unit: 'terms; uses are row numbers of occupations, "!" = in demand' },
  'activities.tasks, share': {
    sources: ['tasks', 'taskLinks', 'activities'],
    unit: 'tasks; share of task weight 0-1',
    how: 'core task 1, supplemental one half, divided among the activities a task serves',
  },
  'activities.people, model': { sources: ['taskLabels'], unit: '0-1', how: 'weighted mean over the tasks of the group' },
  'activities.observed': { sources: ['observedActivities'], unit: 'rank among the 332 activities, 0-1' },
}
