import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Person } from '../person/person.ts'

/**
 * Education as steps: 0 none, 1 high school, 2 some college or certificate, 3 associate, 4 bachelor, 5 master, 6 doctoral. Of who did not
 * say it, what the present work asks for, and high school at least, which nine of ten adults have.
 */
export function educationStep(person: Pick<Person, 'present' | 'reach'>): number | undefined {
  const stated = statedStep(person.reach.education)
  if (stated !== undefined) return stated
  const usual = person.present && entryStep(person.present)
  return usual === undefined ? undefined : Math.max(HIGH_SCHOOL, usual)
}

const statedStep = (education: string): number | undefined => (Object.hasOwn(STATED, education) ? STATED[education] : undefined)

/** The step of a level of education of the wizard; 0 of none. */
export const stepOf = (education: string): number => statedStep(education) ?? 0

/** Usual entry of an occupation on the same steps; undefined when the projections print none. */
export function entryStep(occupation: Pick<OccupationFigures, 'entry'>): number | undefined {
  return ENTRY[occupation.entry.education]
}

/** Pay a year that the change is measured against, whole dollars; 0 when unknown. */
export function referencePay(person: Person): number {
  return person.reach.salaryCurrent > 0 ? person.reach.salaryCurrent : (person.present?.wages?.p50 ?? 0)
}

/** Steps of education that rules speak of. */
export const HIGH_SCHOOL = 1
export const ASSOCIATE = 3
export const BACHELOR = 4

const STATED: Readonly<Record<string, number>> = {
  high_school: 1,
  bootcamp: 2,
  associates: 3,
  bachelors: 4,
  masters: 5,
  professional: 6,
  phd: 6,
}

const ENTRY: Readonly<Record<string, number>> = {
  'No formal educational credential': 0,
  'High school diploma or equivalent': 1,
  'Some college, no degree': 2,
  'Postsecondary nondegree award': 2,
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  'Doctoral or professional degree': 6,
}
