import { appendEvent } from '@waymark/bus/outbox'
import { UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import { skillsTopic } from '../events/topic.ts'
import type { Prisma } from '../generated/client.ts'

export type SkillChange = {
  readonly userId: string
  readonly skillId: string
  /** 1-5; null = held without a rating. */
  readonly level: number | null
  readonly removed?: boolean
  /** Only what shows the skill has changed. */
  readonly evidence?: boolean
}

/** Tells the siblings, in the transaction of the change. Events of one person keep their order. */
export async function announceChange(tx: Prisma.TransactionClient, change: SkillChange): Promise<void> {
  const { userId, skillId, level, removed = false, evidence = false } = change
  await appendEvent(tx, {
    topic: skillsTopic,
    key: userId,
    type: 'UserSkillChanged',
    data: UserSkillChanged.toJSON({
      userId,
      skillId,
      proficiencyLevel: removed ? 0 : (level ?? 0),
      unrated: !removed && level === null,
      evidence,
    }),
  })
}
