import type { WorkerContext } from '../../context.ts'
import { tellDelivered } from './deliver-mail.ts'

const BATCH = 500

/**
 * Asks the queue again for whatever is due and held by nobody: after Redis was emptied, a wake-up was lost, or a claim ended.
 * An id that is queued already is left alone by the queue.
 */
export async function reconcile(context: WorkerContext): Promise<{ reports: number; mails: number }> {
  const { prisma, queues } = context
  const reports = await prisma.$queryRawUnsafe<Due[]>(
    `select id::text, attempts + deferrals as attempt, traceparent from report
     where status in ('requested', 'composing', 'rendering') and due_at <= now()
       and (claimed_until is null or claimed_until < now()) and updated_at < now() - interval '2 seconds'
     order by due_at limit ${BATCH}`,
  )
  for (const { id, attempt, traceparent } of reports) await queues.make({ reportId: id, traceparent, attempt })
  const mails = await prisma.$queryRawUnsafe<Due[]>(
    `select m.id::text, m.attempts as attempt, r.traceparent from outgoing_mail m join report r on r.id = m.report_id
     where m.state in ('pending', 'sending') and m.due_at <= now() and (m.claimed_until is null or m.claimed_until < now())
       and m.created_at < now() - interval '2 seconds'
     order by m.due_at limit ${BATCH}`,
  )
  for (const { id, attempt, traceparent } of mails) await queues.deliver({ mailId: id, traceparent, attempt })
  // Sent, and its worker died before the report was told.
  const told = await prisma.$queryRawUnsafe<{ id: string }[]>(
    `select r.id::text from report r join outgoing_mail m on m.report_id = r.id
     where m.kind = 'report_ready' and m.state = 'sent' and m.sent_at < now() - interval '2 seconds'
       and r.status in ('ready', 'delivering') and r.delivered_at is null limit ${BATCH}`,
  )
  for (const { id } of told) await tellDelivered(context, id)
  return { reports: reports.length, mails: mails.length }
}

type Due = { id: string; attempt: number; traceparent: string }
