import type { Table } from '../../open-source.ts'
import type { SourceName } from '../../sources.ts'
import { getOrAdd } from '../get-or-add.ts'
import { latentCosines, rowCosines } from './dense.ts'
import { cosines, rarity, type SparseRow, textRarity } from './sparse.ts'
import { countTerms, pairsOf, wordsOf } from './words.ts'

/** How alike two occupations are in one respect, for all pairs: N × N, row-major. */
export type Measures = Readonly<Record<MeasureName, Float64Array>>
export type MeasureName =
  | 'activity'
  | 'activityGroup'
  | 'task'
  | 'latentTask'
  | 'title'
  | 'titleWithPairs'
  | 'tool'
  | 'description'
  | 'interest'

type MeasureSource = 'occupations' | 'alternateTitles' | 'tasks' | 'taskLinks' | 'activities' | 'technologies'

/**
 * Measures over what the releases say about the work in words: activities that tasks serve, texts of tasks and descriptions,
 * titles, tools. The texts themselves are not kept. `interests`: six ratings an occupation, N × 6.
 */
export function measureLikeness(
  tables: Pick<Record<SourceName, Table>, MeasureSource>,
  codes: readonly string[],
  interests: Float64Array,
): Measures {
  const position = new Map(codes.map((code, index) => [code, index]))
  const rows = <T>(make: () => T): T[] => codes.map(make)
  const tasks = rows<string[]>(() => [])
  for (const row of tables.tasks.rows) tasks[position.get(row['O*NET-SOC Code']!) ?? -1]?.push(row.Task!)
  const own = codes.map(() => ({ title: '', description: '' }))
  for (const row of tables.occupations.rows) {
    const index = position.get(row['O*NET-SOC Code']!)
    if (index !== undefined) own[index] = { title: row.Title!, description: row.Description! }
  }
  const titles = own.map(({ title }) => [title, title])
  for (const row of tables.alternateTitles.rows) titles[position.get(row['O*NET-SOC Code']!) ?? -1]?.push(row['Alternate Title']!)
  const { activity, group } = activityRows(tables, position)
  const examples = rows(() => new Map<string, number>())
  const products = rows(() => new Map<string, number>())
  for (const row of tables.technologies.rows) {
    const index = position.get(row['O*NET-SOC Code']!)
    if (index === undefined) continue
    examples[index]!.set(row.Example!, 1)
    products[index]!.set(row['Commodity Title']!, 1)
  }
  const task = cosines(
    tasks.map((list, index) => textRow(`${list.join(' ')} ${own[index]!.description} ${own[index]!.description}`)),
    textRarity,
    { least: 2, most: COMMON },
  )
  const byExample = cosines(examples, rarity)
  const byProduct = cosines(products, rarity)
  return {
    activity: cosines(activity, rarity),
    activityGroup: cosines(group, rarity),
    task,
    latentTask: latentCosines(task, codes.length, LATENT),
    title: cosines(
      titles.map((list) => titleRow(list, false)),
      rarity,
    ),
    titleWithPairs: cosines(
      titles.map((list) => titleRow(list, true)),
      rarity,
    ),
    tool: byExample.map((value, at) => (value + byProduct[at]!) / 2),
    description: cosines(
      own.map(({ title, description }) => textRow(`${description} ${title}`)),
      textRarity,
      { most: COMMON },
    ),
    interest: rowCosines(centreRows(interests, 6), 6),
  }
}

/** Roots of the task weight behind each activity: a core task 1, a supplemental one half, untyped .75, shared by its activities. */
function activityRows(tables: Pick<Record<SourceName, Table>, MeasureSource>, position: ReadonlyMap<string, number>) {
  const groupOf = new Map(tables.activities.rows.map((row) => [row['DWA ID']!, row['IWA ID']!]))
  const key = (row: Readonly<Record<string, string>>): string => `${row['O*NET-SOC Code']} ${Number(row['Task ID'])}`
  const weights = new Map(tables.tasks.rows.map((row) => [key(row), TASK_WEIGHT[row['Task Type']!] ?? 0.75]))
  const links = new Map<string, { code: string; activities: string[] }>()
  for (const row of tables.taskLinks.rows)
    getOrAdd(links, key(row), () => ({ code: row['O*NET-SOC Code']!, activities: [] as string[] })).activities.push(
      row['DWA ID']!,
    )
  const sums = Array.from({ length: position.size }, () => ({
    activity: new Map<string, number>(),
    group: new Map<string, number>(),
  }))
  for (const [task, { code, activities }] of links) {
    const into = sums[position.get(code) ?? -1]
    if (!into) continue
    const share = (weights.get(task) ?? 0.5) / activities.length
    for (const id of activities) {
      into.activity.set(id, (into.activity.get(id) ?? 0) + share)
      const group = groupOf.get(id) ?? id
      into.group.set(group, (into.group.get(group) ?? 0) + share)
    }
  }
  const roots = (row: ReadonlyMap<string, number>): SparseRow => new Map([...row].map(([id, sum]) => [id, Math.sqrt(sum)]))
  return { activity: sums.map(({ activity }) => roots(activity)), group: sums.map(({ group }) => roots(group)) }
}

function textRow(text: string): SparseRow {
  return new Map([...countTerms(wordsOf(text))].map(([word, count]) => [word, 1 + Math.log(count)]))
}

/** In how many of the occupation's titles each word (and pair of words) stands, damped. */
function titleRow(titles: readonly string[], pairs: boolean): SparseRow {
  const terms = titles.flatMap((title) => {
    const words = wordsOf(title).filter((word) => !TITLE_STOPS.has(word))
    return [...new Set(pairs ? [...words, ...pairsOf(words)] : words)]
  })
  return new Map([...countTerms(terms)].map(([term, count]) => [term, Math.log1p(count)]))
}

export function centreRows(rows: Float64Array, width: number): Float64Array {
  const result = Float64Array.from(rows)
  for (let start = 0; start < rows.length; start += width) {
    let sum = 0
    for (let i = 0; i < width; i += 1) sum += rows[start + i]!
    for (let i = 0; i < width; i += 1) result[start + i]! -= sum / width
  }
  return result
}

const TASK_WEIGHT: Readonly<Record<string, number>> = { Core: 1, Supplemental: 0.5 }
/** Words that more than this share of the occupations use say nothing about one. */
const COMMON = 0.5
const LATENT = 150
const TITLE_STOPS = new Set(['and', 'of', 'the', 'or', 'in', 'except', 'all', 'other'])
