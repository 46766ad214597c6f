import type { ApiContext } from '../context.ts'
import { addMail } from '../pipeline/finish-report.ts'

/** Ends the links that were mailed and mails a new one, to the address that the report went to and to no other. */
export async function renewLink(context: ApiContext, reportId: string): Promise<'sent' | 'too_many'> {
  const { prisma, config } = context
  const result = await prisma.$transaction(async (tx) => {
    const report = await tx.report.findUnique({ where: { id: reportId } })
    if (!report?.guestEmail) return undefined
    const today = await tx.outgoingMail.count({
      where: { reportId, kind: 'new_link', createdAt: { gt: new Date(context.clock().getTime() - 86_400_000) } },
    })
    if (today >= config.REPORTS_PER_ADDRESS_PER_DAY) return undefined
    await tx.reportLink.updateMany({ where: { reportId, revokedAt: null }, data: { revokedAt: context.clock() } })
    const serial = String(await tx.reportLink.count({ where: { reportId } }))
    return { mailId: await addMail(tx, context, { report, kind: 'new_link', serial }), traceparent: report.traceparent }
  })
  if (!result) return 'too_many'
  await context.wake.deliver(result.mailId, 0, result.traceparent)
  return 'sent'
}
