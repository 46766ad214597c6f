import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACTS } from '../../domain/goals/contacts/contact-words.ts'
import type { LimitPosts } from '../../domain/goals/limits/limit-values.ts'
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

/**
 * How far work is with what somebody wants to keep, 1 mostly to 0 hardly, by the wish and the beginning of a code, from
 * `text/contacts.tsv`. Throws with every row that is no such wish, or no value.
 */
export function loadContacts(folder: string = SHIPPED.text): ReadonlyMap<string, LimitPosts> {
  const path = join(folder, 'contacts.tsv')
  const byWish = new Map<string, Map<string, { value: number; posts: '' }>>(Object.keys(CONTACTS).map((id) => [id, new Map()]))
  for (const [wish, starts, value] of readTsv(readFileSync(path, 'utf8'), ['wish', 'codes', 'value', 'source'])) {
    const rows = byWish.get(wish!)
    if (!rows) throw new Error(`${path}: ${wish}: is no contact that somebody keeps.`)
    if (!(Number(value) >= 0 && Number(value) <= 1)) throw new Error(`${path}: ${wish}: "${value}" is no value from 0 to 1.`)
    for (const from of starts!.split(' ')) rows.set(from, { value: Number(value), posts: '' })
  }
  return byWish
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
