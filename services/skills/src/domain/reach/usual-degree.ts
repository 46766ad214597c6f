import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Person } from '../person/person.ts'
import { monthsLeft, stepBegun } from './begun-programs.ts'
import { BACHELOR, educationStep, entryStep } from './education.ts'
import type { EntryPath } from './entry-path.ts'
import type { Months } from './gate.ts'
import { studyBetween } from './months.ts'

/** A bachelor's degree that a person does not hold: how usual it is in the work, and the months of full-time study up to it. */
export type LackedDegree = { readonly usual: 'most' | 'many'; readonly months: Months }

/**
 * The bachelor's degree that employers of some work ask for and the person has not, where their way in does not hold it as months of
 * study; undefined where nothing is lacked. `most`: the projections name it as the usual entry and half of the people asked in the
 * work, or nobody was asked, say that it takes one; or seven of ten of them say so. Sources: BLS typical entry, O*NET required level
 * of education.
 */
export function lackedDegree(
  person: Pick<Person, 'present' | 'reach' | 'begun'>,
  occupation: Pick<OccupationFigures, 'entry' | 'education' | 'index' | 'code'>,
  { how, known, studyMonths, gate }: EntryPath,
): LackedDegree | undefined {
  const held = educationStep(person)
  if (held === undefined || held >= BACHELOR || !known || how === 'own' || how === 'same') return undefined
  const usual = isUsual(occupation)
  if (!usual) return undefined
  const whole = studyBetween(held, BACHELOR)
  const rest = person.begun && stepBegun(person.begun, held) === BACHELOR ? monthsLeft(person.begun, undefined, held) : undefined
  const months = rest && rest[0] < whole[0] ? rest : whole
  if (studyMonths[0] >= NEARLY * months[0]) return undefined
  // A license or a program with a degree of its own names the schooling that counts.
  if (gate?.kind === 'license' || gate?.kind === 'apprenticeship' || (gate?.firstDegree ?? 0) > 0) return undefined
  return { usual: YEARS_DO.test(gate?.program ?? '') ? 'many' : usual, months }
}

function isUsual({ entry, education }: Pick<OccupationFigures, 'entry' | 'education'>): LackedDegree['usual'] | undefined {
  const named = (entryStep({ entry }) ?? 0) >= BACHELOR
  if (education.length === 0) return named ? 'most' : undefined
  const share = education.slice(FIRST_OF_BACHELORS).reduce((sum, part) => sum + part, 0)
  if (share >= MOST || (named && share >= HALF)) return 'most'
  return named ? 'many' : undefined
}

/** Programs of the table of gates for which years of work are as good: "Bachelor's degree, or years in the building trades". */
const YEARS_DO = /\bor (?:\w+ )?(?:years|experience)\b/i
/** Of the twelve levels of education that O*NET asks about, the first that holds a bachelor's degree. */
const FIRST_OF_BACHELORS = 5
const HALF = 0.5
const MOST = 0.7
/** Share of the months up to the degree from which the way in tells of it already. */
const NEARLY = 0.6
