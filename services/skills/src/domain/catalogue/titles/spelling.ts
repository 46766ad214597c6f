/** The commonest known word that begins as an unfinished one does: people are shown matches while they type. */
export function createCompletion(uses: ReadonlyMap<string, number>): (word: string) => string | undefined {
  const known = [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word)
  return (word) => (word.length >= SHORTEST_BEGINNING ? known.find((other) => other.startsWith(word)) : undefined)
}

/**
 * Whether a slip of the pen or of the ear is likely: letters swapped, dropped, added, or one vowel or sound for another. A consonant that
 * sounds otherwise makes another word ("slayer" is no stayer).
 */
export function isLikelySlip(written: string, meant: string): boolean {
  if (written.length !== meant.length) return true
  return [...written].sort().join('') === [...meant].sort().join('') || soundOf(written) === soundOf(meant)
}

const soundOf = (word: string): string =>
  word
    .replace(/[aeiouy]/g, '')
    .replace(/[ckqsz]/g, 's')
    .replace(/ph|v/g, 'f')
    .replace(/n/g, 'm')

/** The nearest known word with at most one edit (two from eight letters on), the commoner of equals; nothing when none is near. */
export function createSpelling(uses: ReadonlyMap<string, number>): (word: string) => string | undefined {
  const byLength = new Map<number, string[]>()
  for (const word of uses.keys()) {
    const list = byLength.get(word.length)
    if (list) list.push(word)
    else byLength.set(word.length, [word])
  }
  return (word) => {
    if (word.length < 4) return undefined
    const most = word.length >= 8 ? 2 : 1
    let best: string | undefined
    let bestKey = Number.POSITIVE_INFINITY
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        if (known.charCodeAt(0) !== word.charCodeAt(0)) continue
        const edits = editDistance(word, known, most)
        const key = edits - (uses.get(known) ?? 0) / 1e6
        if (edits > most || key >= bestKey) continue
        best = known
        bestKey = key
      }
    }
    return best
  }
}

/** Edits with swaps of neighbors counted as one (optimal string alignment); gives up above the limit. */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > limit) return limit + 1
    before = above
    above = row
  }
  return above[b.length]!
}

const SHORTEST_BEGINNING = 3
