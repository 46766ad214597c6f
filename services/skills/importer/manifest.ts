import { createHash } from 'node:crypto'
import type { Table } from './open-source.ts'
import { SOURCES, type Source, type SourceName } from './sources.ts'

/** Provenance that ships beside the table: edition, licence and hash of every input, and the source of every column. */
export function composeManifest(
  tables: Record<SourceName, Table>,
  files: ReadonlyMap<string, string | Buffer>,
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
    ...(typeof content === 'string' ? { rows: content.split('\n').length - 2 } : { bytes: content.length }),
    sha256: createHash('sha256').update(content).digest('hex'),
  }))
  return `${JSON.stringify({ format: FORMAT, edition: EDITION, facts, columns: COLUMNS, sources, outputs }, null, 2)}\n`
}

/** Raised when the columns change their meaning; the service refuses a table of another format. */
const FORMAT = 2
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
  'state-wages': {
    sources: ['stateWages', 'stateNames'],
    unit: 'US dollars a year: mean, 10th 25th 50th 75th 90th percentile; persons; four bytes each, 0 = not published',
    how: 'by state and by the code that wage_code names; the highest number stands for "at or above the limit"',
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
  'occupations.estimated': {
    sources: ['workValues', 'workStyles', 'skills', 'knowledge'],
    unit: '1 = not rated on every scale; the missing scales are estimated',
    how: 'kernel ridge regression over the rated occupations by tasks, activities, tools, titles, descriptions, interests and zone; facts.*Error is the leave-one-out error',
  },
  'ratings.interest': { sources: ['interests'], unit: 'hundredths of 1-7' },
  'ratings.value': { sources: ['workValues'], unit: 'hundredths of 1-7' },
  'ratings.style': { sources: ['workStyles'], unit: 'hundredths of 1-5' },
  'ratings.skill, skill_level': { sources: ['skills'], unit: 'hundredths of 1-5, of 0-7' },
  'ratings.knowledge, knowledge_level': { sources: ['knowledge'], unit: 'hundredths of 1-5, of 0-7' },
  titles: { sources: ['alternateTitles'], unit: 'terms' },
  'written-titles': {
    sources: ['occupations', 'alternateTitles', 'reportedTitles', 'directMatches', 'censusIndex', 'filedTitles', 'wages2024'],
    unit: 'terms; trust in hundredths 0-200',
    how: 'census titles divided among their codes, filed titles by their share and, for split codes, by people',
  },
  'working-conditions': {
    sources: ['handbook', 'abilities', 'requirements', 'telework', 'projections', 'workContext', 'tasks'],
    unit: '0-1; O*NET level 0-7; hours a day; percent; telephone 0-100; number of tasks',
    how: 'schedules, parts of the day, seasons and travel as the handbook words them, halved for "some" and "may"; telework and self-employment of the group where the code has none; of demands that are not published, what the other answers leave of 100 percent, or the middle of what they can be where that is narrow; tasks before groups by their words',
  },
  'military-titles': { sources: ['militaryTitles'], unit: 'terms; civilian codes, those of most services first' },
  'likeness-ratings': {
    sources: ['interests', 'workValues', 'workStyles', 'skills', 'knowledge'],
    unit: '-1 to 1 as 0 to 65535, pairs below the diagonal in the order of occupations.tsv',
    how: 'cosine of standardised, weighted and partly whitened ratings',
  },
  'likeness-all': {
    sources: ['occupations', 'alternateTitles', 'tasks', 'taskLinks', 'technologies', 'skills', 'knowledge', 'interests'],
    unit: '0 to 1 as 0 to 65535, pairs below the diagonal in the order of occupations.tsv',
    how: 'standardised likeness of titles, tasks, descriptions, activities, tools and ratings, weighted; z deviations from the average pair as 1 - exp(-(z + 2) / 4)',
  },
  moves: {
    sources: [
      'occupations',
      'alternateTitles',
      'tasks',
      'taskLinks',
      'technologies',
      'skills',
      'knowledge',
      'interests',
      'jobZones',
      'projections',
    ],
    unit: 'log odds from -1.5 in steps of .025, one byte a pair, from row to column in the order of occupations.tsv',
    how: 'additive model of twelve features; only its coefficients were learnt from observed moves (CPS ASEC)',
  },
  technologies: { sources: ['technologies'], unit: 'terms; uses are row numbers of occupations, "!" = in demand' },
  'activities.tasks, share': {
    sources: ['tasks', 'taskLinks', 'activities'],
    unit: 'tasks; share of task weight 0-1',
    how: 'core task 1, supplemental one half, divided among the activities a task serves',
  },
  'activities.people, model': { sources: ['taskLabels'], unit: '0-1', how: 'weighted mean over the tasks of the group' },
  gates: {
    sources: ['occupations', 'handbook', 'fieldsOfStudy', 'apprenticeshipTerms', 'projections'],
    unit: 'months of study (s), paid training (p) and related work (e); registered term in hours; percent of full pay',
    how: 'our reading of the handbook in gates/rules.tsv, checked against the releases; months are our estimate',
  },
  'activities.observed': { sources: ['observedActivities'], unit: 'rank among the 332 activities, 0-1' },
}
