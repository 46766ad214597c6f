/** Fisher and Yates: every order is as likely as any other. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let last = out.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const kept = out[last] as T
    out[last] = out[other] as T
    out[other] = kept
  }
  return out
}

/**
 * The order in which a game shows a question's options: `order[shown]` is the place in the bank. The same game and question always
 * give the same order, so that a reload shows what was seen.
 */
export function optionOrder(seed: number, itemId: string): number[] {
  return shuffled([0, 1, 2, 3], numbersFrom(seed, itemId))
}

/** mulberry32 on an FNV-1a hash of the text: repeatable, not secret. */
function numbersFrom(seed: number, text: string): () => number {
  let state = 0x811c9dc5 ^ seed
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
