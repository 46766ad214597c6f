import { ASKED, isLoose } from '../../goals/goals.ts'
import type { Engine } from '../engine.ts'
import { breaks, limitsOf } from './broken-limits.ts'
import type { Asking } from './choose.ts'

/** What was asked for beside the present work: who names only another place for that is told of other work too. */
export const wantsElsewhere =
  ({ standing, person: { present } }: Pick<Asking, 'standing' | 'person'>) =>
  (index: number): boolean =>
    standing.asked[index]! >= ASKED && index !== present?.index

/**
 * Whether ideas stand beside what was asked for: where they are asked for, where no words name an occupation ("I like the kids"), and where
 * all that was asked for and is open breaks a limit that the person set for body, health or hours, which other work keeps ("my back is
 * done, maybe electrician").
 */
export function wantsIdeas({ base }: Engine, choice: Asking): boolean {
  const { goals, eligible } = choice
  if (goals.asksForIdeas) return true
  const named = goals.wanted.filter(({ inside }) => !inside)
  const own = goals.wishes.some(({ id }) => id === 'own_business')
  if (!own && named.length > 0 && named.every(isLoose)) return true
  const limits = limitsOf(goals)
  if (limits.length === 0) return false
  const open = eligible.filter(wantsElsewhere(choice))
  return open.length > 0 && limits.some((limit) => open.every((index) => breaks(limit, base.occupations[index]!.code)))
}
