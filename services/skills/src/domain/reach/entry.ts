import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Person } from '../person/person.ts'
import { stepBegun, withBegunDegree, withBegunProgram } from './begun-programs.ts'
import { educationStep, HIGH_SCHOOL } from './education.ts'
import { type EntryKnowledge, type EntryPath, type EntryPerson, entryPath, totalMonths } from './entry-path.ts'
import { lackedDegree } from './usual-degree.ts'

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
  const path = entryPath(base, asking, occupation.code, transfer)
  return withUsualDegree(person, occupation, withBegun(path, { base, person, asking, occupation, transfer }))
}

type Way = {
  readonly base: EntryKnowledge
  readonly person: Person
  readonly asking: EntryPerson
  readonly occupation: OccupationFigures
  readonly transfer: number
}

/** What is begun shortens the program that it is, and the way that its degree opens. */
function withBegun(path: EntryPath, { base, person: { begun }, asking, occupation: { code }, transfer }: Way): EntryPath {
  if (!begun) return path
  const held = asking.education ?? HIGH_SCHOOL
  const own = withBegunProgram(path, begun, { code, held })
  const step = stepBegun(begun, held)
  if (step === undefined || step <= held) return own
  const graduated = entryPath(base, { ...asking, education: step, field: begun.field ?? asking.field }, code, transfer)
  return withBegunDegree(own, graduated, begun, held)
}

/** A degree that most employers ask for and that is not held is never no study at all: it is the longest that the way may take. */
function withUsualDegree(person: Person, occupation: OccupationFigures, path: EntryPath): EntryPath {
  const lacked = lackedDegree(person, occupation, path)
  if (lacked?.usual !== 'most') return path
  const [low, high] = path.studyMonths
  const isNamed = path.missing.some((clause) => clause.startsWith('the program:'))
  return {
    ...path,
    studyMonths: [low, Math.max(high, lacked.months[1])],
    missing: isNamed ? path.missing : ["the program: bachelor's degree, or years of related work in its place", ...path.missing],
  }
}

/** Languages beside English, as people write them among their skills. */
const LANGUAGES =
  /\b(?:spanish|french|creole|portuguese|german|italian|russian|ukrainian|polish|arabic|farsi|persian|dari|pashto|turkish|hebrew|hindi|urdu|punjabi|bengali|nepali|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|hmong|somali|amharic|swahili|asl|sign language|bilingual|trilingual)\b/i

/** Months until the occupation is held in full, as a range: study, paid training and missing years; 0 and 0 when nobody could say. */
export function entryMonths(path: EntryPath): { low: number; high: number } {
  const [low, high] = totalMonths(path) ?? [0, 0]
  return { low, high }
}
