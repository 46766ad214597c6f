import type { Person } from '../person/person.ts'
import type { EntryPath } from './entry-path.ts'

/**
 * Hours of study a week that "full time" means: 12 semester hours (34 CFR 668.2), each of them one hour of class and two of homework
 * (34 CFR 600.2).
 */
export const FULL_TIME_HOURS = 36
/** From these on a full-time program is within reach. */
export const NEARLY_FULL_TIME = 30
/** Months of study from which a course is a program. */
export const PROGRAM_MONTHS = 3

/** Whether a program of classes stands before a way in. */
export const isProgram = ({ known, studyMonths, gate }: Pick<EntryPath, 'known' | 'studyMonths' | 'gate'>): boolean =>
  known && studyMonths[0] >= PROGRAM_MONTHS && gate?.kind !== 'apprenticeship'

/**
 * Months that the shortest study of a way takes at the hours a week that a person gives; undefined where no program stands before it, or
 * where the hours or the months are not said, or the hours are enough.
 */
export function monthsBesideHours(
  { reach }: Pick<Person, 'reach'>,
  entry: Pick<EntryPath, 'known' | 'studyMonths' | 'gate'>,
): number | undefined {
  const { learningHours, monthsAvailable } = reach
  if (!isProgram(entry)) return undefined
  if (!(learningHours >= 1) || learningHours >= NEARLY_FULL_TIME || monthsAvailable === 0) return undefined
  return (entry.studyMonths[0] * FULL_TIME_HOURS) / learningHours
}
