import type { Difficulty } from './bank-item.ts'

/**
 * The three-parameter logistic model of a multiple-choice question: the chance of a right answer rises with ability and never falls
 * below the chance of a lucky guess. Scale D = 1.7 brings the curve to the normal ogive (Birnbaum, in Lord & Novick 1968).
 * Ability is in standard deviations of the population: 0 is the middle of all who play.
 */
const SCALE = 1.7
const SLOPE = 1
/** One of four options is right by guessing. */
const GUESS = 0.25

/** Where a question of each label separates best, in standard deviations. */
export const LOCATION: Readonly<Record<Difficulty, number>> = { beginner: -1, intermediate: 0, advanced: 1 }

/** Points of ability on which a belief is held: -4 to 4 in steps of a tenth. */
export const POINTS: readonly number[] = Array.from({ length: 81 }, (_, index) => (index - 40) / 10)

export type Ability = { readonly mean: number; readonly variance: number }

/** What is believed of somebody who has never played. */
export const UNKNOWN: Ability = { mean: 0, variance: 1 }

/** Somebody keeps learning: however many questions they answered, a new one may still move the belief. */
const LEAST_VARIANCE = 0.06

export function chanceOfRight(ability: number, location: number, slope = SLOPE): number {
  return GUESS + (1 - GUESS) / (1 + Math.exp(-SCALE * slope * (ability - location)))
}

/** Fisher information of one question at an ability (Lord 1980, eq. 5-9 for three parameters). */
export function information(ability: number, location: number): number {
  const right = chanceOfRight(ability, location)
  const known = (right - GUESS) / (1 - GUESS)
  return (SCALE * SLOPE) ** 2 * ((1 - right) / right) * known ** 2
}

/** The belief as weights on the points; they sum to 1. */
export function weightsOf({ mean, variance }: Ability): number[] {
  const raw = POINTS.map((point) => Math.exp(-((point - mean) ** 2) / (2 * variance)))
  return normalised(raw)
}

/** Bayes' rule for one answer, and the mean and variance of what is believed then. A time out counts as wrong. */
export function updated(before: Ability, answer: { difficulty: Difficulty; correct: boolean }): Ability {
  const location = LOCATION[answer.difficulty]
  const prior = weightsOf({ ...before, variance: Math.max(before.variance, LEAST_VARIANCE) })
  const weights = normalised(
    prior.map((weight, index) => {
      const right = chanceOfRight(POINTS[index] ?? 0, location)
      return weight * (answer.correct ? right : 1 - right)
    }),
  )
  const mean = weights.reduce((sum, weight, index) => sum + weight * (POINTS[index] ?? 0), 0)
  const variance = weights.reduce((sum, weight, index) => sum + weight * ((POINTS[index] ?? 0) - mean) ** 2, 0)
  return { mean, variance }
}

/** Information of a question of this label, averaged over what is believed: robust while little is known. */
export function expectedInformation(weights: readonly number[], difficulty: Difficulty): number {
  const location = LOCATION[difficulty]
  return weights.reduce((sum, weight, index) => sum + weight * information(POINTS[index] ?? 0, location), 0)
}

/** 0-1: the share of the variance between people that the belief explains. */
export function reliabilityOf({ variance }: Ability): number {
  return Math.max(0, Math.min(1, 1 - variance))
}

function normalised(raw: readonly number[]): number[] {
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
}
