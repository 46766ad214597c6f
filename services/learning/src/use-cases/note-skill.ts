import { holdUser } from '@waymark/kit/deleted-users'
import { isUuid } from '@waymark/kit/ids'
import type { UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import { lockPathsWith } from '../data/own-path.ts'
import type { Prisma } from '../generated/client.ts'

/**
 * The inventory changed: modules whose skill is now held at the level they aim at are known, others are not (any more).
 * A path of which every skill is known has closed its gap; it keeps that moment as long as it lasts. Nothing is deleted, and
 * progress, which is the person's own, is left alone.
 */
export async function noteSkill(tx: Prisma.TransactionClient, changed: UserSkillChanged, now: Date): Promise<void> {
  const { userId, skillId, proficiencyLevel } = changed
  if (!isUuid(userId) || skillId === '') return
  await holdUser(tx, userId)
  await lockPathsWith(tx, userId, skillId)
  const mine = { path: { userId }, skillId }
  await tx.learningModule.updateMany({
    where: { ...mine, knownAt: null, targetLevel: { lte: proficiencyLevel } },
    data: { knownAt: now },
  })
  await tx.learningModule.updateMany({
    where: { ...mine, knownAt: { not: null }, targetLevel: { gt: proficiencyLevel } },
    data: { knownAt: null },
  })
  const touched = { userId, modules: { some: { skillId } } }
  const open = { some: { skill: { not: null }, knownAt: null } }
  await tx.learningPath.updateMany({
    where: { AND: [touched, { gapClosedAt: null, NOT: { modules: open } }] },
    data: { gapClosedAt: now },
  })
  await tx.learningPath.updateMany({
    where: { AND: [touched, { gapClosedAt: { not: null }, modules: open }] },
    data: { gapClosedAt: null },
  })
}
