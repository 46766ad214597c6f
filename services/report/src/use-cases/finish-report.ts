import { createHash } from 'node:crypto'
import type { Tx } from '@waymark/kit/db'
import { appendEvent } from '@waymark/kit/events/outbox'
import { uuidv7 } from '@waymark/kit/ids'
import { ReportReady } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../context.ts'
import { fileNoted } from '../data/artifacts/file-removal.ts'
import { advance, type Claim } from '../data/claim-report.ts'
import type { Report } from '../generated/client.ts'

export const TOPIC = 'waymark.report.v1'

/** The PDF is stored: status, event and the mail to send are one change. */
export async function finishReport(
  context: WorkerContext,
  claim: Claim,
  made: { report: Report; pages: number; digest: string; bytes: number; ms: number },
): Promise<void> {
  const { report, pages, digest, bytes, ms } = made
  const mailId = await context.prisma.$transaction(async (tx) => {
    await advance(
      tx,
      claim,
      `status = 'ready', pages = $3::int, pdf_digest = $4, pdf_bytes = $5::int, make_ms = $6::int, ready_at = now(),
       claimed_until = null, failure_code = null`,
      pages,
      digest,
      bytes,
      ms,
    )
    await fileNoted(tx, report.id)
    // As it is now, in the row that this transaction holds: what was read when the work began may be minutes old.
    const owner = await tx.report.findUniqueOrThrow({ where: { id: report.id } })
    const data = ReportReady.toJSON({ reportId: report.id, userId: owner.userId ?? '', reportType: report.reportType, pages })
    await appendEvent(tx, { topic: TOPIC, key: report.id, type: 'ReportReady', data })
    return addMail(tx, context, { report: owner, kind: 'report_ready' })
  })
  await context.wake.deliver(mailId, 0, report.traceparent)
}

export type MailKind = 'report_ready' | 'report_failed' | 'new_link'

/**
 * Notes a mail to send. Its Message-ID comes from report, kind and recipient, so that a mailbox can tell a repeat; `serial`
 * sets apart mails of one kind that are asked for again. A member's address is looked up when the mail goes out.
 */
export async function addMail(
  tx: Tx,
  context: Pick<WorkerContext, 'config'>,
  mail: { report: Pick<Report, 'id' | 'guestEmail' | 'userId'>; kind: MailKind; serial?: string },
): Promise<string> {
  const { report, kind, serial = '' } = mail
  const { config } = context
  const id = uuidv7()
  const recipient = report.guestEmail ?? ''
  const who = createHash('sha256')
    .update(`${recipient.toLowerCase()}|${report.userId ?? ''}|${serial}`)
    .digest('hex')
    .slice(0, 16)
  const messageId = `<${report.id}.${kind}.${who}@${new URL(config.PUBLIC_URL).hostname}>`
  let linkId: string | null = null
  if (report.guestEmail && kind !== 'report_failed') {
    linkId = uuidv7()
    await tx.$executeRawUnsafe(
      `insert into report_link (id, report_id, key_id, expires_at) values ($1::uuid, $2::uuid, $3, now() + make_interval(days => $4::int))`,
      linkId,
      report.id,
      config.LINK_KEY_ID,
      config.LINK_DAYS,
    )
  }
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `insert into outgoing_mail (id, report_id, kind, recipient, message_id, link_id) values ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid)
     on conflict (message_id) do update set due_at = now(), attempts = 0, claimed_until = null,
       link_id = coalesce(excluded.link_id, outgoing_mail.link_id),
       state = case when outgoing_mail.state = 'failed' then 'pending' else outgoing_mail.state end
     returning id::text`,
    id,
    report.id,
    kind,
    recipient,
    messageId,
    linkId,
  )
  return rows[0]?.id ?? id
}
