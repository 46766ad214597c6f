import type { difficultyLevels, gameCategories } from '@waymark/contracts/models/assessment/options'

export type Category = (typeof gameCategories)[number]
export type Difficulty = (typeof difficultyLevels)[number]

/** One question of the bank, as its author wrote it: `correct` is an index into `options`. */
export type BankItem = {
  readonly id: string
  readonly category: Category
  readonly skill: string
  readonly difficulty: Difficulty
  readonly question: string
  readonly options: readonly string[]
  readonly correct: number
  readonly explanation: string
}
