import type { Asking } from './choose.ts'
import { WORTH_A_CHANGE } from './take-goals.ts'

/**
 * Dollars a year from which an idea of our own is worth a change: a little more than now, or as much for who wants easier work. Nothing is
 * asked of a first job.
 */
export function leastPayOf(choice: Asking): number {
  const {
    goals,
    person: { present, reach },
    standing: { reference },
  } = choice
  if (!present) return 0
  // Who names a figure they could live on is told of what pays that much.
  const enough = reach.leastPay ?? Number.POSITIVE_INFINITY
  const wishes = (ids: ReadonlySet<string>): boolean => goals.wishes.some(({ id }) => ids.has(id))
  if (wishes(EASIER) && !wishes(BETTER_PAID)) return Math.min(enough, reference)
  // A student's pay says nothing of what the degree is worth.
  if (goals.soon) return Math.min(enough, Math.max(reference * WORTH_A_CHANGE, STUDENTS_HOPE * reach.salaryTarget))
  const partOfHope = reference + PART_OF_HOPE * Math.max(0, reach.salaryTarget - reference)
  return Math.min(enough, Math.max(reference * WORTH_A_CHANGE, partOfHope))
}

/** Of the pay that a student hopes for, the part that a first post after the degree brings at least. */
const STUDENTS_HOPE = 0.6
/** Of the raise that is hoped for, the part that an idea of ours has to bring. */
const PART_OF_HOPE = 0.4
const BETTER_PAID: ReadonlySet<string> = new Set(['more_pay'])
/** Wishes for which people take work that pays the same. */
const EASIER: ReadonlySet<string> = new Set([
  'no_nights',
  'home_at_night',
  'less_load',
  'change_position',
  'no_kneeling',
  'less_noise',
  'clean_air',
  'no_heat',
  'no_cold',
  'easy_hands',
  'less_typing',
  'less_phone',
  'less_talking',
  'no_presenting',
  'seated',
  'part_time',
  'remote',
  'summers',
  'outdoors',
  'less_pay',
])
