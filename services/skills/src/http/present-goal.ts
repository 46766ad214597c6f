import type { ReadGoals } from '@waymark/contracts/models/advice/goal'
import { wishIds } from '@waymark/contracts/models/advice/goal'
import type { KnowledgeBase } from '../domain/catalogue/figures.ts'
import type { ReadGoal } from '../domain/goals/read-goal.ts'
import type { FoundWish } from '../domain/goals/read-wishes.ts'

/**
 * What was read of a goal text, for the person to confirm: at most four occupations of each goal, best first; and after its wishes the
 * limits told beside it.
 */
export function presentGoal(
  base: KnowledgeBase,
  { wanted, wishes, left, unresolved }: ReadGoal,
  beside: readonly FoundWish[] = [],
): ReadGoals {
  const found = [...wishes, ...beside.map((limit) => ({ ...limit, beside: true }))]
  return {
    goals: wanted.map(({ phrase, inside, codes }) => ({
      phrase,
      inside,
      occupations: codes.slice(0, MOST).map(({ code }) => ({ code, title: base.occupations[base.indexOf.get(code)!]!.title })),
    })),
    wishes: found.flatMap((wish) => wishIds.filter((known) => known === wish.id).map((id) => ({ ...shownOf(wish), id }))),
    left: left.map(({ phrase, label }) => ({ phrase, label })),
    unresolved: [...unresolved],
  }
}

const shownOf = ({ label, phrase, beside }: FoundWish & { readonly beside?: boolean }) => ({
  ...{ label, phrase },
  ...(beside ? { beside } : {}),
})

const MOST = 4
