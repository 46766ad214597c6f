/** Ticks come to the end, what is unticked goes, everything else keeps its place. */
export function keepOrder(before: readonly string[], ticked: readonly string[]): string[] {
  const kept = before.filter((value) => ticked.includes(value))
  return [...kept, ...ticked.filter((value) => !kept.includes(value))]
}

/** One place up (-1) or down (1). */
export function moved(values: readonly string[], index: number, by: -1 | 1): string[] {
  const next = [...values]
  const [value] = next.splice(index, 1)
  if (value !== undefined) next.splice(index + by, 0, value)
  return next
}
