import { appendEvent } from '@waymark/bus/outbox'
import { PathProgressed } from '@waymark/proto/waymark/events/v1/events'
import { type PathRow, withModules } from '../data/path-rows.ts'
import { learningTopic } from '../events/topic.ts'
import type { Prisma } from '../generated/client.ts'

/** Writes how far the path is and, when that is a change, tells of it. A path is complete exactly at 100. */
export async function setProgress(
  tx: Prisma.TransactionClient,
  { path, progress, now }: { path: PathRow; progress: number; now: Date },
): Promise<PathRow> {
  if (progress !== path.progress) {
    await appendEvent(tx, {
      topic: learningTopic,
      key: path.id,
      type: 'PathProgressed',
      data: PathProgressed.toJSON({ userId: path.userId, pathId: path.id, progress }),
    })
  }
  return tx.learningPath.update({
    where: { id: path.id },
    data: { progress, updatedAt: now, completedAt: progress >= 100 ? (path.completedAt ?? now) : null },
    include: withModules,
  })
}
