import { type EventHandler, on } from '@waymark/bus/consumer'
import { markUserDeleted } from '@waymark/kit/deleted-users'
import { isUuid } from '@waymark/kit/ids'
import { ReportErased, UserDeleted, UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import { requestRefresh } from '../use-cases/request-refresh.ts'

/** Everything this service listens to. */
export const handlers = ({ clock }: Pick<Context, 'clock'>): readonly EventHandler<Prisma.TransactionClient>[] => [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: { tx: Prisma.TransactionClient }) => {
    await markUserDeleted(tx, userId)
    // Recommendations go with the assessments they were made from.
    if (isUuid(userId)) await tx.assessment.deleteMany({ where: { userId } })
  }),
  on('waymark.report.v1', 'ReportErased', ReportErased, async ({ assessmentId }, { tx }: { tx: Prisma.TransactionClient }) => {
    if (isUuid(assessmentId)) await tx.assessment.deleteMany({ where: { id: assessmentId } })
  }),
  on('waymark.skills.v1', 'UserSkillChanged', UserSkillChanged, async ({ userId }, { tx }: { tx: Prisma.TransactionClient }) => {
    if (isUuid(userId)) await requestRefresh(tx, { userId, now: clock() })
  }),
]
