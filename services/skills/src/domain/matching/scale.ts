/** Where the scores of a part lie: their mean and standard deviation. */
export type Scale = { readonly centre: number; readonly spread: number }

/** Mean and standard deviation of the scores of some rows. */
export function measure(scores: Float64Array, rows: Int32Array): Scale {
  let sum = 0
  let square = 0
  for (const row of rows) {
    const score = scores[row]!
    sum += score
    square += score * score
  }
  const centre = sum / rows.length
  return { centre, spread: Math.sqrt(Math.max(0, square / rows.length - centre * centre)) }
}

/** In place: standard deviations from the mean of the scale; 0 everywhere where all occupations are alike. */
export function standardise(scores: Float64Array, { centre, spread }: Scale, rows: Int32Array): Float64Array {
  if (spread < LEAST_SPREAD) return scores.fill(0)
  for (const row of rows) scores[row] = (scores[row]! - centre) / spread
  return scores
}

/** Below it all occupations are alike. */
export const LEAST_SPREAD = 1e-9
