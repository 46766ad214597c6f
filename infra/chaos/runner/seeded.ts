/** Numbers from 0 to 1 that a seed decides (mulberry32): the same seed gives the same run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** All of them, in an order that the seed decides (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list]
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = all[last] as T
    all[last] = all[other] as T
    all[other] = kept
  }
  return all
}
