import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Person } from '../person/person.ts'
import { educationStep } from './education.ts'
import { type EntryKnowledge, type EntryPath, entryPath, totalMonths } from './entry-path.ts'

/** The way of a person who answered into an occupation; `transfer` as for `entryPath`, `field` that of the degree that is held. */
export function entryOf(
  base: EntryKnowledge,
  person: Person,
  occupation: OccupationFigures,
  { transfer = 0, field }: { readonly transfer?: number; readonly field?: string | undefined } = {},
): EntryPath {
  const { present, former, reach } = person
  const asking = {
    presentCode: present?.code,
    formerCodes: former,
    years: reach.yearsExperience,
    education: educationStep(person),
    field,
    claims: person.claims,
  }
  return entryPath(base, asking, occupation.code, transfer)
}

/** Months until the occupation is held in full, as a range: study, paid training and missing years; 0 and 0 when nobody could say. */
export function entryMonths(path: EntryPath): { low: number; high: number } {
  const [low, high] = totalMonths(path) ?? [0, 0]
  return { low, high }
}
