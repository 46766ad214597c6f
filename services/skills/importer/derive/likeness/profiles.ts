import { invertPositive, multiply } from './dense.ts'
import type { Measures } from './measures.ts'

/** What tells how alike the work of two occupations is, whether or not anybody rated them. */
export type Kin = {
  readonly codes: readonly string[]
  readonly zones: readonly number[]
  /** Six ratings 1-7 an occupation, N × 6. */
  readonly interests: Float64Array
  readonly measures: Measures
}

/** One family of ratings, N × width; rows that nobody rated hold anything. */
export type RatingBlock = { readonly rows: Float64Array; readonly width: number; readonly low: number; readonly high: number }

export type Filled = {
  /** The block with every row that was not rated filled in, within the scale. */
  readonly rows: Float64Array
  /** Mean absolute error when each rated row is estimated from the others, in units of the scale. */
  readonly error: number
}

/**
 * Estimates the ratings of occupations that nobody rated by kernel ridge regression over those that were: each estimate is the
 * mean of all rated profiles plus deviations weighted by how alike the work is (texts, activities, tools, titles, interests,
 * preparation, place in the classification). Weights and ridge were chosen by leave-one-out error over the rated ones.
 */
export function createFiller(kin: Kin, rated: readonly boolean[]): (block: RatingBlock) => Filled {
  const count = kin.codes.length
  const known = [...rated.keys()].filter((index) => rated[index])
  const kernel = kernelOf(kin)
  const n = known.length
  const among = new Float64Array(n * n)
  known.forEach((a, row) => {
    known.forEach((b, column) => {
      among[row * n + column] = kernel[a * count + b]! + (row === column ? RIDGE : 0)
    })
  })
  const inverse = invertPositive(among, n)
  return ({ rows, width, low, high }) => {
    const mean = new Float64Array(width)
    for (const index of known) for (let i = 0; i < width; i += 1) mean[i]! += rows[index * width + i]! / n
    const deviations = new Float64Array(n * width)
    known.forEach((index, row) => {
      for (let i = 0; i < width; i += 1) deviations[row * width + i] = rows[index * width + i]! - mean[i]!
    })
    const weights = multiply(inverse, n, deviations, width)
    // The closed form of leave-one-out for a linear smoother: residual = weight / diagonal of the inverse.
    let error = 0
    for (let row = 0; row < n; row += 1)
      for (let i = 0; i < width; i += 1) error += Math.abs(weights[row * width + i]! / inverse[row * n + row]!)
    const filled = Float64Array.from(rows)
    for (let index = 0; index < count; index += 1) {
      if (rated[index]) continue
      for (let i = 0; i < width; i += 1) {
        let sum = mean[i]!
        known.forEach((other, row) => {
          sum += kernel[index * count + other]! * weights[row * width + i]!
        })
        filled[index * width + i] = Math.min(high, Math.max(low, sum))
      }
    }
    return { rows: filled, error: error / (n * width) }
  }
}

function kernelOf({ codes, zones, interests, measures }: Kin): Float64Array {
  const count = codes.length
  const kernel = new Float64Array(count * count)
  for (const [name, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]) {
    const measure = measures[name]
    for (let at = 0; at < kernel.length; at += 1) kernel[at]! += weight * measure[at]!
  }
  for (let a = 0, at = 0; a < count; a += 1) {
    for (let b = 0; b < count; b += 1, at += 1) {
      kernel[at]! += ZONE_WEIGHT * Math.exp(-((zones[a]! - zones[b]!) ** 2) / 2)
      let apart = 0
      for (let i = 0; i < 6; i += 1) apart += (interests[a * 6 + i]! - interests[b * 6 + i]!) ** 2
      kernel[at]! += INTEREST_WEIGHT * Math.exp(-apart / INTEREST_WIDTH)
      for (const length of GROUPS) if (codes[a]!.slice(0, length) === codes[b]!.slice(0, length)) kernel[at]! += GROUP_WEIGHT
    }
  }
  return kernel
}

const WEIGHTS = {
  activity: 0.1,
  activityGroup: 0.2,
  task: 0.2,
  latentTask: 0.3,
  title: 0.15,
  tool: 0.2,
  interest: 0.1,
  description: 0.2,
} as const
const ZONE_WEIGHT = 0.1
const INTEREST_WEIGHT = 0.3
/** Twice the square of 2.5 points on the six scales together. */
const INTEREST_WIDTH = 12.5
const GROUP_WEIGHT = 0.1
/** Major, minor and broad group of the classification. */
const GROUPS = [2, 4, 6]
const RIDGE = 0.65
