import type { Element } from '../catalogue/figures.ts'
import { deviation, mean } from '../figures/math.ts'
import type { Rating } from './answers.ts'

/** What a person's answers say about the scales of one family, z-scored within the person. */
export type ScaleReading = {
  /** Within-person z score of each element; 0 where nothing was asked. */
  readonly z: Float64Array
  /** Error of each z, for the redraws. */
  readonly error: Float64Array
  /** Mean of the answers as a share 0-1 of the answer scale; -1 where nothing was asked. */
  readonly share: Float64Array
  /** Error of the share. */
  readonly shareError: Float64Array
  readonly items: Int32Array
}

/** Reads one family ("interest", "value", "style"). Undefined when the answers do not tell its scales apart. */
export function readScales(
  family: string,
  elements: readonly Element[],
  ratings: readonly Rating[],
  order: readonly string[] = [],
): ScaleReading | undefined {
  const answers = collectAnswers(family, elements, ratings, order)
  const share = new Float64Array(elements.length).fill(-1)
  const shareError = new Float64Array(elements.length).fill(UNASKED_ERROR)
  const items = new Int32Array(elements.length)
  answers.forEach((list, index) => {
    if (list.length === 0) return
    const weight = list.reduce((sum, answer) => sum + answer.weight, 0)
    share[index] = list.reduce((sum, answer) => sum + answer.share * answer.weight, 0) / weight
    shareError[index] = errorOf(weight)
    items[index] = list.length
  })
  const asked = [...share.keys()].filter((index) => share[index]! >= 0)
  const shares = asked.map((index) => share[index]!)
  const spread = deviation(shares)
  if (asked.length < LEAST_SCALES || spread < LEAST_SPREAD) return undefined
  const centre = mean(shares)
  const z = share.map((value) => (value < 0 ? 0 : (value - centre) / spread))
  const error = shareError.map((value) => value / spread)
  return { z, error, share, shareError, items }
}

/** A rank among the six values counts as one answer more: first is the top of the scale, last its bottom. */
function collectAnswers(
  family: string,
  elements: readonly Element[],
  ratings: readonly Rating[],
  order: readonly string[],
): Answer[][] {
  const position = new Map(elements.map((element, index) => [`${family}.${element.key}`, index]))
  const answers: Answer[][] = elements.map(() => [])
  for (const rating of ratings) {
    const index = position.get(rating.scale)
    const span = rating.high - rating.low
    if (index === undefined || span <= 0) continue
    const share = Math.min(1, Math.max(0, (rating.value - rating.low) / span))
    answers[index]!.push({ share, weight: rating.weight > 0 ? rating.weight : 1 })
  }
  const last = Math.max(1, elements.length - 1)
  order.forEach((key, rank) => {
    const index = position.get(`${family}.${key}`)
    if (index !== undefined) answers[index]!.push({ share: 1 - rank / last, weight: 1 })
  })
  return answers
}

/**
 * Error of a scale's mean in shares of the answer scale: the wobble of a single rating (0.7 on 1-5) over the items,
 * and the sampling of items, from the reliability that a scale of so many items has (one item .45, Spearman-Brown).
 */
function errorOf(items: number): number {
  const reliability = (items * SINGLE_ITEM) / (1 + (items - 1) * SINGLE_ITEM)
  return Math.sqrt(RATING_NOISE ** 2 / items + SCALE_SPREAD ** 2 * (1 - Math.max(0, reliability)))
}

const RATING_NOISE = 0.7 / 4
const SINGLE_ITEM = 0.45
/** Usual spread of scale means within a person, in shares of the answer scale. */
const SCALE_SPREAD = 0.2
const UNASKED_ERROR = 0.25
const LEAST_SCALES = 3
const LEAST_SPREAD = 0.02

type Answer = { readonly share: number; readonly weight: number }
