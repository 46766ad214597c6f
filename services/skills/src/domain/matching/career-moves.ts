import type { Engine } from '../engine.ts'
import type { Person } from '../person.ts'
import { educationStep } from '../reach.ts'

/**
 * How well counselors know the way from where a person stands to each occupation: 1 for what they would name first, down to .5 for
 * the last, 0 for what they would not name. Undefined where no row of the table speaks of this person.
 */
export function namedMoves({ base, count }: Engine, person: Person): Float64Array | undefined {
  const row = person.present ? rowOfCode(base.careerMoves, person.present.code) : rowOfBeginner(base.careerMoves, person)
  if (!row) return undefined
  const named = new Float64Array(count)
  row.forEach((code, at) => {
    const index = base.indexOf.get(code)
    if (index !== undefined && code !== person.present?.code) named[index] = person.present ? 1 - (0.5 * at) / row.length : 1
  })
  return named
}

type Rows = ReadonlyMap<string, readonly string[]>

/** The longest beginning of the code that has a row. */
function rowOfCode(rows: Rows, code: string): readonly string[] | undefined {
  for (let length = code.length; length >= 2; length -= 1) {
    const row = rows.get(code.slice(0, length))
    if (row) return row
  }
  return undefined
}

/**
 * The highest step of education that has a row and is not above the person's own; without any, what school opens. Skills that somebody
 * named tell more than a table of first jobs can.
 */
function rowOfBeginner(rows: Rows, person: Person): readonly string[] | undefined {
  const own = person.skills?.weight.filter((weight) => weight === 1).length ?? 0
  if (own >= ENOUGH_SKILLS) return undefined
  for (let step = Math.max(1, educationStep(person) ?? 1); step >= 1; step -= 1) {
    const row = rows.get(`start ${step}`)
    if (row) return row
  }
  return undefined
}

/** Of the 35 skills that are measured: as many as three or four skills in a person's own words touch. */
const ENOUGH_SKILLS = 4
