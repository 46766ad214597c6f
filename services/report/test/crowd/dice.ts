import { createRandom } from '../../../skills/src/domain/figures/random.ts'

/** Draws of one person: the same seed gives the same person, however many others are drawn. */
export type Dice = {
  uniform(): number
  chance(probability: number): boolean
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  one<T>(list: readonly T[]): T
  some<T>(list: readonly T[], from: number, to: number): T[]
}

export function createDice(seed: string): Dice {
  const { uniform } = createRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(uniform() * (to - from + 1))
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list]
    for (let at = copy.length - 1; at > 0; at--) {
      const other = whole(0, at)
      ;[copy[at], copy[other]] = [copy[other]!, copy[at]!]
    }
    return copy
  }
  return {
    uniform,
    chance: (probability) => uniform() < probability,
    whole,
    one: (list) => list[whole(0, list.length - 1)]!,
    some: (list, from, to) => shuffled(list).slice(0, Math.min(list.length, whole(from, to))),
  }
}
