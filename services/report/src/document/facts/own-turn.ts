import type { ReportInput } from '../model/report-input.ts'

/**
 * Which of several things that are all true of a job is told first. Two readers who end at the same job read other sides of it, and
 * one reader reads the same side in every edition of a report.
 */
export function ownTurn({ profile }: Pick<ReportInput, 'profile'>): number {
  const { reach, valuesOrder } = profile
  const { yearsExperience = 0, monthsAvailable = 0, learningHours = 0 } = reach ?? {}
  const told = `${yearsExperience} ${monthsAvailable} ${learningHours} ${valuesOrder.join(' ')}`
  return [...told].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % MANY, 7)
}

const MANY = 9973
