import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { levelPercent } from './skill-words.ts'

export type CategoryLevel = {
  readonly category: string
  readonly skills: number
  readonly rated: number
  /** Mean of the rated skills, 1-5; 0 where none is rated. */
  readonly mean: number
}

/** Mean level by category, most skills first. A skill that was not rated counts as held, not as weak. */
export function levelsByCategory(held: readonly UserSkill[]): CategoryLevel[] {
  const groups = Map.groupBy(held, ({ skill }) => skill.category)
  return [...groups]
    .map(([category, skills]) => {
      const rated = skills.filter(({ proficiencyLevel }) => proficiencyLevel > 0)
      const sum = rated.reduce((total, { proficiencyLevel }) => total + proficiencyLevel, 0)
      return { category, skills: skills.length, rated: rated.length, mean: rated.length > 0 ? sum / rated.length : 0 }
    })
    .sort((a, b) => b.skills - a.skills || b.mean - a.mean || (a.category < b.category ? -1 : 1))
}

/** Mean of all rated levels times 20, rounded. */
export function averagePercent(held: readonly UserSkill[]): number {
  const rated = held.filter(({ proficiencyLevel }) => proficiencyLevel > 0)
  if (rated.length === 0) return 0
  return levelPercent(rated.reduce((sum, { proficiencyLevel }) => sum + proficiencyLevel, 0) / rated.length)
}
