import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Conditions } from '../../domain/goals/wish-values.ts'
import { SHIPPED } from '../shipped.ts'
import { readTsv } from './read-tsv.ts'

/** Conditions of work by code. Throws, naming the file, when it is missing or damaged. */
export function loadConditions(folder: string = SHIPPED.data): ReadonlyMap<string, Conditions> {
  const path = join(folder, 'working-conditions.tsv')
  try {
    const rows = readTsv(readFileSync(path, 'utf8'), ['code', ...COLUMNS.map(([column]) => column)])
    return new Map(
      rows.map(([code, ...cells]) => [
        code!,
        Object.fromEntries(COLUMNS.flatMap(([, key], at) => (cells[at] === '' ? [] : [[key, Number(cells[at])]]))),
      ]),
    )
  } catch (error) {
    throw new Error(
      `${path}: ${error instanceof Error ? error.message : error}. Restore it from the repository or run "make data FROM=<folder>".`,
    )
  }
}

/** Of these the part that falls on nights, evenings and weekends, by code. */
export const loadShifts = (): ReadonlyMap<string, number> =>
  new Map([...loadConditions()].flatMap(([code, { shifts }]) => (shifts === undefined ? [] : [[code, shifts] as const])))

const COLUMNS = [
  ['shifts', 'shifts'],
  ['away', 'away'],
  ['part_time', 'partTime'],
  ['school_year', 'schoolYear'],
  ['seasonal', 'seasonal'],
  ['strength', 'strength'],
  ['standing_hours', 'standingHours'],
  ['outdoors_percent', 'outdoors'],
  ['telework_percent', 'telework'],
  ['self_employed_percent', 'selfEmployed'],
  ['driving_percent', 'driving'],
  ['sitting_hours', 'sittingHours'],
  ['choice_percent', 'choice'],
  ['kneeling_percent', 'kneeling'],
  ['ladders_percent', 'ladders'],
  ['sounds_percent', 'sounds'],
  ['crowds_percent', 'crowds'],
  ['loud_percent', 'loud'],
  ['hearing', 'hearing'],
  ['road_sight', 'roadSight'],
  ['postures', 'postures'],
  ['early', 'early'],
  ['evenings', 'evenings'],
  ['weekends', 'weekends'],
  ['nights', 'nights'],
  ['contaminants_percent', 'contaminants'],
  ['heat_percent', 'heat'],
  ['cold_percent', 'cold'],
  ['keyboard_percent', 'keyboard'],
  ['fine_percent', 'fineWork'],
  ['speaking_percent', 'speaking'],
  ['hands', 'hands'],
  ['speech', 'speech'],
  ['telephone', 'telephone'],
  ['group_tasks', 'groupTasks'],
] as const satisfies readonly (readonly [string, keyof Conditions])[]
