import { solvePositive } from '../figures/math.ts'

/** Best reading of a person's levels (0-7) in skills or knowledge, with what it rests on. */
export type LevelReading = {
  readonly level: Float64Array
  /** Remaining error of each level, one standard deviation. */
  readonly error: Float64Array
  /** 0-1: 1 where there is evidence about the element itself, less where it is inferred from others. */
  readonly weight: Float64Array
  /** Whether the person named the element (own rating or quiz), which also says that it matters in the work. */
  readonly named: Uint8Array
  /** Levels by kind of evidence; -1 where there is none. */
  readonly evidence: Readonly<Record<EvidenceKind, Float64Array>>
  /** The level changes by gain × (error of the observations): n × k, for the redraws. */
  readonly gain: Float64Array
  readonly observationError: Float64Array
}

export type EvidenceKind = 'history' | 'self' | 'quiz'

export type Observation = {
  readonly element: number
  readonly level: number
  readonly kind: EvidenceKind
  readonly error: number
}

/** Means and covariances of levels over the occupations: skills come together, so one level tells about others. */
export type LevelPrior = { readonly mean: Float64Array; readonly covariance: Float64Array }

export function levelPrior(rows: Float64Array, width: number, use: (row: number) => boolean): LevelPrior {
  const mean = new Float64Array(width)
  const covariance = new Float64Array(width * width)
  let count = 0
  for (let row = 0; row < rows.length / width; row += 1) {
    if (!use(row)) continue
    count += 1
    for (let i = 0; i < width; i += 1) mean[i]! += rows[row * width + i]!
  }
  for (let i = 0; i < width; i += 1) mean[i]! /= count
  for (let row = 0; row < rows.length / width; row += 1) {
    if (!use(row)) continue
    for (let i = 0; i < width; i += 1) {
      const di = rows[row * width + i]! - mean[i]!
      for (let j = 0; j < width; j += 1) covariance[i * width + j]! += (di * (rows[row * width + j]! - mean[j]!)) / count
    }
  }
  return { mean, covariance }
}

/**
 * Merges observations with the prior (linear Gaussian update): each kind of evidence counts by its own error, several
 * observations of one element are averaged by precision first. Undefined without any observation.
 */
export function readLevels(prior: LevelPrior, observations: readonly Observation[]): LevelReading | undefined {
  if (observations.length === 0) return undefined
  const n = prior.mean.length
  const merged = mergeByElement(observations)
  const k = merged.length
  const observed = new Float64Array(k * k)
  const cross = new Float64Array(k * n)
  merged.forEach(({ element, variance }, row) => {
    merged.forEach((other, column) => {
      observed[row * k + column] = prior.covariance[element * n + other.element]! + (row === column ? variance : 0)
    })
    for (let i = 0; i < n; i += 1) cross[row * n + i] = prior.covariance[element * n + i]!
  })
  const solved = solvePositive(observed, cross, k, n)
  const gain = new Float64Array(n * k)
  const level = Float64Array.from(prior.mean)
  const error = new Float64Array(n)
  const weight = new Float64Array(n)
  const direct = new Map(merged.map(({ element }, row) => [element, row]))
  for (let i = 0; i < n; i += 1) {
    const own = direct.get(i)
    // A direct reading is pulled only a little toward what the other answers would suggest.
    const trust = own === undefined ? 1 : INFERRED_SHARE
    let removed = 0
    for (let row = 0; row < k; row += 1) {
      const share = solved[row * n + i]!
      gain[i * k + row] = trust * share + (row === own ? 1 - trust : 0)
      level[i]! += gain[i * k + row]! * (merged[row]!.level - prior.mean[merged[row]!.element]!)
      removed += share * cross[row * n + i]!
    }
    const variance = prior.covariance[i * n + i]!
    weight[i] = own === undefined ? INFERRED_WEIGHT * Math.min(1, Math.max(0, removed / variance)) : 1
    error[i] = Math.sqrt(Math.max(0, variance - removed))
    level[i] = Math.min(7, Math.max(0, level[i]!))
  }
  return {
    level,
    error,
    weight,
    named: namedOf(observations, n),
    evidence: byKind(observations, n),
    gain,
    observationError: Float64Array.from(merged, ({ variance }) => Math.sqrt(variance)),
  }
}

function namedOf(observations: readonly Observation[], n: number): Uint8Array {
  const named = new Uint8Array(n)
  for (const { element, kind } of observations) if (kind !== 'history') named[element] = 1
  return named
}

function mergeByElement(observations: readonly Observation[]): { element: number; level: number; variance: number }[] {
  const sums = new Map<number, { precision: number; weighted: number }>()
  for (const { element, level, error } of observations) {
    const sum = sums.get(element) ?? { precision: 0, weighted: 0 }
    const precision = 1 / error ** 2
    sums.set(element, { precision: sum.precision + precision, weighted: sum.weighted + precision * level })
  }
  return [...sums]
    .map(([element, { precision, weighted }]) => ({ element, level: weighted / precision, variance: 1 / precision }))
    .sort((a, b) => a.element - b.element)
}

function byKind(observations: readonly Observation[], n: number): Record<EvidenceKind, Float64Array> {
  const of = (kind: EvidenceKind): Float64Array => {
    const levels = new Float64Array(n).fill(-1)
    for (const { element, level } of mergeByElement(observations.filter((observation) => observation.kind === kind)))
      levels[element] = level
    return levels
  }
  return { history: of('history'), self: of('self'), quiz: of('quiz') }
}

const INFERRED_SHARE = 0.2
const INFERRED_WEIGHT = 0.3
