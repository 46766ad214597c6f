import { createRandom } from '../../src/domain/figures/random.ts'
import type { ObservedMoves } from './observed-moves.ts'

/** A feature of all pairs of units; `likeness` may only speak for a move. */
export type UnitFeature = { readonly values: Float64Array; readonly likeness: boolean }

/**
 * Scores every pair by a conditional logit that never saw the origin of the pair: origins are parted into five folds, and each
 * fold is scored by the model of the other four.
 */
export function crossValidate(moves: ObservedMoves, features: readonly UnitFeature[]): Float64Array {
  const standard = features.map(({ values, likeness }) => ({ values: standardise(values), likeness }))
  const random = createRandom('folds')
  const shuffled = moves.origins.map((origin) => ({ origin, at: random.uniform() })).sort((a, b) => a.at - b.at)
  const count = moves.units.length
  const scores = new Float64Array(count * count)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const inFold = (at: number): boolean => at % FOLDS === fold
    const known = shuffled.filter((_, at) => !inFold(at)).map(({ origin }) => origin)
    const weights = fitMoves(moves, known, standard)
    for (const { origin } of shuffled.filter((_, at) => inFold(at)))
      for (let at = origin * count; at < (origin + 1) * count; at += 1)
        scores[at] = standard.reduce((sum, { values }, k) => sum + weights[k]! * values[at]!, 0)
  }
  return scores
}

/** Maximum likelihood with a small ridge by Adam; origins count by the root of the people seen to leave them. */
function fitMoves(moves: ObservedMoves, origins: readonly number[], features: readonly UnitFeature[]): Float64Array {
  const weights = new Float64Array(features.length)
  const first = new Float64Array(features.length)
  const second = new Float64Array(features.length)
  const importance = new Map(origins.map((origin) => [origin, Math.sqrt(Math.max(1, moves.people[origin]!))]))
  const total = [...importance.values()].reduce((sum, value) => sum + value, 0)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const gradient = Float64Array.from(weights, (weight) => -2 * RIDGE * weight)
    for (const origin of origins) addGradient(moves, origin, features, weights, importance.get(origin)! / total, gradient)
    const rate = round < 0.55 * ROUNDS ? 0.08 : round < 0.8 * ROUNDS ? 0.03 : 0.008
    features.forEach(({ likeness }, k) => {
      first[k] = 0.9 * first[k]! + 0.1 * gradient[k]!
      second[k] = 0.99 * second[k]! + 0.01 * gradient[k]! ** 2
      const step = first[k]! / (1 - 0.9 ** round) / (Math.sqrt(second[k]! / (1 - 0.99 ** round)) + 1e-8)
      weights[k]! += rate * step
      if (likeness) weights[k] = Math.max(0, weights[k]!)
    })
  }
  return weights
}

function addGradient(
  { units, shares }: ObservedMoves,
  origin: number,
  features: readonly UnitFeature[],
  weights: Float64Array,
  importance: number,
  gradient: Float64Array,
): void {
  const count = units.length
  const start = origin * count
  const odds = new Float64Array(count)
  features.forEach(({ values }, k) => {
    for (let b = 0; b < count; b += 1) odds[b]! += weights[k]! * values[start + b]!
  })
  odds[origin] = Number.NEGATIVE_INFINITY
  const most = odds.reduce((best, value) => Math.max(best, value))
  let sum = 0
  for (let b = 0; b < count; b += 1) {
    odds[b] = Math.exp(odds[b]! - most)
    sum += odds[b]!
  }
  for (let b = 0; b < count; b += 1) {
    const missed = importance * (shares[start + b]! - odds[b]! / sum)
    features.forEach(({ values }, k) => {
      gradient[k]! += missed * values[start + b]!
    })
  }
}

function standardise(values: Float64Array): Float64Array {
  let sum = 0
  let square = 0
  for (const value of values) {
    sum += value
    square += value * value
  }
  const mean = sum / values.length
  const deviation = Math.sqrt(Math.max(0, square / values.length - mean * mean)) || 1
  return values.map((value) => (value - mean) / deviation)
}

const FOLDS = 5
const ROUNDS = 160
const RIDGE = 0.001
