import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import type { Context } from '../context.ts'
import { presentUserSkill } from './present-user-skill.ts'

/** What a person holds with what speaks for it, by name. A skill that has left the catalogue is left out. */
export async function listUserSkills({ db, careers }: Context, userId: string): Promise<UserSkill[]> {
  const [rows, evidence] = await Promise.all([
    db.userSkill.findMany({ where: { userId } }),
    db.skillEvidence.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } }),
  ])
  const skills = rows.flatMap((row) => {
    const skill = careers.catalogue.find(row.skillId)
    const own = evidence.filter(({ skillId }) => skillId === row.skillId)
    return skill ? [presentUserSkill(row, skill, own)] : []
  })
  return skills.sort((a, b) => (a.skill.name.toLowerCase() < b.skill.name.toLowerCase() ? -1 : 1))
}
