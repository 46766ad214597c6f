import type { Measures } from './measures.ts'
import { blockLikeness, type WeightedBlock } from './rated.ts'

/** What the features of a move from one occupation to another are made of. */
export type MoveInput = {
  readonly codes: readonly string[]
  /** Job zones 1-5, and usual education of entry in steps 0-6. */
  readonly zones: readonly number[]
  readonly steps: readonly number[]
  readonly rated: readonly boolean[]
  readonly measures: Measures
  /** Whitened likeness of the ratings. */
  readonly ratings: Float64Array
  readonly knowledge: readonly Omit<WeightedBlock, 'weight'>[]
}

/** Features of all pairs (from row to column), N × N. */
export type MoveFeatures = Readonly<Record<MoveFeature, Float64Array>>
export type MoveFeature = keyof typeof COEFFICIENTS

export function moveFeatures({ codes, zones, steps, rated, measures, ratings, knowledge }: MoveInput): MoveFeatures {
  const count = codes.length
  const pairs = (of: (from: number, to: number) => number): Float64Array =>
    Float64Array.from({ length: count * count }, (_, at) => of(Math.floor(at / count), at % count))
  const root = (measure: Float64Array): Float64Array => measure.map((value) => Math.sqrt(Math.max(0, value)))
  return {
    ratings,
    knowledge: blockLikeness(knowledge, rated),
    interest: measures.interest,
    latentTask: measures.latentTask,
    activityGroup: root(measures.activityGroup),
    title: root(measures.title),
    tool: root(measures.tool),
    sameGroup: pairs((from, to) => (codes[from]!.slice(0, 4) === codes[to]!.slice(0, 4) ? 1 : 0)),
    zoneUp: pairs((from, to) => Math.max(0, zones[to]! - zones[from]!)),
    zoneDown: pairs((from, to) => Math.max(0, zones[from]! - zones[to]!)),
    stepUp: pairs((from, to) => Math.max(0, steps[to]! - steps[from]!)),
    stepDown: pairs((from, to) => Math.max(0, steps[from]! - steps[to]!)),
  }
}

/**
 * How likely a move is by the likeness of the work and the step it takes, on the scale of log odds; employment of the
 * destination, which lifts large occupations, is added by whoever ranks.
 */
export function moveLikeness(features: MoveFeatures): Float64Array {
  const names = Object.keys(COEFFICIENTS) as MoveFeature[]
  const sum = new Float64Array(features.ratings.length)
  for (const name of names) {
    const feature = features[name]
    for (let at = 0; at < sum.length; at += 1) sum[at]! += COEFFICIENTS[name] * feature[at]!
  }
  return sum
}

/**
 * Learnt from the yearly moves of the Current Population Survey (ASEC, pooled; del Rio-Chanona et al. 2021,
 * 10.1098/rsif.2020.0898): conditional logit over 300 origins, weighted by the root of the persons seen, ridge .001, likeness
 * coefficients not negative. Pay, the step into management and employment were fitted beside them and are left out: the survey
 * holds many moves that nobody would advise. No row of the survey is shipped; `make bench WHAT=engine` fits anew.
 */
export const COEFFICIENTS = {
  ratings: 0.537,
  knowledge: 0.698,
  interest: 0.288,
  latentTask: 0.686,
  activityGroup: 0.262,
  title: 1.887,
  tool: 0.427,
  sameGroup: 0.16,
  zoneUp: 0.059,
  zoneDown: -0.248,
  stepUp: -0.039,
  stepDown: -0.045,
} as const
