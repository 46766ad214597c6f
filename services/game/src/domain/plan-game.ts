import { shuffled } from './shuffle.ts'

export const QUESTIONS = 10

/**
 * The category of each question: every category as often as any other, or once more where least is known of the person. They
 * take turns, in an order drawn anew each round.
 */
export function planGame<C extends string>(options: {
  categories: readonly C[]
  /** Variance of what is believed of the person. */
  doubt: (category: C) => number
  random: () => number
}): C[] {
  const { categories, doubt, random } = options
  const rounds = Math.floor(QUESTIONS / categories.length)
  const left = QUESTIONS - rounds * categories.length
  const extra = shuffled(categories, random)
    .sort((a, b) => doubt(b) - doubt(a))
    .slice(0, left)
  const turns = Array.from({ length: rounds }, () => shuffled(categories, random))
  return [...turns.flat(), ...shuffled(extra, random)]
}
