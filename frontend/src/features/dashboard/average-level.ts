/** Mean of the levels times 20, rounded. */
export function averageLevel(levels: readonly number[]): number {
  if (levels.length === 0) return 0
  return Math.round((levels.reduce((sum, level) => sum + level, 0) / levels.length) * 20)
}

/** Levels of what the dashboard answers as skills; what is no skill has none. */
export function levelsOf(skills: readonly unknown[]): number[] {
  return skills.flatMap((skill) => {
    if (typeof skill !== 'object' || skill === null || !('proficiencyLevel' in skill)) return []
    return typeof skill.proficiencyLevel === 'number' ? [skill.proficiencyLevel] : []
  })
}
