/** One row of weights by term. */
export type SparseRow = ReadonlyMap<string, number>

/** How much a term counts that so many of all rows hold. */
export type TermWeight = (rows: number, holders: number) => number

/** Rare terms count more: ln(1 + N / df). */
export const rarity: TermWeight = (rows, holders) => Math.log(1 + rows / holders)

/** Smoothed inverse document frequency, 1 + ln((1 + N) / (1 + df)), the usual weight for running text. */
export const textRarity: TermWeight = (rows, holders) => 1 + Math.log((1 + rows) / (1 + holders))

/**
 * Cosine of every pair of rows, N × N, row-major; a row without terms is unlike every other and itself. Terms that fewer
 * rows hold than `least`, or a greater share than `most`, are left out.
 */
export function cosines(
  rows: readonly SparseRow[],
  weigh: TermWeight,
  { least = 1, most = 1 }: { least?: number; most?: number } = {},
): Float64Array {
  const count = rows.length
  const holders = new Map<string, { row: number; value: number }[]>()
  rows.forEach((entries, row) => {
    for (const [term, value] of entries) {
      const list = holders.get(term)
      if (list) list.push({ row, value })
      else holders.set(term, [{ row, value }])
    }
  })
  const result = new Float64Array(count * count)
  for (const list of holders.values()) {
    if (list.length < least || list.length > most * count) continue
    const weight = weigh(count, list.length) ** 2
    for (const a of list) for (const b of list) result[a.row * count + b.row]! += weight * a.value * b.value
  }
  const lengths = rows.map((_, row) => Math.sqrt(result[row * count + row]!))
  for (let a = 0, at = 0; a < count; a += 1) {
    for (let b = 0; b < count; b += 1, at += 1) {
      const product = lengths[a]! * lengths[b]!
      result[at] = product > 0 ? result[at]! / product : 0
    }
  }
  return result
}
