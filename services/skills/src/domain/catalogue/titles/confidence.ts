/**
 * How sure a title is of an occupation, 0-1, from its share of the votes and from how alike the nearest known title is (0-1, above 1
 * for the same words). The steps are the shares of right answers that were measured with titles held out: BLS direct matches and
 * titles that workers report, five folds.
 */
export function confidenceOf(share: number, likeness: number): number {
  const [, steps] = STEPS.find(([least]) => likeness >= least)!
  const at = Math.min(0.999, Math.max(0, share)) * (steps.length - 1)
  const low = Math.floor(at)
  return steps[low]! + (at - low) * (steps[low + 1]! - steps[low]!)
}

/** Below this no occupation is named: "not sure" is the honest answer. */
export const LEAST_CONFIDENCE = 0.3

/** Least likeness, and the share of right answers at vote shares of 0, .1, ... 1. */
const STEPS: readonly (readonly [number, readonly number[]])[] = [
  [1.01, [0.3, 0.4, 0.5, 0.58, 0.67, 0.77, 0.86, 0.91, 0.94, 0.97, 0.99]],
  [0.85, [0.25, 0.33, 0.42, 0.5, 0.58, 0.65, 0.72, 0.78, 0.83, 0.86, 0.88]],
  [0.7, [0.15, 0.26, 0.38, 0.48, 0.58, 0.66, 0.74, 0.8, 0.84, 0.86, 0.88]],
  [0.5, [0.08, 0.18, 0.3, 0.4, 0.5, 0.58, 0.66, 0.72, 0.76, 0.78, 0.8]],
  [Number.NEGATIVE_INFINITY, [0.02, 0.06, 0.1, 0.14, 0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.28]],
]
