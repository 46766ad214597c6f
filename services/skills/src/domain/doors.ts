import type { Engine } from './engine.ts'
import type { LevelReading } from './level-reading.ts'
import type { Ranking } from './rank.ts'
import { referencePay } from './reach.ts'
import { rulesFor } from './rules.ts'

export type Door = {
  readonly id: string
  readonly name: string
  readonly opened: number
  readonly examples: readonly number[]
  readonly hoursLow: number
  readonly hoursHigh: number
}

/**
 * Skills and fields of knowledge that would open viable, better-paid moves. A job is open when the person is clearly
 * short of none of its important skills; a door is one skill raised by a level, and what it opens are the jobs for
 * which it was the only one missing.
 */
export function findDoors(engine: Engine, ranking: Ranking, limit: number): Door[] {
  const { person, options, selection, reading, percent } = ranking
  if (!person.skills) return []
  const pay = referencePay(person)
  const rules = rulesFor({
    person,
    purpose: options.purpose,
    strictness: { ...selection.strictness, distance: Number.POSITIVE_INFINITY },
    reading,
  })
  const moves = engine.base.occupations.filter(
    (occupation) =>
      rules.every(({ keep }) => keep(occupation)) &&
      (occupation.wages?.p50 ?? 0) > pay * BETTER &&
      percent[occupation.index]! >= LEAST_PERCENT,
  )
  const opened = new Map<string, { name: string; jobs: number[]; short: number }>()
  for (const { index } of moves) {
    const missing = [
      ...shortfalls(engine, person.skills, 'skill', index),
      ...(person.knowledge ? shortfalls(engine, person.knowledge, 'knowledge', index) : []),
    ]
    const [only] = missing
    if (!only || missing.length > 1 || only.short > WITHIN) continue
    const door = opened.get(only.id) ?? { name: only.name, jobs: [], short: 0 }
    door.jobs.push(index)
    door.short = Math.max(door.short, only.short)
    opened.set(only.id, door)
  }
  return [...opened]
    .map(([id, { name, jobs, short }]) => ({
      id,
      name,
      opened: jobs.length,
      examples: jobs.sort((a, b) => percent[b]! - percent[a]! || a - b).slice(0, 3),
      hoursLow: Math.round(short * HOURS[0]),
      hoursHigh: Math.round(short * HOURS[1]),
    }))
    .sort((a, b) => b.opened - a.opened || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

function shortfalls(
  engine: Engine,
  reading: LevelReading,
  family: 'skill' | 'knowledge',
  index: number,
): { id: string; name: string; short: number }[] {
  const { elements, rows } = engine.base.scales[family]
  const levels = family === 'skill' ? engine.base.skillLevels : engine.base.knowledgeLevels
  return elements.flatMap(({ id, name }, i) => {
    const at = index * elements.length + i
    const short = levels[at]! - reading.level[i]!
    return rows[at]! >= IMPORTANT && short >= CLEARLY_SHORT[family] ? [{ id, name, short }] : []
  })
}

const BETTER = 1.02
const LEAST_PERCENT = 50
const IMPORTANT = 3.25
const CLEARLY_SHORT = { skill: 0.75, knowledge: 1.5 } as const
/** More than two and a half levels are not one door but a career of study. */
const WITHIN = 2.5
const HOURS = [40, 100] as const
