import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@waymark/kit/errors'
import { appendEvent } from '@waymark/kit/events/outbox'
import { uuidv7 } from '@waymark/kit/ids'
import { MailFault } from '@waymark/kit/mail/smtp'
import { ReportDelivered, ReportFailed } from '@waymark/proto/waymark/events/v1/events'
import type { WorkerContext } from '../../context.ts'
import { pdfKey } from '../../data/artifacts/file-removal.ts'
import { nextDay } from '../../data/mailbox-day.ts'
import { backoffMs } from '../../domain/backoff.ts'
import { type MailKind, TOPIC } from '../../use-cases/finish-report.ts'
import { composeMail } from '../mail/compose-mail.ts'

const CLAIM_SECONDS = 60
/** With the waits of the backoff about an hour and a half of a mail server that does not answer. */
const MAX_MAIL_ATTEMPTS = 50
/** Mails that waited for another day do not all leave at its first moment. */
const SPREAD_MS = 15 * 60_000

type ClaimedMail = {
  id: string
  reportId: string
  kind: MailKind
  recipient: string
  messageId: string
  linkId: string | null
  fence: bigint
  attempts: number
  admittedAt: Date | null
}

/**
 * Sends one mail. No queue makes e-mail exactly-once: the claim and the check right before the hand-over keep a second copy
 * to the moment between the server's acceptance and our note of it, and both copies would carry the same Message-ID.
 */
export async function deliverMail(context: WorkerContext, mailId: string): Promise<void> {
  const mail = await claimMail(context, mailId)
  if (!mail) return
  let answer: string
  try {
    const message = await messageOf(context, mail)
    if (message === 'gone') return abandon(context, mail, { code: 'deliver', reason: 'the account is gone' })
    if (message === 'stopped') return abandon(context, mail, { code: 'stopped', reason: 'the mailbox wants no mail' })
    if (message === 'enough') return waitForTomorrow(context, mail)
    if (!(await stillHeld(context, mail))) return
    answer = await context.mailer.send(message)
  } catch (error) {
    return retryOrGiveUp(context, mail, error)
  }
  // Outside the try: what the server has accepted is never put back to be sent again, whatever the database does now.
  await noteSent(context, mail, answer)
}

async function claimMail({ prisma }: WorkerContext, mailId: string): Promise<ClaimedMail | undefined> {
  return prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<ClaimedMail[]>(
      `update outgoing_mail set fence = fence + 1, attempts = attempts + 1, state = 'sending', claimed_until = now() + make_interval(secs => $2::int)
       where id = $1::uuid and state in ('pending', 'sending') and due_at <= now() and (claimed_until is null or claimed_until < now())
       returning id, report_id as "reportId", kind, recipient, message_id as "messageId", link_id as "linkId", fence, attempts, admitted_at as "admittedAt"`,
      mailId,
      CLAIM_SECONDS,
    )
    const mail = rows[0]
    if (mail?.kind === 'report_ready') {
      await tx.$executeRawUnsafe(
        `update report set status = 'delivering', revision = revision + 1, updated_at = now()
         where id = $1::uuid and status = 'ready' and user_id is null`,
        mail.reportId,
      )
    }
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

async function stillHeld({ prisma }: WorkerContext, mail: ClaimedMail): Promise<boolean> {
  const held = await prisma.$executeRawUnsafe(
    `update outgoing_mail set claimed_until = now() + make_interval(secs => $3::int), admitted_at = coalesce(admitted_at, now())
     where id = $1::uuid and fence = $2 and state = 'sending' and claimed_until > now()`,
    mail.id,
    mail.fence,
    CLAIM_SECONDS,
  )
  return held === 1
}

/** One statement right after the server's acceptance: what a crash in between would send twice is as small as it can be. */
async function noteSent(context: WorkerContext, mail: ClaimedMail, answer: string): Promise<void> {
  await whileAway(() =>
    context.prisma.$executeRawUnsafe(
      `update outgoing_mail set state = 'sent', sent_at = now(), claimed_until = null, last_error = null, answer = $2
       where id = $1::uuid`,
      mail.id,
      answer.slice(0, 500),
    ),
  )
  context.metrics.mails.inc({ kind: mail.kind, outcome: 'sent' })
  context.log.info({ reportId: mail.reportId, kind: mail.kind }, 'mail accepted')
  if (mail.kind === 'report_ready') await tellDelivered(context, mail.reportId)
}

/** Tries again for as long as the claim holds: a database that restarts is back by then. */
async function whileAway(write: () => PromiseLike<unknown>): Promise<void> {
  const end = Date.now() + CLAIM_SECONDS * 1000
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
  await prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<{ userId: string | null }[]>(
      `update report set status = case when user_id is null then 'delivered' else status end, delivered_at = now(),
         revision = revision + 1, updated_at = now()
       where id = $1::uuid and status in ('ready', 'delivering') and delivered_at is null returning user_id as "userId"`,
      reportId,
    )
    if (!rows[0]) return
    const data = ReportDelivered.toJSON({ reportId, userId: rows[0].userId ?? '' })
    await appendEvent(tx, { topic: TOPIC, key: reportId, type: 'ReportDelivered', data })
  })
}

async function retryOrGiveUp(context: WorkerContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const permanent = error instanceof MailFault && error.permanent
  if (permanent || mail.attempts >= MAX_MAIL_ATTEMPTS) return abandon(context, mail, { code: 'deliver', reason })
  const wait = backoffMs(Math.min(mail.attempts - 1, 7), context.random())
  await context.prisma.$executeRawUnsafe(
    `update outgoing_mail set state = 'pending', claimed_until = null, last_error = $3, due_at = now() + make_interval(secs => $4::float8)
     where id = $1::uuid and fence = $2 and state = 'sending'`,
    mail.id,
    mail.fence,
    reason.slice(0, 500),
    wait / 1000,
  )
  context.log.warn({ err: error, reportId: mail.reportId, kind: mail.kind, waitMs: wait }, 'mail put off')
}

/** Its mailbox has had what it may be sent in a day; nothing is lost, and no try is counted. */
async function waitForTomorrow(context: WorkerContext, mail: ClaimedMail): Promise<void> {
  const { prisma, clock, random, log } = context
  const due = new Date(nextDay(clock()).getTime() + random() * SPREAD_MS)
  await prisma.$executeRawUnsafe(
    `update outgoing_mail set state = 'pending', claimed_until = null, attempts = greatest(attempts - 1, 0), due_at = $3::timestamptz,
       last_error = 'the mailbox had enough mail for a day'
     where id = $1::uuid and fence = $2 and state = 'sending'`,
    mail.id,
    mail.fence,
    due,
  )
  log.warn({ reportId: mail.reportId, kind: mail.kind, due }, 'mail put off: its mailbox had enough for today')
}

/** The mail will not go out. A guest has no other way to the report, so the report has failed too, with a retry. */
async function abandon(
  context: WorkerContext,
  mail: ClaimedMail,
  { code, reason }: { code: 'deliver' | 'stopped'; reason: string },
): Promise<void> {
  await context.prisma.$transaction(async (tx) => {
    const changed = await tx.$executeRawUnsafe(
      `update outgoing_mail set state = 'failed', last_error = $3, claimed_until = null where id = $1::uuid and fence = $2 and state = 'sending'`,
      mail.id,
      mail.fence,
      reason.slice(0, 500),
    )
    if (changed === 0) return
    // A wish that is kept is no fault: there is nothing to look into, and nothing to try again.
    if (code === 'deliver')
      await tx.$executeRawUnsafe(
        `insert into dead_job (id, report_id, mail_id, step, error, attempts) values ($1::uuid, $2::uuid, $3::uuid, 'deliver', $4, $5::int)`,
        uuidv7(),
        mail.reportId,
        mail.id,
        reason.slice(0, 4000),
        mail.attempts,
      )
    const failed = await tx.$executeRawUnsafe(
      `update report set status = 'failed', failure_code = $3, revision = revision + 1, updated_at = now()
       where id = $1::uuid and user_id is null and status in ('ready', 'delivering') and $2 = 'report_ready'`,
      mail.reportId,
      mail.kind,
      code,
    )
    if (failed === 0) return
    const data = ReportFailed.toJSON({ reportId: mail.reportId, userId: '', reason: code })
    await appendEvent(tx, { topic: TOPIC, key: mail.reportId, type: 'ReportFailed', data })
  })
  context.metrics.mails.inc({ kind: mail.kind, outcome: code === 'stopped' ? 'stopped' : 'failed' })
  const log = code === 'stopped' ? context.log.info : context.log.error
  log.call(context.log, { reportId: mail.reportId, kind: mail.kind, reason }, 'mail given up')
}
