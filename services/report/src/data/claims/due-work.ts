import type { PrismaClient } from '../../generated/client.ts'

const BATCH = 500

type Raw = Pick<PrismaClient, '$queryRaw'>
export type Due = { id: string; attempt: number; traceparent: string }

/** Reports that are due and held by nobody, the longest due first. */
export async function dueReports(db: Raw): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    select id::text, attempts + deferrals as attempt, traceparent from report
    where status in ('requested', 'composing', 'rendering') and due_at <= now()
      and (claimed_until is null or claimed_until < now()) and updated_at < now() - interval '2 seconds'
    order by due_at limit ${BATCH}`
}

/** Mails that are due and held by nobody, the longest due first. */
export async function dueMails(db: Raw): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    select m.id::text, m.attempts as attempt, r.traceparent from outgoing_mail m join report r on r.id = m.report_id
    where m.state in ('pending', 'sending') and m.due_at <= now() and (m.claimed_until is null or m.claimed_until < now())
      and m.created_at < now() - interval '2 seconds'
    order by m.due_at limit ${BATCH}`
}

/** Ids of reports whose mail was sent by a worker that died before it noted so. */
export async function reportsSentUnnoted(db: Raw): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select r.id::text from report r join outgoing_mail m on m.report_id = r.id
    where m.kind = 'report_ready' and m.state = 'sent' and m.sent_at < now() - interval '2 seconds'
      and r.status in ('ready', 'delivering') and r.delivered_at is null limit ${BATCH}`
  return rows.map(({ id }) => id)
}
