import { setTimeout as delay } from 'node:timers/promises'
import { appendEvent } from '@waymark/bus/outbox'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { MailFault } from '@waymark/kit/mail/smtp'
import { ReportDelivered, ReportFailed } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../../context.ts'
import { pdfKey } from '../../data/artifacts/file-removal.ts'
import { failDelivery, noteDelivered, noteDelivering } from '../../data/mail/delivery.ts'
import { nextDay } from '../../data/mail/mailbox-day.ts'
import {
  type ClaimedMail,
  claimMail,
  extendMailClaim,
  failMail,
  MAIL_CLAIM_SECONDS,
  noteMailSent,
  postponeMail,
  retryMail,
} from '../../data/mail/outgoing-mail.ts'
import { backoffMs } from '../../domain/backoff.ts'
import { TOPIC } from '../../use-cases/finish-report.ts'
import { composeMail } from '../mail/compose-mail.ts'

/** With the waits of the backoff about an hour and a half of a mail server that does not answer. */
const MAX_MAIL_ATTEMPTS = 50
/** Mails that waited for another day do not all leave at its first moment. */
const SPREAD_MS = 15 * 60_000

/**
 * Sends one mail. No queue makes e-mail exactly-once: the claim and the check right before the hand-over keep a second copy
 * to the moment between the server's acceptance and our note of it, and both copies would carry the same Message-ID.
 */
export async function deliverMail(context: WorkerContext, mailId: string): Promise<void> {
  const mail = await takeMail(context, mailId)
  if (!mail) return
  let answer: string
  try {
    const message = await messageOf(context, mail)
    if (message === 'gone') return abandon(context, mail, { code: 'deliver', reason: 'the account is gone' })
    if (message === 'stopped') return abandon(context, mail, { code: 'stopped', reason: 'the mailbox wants no mail' })
    if (message === 'enough') return waitForTomorrow(context, mail)
    if (!(await extendMailClaim(context.prisma, mail))) return
    answer = await context.mailer.send(message)
  } catch (error) {
    return retryOrGiveUp(context, mail, error)
  }
  // Outside the try: what the server has accepted is never put back to be sent again, whatever the database does now.
  await noteSent(context, mail, answer)
}

async function takeMail({ prisma }: WorkerContext, mailId: string): Promise<ClaimedMail | undefined> {
  return transaction(prisma, async (tx) => {
    const mail = await claimMail(tx, mailId)
    if (mail?.kind === 'report_ready') await noteDelivering(tx, mail.reportId)
    return mail
  })
}

async function messageOf(context: WorkerContext, mail: ClaimedMail) {
  const report = await context.prisma.report.findUnique({ where: { id: mail.reportId } })
  if (!report) return 'gone'
  const recipient = mail.recipient || (await memberAddress(context, report.userId ?? ''))
  if (!recipient) return 'gone'
  const { verdict, stopKey } = await context.clients.identity.admitMail({ address: recipient, counted: mail.admittedAt !== null })
  if (verdict === 'stopped' || verdict === 'enough') return verdict
  const pdf = mail.linkId && mail.kind === 'report_ready' ? await context.artifacts.get(pdfKey(report.id)) : undefined
  return composeMail({ config: context.config, keys: context.linkKeys, mail, report, recipient, stopKey, pdf: pdf?.bytes })
}

async function memberAddress({ clients }: WorkerContext, userId: string): Promise<string | undefined> {
  try {
    return (await clients.identity.getUser({ userId })).email
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

/** One statement right after the server's acceptance: what a crash in between would send twice is as small as it can be. */
async function noteSent(context: WorkerContext, mail: ClaimedMail, answer: string): Promise<void> {
  await whileAway(() => noteMailSent(context.prisma, mail.id, answer))
  context.metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
  context.log.info({ reportId: mail.reportId, kind: mail.kind }, 'mail sent')
  if (mail.kind === 'report_ready') await tellDelivered(context, mail.reportId)
}

/** Tries again for as long as the claim holds: a database that restarts is back by then. */
async function whileAway(write: () => Promise<void>): Promise<void> {
  const end = Date.now() + MAIL_CLAIM_SECONDS * 1000
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await delay(250)
    }
  }
}

/** The report follows its mail; a worker that died in between leaves this to the reconciler. */
export async function tellDelivered({ prisma }: WorkerContext, reportId: string): Promise<void> {
  await transaction(prisma, async (tx) => {
    const delivered = await noteDelivered(tx, reportId)
    if (!delivered) return
    const data = ReportDelivered.toJSON({ reportId, userId: delivered.userId ?? '' })
    await appendEvent(tx, { topic: TOPIC, key: reportId, type: 'ReportDelivered', data })
  })
}

async function retryOrGiveUp(context: WorkerContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const permanent = error instanceof MailFault && error.permanent
  if (permanent || mail.attempts >= MAX_MAIL_ATTEMPTS) return abandon(context, mail, { code: 'deliver', reason })
  const wait = backoffMs(Math.min(mail.attempts - 1, 7), context.random())
  // Not noted, the mail would be held for as long as the claim lasts, and its reader would wait a minute for nothing.
  await whileAway(() => retryMail(context.prisma, mail, { reason, waitMs: wait }))
  context.log.warn({ err: error, reportId: mail.reportId, kind: mail.kind, waitMs: wait }, 'mail failed, will retry')
}

/** Its mailbox has had what it may be sent in a day; nothing is lost, and no try is counted. */
async function waitForTomorrow(context: WorkerContext, mail: ClaimedMail): Promise<void> {
  const { prisma, clock, random, log } = context
  const due = new Date(nextDay(clock()).getTime() + random() * SPREAD_MS)
  await postponeMail(prisma, mail, { reason: 'the mailbox had enough mail for a day', due })
  log.warn({ reportId: mail.reportId, kind: mail.kind, due }, 'mail postponed by mailbox limit')
}

/** The mail will not go out. A guest has no other way to the report, so the report has failed too, with a retry. */
async function abandon(
  context: WorkerContext,
  mail: ClaimedMail,
  { code, reason }: { code: 'deliver' | 'stopped'; reason: string },
): Promise<void> {
  const { id: mailId, reportId, kind, attempts } = mail
  await transaction(context.prisma, async (tx) => {
    if (!(await failMail(tx, mail, reason))) return
    // A wish that is kept is no fault: there is nothing to look into, and nothing to try again.
    if (code === 'deliver')
      await tx.deadJob.create({
        data: { id: uuidv7(), reportId, mailId, step: 'deliver', error: reason.slice(0, 4000), attempts },
      })
    if (kind !== 'report_ready' || !(await failDelivery(tx, reportId, code))) return
    const data = ReportFailed.toJSON({ reportId, userId: '', reason: code })
    await appendEvent(tx, { topic: TOPIC, key: reportId, type: 'ReportFailed', data })
  })
  context.metrics.mails.inc({ kind, outcome: code === 'stopped' ? 'stopped' : 'failed' })
  const log = code === 'stopped' ? context.log.info : context.log.error
  log.call(context.log, { reportId, kind, reason }, 'mail given up')
}
