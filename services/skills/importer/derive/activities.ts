import type { Table } from '../open-source.ts'
import type { SourceName } from '../sources.ts'
import { getOrAdd } from './get-or-add.ts'

/** One group of an occupation's tasks: all those that serve the same intermediate work activity. */
export type ActivityGroup = {
  readonly activity: string
  /** Tasks with a link to the activity. */
  readonly tasks: number
  /** Share of the occupation's summed task weight, 0-1. */
  readonly share: number
  /** Mean readings of the group's tasks, 0-1; undefined where nobody labelled them. */
  readonly people: number | undefined
  readonly model: number | undefined
  /** Rank of the activity among the 332 by observed use, 0-1. */
  readonly observed: number | undefined
}

export type Activities = {
  readonly groups: ReadonlyMap<string, readonly ActivityGroup[]>
  /** Thirds of all tasks by the mean of their readings. */
  readonly thirds: readonly [number, number]
  readonly tasks: number
}

/**
 * Sums the tasks up to the intermediate work activities. A core task weighs 1, a supplemental one half (the release
 * carries no task importance), one without a type 1; a task that serves several activities is divided among them.
 */
export function readActivities(tables: Pick<Record<SourceName, Table>, ActivitySource>): Activities {
  const activityOf = new Map(tables.activities.rows.map((row) => [row['DWA ID']!, row['IWA ID']!]))
  const types = new Map(tables.tasks.rows.map((row) => [taskKey(row), row['Task Type']!]))
  const labels = readLabels(tables.taskLabels)
  const observed = rankObserved(tables.observedActivities)

  const links = new Map<string, Set<string>>()
  for (const row of tables.taskLinks.rows) {
    const activity = activityOf.get(row['DWA ID']!)
    if (!activity) continue
    getOrAdd(links, taskKey(row), () => new Set<string>()).add(activity)
  }

  const sums = new Map<string, Map<string, Sum>>()
  const means: number[] = []
  for (const [key, activities] of links) {
    const label = labels.get(key)
    const weight = (types.get(key) === 'Supplemental' ? 0.5 : 1) / activities.size
    for (const activity of activities) addTask(sums, key.slice(0, 10), activity, weight, label)
    const seen = [...activities].map((activity) => observed.get(activity)).filter((value) => value !== undefined)
    const readings = [label?.people, label?.model, mean(seen)].filter((value) => value !== undefined)
    if (readings.length === 3) means.push(mean(readings)!)
  }
  means.sort((a, b) => a - b)
  const thirds = [means[Math.floor(means.length / 3)] ?? 0, means[Math.floor((means.length * 2) / 3)] ?? 0] as const
  return { groups: new Map([...sums].map(([code, groups]) => [code, finish(groups, observed)])), thirds, tasks: links.size }
}

function addTask(
  sums: Map<string, Map<string, Sum>>,
  code: string,
  activity: string,
  weight: number,
  label: Label | undefined,
): void {
  const groups = getOrAdd(sums, code, () => new Map<string, Sum>())
  const sum = getOrAdd(groups, activity, () => ({ tasks: 0, weight: 0, labelled: 0, people: 0, model: 0 }))
  sum.tasks += 1
  sum.weight += weight
  if (!label) return
  sum.labelled += weight
  sum.people += weight * label.people
  sum.model += weight * label.model
}

function finish(groups: ReadonlyMap<string, Sum>, observed: ReadonlyMap<string, number>): ActivityGroup[] {
  const total = [...groups.values()].reduce((sum, group) => sum + group.weight, 0)
  return [...groups]
    .map(([activity, group]) => ({
      activity,
      tasks: group.tasks,
      share: group.weight / total,
      people: group.labelled > 0 ? group.people / group.labelled : undefined,
      model: group.labelled > 0 ? group.model / group.labelled : undefined,
      observed: observed.get(activity),
    }))
    .sort((a, b) => b.share - a.share || (a.activity < b.activity ? -1 : 1))
}

/** Exposure of a task as in the paper's beta: direct help counts 1, help through further software one half. */
function readLabels(table: Table): ReadonlyMap<string, Label> {
  const labels = new Map<string, Label>()
  for (const row of table.rows) {
    const people = HUMAN_LABEL[row.human_labels!]
    if (people === undefined || row.beta === '') continue
    labels.set(`${row['O*NET-SOC Code']} ${Number(row['Task ID'])}`, { people, model: Number(row.beta) })
  }
  return labels
}

/** Chats coverage × completion × scope, mean of the user's and the assistant's side, as rank 0-1 (ties share the lower rank). */
function rankObserved(table: Table): ReadonlyMap<string, number> {
  const scores = table.rows.map((row) => {
    const user = Number(row.completion_x_scope_x_coverage_user)
    const assistant = Number(row.completion_x_scope_x_coverage_ai)
    return { id: row.IWA!, score: (user + assistant) / 2 }
  })
  const sorted = scores
    .map(({ score }) => score)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const last = Math.max(1, sorted.length - 1)
  return new Map(scores.filter(({ score }) => Number.isFinite(score)).map(({ id, score }) => [id, sorted.indexOf(score) / last]))
}

function taskKey(row: Readonly<Record<string, string>>): string {
  return `${row['O*NET-SOC Code']} ${Number(row['Task ID'])}`
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}

const HUMAN_LABEL: Record<string, number | undefined> = { E0: 0, E1: 1, E2: 0.5 }

type Label = { readonly people: number; readonly model: number }
type Sum = { tasks: number; weight: number; labelled: number; people: number; model: number }
type ActivitySource = 'activities' | 'tasks' | 'taskLinks' | 'taskLabels' | 'observedActivities'
