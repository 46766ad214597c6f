import type { Person } from '../person/person.ts'
import { type Goals, meansSamePay } from './goals.ts'

/** Whether somebody wants less to carry: calmer or part-time work, or a good deal less pay than they have, and not to lead. A limit told beside the goals asks for no less. */
export function wantsLess({ wishes }: Goals, { reach, present }: Pick<Person, 'reach' | 'present'>): boolean {
  if (!present || wishes.some(({ id }) => id === 'lead' || id === 'more_pay')) return false
  const lowers = reach.salaryCurrent > 0 && reach.salaryTarget > 0 && reach.salaryTarget <= MUCH_LESS * reach.salaryCurrent
  return (
    lowers || wishes.some(({ id, phrase, beside }) => LESS.has(id) && !beside && !(id === 'less_pay' && meansSamePay(phrase)))
  )
}

/** Whether somebody asks for less to carry than work asks for, wherever it is done; `value`: how well it meets a wish, -1 to 1. */
export function isTooHeavy(wishes: readonly { readonly id: string }[], value: (id: string) => number | undefined): boolean {
  return wishes.some(({ id }) => BODY.has(id) && (value(id) ?? 0) <= TOO_HEAVY)
}

const LESS: ReadonlySet<string> = new Set(['calmer', 'part_time', 'less_pay'])
const MUCH_LESS = 0.85
const BODY: ReadonlySet<string> = new Set(['less_load', 'seated', 'change_position', 'no_kneeling'])
/** The value from which work goes fully against a wish of the body. */
export const TOO_HEAVY = -0.65
