import { leads } from '../../reach/ranks.ts'
import type { Wanted } from '../goals.ts'

/** Who wants to lead nobody any more means the work and not its manager, unless the words name a rank. */
export function withoutRanks(goal: Wanted): Wanted {
  const work = goal.codes.filter(({ code }) => !leads({ code }))
  return goal.inside || work.length === 0 || RANK.test(goal.phrase) ? goal : { ...goal, codes: work }
}

/** Words that name a rank over people. */
export const RANK = /\b(?:manag|direct|chief|lead|head|supervis|superintend|foreman|president|vp\b|c[a-z]o\b)/i
