import type { Activity, Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { FactTable } from './fact-table.ts'

export const WEEK_HOURS = 40

export interface WeekTask {
  label: string
  hours: number
  people: number
  model: number
  observed: number
  verdict: 'aided' | 'leaning' | 'mixed' | 'human'
}

export interface Week {
  tasks: WeekTask[]
  aided: number
  leaning: number
  mixed: number
  human: number
}

/** A 40-hour week of an occupation, shared out over its groups of tasks by their weight. */
export function weekOf(occupation: Occupation): Week {
  const total = occupation.activities.reduce((sum, activity) => sum + activity.share, 0) || 1
  const tasks = occupation.activities.map((activity) => ({
    label: activity.label,
    hours: (activity.share / total) * WEEK_HOURS,
    people: activity.people,
    model: activity.model,
    observed: activity.observed,
    verdict: verdictOf(activity),
  }))
  const sum = (verdict: WeekTask['verdict']) =>
    tasks.filter((task) => task.verdict === verdict).reduce((hours, task) => hours + task.hours, 0)
  return { tasks, aided: sum('aided'), leaning: sum('leaning'), mixed: sum('mixed'), human: sum('human') }
}

/** Puts the hours of an occupation's week into the table. Low end: all readings see help; high end: the mean does. */
export function weekFacts(facts: FactTable, occupation: Occupation): { low: string; high: string; mixed: string; human: string } {
  const week = weekOf(occupation)
  const id = `week.${occupation.code}`
  const source = 'OABK'
  return {
    low: facts.put({ id: `${id}.low`, value: Math.round(week.aided), unit: 'score', source }),
    high: facts.put({ id: `${id}.high`, value: Math.round(week.aided + week.leaning), unit: 'score', source }),
    mixed: facts.put({ id: `${id}.mixed`, value: Math.round(week.mixed), unit: 'hours', source }),
    human: facts.put({ id: `${id}.human`, value: Math.round(week.human), unit: 'hours', source }),
  }
}

function verdictOf(activity: Activity): WeekTask['verdict'] {
  if (activity.verdict === 'aided') return 'aided'
  if (activity.verdict === 'leaning_aided') return 'leaning'
  return activity.verdict === 'human' ? 'human' : 'mixed'
}
