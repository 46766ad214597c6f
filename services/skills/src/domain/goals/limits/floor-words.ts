import type { OccupationFigures } from '../../catalogue/figures.ts'
import { dollars } from '../../explain/money-words.ts'
import type { Ranking } from '../../matching/rank.ts'
import { apprenticePay } from '../../reach/first-pay.ts'
import { figureAllowed, HOURS_A_YEAR, leastPayAsked } from '../goals.ts'

/** Whether apprentices start below the pay that the person needs. */
export const startsUnder = ({ goals, person, standing }: Ranking, place: OccupationFigures): boolean =>
  (apprenticePay(standing, place)?.dollars ?? Infinity) < leastPayAsked(goals, person.reach.salaryCurrent)

/** "$28,000 a year, or $13.50 an hour": what apprentices start at. */
export function firstPay({ standing }: Ranking, place: OccupationFigures): string {
  const year = apprenticePay(standing, place)?.dollars ?? 0
  return `${dollars(year)} a year, or $${(year / HOURS_A_YEAR).toFixed(2)} an hour`
}

/** Where a lower figure stands in the words than the floor that was ticked, the words count, and the answer says so. */
export function writtenWins({ goals, person: { reach }, standing: { reference } }: Ranking): string {
  const written = figureAllowed(goals)
  const ticked = reach.payFloorShare * reference
  return written > 0 && written < Math.round(ticked) && reach.leastPay === undefined
    ? `You ticked ${dollars(ticked)} at least and wrote ${dollars(written)}: what you wrote counts.`
    : ''
}
