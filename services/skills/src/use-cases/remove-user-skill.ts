import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { announceChange } from './announce-change.ts'

/**
 * Removes a held skill, also one that has left the catalogue. Quiz evidence stays: it says what was shown, and counts again
 * when the skill is added again.
 */
export async function removeUserSkill({ db }: Context, { userId, skillId }: { userId: string; skillId: string }): Promise<void> {
  await transaction(db, async (tx) => {
    const { count } = await tx.userSkill.deleteMany({ where: { userId, skillId } })
    if (count === 0) throw new AppError('not_found', 'This is not one of your skills.')
    await announceChange(tx, { userId, skillId, level: null, removed: true })
  })
}
