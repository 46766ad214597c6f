import type { Basket } from './basket.ts'
import type { Choice } from './choose.ts'

/** What lies close to work that was asked for, behind a short list of it: up to four places in all. */
export function takeNear({ near, limit }: Pick<Choice, 'near' | 'limit'>, basket: Basket): void {
  const most = Math.min(limit, MOST_WITH_NEAR, basket.chosen.length + MOST_NEAR)
  for (const { index } of near) if (basket.chosen.length < most && basket.can(index)) basket.take(index)
}

/** Places of a list on which something stands beside what was asked for, and how much of it. */
const MOST_WITH_NEAR = 4
const MOST_NEAR = 2
