import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityLabel } from '../../domain/catalogue/activity-label.ts'
import type {
  ActivityFigures,
  KnowledgeBase,
  OccupationFigures,
  ScaleFamily,
  ScaleMatrix,
  TechnologyFigures,
} from '../../domain/catalogue/figures.ts'
import { type Folders, SHIPPED } from '../shipped.ts'
import { composeDescription } from './compose-description.ts'
import { describeLenses, type RawLenses, summariseExposure } from './exposure.ts'
import { ACTIVITY_WORD_COLUMNS, loadActivityWords } from './load-activity-words.ts'
import { loadShifts } from './load-conditions.ts'
import { loadLimitPosts, loadSentenceTables } from './load-first-pay.ts'
import { GATE_COLUMNS, loadGatePosts, readGates } from './load-gates.ts'
import { loadFirstSteps, loadLighterMoves, loadMoves, loadNextRungs, loadWishMoves } from './load-moves.ts'
import { loadNotes } from './load-notes.ts'
import { loadOwnBusiness } from './load-own-business.ts'
import { loadPairs } from './load-pairs.ts'
import { loadKeptSettings, loadSameWork } from './load-same-work.ts'
import { loadSkillWords, parseSkillEntry, SKILL_COLUMNS } from './load-skills.ts'
import { readTsv } from './read-tsv.ts'
import { singularTitle } from './singular-title.ts'
import { slugOf } from './slug.ts'
import { parseOutlook, parseWages } from './wages.ts'

/** Loads the shipped table. Throws, naming the file, when one is missing, damaged or of another format. */
export function loadKnowledgeBase(folders: Folders = SHIPPED): KnowledgeBase {
  const manifest = readManifest(join(folders.data, 'manifest.json'))
  const open = (file: string, columns: readonly string[], folder = folders.data) => openTsv(join(folder, file), columns)
  const occupationRows = open('occupations.tsv', OCCUPATION_COLUMNS)
  const codes = occupationRows.map((row) => row[0]!)
  const indexOf = new Map(codes.map((code, index) => [code, index]))
  const { scales, skillLevels, knowledgeLevels } = loadRatings(folders.data, codes)
  const { technologies, uses } = loadTechnologies(open('technologies.tsv', ['name', 'category', 'hot', 'uses']), codes.length)
  const activities = loadActivities(open('activities.tsv', ACTIVITY_COLUMNS), indexOf)
  const titles = new Map(
    open('titles.tsv', ['code', 'titles']).map(([code, list]) => [code!, list === '' ? [] : list!.split('|')]),
  )
  const own = new Map(open('descriptions.tsv', ['code', 'short_title', 'description'], folders.text).map((row) => [row[0]!, row]))
  const words = loadActivityWords(open('activities.tsv', ACTIVITY_WORD_COLUMNS, folders.text))
  const lenses = describeLenses(occupationRows.map(rawLenses))

  const occupations = occupationRows.map((row, index): OccupationFigures => {
    const [code, title, zone, wageCode, projectionCode, education, experience, training] = row as CellsAtTheFront
    const shortTitle = own.get(code)?.[1] || singularTitle(title)
    const groups = words.labelled(code, activities[index]!)
    return {
      index,
      code,
      title,
      shortTitle,
      description:
        own.get(code)?.[2] ||
        composeDescription({ shortTitle, zone: Number(zone), activities: groups.map((group) => activityLabel(words, group)) }),
      alternateTitles: titles.get(code) ?? [],
      zone: Number(zone),
      ranked: code.endsWith('.00'),
      estimated: row[26] === '1',
      wages: parseWages(row.slice(8, 15)),
      ownWages: code.endsWith('.00') && wageCode === code.slice(0, 7),
      outlook: parseOutlook(row.slice(15, 20), projectionCode, projectionCode === code.slice(0, 7) && code.endsWith('.00')),
      entry: { education, experience, training },
      lenses: lenses[index]!,
      exposure: summariseExposure(lenses[index]!),
      education: row[25] === '' ? [] : row[25]!.split(' ').map((share) => Number(share) / 100),
      technologies: uses[index]!,
      activities: groups,
    }
  })
  const gates = readGates(open('gates.tsv', GATE_COLUMNS))
  return {
    edition: manifest.edition,
    occupations,
    indexOf,
    gates,
    gatePosts: folders.readings === undefined ? [] : loadGatePosts(gates, folders.readings),
    ...loadReadings(indexOf, folders.readings),
    scales,
    skillLevels,
    knowledgeLevels,
    technologies,
    skillEntries: open('skills.tsv', SKILL_COLUMNS, folders.text).map(parseSkillEntry),
    ...loadSkillWords(folders.text),
    activityLabels: words.activityLabels,
    activityLikes: words.activityLikes,
    workWords: new Map(open('work-words.tsv', WORK_WORD_COLUMNS, folders.text).map(([word, says]) => [word!, says!])),
    pairs: loadPairs(folders.data, codes.length),
    thirds: manifest.thirds,
    estimationErrors: manifest.estimationErrors,
    national: manifest.national,
  }
}

function loadReadings(codes: ReadonlyMap<string, number>, folder: string | undefined) {
  if (folder === undefined)
    return {
      notes: new Map(),
      sameWork: new Map(),
      keptSettings: new Map(),
      careerMoves: new Map(),
      lighterMoves: new Map(),
      nextRungs: new Map(),
      wishMoves: new Map(),
      firstSteps: new Map(),
      ownBusiness: new Map(),
      ...loadSentenceTables(codes, folder),
      limitPosts: new Map(),
      shifts: new Map(),
    }
  return {
    notes: loadNotes(codes, join(folder, 'notes')),
    sameWork: loadSameWork(codes, folder),
    keptSettings: loadKeptSettings(codes, folder),
    careerMoves: loadMoves(codes, folder),
    lighterMoves: loadLighterMoves(codes, folder),
    nextRungs: loadNextRungs(codes, folder),
    wishMoves: loadWishMoves(codes, folder),
    firstSteps: loadFirstSteps(codes, folder),
    ownBusiness: loadOwnBusiness(codes, folder),
    ...loadSentenceTables(codes, folder),
    limitPosts: loadLimitPosts(codes, folder),
    shifts: loadShifts(),
  }
}

type CellsAtTheFront = [string, string, string, string, string, string, string, string]

/** Anchors that the importer worked out for this table. */
export function loadAnchors(folder: string = SHIPPED.data): { middle: number[]; own: number[] } {
  const path = join(folder, 'anchors.json')
  const { middle, own } = JSON.parse(readFileSync(path, 'utf8')) as { middle?: unknown; own?: unknown }
  if (!isNumbers(middle) || !isNumbers(own))
    throw new Error(`${path}: is damaged. Restore it from the repository or run "make data FROM=<folder>".`)
  return { middle, own }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

function openTsv(path: string, columns: readonly string[]): string[][] {
  try {
    return readTsv(readFileSync(path, 'utf8'), columns)
  } catch (error) {
    throw new Error(
      `${path}: ${error instanceof Error ? error.message : error}. Restore it from the repository or run "make data FROM=<folder>".`,
    )
  }
}

function readManifest(path: string): Pick<KnowledgeBase, 'edition' | 'thirds' | 'national' | 'estimationErrors'> {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    format?: unknown
    edition?: unknown
    facts?: Record<string, unknown>
  }
  if (manifest.format !== FORMAT)
    throw new Error(`${path}: format ${manifest.format}, but this service reads ${FORMAT}. Run "make data FROM=<folder>".`)
  const fact = (name: string): number => Number(manifest.facts?.[name])
  return {
    edition: String(manifest.edition),
    thirds: [fact('lowThird'), fact('highThird')],
    estimationErrors: { skillLevel: fact('skill_levelError'), knowledgeLevel: fact('knowledge_levelError') },
    national: { growth: fact('allGrowth'), medianPay: fact('allMedianPay') },
  }
}

function rawLenses(row: readonly string[]): RawLenses {
  const [people, model, observed, learnability, computerisation] = row
    .slice(20, 25)
    .map((cell) => (cell === '' ? undefined : Number(cell)))
  return { ranked: row[0]!.endsWith('.00'), people, model, observed, learnability, computerisation }
}

function loadRatings(folder: string, codes: readonly string[]) {
  const elements = openTsv(join(folder, 'elements.tsv'), ['scale', 'id', 'name'])
  const ids = (family: string) => elements.filter(([scale]) => scale === family).map(([, id]) => id!)
  const columns = [...SCALE_COLUMNS].flatMap(([column, family]) => ids(family).map((id) => `${column}.${id}`))
  const rows = openTsv(join(folder, 'ratings.tsv'), ['code', ...columns])
  if (rows.length !== codes.length || rows.some(([code], index) => code !== codes[index])) {
    throw new Error('ratings.tsv does not belong to occupations.tsv. Run "make data FROM=<folder>".')
  }
  const matrix = (column: string, family: ScaleFamily): Float64Array => {
    const width = ids(family).length
    const first = 1 + columns.indexOf(`${column}.${ids(family)[0]}`)
    return Float64Array.from(
      { length: rows.length * width },
      (_, at) => Number(rows[Math.floor(at / width)]![first + (at % width)]) / 100,
    )
  }
  const scale = (family: ScaleFamily): ScaleMatrix => ({
    elements: elements
      .filter(([name]) => name === family)
      .map(([, id, name]) => ({ id: id!, key: keyOf(family, id!, name!), name: name! })),
    rows: matrix(family, family),
  })
  return {
    scales: {
      interest: scale('interest'),
      value: scale('value'),
      style: scale('style'),
      skill: scale('skill'),
      knowledge: scale('knowledge'),
    },
    skillLevels: matrix('skill_level', 'skill'),
    knowledgeLevels: matrix('knowledge_level', 'knowledge'),
  }
}

/** Interests and values go by their word, the larger scales by their element id, as the wire does. */
function keyOf(family: ScaleFamily, id: string, name: string): string {
  return family === 'interest' || family === 'value' ? name.toLowerCase().replaceAll(' ', '_') : id
}

function loadTechnologies(rows: readonly string[][], count: number) {
  const uses: { technology: number; inDemand: boolean }[][] = Array.from({ length: count }, () => [])
  const technologies = rows.map(([name, category, hot, users], technology): TechnologyFigures => {
    const entries = users === '' ? [] : users!.split(' ')
    for (const entry of entries) uses[Number.parseInt(entry, 10)]!.push({ technology, inDemand: entry.endsWith('!') })
    return { slug: slugOf(name!), name: name!, category: category!, hot: hot === '1', users: entries.length }
  })
  return { technologies, uses }
}

function loadActivities(rows: readonly string[][], indexOf: ReadonlyMap<string, number>): ActivityFigures[][] {
  const groups: ActivityFigures[][] = Array.from({ length: indexOf.size }, () => [])
  const reading = (cell: string) => (cell === '' ? -1 : Number(cell))
  for (const [code, id, tasks, share, people, model, observed] of rows as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ][]) {
    groups[indexOf.get(code)!]!.push({
      id,
      tasks: Number(tasks),
      share: Number(share),
      people: reading(people),
      model: reading(model),
      observed: reading(observed),
    })
  }
  return groups
}

const SCALE_COLUMNS: ReadonlyMap<string, ScaleFamily> = new Map([
  ['interest', 'interest'],
  ['value', 'value'],
  ['style', 'style'],
  ['skill', 'skill'],
  ['knowledge', 'knowledge'],
  ['skill_level', 'skill'],
  ['knowledge_level', 'knowledge'],
])
const FORMAT = 2
const ACTIVITY_COLUMNS = ['code', 'activity', 'tasks', 'share', 'people', 'model', 'observed']
const WORK_WORD_COLUMNS = ['word', 'says']
const OCCUPATION_COLUMNS = [
  'code',
  'title',
  'zone',
  'wage_code',
  'projection_code',
  'entry_education',
  'entry_experience',
  'entry_training',
  'wage_employment',
  'wage_mean',
  'wages_2020',
  'wages_2021',
  'wages_2022',
  'wages_2023',
  'wages_2024',
  'employment_2024',
  'employment_2034',
  'growth_percent',
  'openings',
  'separations',
  'people',
  'model',
  'observed',
  'learnability',
  'computerisation',
  'education',
  'estimated',
]
