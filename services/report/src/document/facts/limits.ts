import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../model/report-input.ts'
import { yearlyWages } from './reading.ts'

/** The least pay that the reader would take, in dollars a year: eased, as the rules of the list state it, or their share of today's; 0 = none. */
export function payFloor({ profile: { reach }, ranking }: ReportInput): number {
  if (reach?.leastPay) return reach.leastPay
  const told = ranking.limits
    .map(({ label }) => /^Pay at least \$([\d,]+)/.exec(label)?.[1])
    .find((figure) => figure !== undefined)
  if (told) return Number(told.replace(/,/g, ''))
  return Math.round((reach?.salaryCurrent ?? 0) * (reach?.payFloorShare ?? 0))
}

/** How the pay of an occupation lies to a figure: all but the lowest quarter above it, the middle above it, or below. */
export function payAgainst(occupation: Occupation, figure: number): 'clear' | 'middle' | 'below' | undefined {
  const wages = yearlyWages(occupation)
  if (!wages || figure <= 0) return undefined
  if (wages.p25 >= figure) return 'clear'
  return wages.median >= figure ? 'middle' : 'below'
}

/** Months that the reader gives the change; 0 = not said. */
export function monthsLimit({ profile }: ReportInput): number {
  return profile.reach?.monthsAvailable ?? 0
}

/** Whether a limit keeps heavy work away: giving it up is advised to nobody. */
export const sparesTheBody = ({ label }: { label: string }): boolean => /^No heavy work/.test(label)
