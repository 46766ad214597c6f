import type { Difficulty } from './bank-item.ts'
import { type Ability, chanceAt, curveOf, LABELLED, normalised, type Parameters, weightsOf } from './item-response.ts'

/**
 * A label places a question within three tenths, and says nothing of how sharply it separates. Every answer of a person of whom
 * something is believed says a little more: Bayes' rule on a grid of locations and slopes. The grid bounds how far answers, honest
 * or not, can move a question.
 */
const OFFSETS = [-0.25, -0.15, -0.05, 0.05, 0.15, 0.25]
const SLOPES = [0.84, 0.92, 1, 1.08, 1.16]
const GRID = SLOPES.flatMap((slope) => OFFSETS.map((offset) => ({ offset, slope })))

/** What is believed of a question that nobody has answered: anything on the grid alike. */
export const UNANSWERED: readonly number[] = GRID.map(() => 1 / GRID.length)

/** What is believed of a question after an answer of somebody with this ability, as believed before the answer. */
export function learnedOfItem(
  cells: readonly number[],
  answer: { difficulty: Difficulty; ability: Ability; correct: boolean },
): number[] {
  const weights = weightsOf(answer.ability)
  const curves = curvesOf(answer.difficulty)
  return normalised(
    cells.map((cell, index) => {
      const right = curves[index]
      if (!right) return cell
      const chance = weights.reduce((sum, weight, point) => sum + weight * chanceAt(right, point), 0)
      return cell * (answer.correct ? chance : 1 - chance)
    }),
  )
}

export function parametersOf(cells: readonly number[], difficulty: Difficulty): Parameters {
  const mean = (of: (at: (typeof GRID)[number]) => number) =>
    GRID.reduce((sum, at, index) => sum + (cells[index] ?? 0) * of(at), 0)
  return { location: LABELLED[difficulty].location + mean(({ offset }) => offset), slope: mean(({ slope }) => slope) }
}

const known = new Map<Difficulty, readonly Float64Array[]>()

function curvesOf(difficulty: Difficulty): readonly Float64Array[] {
  const kept = known.get(difficulty)
  if (kept) return kept
  const { location } = LABELLED[difficulty]
  const curves = GRID.map(({ offset, slope }) => curveOf({ location: location + offset, slope }).right)
  known.set(difficulty, curves)
  return curves
}
