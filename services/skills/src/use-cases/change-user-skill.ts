import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { announceChange } from './announce-change.ts'
import { findSkill } from './find-skill.ts'
import { presentUserSkill } from './present-user-skill.ts'

type Change = { readonly userId: string; readonly skillId: string; readonly level: number }

/** Sets the level of a held skill. The level it already has changes nothing and is told to nobody. */
export async function changeUserSkill(context: Context, { userId, skillId, level }: Change): Promise<UserSkill> {
  const skill = findSkill(context, skillId)
  return transaction(context.db, async (tx) => {
    const { count } = await tx.userSkill.updateMany({
      where: { userId, skillId, OR: [{ proficiencyLevel: null }, { proficiencyLevel: { not: level } }] },
      data: { proficiencyLevel: level, selfAssessed: true, updatedAt: new Date() },
    })
    const row = await tx.userSkill.findUnique({ where: { userId_skillId: { userId, skillId } } })
    if (!row) throw new AppError('not_found', `${skill.name} is not one of your skills.`)
    if (count > 0) await announceChange(tx, { userId, skillId, level })
    const evidence = await tx.skillEvidence.findMany({ where: { userId, skillId }, orderBy: { createdAt: 'desc' } })
    return presentUserSkill(row, skill, evidence)
  })
}
