import type { DashboardSkill, SkillGroup } from '@waymark/contracts/models/identity/dashboard'

const GROUPS = 3
const NAMES = 4

/** Best first; the names decide between equals. */
function byLevel(a: DashboardSkill, b: DashboardSkill): number {
  return b.proficiencyLevel - a.proficiencyLevel || a.name.localeCompare(b.name, 'en')
}

export function topSkills(skills: readonly DashboardSkill[], most: number): DashboardSkill[] {
  return skills.toSorted(byLevel).slice(0, most)
}

/** Mean of the levels times 20, rounded. A skill that is not rated has no level to count. */
export function averageSkillLevel(skills: readonly DashboardSkill[]): number {
  const rated = skills.filter(({ proficiencyLevel }) => proficiencyLevel > 0)
  if (rated.length === 0) return 0
  return Math.round((rated.reduce((sum, { proficiencyLevel }) => sum + proficiencyLevel, 0) / rated.length) * 20)
}

/** The three categories with the most skills, four names each, and how many more there are. */
export function skillGroups(skills: readonly DashboardSkill[]): SkillGroup[] {
  const groups = Map.groupBy(skills, ({ category }) => category)
  return [...groups]
    .map(([category, all]) => ({ category, skills: topSkills(all, NAMES), more: Math.max(0, all.length - NAMES) }))
    .toSorted((a, b) => b.skills.length + b.more - (a.skills.length + a.more) || a.category.localeCompare(b.category, 'en'))
    .slice(0, GROUPS)
}
