import type { Goals, Wish } from '../../goals/goals.ts'
import { LIMIT_BOUNDS } from '../../goals/limits/limit-values.ts'

type Limit = Pick<Wish, 'id' | 'values'>

/** What somebody set as a limit for body, health or hours, as far as it is known of occupations. */
export const limitsOf = ({ wishes }: Pick<Goals, 'wishes'>): Limit[] =>
  wishes.filter(({ id, values }) => LIMITS.has(id) && values !== undefined)

export const breaks = ({ values }: Limit, code: string): boolean => (values!.get(code) ?? 0) <= BROKEN

/** How far some work goes beyond the limits, in all; 0 where it keeps them or nothing is published. */
export function breakage(limits: readonly Limit[], code: string): number {
  return limits.reduce((sum, { values }) => sum + Math.max(0, BROKEN - (values!.get(code) ?? 0)), 0)
}

/** Breakage up to which two kinds of work strain a limit alike. */
export const ALIKE = 0.2

/** Wishes that are limits, and the value from which work breaks one. */
const LIMITS: ReadonlySet<string> = new Set([
  ...['less_load', 'seated', 'no_nights', 'home_at_night', 'indoors'],
  ...Object.keys(LIMIT_BOUNDS),
])
const BROKEN = -0.5
