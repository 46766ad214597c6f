import type { ReportInput } from '../model/report-input.ts'

/** Hours of study in a month of full-time school: 30 credits a year of 45 hours each (34 CFR 600.2), spread over twelve months. */
export const HOURS_OF_A_MONTH = 112.5
/** Weeks of a month. */
export const WEEKS = 52 / 12

/** How many months at so many hours a week hold one month of full-time school: the same on every page. */
export const stretchAt = (hours: number): number => Math.max(1, HOURS_OF_A_MONTH / (hours * WEEKS))

/** What a month of a course becomes beside a job where no hours are known. */
export const USUAL_STRETCH = 2

/** What a month of a course becomes beside the job at the hours that they gave, if a course could be taken in them. */
export function stretchBesideJob({ profile }: Pick<ReportInput, 'profile'>): number {
  const hours = profile.reach?.learningHours ?? 0
  return hours >= LEAST ? stretchAt(hours) : USUAL_STRETCH
}
const LEAST = 2
