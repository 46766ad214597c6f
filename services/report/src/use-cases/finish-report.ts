import { createHash } from 'node:crypto'
import { appendEvent } from '@waymark/bus/outbox'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { ReportReady } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../context.ts'
import { fileNoted } from '../data/artifacts/file-removal.ts'
import type { Claim } from '../data/claims/claim-report.ts'
import { type MadeReport, noteMade } from '../data/claims/claimed-report.ts'
import { addReportLink } from '../data/links/report-links.ts'
import { addOutgoingMail, type MailKind } from '../data/mail/outgoing-mail.ts'
import { addPages } from '../data/stored-pages.ts'
import type { ViewedSection } from '../document/view/view-report.ts'
import type { Prisma, Report } from '../generated/client.ts'

export const TOPIC = 'waymark.report.v1'

/** The PDF is stored: status, pages to read online, event and the mail to send are one change. */
export async function finishReport(
  context: WorkerContext,
  claim: Claim,
  { report, online, ...made }: MadeReport & { report: Report; online: readonly ViewedSection[] },
): Promise<void> {
  const mailId = await transaction(context.prisma, async (tx) => {
    await noteMade(tx, claim, made)
    await addPages(tx, report.id, online)
    await fileNoted(tx, report.id)
    // As it is now, in the row that this transaction holds: what was read when the work began may be minutes old.
    const owner = await tx.report.findUniqueOrThrow({ where: { id: report.id } })
    const data = ReportReady.toJSON({
      reportId: report.id,
      userId: owner.userId ?? '',
      reportType: report.reportType,
      pages: made.pages,
    })
    await appendEvent(tx, { topic: TOPIC, key: report.id, type: 'ReportReady', data })
    return addMail(tx, context, { report: owner, kind: 'report_ready' })
  })
  await context.queue.enqueueMail(mailId, 0, report.traceparent)
}

/**
 * Notes a mail to send. Its Message-ID comes from report, kind and recipient, so that a mailbox can tell a repeat; `serial`
 * sets apart mails of one kind that are asked for again. A member's address is looked up when the mail goes out.
 */
export async function addMail(
  tx: Prisma.TransactionClient,
  context: Pick<WorkerContext, 'config'>,
  mail: { report: Pick<Report, 'id' | 'guestEmail' | 'userId'>; kind: MailKind; serial?: string },
): Promise<string> {
  const { report, kind, serial = '' } = mail
  const { config } = context
  const recipient = report.guestEmail ?? ''
  const who = createHash('sha256')
    .update(`${recipient.toLowerCase()}|${report.userId ?? ''}|${serial}`)
    .digest('hex')
    .slice(0, 16)
  const messageId = `<${report.id}.${kind}.${who}@${new URL(config.PUBLIC_URL).hostname}>`
  let linkId: string | null = null
  if (report.guestEmail && kind !== 'report_failed') {
    linkId = uuidv7()
    await addReportLink(tx, { id: linkId, reportId: report.id, keyId: config.LINK_KEY_ID, days: config.LINK_DAYS })
  }
  return addOutgoingMail(tx, { id: uuidv7(), reportId: report.id, kind, recipient, messageId, linkId })
}
