import type { ReadGoals } from '@waymark/contracts/models/advice/goal'
import { wishIds } from '@waymark/contracts/models/advice/goal'
import type { KnowledgeBase } from '../domain/catalogue/figures.ts'
import type { ReadGoal } from '../domain/goals/read-goal.ts'

/** What was read of a goal text, for the person to confirm: at most four occupations of each goal, best first. */
export function presentGoal(base: KnowledgeBase, { wanted, wishes, left, unresolved }: ReadGoal): ReadGoals {
  return {
    goals: wanted.map(({ phrase, inside, codes }) => ({
      phrase,
      inside,
      occupations: codes.slice(0, MOST).map(({ code }) => ({ code, title: base.occupations[base.indexOf.get(code)!]!.title })),
    })),
    wishes: wishes.flatMap(({ id, label, phrase }) =>
      wishIds.filter((known) => known === id).map((known) => ({ id: known, label, phrase })),
    ),
    left: left.map(({ phrase, label }) => ({ phrase, label })),
    unresolved: [...unresolved],
  }
}

const MOST = 4
