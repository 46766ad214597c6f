import { rowOfCode } from '../catalogue/row-of-code.ts'
import type { Goals } from '../goals/goals.ts'
import { wantsLess } from '../goals/wants-less.ts'
import type { Person } from '../person/person.ts'
import { BACHELOR, educationStep, stepOf } from '../reach/education.ts'
import type { Engine } from './engine.ts'
import { namedByWords } from './likely-work.ts'
import { type NextRungs, rungWeight } from './next-rungs.ts'
import { wishedRows } from './wish-moves.ts'

/**
 * How well counselors know the way from where a person stands to each occupation: 1 for what they would name first, down to .5 for
 * the last, 0 for what they would not name. For people who want less to carry, lighter work comes before the others, whose weights
 * are halved; so does work of the schooling, for a graduate in work that asks for none, and what is named for a wish: all of that is
 * named early. Undefined where no row of the table speaks of this person.
 */
export function namedMoves(engine: Engine, person: Person, goals: Goals, rungs?: NextRungs): Float64Array | undefined {
  const { base, count } = engine
  const { present } = person
  // Who points at a degree, or teaches its field, is told of its work too.
  const field = goals.wishes.find((wish) => wish.field !== undefined)?.field ?? goals.subject
  const ofDegree = field === undefined ? undefined : base.careerMoves.get(`degree ${field}`)
  const byWords = present ? undefined : namedByWords(engine, person, goals.asWritten)
  const over = isOverqualified(person)
  const schooled = (present && !over) || byWords || ofDegree ? undefined : rowOfBeginner(base.careerMoves, person)
  const row = present ? rowOfCode(base.careerMoves, present.code) : schooled
  const wished = wishedRows(base, goals, person)
  if (!row && !ofDegree && !byWords && wished.length === 0 && !rungs) return undefined
  const learned = ofDegree ?? (present ? schooled : undefined)
  // First work for a schooling alone is in no order.
  const ordered = present !== undefined || person.interests !== undefined
  const lighter = present && eases(goals, person) ? rowOfCode(base.lighterMoves, present.code) : undefined
  const named = byWords ?? new Float64Array(count)
  const name = (codes: readonly string[], most: number): void =>
    codes.forEach((code, at) => {
      const index = base.indexOf.get(code)
      if (index !== undefined && code !== present?.code)
        named[index] = Math.max(named[index]!, most * (ordered ? 1 - (0.5 * at) / codes.length : 1))
    })
  const body = easesBody(goals, person)
  const beside = (lighter && body) || (over && learned) || wished.length > 0 ? BESIDE_OTHERS : 1
  name(row ?? [], beside)
  name(learned ?? [], over ? 1 : OF_DEGREE)
  // All that is lighter is named early for whom the work itself is too much, and after the usual moves where only its hours are.
  for (const code of lighter ?? []) name([code], body && wished.length === 0 ? 1 : FOR_HOURS)
  for (const { codes } of wished)
    codes.forEach((code, at) => {
      const index = base.indexOf.get(code)
      if (index !== undefined) named[index] = Math.max(named[index]!, 1 - ((1 - NAMED_EARLY) * at) / codes.length)
    })
  for (const [at, index] of rungs?.rows.entries() ?? []) named[index] = Math.max(named[index]!, rungWeight(rungs!, at))
  return named
}

/** Whether lighter work is asked for: less to carry for the mind, the body or the week. */
function eases(goals: Goals, person: Person): boolean {
  return wantsLess(goals, person) || goals.wishes.some(({ id }) => LIGHTER.has(id))
}

/** Whether the work itself is too much, and not only when it falls. */
function easesBody(goals: Goals, person: Person): boolean {
  return wantsLess(goals, person) || goals.wishes.some(({ id }) => OF_THE_BODY.has(id))
}

/** Whether somebody with a degree is, since a few years, in work that asks for no schooling: a barista with a bachelor's. */
function isOverqualified({ present, reach }: Person): boolean {
  return (
    present !== undefined &&
    present.zone <= UNSCHOOLED &&
    stepOf(reach.education) >= BACHELOR &&
    reach.yearsExperience <= FEW_YEARS
  )
}

type Rows = ReadonlyMap<string, readonly string[]>

/**
 * First work for the schooling and the two strongest interests, or for the schooling alone: the highest step of education that has a row
 * and is not above the person's own; without any, what school opens. Skills that somebody named tell more than a table of first jobs can.
 */
function rowOfBeginner(rows: Rows, person: Person): readonly string[] | undefined {
  // Beside a present job the skills are those of the job.
  const rated = person.present ? 0 : (person.skills?.weight.filter((weight) => weight === 1).length ?? 0)
  if (rated >= ENOUGH_SKILLS) return undefined
  // First jobs are nothing for who leads people or is paid well.
  if (person.reach.leads || person.reach.salaryCurrent >= MOST_OF_BEGINNERS) return undefined
  const letters = strongestInterests(person)
  for (let step = Math.max(1, educationStep(person) ?? 1); step >= 1; step -= 1) {
    const row = (letters && rows.get(`start ${step} ${letters}`)) ?? rows.get(`start ${step}`)
    if (row) return row
  }
  return undefined
}

/** "RI": the letters of the two strongest interests, strongest first; undefined where they are not told. */
function strongestInterests({ interests }: Person): string | undefined {
  if (!interests) return undefined
  const order = [...interests.z.keys()].sort((a, b) => interests.z[b]! - interests.z[a]! || a - b)
  return order
    .slice(0, 2)
    .map((index) => LETTERS[index]!)
    .join('')
}

/**
 * Of the moves that counselors name, the first two fifths: readers signed four of five of them, and three of five of the others. Ideas
 * of ours that paid no more than the present work were signed in two of five cases, better paid ones in three of four.
 */
export const NAMED_EARLY = 0.8
/** The first half of the moves that counselors name. */
export const NAMED_WELL = 0.75
/** Of the 35 skills that are measured: as many as three or four skills in a person's own words touch. */
const ENOUGH_SKILLS = 4
/** Dollars a year that nobody earns in a first job. */
const MOST_OF_BEGINNERS = 75_000
/** Interests in the order of the table. */
const LETTERS = 'RIASEC'
const BESIDE_OTHERS = 0.5
const FOR_HOURS = 0.7
/** What a degree opens comes after what the present work opens. */
const OF_DEGREE = 0.9
/** Job zone of work that is learned in months, and years after which the work is one's own. */
const UNSCHOOLED = 2
const FEW_YEARS = 5
const OF_THE_BODY: ReadonlySet<string> = new Set(['less_load', 'seated', 'change_position', 'no_kneeling'])
const LIGHTER: ReadonlySet<string> = new Set([
  ...OF_THE_BODY,
  'no_nights',
  'home_at_night',
  'less_noise',
  'easy_hands',
  'clean_air',
  'no_heat',
  'no_cold',
])
