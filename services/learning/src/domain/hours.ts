import type { difficultyLevels } from '@waymark/contracts/models/assessment/options'

export type Difficulty = (typeof difficultyLevels)[number]
export type SkillKind = 'technology' | 'skill' | 'knowledge' | 'own'

/**
 * Hours to get from one step of the inventory to the level a path aims at. Our own estimate, as no data set holds it: a tool is
 * usable after 15 to 60 hours, a skill or a field of knowledge takes 40 to 100 hours a level of O*NET's seven, of which a step of
 * the inventory's five is about half.
 */
const HOURS: Record<SkillKind, Record<Difficulty, number>> = {
  technology: { beginner: 16, intermediate: 30, advanced: 60 },
  skill: { beginner: 24, intermediate: 40, advanced: 60 },
  knowledge: { beginner: 28, intermediate: 45, advanced: 70 },
  own: { beginner: 24, intermediate: 40, advanced: 60 },
}

/** The proficiency of the inventory, 1-5, that a path of this difficulty leads to. */
export const TARGET_LEVEL: Record<Difficulty, number> = { beginner: 2, intermediate: 3, advanced: 4 }

export function hoursFor(kind: SkillKind, difficulty: Difficulty): number {
  return HOURS[kind][difficulty]
}

/** Whole hours by weight that add up to the total exactly: what is cut off goes to the greatest remainders, earlier ones first. */
export function shareHours(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((all, share) => all + share, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
