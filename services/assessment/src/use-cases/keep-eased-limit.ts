import { transaction } from '@waymark/kit/db'
import { holdUser } from '@waymark/kit/deleted-users'
import { AppError } from '@waymark/kit/errors'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { Context } from '../context.ts'
import { lockProfile } from '../data/recommendation-claims.ts'
import { easeLimit } from '../domain/ease-limit.ts'
import type { Prisma } from '../generated/client.ts'
import { requestRefresh } from './request-refresh.ts'
import { loadEasable } from './try-limit.ts'

/**
 * Eases one limit in the assessment that the list was made from, and asks for a new list; answers the assessment's id. Answers that are
 * newer than the list have limits of their own, which nobody has seen yet: they are left alone.
 */
export async function keepEasedLimit({ db, clock }: Context, asked: { userId: string; id: string }): Promise<string> {
  return transaction(db, async (tx) => {
    const { userId } = asked
    await holdUser(tx, userId)
    const { advice, limit } = await loadEasable(tx, asked)
    const newest = await tx.assessment.findFirst({ where: { userId }, orderBy: { id: 'desc' }, select: { id: true } })
    const { assessmentId } = advice
    if (newest?.id !== assessmentId)
      throw new AppError('conflict', 'You have newer answers than this list. Please wait for the new list, and ease its limits.')
    const profile = easeLimit(Profile.fromJSON(await lockProfile(tx, assessmentId)), limit.easing)
    await tx.assessment.update({
      where: { id: assessmentId },
      data: { profile: Profile.toJSON(profile) as Prisma.InputJsonObject },
    })
    await requestRefresh(tx, { userId, now: clock(), settleMs: 0 })
    return assessmentId
  })
}
