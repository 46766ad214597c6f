import type { Basket } from './basket.ts'
import type { Choice } from './choose.ts'
import { WORTH_A_CHANGE } from './take-goals.ts'

/**
 * The nearest rung of the own ladder that is open and above the present work: beside what is named for who asks to rise, and first of the
 * ideas for who names nothing. One is enough, and none where what was asked for is a rung.
 */
export function takeRung({ standing, eligible }: Pick<Choice, 'standing' | 'eligible'>, basket: Basket): void {
  const { rungs } = standing
  if (!rungs || rungs.rows.some((index) => basket.has(index))) return
  const least = rungs.phrase === undefined ? WORTH_A_CHANGE : 1
  const open = new Set(eligible)
  const next = rungs.rows.find((index) => open.has(index) && standing.pay[index]! >= least * standing.reference)
  if (next !== undefined && basket.can(next, rungs.phrase !== undefined)) basket.take(next)
}
