import type { Activity, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { FactTable } from '../model/fact-table.ts'
import { wholeShares } from '../model/whole-shares.ts'
import { type ActivityUse, useOfActivity } from './work/activity-uses.ts'

export const WEEK_HOURS = 40

export interface WeekTask extends ActivityUse {
  label: string
  /** Whole hours of the week; those of all tasks add up to WEEK_HOURS. 0 = under half an hour or so. */
  hours: number
  people: number
  model: number
  observed: number
  verdict: 'aided' | 'leaning' | 'mixed' | 'human'
}

/** A week in whole hours: the four sums are those of the rows, and add up to WEEK_HOURS where an occupation lists tasks. */
export interface Week {
  tasks: WeekTask[]
  aided: number
  leaning: number
  mixed: number
  human: number
}

/** A 40-hour week of an occupation, shared out over its groups of tasks by their weight. */
export function weekOf(occupation: Occupation): Week {
  const hours = wholeShares(
    occupation.activities.map(({ share }) => share),
    WEEK_HOURS,
  )
  const tasks = occupation.activities.map((activity, index) => ({
    label: activity.label,
    ...useOfActivity(activity.id),
    hours: hours[index]!,
    people: activity.people,
    model: activity.model,
    observed: activity.observed,
    verdict: verdictOf(activity),
  }))
  const sum = (verdict: WeekTask['verdict']) =>
    tasks.filter((task) => task.verdict === verdict).reduce((all, task) => all + task.hours, 0)
  return { tasks, aided: sum('aided'), leaning: sum('leaning'), mixed: sum('mixed'), human: sum('human') }
}

/** Tasks of these verdicts, the longest first; equal ones stay in the order of the table. */
export function tasksOf(week: Week, ...verdicts: WeekTask['verdict'][]): WeekTask[] {
  return week.tasks.filter(({ verdict }) => verdicts.includes(verdict)).sort((a, b) => b.hours - a.hours)
}

/** Mean of the readings that exist, 0 to 1; a task without any counts as 0. */
export function meanReading({ people, model, observed }: WeekTask): number {
  const readings = [people, model, observed].filter((value) => value >= 0)
  return readings.length === 0 ? 0 : readings.reduce((sum, value) => sum + value, 0) / readings.length
}

export interface WeekFacts {
  low: string
  high: string
  mixed: string
  human: string
  /** Hours that AI is likely to help with, as they stand behind "about": "13", "13 to 15"; "hardly any" where there are none. */
  aided: string
}

/** Puts the hours of an occupation's week into the table. Low end: all readings see help; high end: the mean does. */
export function weekFacts(facts: FactTable, occupation: Occupation): WeekFacts {
  const week = weekOf(occupation)
  const id = `week.${occupation.code}`
  const source = 'OABK'
  const low = facts.put({ id: `${id}.low`, value: week.aided, unit: 'score', source })
  const high = facts.put({ id: `${id}.high`, value: week.aided + week.leaning, unit: 'score', source })
  return {
    low,
    high,
    mixed: facts.put({ id: `${id}.mixed`, value: week.mixed, unit: 'hours', source }),
    human: facts.put({ id: `${id}.human`, value: week.human, unit: 'hours', source }),
    aided: aidedWords(week, low, high),
  }
}

function aidedWords(week: Week, low: string, high: string): string {
  if (week.aided + week.leaning === 0) return 'hardly any'
  if (week.leaning === 0 || week.aided === 0) return `about ${high}`
  return `${low} to ${high}`
}

function verdictOf(activity: Activity): WeekTask['verdict'] {
  if (activity.verdict === 'aided') return 'aided'
  if (activity.verdict === 'leaning_aided') return 'leaning'
  return activity.verdict === 'human' ? 'human' : 'mixed'
}
