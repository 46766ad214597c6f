/** Mean of the levels times 20, rounded. */
export function averageLevel(levels: readonly number[]): number {
  if (levels.length === 0) return 0
  return Math.round((levels.reduce((sum, level) => sum + level, 0) / levels.length) * 20)
}
