import type { OccupationFigures } from '../knowledge-base/types.ts'
import type { Person } from './person.ts'

/** Education as steps: 0 none, 1 high school, 2 some college or certificate, 3 associate, 4 bachelor, 5 master, 6 doctoral. */
export function educationStep(person: Person): number | undefined {
  const stated = Object.hasOwn(STATED, person.reach.education) ? STATED[person.reach.education] : undefined
  if (stated !== undefined) return stated
  return person.present ? entryStep(person.present) : undefined
}

/** Usual entry of an occupation on the same steps; undefined when the projections print none. */
export function entryStep(occupation: OccupationFigures): number | undefined {
  return ENTRY[occupation.entry.education]
}

/** Job zones within reach: one around the present job's, stretched to what the person's education prepares for. */
export function zoneRange(person: Person): { low: number; high: number } {
  const educated = ZONE_OF_STEP[educationStep(person) ?? -1]
  const centre = person.present?.zone ?? educated ?? experiencedZone(person)
  const low = Math.max(1, Math.min(centre, educated ?? centre) - 1)
  const high = Math.min(5, Math.max(centre + 1, educated ?? 0))
  return { low, high }
}

function experiencedZone(person: Person): number {
  return person.reach.yearsExperience >= 8 ? 4 : 3
}

/**
 * Whether the usual entry can be reached: at most a bachelor's degree from anywhere the zones allow when the person has
 * some college or gives the change three years; a master's on top of a bachelor's; professions with a degree of their
 * own (doctors, lawyers) only with a master's from within the field, or with four years to give.
 */
export function entryWithinReach(person: Person, occupation: OccupationFigures): boolean {
  const asked = entryStep(occupation)
  const held = educationStep(person)
  if (asked === undefined) return true
  const years = person.reach.monthsAvailable / 12
  const field = person.present?.code.slice(0, 4) === occupation.code.slice(0, 4)
  if (asked >= 6)
    return (
      (field && held !== undefined && held >= 5) ||
      years >= 4 ||
      (held !== undefined && held >= 6 && !PROFESSIONS.test(occupation.code))
    )
  if (asked === 5) return field || held === undefined || held >= 4
  if (asked === 4) return held === undefined || held >= 2 || years >= 3 || (person.present?.zone ?? 0) >= 4
  return true
}

/** Pay a year that the change is measured against, whole dollars; 0 when unknown. */
export function referencePay(person: Person): number {
  return person.reach.salaryCurrent > 0 ? person.reach.salaryCurrent : (person.present?.wages?.p50 ?? 0)
}

/**
 * The figure of a job's pay that is fair to compare with: the median, but the upper quarter or tenth for people who
 * already earn above that mark of their present job (or, without one, above what most medians reach).
 */
export function comparablePay(person: Person, occupation: OccupationFigures): { pay: number; mark: 'median' | 'p75' | 'p90' } {
  const wages = occupation.wages
  if (!wages) return { pay: 0, mark: 'median' }
  const mark = payMark(person)
  return { pay: mark === 'median' ? wages.p50 : wages[mark], mark }
}

export function payMark(person: Person): 'median' | 'p75' | 'p90' {
  const salary = person.reach.salaryCurrent
  const own = person.present?.wages
  const upper = own && own.p75 > 0 ? own.p75 : 140_000
  const top = own && own.p90 > 0 ? own.p90 : 200_000
  if (salary >= top) return 'p90'
  return salary >= upper ? 'p75' : 'median'
}

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

const ZONE_OF_STEP: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 3, 3: 3, 4: 4, 5: 5, 6: 5 }

/** Licensed professions whose doctoral entry is a degree of their own: health practice and law. */
const PROFESSIONS = /^(?:29-1|23-1)/
