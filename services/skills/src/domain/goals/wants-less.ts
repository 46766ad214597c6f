import type { Person } from '../person/person.ts'
import { type Goals, meansSamePay } from './goals.ts'

/** Whether somebody wants less to carry: calmer or part-time work, or a good deal less pay than they have, and not to lead. */
export function wantsLess({ wishes }: Goals, { reach, present }: Pick<Person, 'reach' | 'present'>): boolean {
  if (!present || wishes.some(({ id }) => id === 'lead' || id === 'more_pay')) return false
  const lowers = reach.salaryCurrent > 0 && reach.salaryTarget > 0 && reach.salaryTarget <= MUCH_LESS * reach.salaryCurrent
  return lowers || wishes.some(({ id, phrase }) => LESS.has(id) && !(id === 'less_pay' && meansSamePay(phrase)))
}

const LESS: ReadonlySet<string> = new Set(['calmer', 'part_time', 'less_pay'])
const MUCH_LESS = 0.85
