import type { Context } from '../context.ts'
import type { ItemCurves } from './item-curves.ts'

/** What choosing a question needs to know of all questions. */
export type KnownItems = {
  curveOf: Awaited<ReturnType<ItemCurves['read']>>
  overexposed: ReadonlySet<string>
}

/**
 * Read before a transaction begins, never inside one: it takes a connection of its own, and transactions that all wait for
 * another connection would wait for each other.
 */
export async function readKnownItems({ curves, exposure }: Context, now: Date): Promise<KnownItems> {
  const [curveOf, overexposed] = await Promise.all([curves.read(now), exposure.overexposed(now)])
  return { curveOf, overexposed }
}
