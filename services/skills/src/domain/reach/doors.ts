import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import type { LevelReading } from '../person/level-reading.ts'
import { referencePay } from './education.ts'
import { entryOf } from './entry.ts'
import { totalMonths } from './entry-path.ts'

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
 * short of at most so many of its important skills (none at first; one, two or three when that leaves few doors); a door
 * is one skill raised to what the job asks, and what it opens are the jobs for which it was one too many. No skill opens a
 * job that has a program, a license or years before it, and none that stands in the list already.
 */
export function findDoors(engine: Engine, ranking: Ranking, limit: number): Door[] {
  const moves = betterMoves(engine, ranking)
  let doors: Door[] = []
  for (let allowed = 0; allowed <= MOST_ALLOWED && doors.length < Math.min(limit, ENOUGH); allowed += 1) {
    const found = doorsOf(moves, allowed, ranking.percent)
    if (found.length > doors.length) doors = found
  }
  return doors.slice(0, limit)
}

type Missing = { readonly id: string; readonly name: string; readonly short: number }
type Move = { readonly index: number; readonly missing: readonly Missing[] }

/** Moves within the rules that pay more and fit at least middling, with what the person lacks for each. */
function betterMoves(engine: Engine, ranking: Ranking): Move[] {
  const { person, selection, percent } = ranking
  const { skills, knowledge } = person
  if (!skills) return []
  const listed = new Set(ranking.ranked)
  const pay = referencePay(person)
  return selection.eligible
    .map((index) => engine.base.occupations[index]!)
    .filter((occupation) => (occupation.wages?.p50 ?? 0) > pay * BETTER && percent[occupation.index]! >= LEAST_PERCENT)
    .filter((occupation) => !listed.has(occupation.index))
    .filter((occupation) => {
      const months = totalMonths(entryOf(engine.base, person, occupation))
      return months !== undefined && months[0] <= OPEN_MONTHS
    })
    .map(({ index }) => ({
      index,
      missing: [
        ...shortfalls(engine, skills, 'skill', index),
        ...(knowledge ? shortfalls(engine, knowledge, 'knowledge', index) : []),
      ],
    }))
}

function doorsOf(moves: readonly Move[], allowed: number, percent: Float64Array): Door[] {
  const opened = new Map<string, { name: string; jobs: number[]; short: number }>()
  for (const { index, missing } of moves) {
    if (missing.length !== allowed + 1) continue
    for (const { id, name, short } of missing.filter((one) => one.short <= WITHIN)) {
      const door = opened.get(id) ?? { name, jobs: [], short: 0 }
      door.jobs.push(index)
      door.short = Math.max(door.short, short)
      opened.set(id, door)
    }
  }
  return [...opened]
    .map(([id, { name, jobs, short }]) => ({
      id,
      name,
      opened: jobs.length,
      examples: jobs.sort((a, b) => percent[b]! - percent[a]!).slice(0, 3),
      hoursLow: Math.round(short * HOURS[0]),
      hoursHigh: Math.round(short * HOURS[1]),
    }))
    .sort((a, b) => b.opened - a.opened || (a.id < b.id ? -1 : 1))
}

function shortfalls(engine: Engine, reading: LevelReading, family: 'skill' | 'knowledge', index: number): Missing[] {
  const { elements, rows } = engine.base.scales[family]
  const levels = family === 'skill' ? engine.base.skillLevels : engine.base.knowledgeLevels
  return elements.flatMap(({ id, name }, i) => {
    const at = index * elements.length + i
    const short = levels[at]! - reading.level[i]!
    return rows[at]! >= IMPORTANT && short >= CLEARLY_SHORT[family] ? [{ id, name, short }] : []
  })
}

const BETTER = 1.02
/** Months of entry up to which a skill can be what is missing. */
const OPEN_MONTHS = 6
const LEAST_PERCENT = 50
const IMPORTANT = 3.25
const CLEARLY_SHORT = { skill: 0.75, knowledge: 1.5 } as const
/** More than two and a half levels are not one door but a career of study. */
const WITHIN = 2.5
const MOST_ALLOWED = 3
const ENOUGH = 5
const HOURS = [40, 100] as const
