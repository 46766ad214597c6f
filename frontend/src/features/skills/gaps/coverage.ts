import type { SkillGap } from '@waymark/contracts/models/skills/skill'

/**
 * How much of what an occupation asks for the person has, in percent, weighted by importance (1 of 5 weighs nothing). What
 * is met counts in full, a shortfall by the share of the level held, a missing tool not at all; what is not known is left
 * out. Undefined where nothing is known.
 */
export function coverageOf(gaps: readonly SkillGap[]): number | undefined {
  let held = 0
  let asked = 0
  for (const gap of gaps) {
    if (gap.state === 'unknown') continue
    const weight = gap.importance - 1
    asked += weight
    held += weight * shareOf(gap)
  }
  return asked > 0 ? Math.round((100 * held) / asked) : undefined
}

function shareOf({ state, kind, levelAsked = 0, levelHeld = 0 }: SkillGap): number {
  if (state === 'met') return 1
  if (kind === 'tool' || levelAsked <= 0) return 0
  return Math.min(1, levelHeld / levelAsked)
}
