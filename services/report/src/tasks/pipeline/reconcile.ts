import type { WorkerContext } from '../../context.ts'
import { dueMails, dueReports, reportsSentUnnoted } from '../../data/claims/due-work.ts'
import { tellDelivered } from './deliver-mail.ts'

/**
 * Asks the queue again for whatever is due and held by nobody: after Redis was emptied, a wake-up was lost, or a claim ended.
 * An id that is queued already is left alone by the queue.
 */
export async function reconcile(context: WorkerContext): Promise<{ reports: number; mails: number }> {
  const { prisma, queues } = context
  const reports = await dueReports(prisma)
  for (const { id, attempt, traceparent } of reports) await queues.make({ reportId: id, traceparent, attempt })
  const mails = await dueMails(prisma)
  for (const { id, attempt, traceparent } of mails) await queues.deliver({ mailId: id, traceparent, attempt })
  for (const id of await reportsSentUnnoted(prisma)) await tellDelivered(context, id)
  return { reports: reports.length, mails: mails.length }
}
