import type { MeasureName, Measures } from './measures.ts'
import { ratedLikeness, type WeightedBlock } from './rated.ts'

/** Blocks of ratings in the order of RATING_WEIGHTS. */
export type RatingBlocks = Readonly<Record<keyof typeof RATING_WEIGHTS, Omit<WeightedBlock, 'weight'>>>

/** Whitened likeness of everything that is rated. */
export function likenessOfRatings(blocks: RatingBlocks, rated: readonly boolean[]): Float64Array {
  const names = Object.keys(RATING_WEIGHTS) as (keyof typeof RATING_WEIGHTS)[]
  return ratedLikeness(
    names.map((name) => ({ ...blocks[name], weight: RATING_WEIGHTS[name] })),
    rated,
  )
}

/** Likeness of the work altogether: measures standardised over all pairs and added, in standard deviations of the parts. */
export function likenessOfAll(measures: Measures, ratings: Float64Array): Float64Array {
  const sum = new Float64Array(ratings.length)
  const add = (measure: Float64Array, weight: number): void => {
    const standard = standardPairs(measure)
    for (let at = 0; at < sum.length; at += 1) sum[at]! += weight * standard[at]!
  }
  for (const [name, weight] of Object.entries(ALL_WEIGHTS) as [MeasureName, number][]) add(measures[name], weight)
  add(ratings, ALL_RATINGS)
  return standardPairs(sum)
}

/** Mean 0 and deviation 1 over the pairs of different occupations. */
function standardPairs(measure: Float64Array): Float64Array {
  const count = Math.sqrt(measure.length)
  let sum = 0
  let square = 0
  for (let at = 0; at < measure.length; at += 1) {
    if (at % (count + 1) === 0) continue
    sum += measure[at]!
    square += measure[at]! ** 2
  }
  const pairs = Math.max(1, count * (count - 1))
  const mean = sum / pairs
  const deviation = Math.sqrt(Math.max(0, square / pairs - mean * mean))
  return measure.map((value) => (deviation < 1e-9 ? 0 : (value - mean) / deviation))
}

const RATING_WEIGHTS = {
  skill_level: 0.7,
  knowledge_level: 1.5,
  knowledge: 1.5,
  interest: 1.2,
  style: 0.3,
  value: 0.7,
} as const

const ALL_WEIGHTS = {
  titleWithPairs: 0.3,
  task: 0.15,
  latentTask: 0.1,
  description: 0.1,
  activity: 0.1,
  activityGroup: 0.05,
  tool: 0.05,
} as const satisfies Partial<Record<MeasureName, number>>
const ALL_RATINGS = 0.35
