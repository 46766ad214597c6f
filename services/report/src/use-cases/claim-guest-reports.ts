import { appendEvent } from '@waymark/bus/outbox'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { ReportsClaimed } from '@waymark/proto/waymark/events/v1/events'
import type { ApiContext } from '../context.ts'
import { countDeliveredTo, moveToMember } from '../data/guest-reports.ts'
import { TOPIC } from './finish-report.ts'

/**
 * Moves the guest reports of a verified address into the account. Those that were delivered only: they count as paid, and what is still
 * being made goes to the guest first. The links that were mailed end, for the report is opened in the account now.
 */
export async function claimGuestReports(context: ApiContext, userId: string): Promise<string[]> {
  const { prisma, clients, clock } = context
  const user = await clients.identity.getUser({ userId })
  if (!user.emailVerified) throw new AppError('forbidden', 'Please verify your e-mail address first: we have sent you a link.')
  return transaction(prisma, async (tx) => {
    const ids = await moveToMember(tx, { email: user.email, userId })
    if (ids.length === 0) return ids
    await tx.reportLink.updateMany({ where: { reportId: { in: ids }, revokedAt: null }, data: { revokedAt: clock() } })
    // A link that was asked for a moment ago would arrive ended.
    await tx.outgoingMail.deleteMany({ where: { reportId: { in: ids }, state: 'pending' } })
    await appendEvent(tx, {
      topic: TOPIC,
      key: userId,
      type: 'ReportsClaimed',
      data: ReportsClaimed.toJSON({ userId, reportIds: ids }),
    })
    return ids
  })
}

/** How many there are; none for an address that is not confirmed, for whoever claims it must not learn what was sent to it. */
export async function countClaimable({ prisma, clients }: ApiContext, userId: string): Promise<number> {
  const user = await clients.identity.getUser({ userId })
  if (!user.emailVerified) return 0
  return countDeliveredTo(prisma, user.email)
}
