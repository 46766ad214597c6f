import { transaction } from '@waymark/kit/db'
import type { ApiContext } from '../context.ts'
import { holdReport } from '../data/erase-reports.ts'
import { takeFromMailboxDay } from '../data/mail/mailbox-day.ts'
import { addMail } from './finish-report.ts'

/** Ends the links that were mailed and mails a new one, to the address that the report went to and to no other. */
export async function renewLink(context: ApiContext, reportId: string): Promise<'sent' | 'too_many'> {
  const { prisma, config } = context
  const result = await transaction(prisma, async (tx) => {
    if (!(await holdReport(tx, reportId))) return undefined
    const report = await tx.report.findUnique({ where: { id: reportId } })
    if (!report?.guestEmail) return undefined
    const links = { of: 'links', limit: config.REPORTS_PER_ADDRESS_PER_DAY, now: context.clock() } as const
    if (!(await takeFromMailboxDay(tx, { address: report.guestEmail, ...links }))) return undefined
    await tx.reportLink.updateMany({ where: { reportId, revokedAt: null }, data: { revokedAt: context.clock() } })
    const serial = String(await tx.reportLink.count({ where: { reportId } }))
    return { mailId: await addMail(tx, context, { report, kind: 'new_link', serial }), traceparent: report.traceparent }
  })
  if (!result) return 'too_many'
  await context.queue.enqueueMail(result.mailId, 0, result.traceparent)
  return 'sent'
}
