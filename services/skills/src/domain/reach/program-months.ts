import type { EntryPath } from './entry-path.ts'

/** Months that the study of a way takes beside the hours a week that are given; 0 for a short course, or where the hours are not said. */
export function monthsOfProgram({ known, studyMonths, gate }: EntryPath, hoursAWeek: number): number {
  const [least] = studyMonths
  if (!known || least < PROGRAM_MONTHS || gate?.kind === 'apprenticeship' || hoursAWeek <= 0) return least
  return Math.max(least, (least * FULL_TIME_HOURS) / hoursAWeek)
}

/** Months of study from which a course is a program, and hours a week that its months are told for. */
const PROGRAM_MONTHS = 2
const FULL_TIME_HOURS = 36
