import { type EventHandler, on } from '@waymark/kit/events/consumer'
import { ReportErased, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { isUuid } from './domain/owner.ts'
import type { Prisma } from './generated/client.ts'

/** Everything this service listens to. */
export const handlers: readonly EventHandler<Prisma.TransactionClient>[] = [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: { tx: Prisma.TransactionClient }) => {
    // Recommendations go with the assessments they were made from.
    if (isUuid(userId)) await tx.assessment.deleteMany({ where: { userId } })
  }),
  on('waymark.report.v1', 'ReportErased', ReportErased, async ({ assessmentId }, { tx }: { tx: Prisma.TransactionClient }) => {
    if (isUuid(assessmentId)) await tx.assessment.deleteMany({ where: { id: assessmentId } })
  }),
]
