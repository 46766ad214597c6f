import { useState } from 'react'

/**
 * Keeps rows where they were when the page was opened: a row that one changes would otherwise jump to the top under the hand.
 * Rows that are new come first.
 */
export function useSteadyOrder<T extends { id: string }>(rows: readonly T[]): readonly T[] {
  const [places] = useState(() => new Map<string, number>())
  const known = rows.filter(({ id }) => places.has(id)).sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  const added = rows.filter(({ id }) => !places.has(id))
  const steady = [...added, ...known]
  for (const [place, { id }] of steady.entries()) places.set(id, place)
  return steady
}
