import type { Profile, SkillClaim } from './profile.ts'

/** A skill of the inventory. */
type HeldSkill = { skillId: string; name: string; proficiencyLevel: number; verified: boolean }

/**
 * The profile of an assessment with the skills of the inventory as claims: level 1-5 as a rating of 2-10, a skill that was
 * not rated without one. The inventory is newer than what was written in the assessment, so it replaces a claim of the
 * same name. The order is that of the slugs: the same skills give the same list, whichever was added first.
 */
export function withHeldSkills(profile: Profile, held: readonly HeldSkill[]): Profile {
  const sorted = [...held].sort((a, b) => (a.skillId < b.skillId ? -1 : 1))
  const names = new Set(sorted.map(({ name }) => name.toLowerCase()))
  const written = profile.skills.filter(({ name }) => !names.has(name.trim().toLowerCase()))
  return { ...profile, skills: [...written, ...sorted.map(claimOf)] }
}

function claimOf({ name, proficiencyLevel, verified }: HeldSkill): SkillClaim {
  return { name, rating: 2 * proficiencyLevel, evidence: verified ? 'quiz' : 'self' }
}
