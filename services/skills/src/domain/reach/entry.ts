import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Person } from '../person/person.ts'
import { educationStep } from './education.ts'
import { type EntryKnowledge, type EntryPath, entryPath, totalMonths } from './entry-path.ts'

/** The way of a person who answered into an occupation; `transfer` as for `entryPath`, `field` that of the degree that is held. */
export function entryOf(
  base: EntryKnowledge,
  person: Person,
  occupation: OccupationFigures,
  {
    transfer = 0,
    field,
    abroad,
  }: { readonly transfer?: number; readonly field?: string | undefined; readonly abroad?: boolean } = {},
): EntryPath {
  const { present, former, reach } = person
  const asking = {
    presentCode: abroad && person.isReturning ? undefined : present?.code,
    formerCodes: abroad && person.isReturning && present ? [...former, present.code] : former,
    years: reach.yearsExperience,
    education: educationStep(person),
    field,
    claims: person.claims,
    abroad,
    bilingual: (person.strong ?? []).some((claim) => LANGUAGES.test(claim)),
  }
  return entryPath(base, asking, occupation.code, transfer)
}

/** Languages beside English, as people write them among their skills. */
const LANGUAGES =
  /\b(?:spanish|french|creole|portuguese|german|italian|russian|ukrainian|polish|arabic|farsi|persian|dari|pashto|turkish|hebrew|hindi|urdu|punjabi|bengali|nepali|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|hmong|somali|amharic|swahili|asl|sign language|bilingual|trilingual)\b/i

/** Months until the occupation is held in full, as a range: study, paid training and missing years; 0 and 0 when nobody could say. */
export function entryMonths(path: EntryPath): { low: number; high: number } {
  const [low, high] = totalMonths(path) ?? [0, 0]
  return { low, high }
}
