import type { UserSkill } from '@waymark/contracts/models/skills/skill'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../context.ts'
import { isVerified } from '../domain/person/quiz-evidence.ts'
import { announceChange } from './announce-change.ts'
import { findSkill } from './find-skill.ts'
import { presentUserSkill } from './present-user-skill.ts'

type Wanted = { readonly userId: string; readonly skillId: string; readonly level: number | undefined }

/** Adds a skill; a held one is a conflict. Quizzes played before count for it at once. */
export async function addUserSkill(context: Context, { userId, skillId, level }: Wanted): Promise<UserSkill> {
  const skill = findSkill(context, skillId)
  return transaction(context.db, async (tx) => {
    const evidence = await tx.skillEvidence.findMany({ where: { userId, skillId }, orderBy: { createdAt: 'desc' } })
    const row = { id: uuidv7(), userId, skillId, proficiencyLevel: level ?? null, verified: isVerified(evidence) }
    // Two adds at once: the second waits for the first and then adds nothing.
    const [added] = await tx.userSkill.createManyAndReturn({ data: [row], skipDuplicates: true })
    if (!added) throw new AppError('conflict', `${skill.name} is already one of your skills.`)
    await announceChange(tx, { userId, skillId, level: row.proficiencyLevel })
    return presentUserSkill(added, skill, evidence)
  })
}
