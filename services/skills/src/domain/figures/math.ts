/** Mean of a list; 0 of an empty one. */
export function mean(values: ArrayLike<number>): number {
  if (values.length === 0) return 0
  let sum = 0
  for (let i = 0; i < values.length; i += 1) sum += values[i]!
  return sum / values.length
}

/** Population standard deviation. */
export function deviation(values: ArrayLike<number>): number {
  if (values.length === 0) return 0
  const centre = mean(values)
  let sum = 0
  for (let i = 0; i < values.length; i += 1) sum += (values[i]! - centre) ** 2
  return Math.sqrt(sum / values.length)
}

/** Linear interpolation between the order statistics of a sorted list, share 0-1. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0
  const at = (sorted.length - 1) * share
  const low = Math.floor(at)
  const high = Math.min(low + 1, sorted.length - 1)
  return sorted[low]! + (sorted[high]! - sorted[low]!) * (at - low)
}

export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).sort(), 0.5)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Standard deviations from the mean, both taken over the rows that count; 0 everywhere when those do not vary. */
export function standardiseOver(values: Float64Array, counts: (row: number) => boolean): Float64Array {
  const counted = values.filter((_, row) => counts(row))
  const centre = mean(counted)
  const spread = deviation(counted)
  return values.map((value) => (spread < 1e-9 ? 0 : (value - centre) / spread))
}

/** Pearson correlation of two equally long lists; 0 when one of them does not vary. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const meanA = mean(a)
  const meanB = mean(b)
  let ab = 0
  let aa = 0
  let bb = 0
  for (let i = 0; i < a.length; i += 1) {
    const da = a[i]! - meanA
    const db = b[i]! - meanB
    ab += da * db
    aa += da * da
    bb += db * db
  }
  return aa * bb < 1e-18 ? 0 : ab / Math.sqrt(aa * bb)
}

/** Solves A X = B in place for a symmetric positive definite A (n × n) and B (n × m), both row-major, by Cholesky. */
export function solvePositive(matrix: Float64Array, right: Float64Array, n: number, m: number): Float64Array {
  const factor = Float64Array.from(matrix)
  for (let j = 0; j < n; j += 1) {
    for (let i = j; i < n; i += 1) {
      let sum = factor[i * n + j]!
      for (let k = 0; k < j; k += 1) sum -= factor[i * n + k]! * factor[j * n + k]!
      factor[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / factor[j * n + j]!
    }
  }
  const solution = Float64Array.from(right)
  for (let c = 0; c < m; c += 1) {
    for (let i = 0; i < n; i += 1) {
      let sum = solution[i * m + c]!
      for (let k = 0; k < i; k += 1) sum -= factor[i * n + k]! * solution[k * m + c]!
      solution[i * m + c] = sum / factor[i * n + i]!
    }
    for (let i = n - 1; i >= 0; i -= 1) {
      let sum = solution[i * m + c]!
      for (let k = i + 1; k < n; k += 1) sum -= factor[k * n + i]! * solution[k * m + c]!
      solution[i * m + c] = sum / factor[i * n + i]!
    }
  }
  return solution
}
