import type { Category } from './bank-item.ts'

/** Five levels of equal width in the middle: 3 is the middle of all who play. */
const STEPS = [-1.2, -0.4, 0.4, 1.2]

/** 1-5. */
export function levelOf(mean: number): number {
  return 1 + STEPS.filter((step) => mean >= step).length
}

export const LEVEL_WORDS = ['', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

/** A strong area: 70 percent or more. */
export const STRONG = 70

export function isStrong({ correct, total }: { correct: number; total: number }): boolean {
  return total > 0 && correct * 100 >= STRONG * total
}

export function percentOf({ correct, total }: { correct: number; total: number }): number {
  return total === 0 ? 0 : Math.round((100 * correct) / total)
}

/** What each category stands for in the skills inventory. */
export const CATEGORY_SKILLS: Readonly<Record<Category, string>> = {
  technical: 'Computers and electronics',
  communication: 'Communication',
  leadership: 'Team leadership',
  'problem-solving': 'Critical thinking',
  creativity: 'Creative thinking',
  analytics: 'Data analysis',
}
