import { difficultyLevels } from '@waymark/contracts/models/assessment/options'
import type { Difficulty } from '../domain/bank-item.ts'

/** The table's check allows nothing else. */
export function difficultyOf(text: string): Difficulty {
  const known = difficultyLevels.find((level) => level === text)
  if (!known) throw new Error(`unknown difficulty ${text}`)
  return known
}
