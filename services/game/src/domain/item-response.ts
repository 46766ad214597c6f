import type { Difficulty } from './bank-item.ts'

/**
 * The three-parameter logistic model of a multiple-choice question: the chance of a right answer rises with ability and never falls
 * below the chance of a lucky guess. Scale D = 1.7 brings the curve to the normal ogive (Birnbaum, in Lord & Novick 1968).
 * Ability is in standard deviations of the population: 0 is the middle of all who play.
 */
const SCALE = 1.7
/** One of four options is right by guessing. */
const GUESS = 0.25

/** Where a question separates best, in standard deviations, and how sharply. */
export type Parameters = { readonly location: number; readonly slope: number }

/** What a label says of a question before anybody has answered it. */
export const LABELLED: Readonly<Record<Difficulty, Parameters>> = {
  beginner: { location: -1, slope: 1 },
  intermediate: { location: 0, slope: 1 },
  advanced: { location: 1, slope: 1 },
}

/** Points of ability on which a belief is held: -4 to 4 in steps of a tenth. */
export const POINTS: readonly number[] = Array.from({ length: 81 }, (_, index) => (index - 40) / 10)

export type Ability = { readonly mean: number; readonly variance: number }

/** What is believed of somebody who has never played. */
export const UNKNOWN: Ability = { mean: 0, variance: 1 }

/** Somebody keeps learning: however many questions they answered, a new one may still move the belief. */
const LEAST_VARIANCE = 0.06

/** A question on the points: the chance of a right answer, and the information that an answer gives. */
export type Curve = { readonly right: Float64Array; readonly information: Float64Array }

export function chanceOfRight(ability: number, { location, slope }: Parameters): number {
  return GUESS + (1 - GUESS) / (1 + Math.exp(-SCALE * slope * (ability - location)))
}

/** Fisher information of one question at an ability (Lord 1980, eq. 5-9 for three parameters). */
export function information(ability: number, parameters: Parameters): number {
  const right = chanceOfRight(ability, parameters)
  const known = (right - GUESS) / (1 - GUESS)
  return (SCALE * parameters.slope) ** 2 * ((1 - right) / right) * known ** 2
}

export function curveOf(parameters: Parameters): Curve {
  return {
    right: Float64Array.from(POINTS, (point) => chanceOfRight(point, parameters)),
    information: Float64Array.from(POINTS, (point) => information(point, parameters)),
  }
}

/** The belief as weights on the points; they sum to 1. */
export function weightsOf({ mean, variance }: Ability): number[] {
  const spread = 2 * Math.max(variance, LEAST_VARIANCE)
  return normalised(POINTS.map((point) => Math.exp(-((point - mean) ** 2) / spread)))
}

/** Bayes' rule for one answer, and the mean and variance of what is believed then. A time out counts as wrong. */
export function updated(before: Ability, answer: { curve: Curve; correct: boolean }): Ability {
  const { right } = answer.curve
  const weights = normalised(
    weightsOf(before).map((weight, index) => weight * (answer.correct ? chanceAt(right, index) : 1 - chanceAt(right, index))),
  )
  const mean = weights.reduce((sum, weight, index) => sum + weight * (POINTS[index] ?? 0), 0)
  const variance = weights.reduce((sum, weight, index) => sum + weight * ((POINTS[index] ?? 0) - mean) ** 2, 0)
  return { mean, variance }
}

/** Information of a question, averaged over what is believed: robust while little is known. */
export function expectedInformation(weights: readonly number[], { information: known }: Curve): number {
  return weights.reduce((sum, weight, index) => sum + weight * (known[index] ?? 0), 0)
}

/** 0-1: the share of the variance between people that the belief explains. */
export function reliabilityOf({ variance }: Ability): number {
  return Math.max(0, Math.min(1, 1 - variance))
}

export function normalised(raw: readonly number[]): number[] {
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
}

export function chanceAt(right: Float64Array, index: number): number {
  return right[index] ?? 0
}
