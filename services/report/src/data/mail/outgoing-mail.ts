import { Prisma } from '../../generated/client.ts'

/** How long a claim of a mail holds: longer than a mail server may take to answer. */
export const MAIL_CLAIM_SECONDS = 60

export type MailKind = 'report_ready' | 'report_failed' | 'new_link'

export type ClaimedMail = {
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

type Raw = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>
type Held = Pick<ClaimedMail, 'id' | 'fence'>

/**
 * What begins a change of a mail: its report is held, as an erasure takes the two in this order. With the change comes a line of the report's
 * history, which asks for the report as well.
 */
const reportOf = (mailId: string): Prisma.Sql => Prisma.sql`
    with held as (
      select report.id from report join outgoing_mail on report_id = report.id
      where outgoing_mail.id = ${mailId}::uuid for key share of report)`

/** A mail to send, and its id. One with the same Message-ID is sent again, unless it is on its way. */
export async function addOutgoingMail(
  tx: Raw,
  mail: Pick<ClaimedMail, 'id' | 'reportId' | 'kind' | 'recipient' | 'messageId' | 'linkId'>,
): Promise<string> {
  const { id, reportId, kind, recipient, messageId, linkId } = mail
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    insert into outgoing_mail (id, report_id, kind, recipient, message_id, link_id)
    values (${id}::uuid, ${reportId}::uuid, ${kind}, ${recipient}, ${messageId}, ${linkId}::uuid)
    on conflict (message_id) do update set due_at = now(), attempts = 0, claimed_until = null,
      link_id = coalesce(excluded.link_id, outgoing_mail.link_id),
      state = case when outgoing_mail.state = 'failed' then 'pending' else outgoing_mail.state end
    returning id::text`
  return row?.id ?? id
}

/** Takes the mail for this worker, or answers undefined: sent already, not due, or held by another. */
export async function claimMail(tx: Raw, mailId: string): Promise<ClaimedMail | undefined> {
  const [mail] = await tx.$queryRaw<ClaimedMail[]>`
    ${reportOf(mailId)}
    update outgoing_mail set fence = fence + 1, attempts = attempts + 1, state = 'sending',
      claimed_until = now() + make_interval(secs => ${MAIL_CLAIM_SECONDS}::int)
    from held
    where outgoing_mail.id = ${mailId}::uuid and report_id = held.id and state in ('pending', 'sending') and due_at <= now()
      and (claimed_until is null or claimed_until < now())
    returning outgoing_mail.id, report_id as "reportId", kind, recipient, message_id as "messageId", link_id as "linkId", fence, attempts,
      admitted_at as "admittedAt"`
  return mail
}

/** Keeps the claim for the hand-over and notes that the mailbox was asked; false when the claim is lost. */
export async function extendMailClaim(db: Raw, { id, fence }: Held): Promise<boolean> {
  const held = await db.$executeRaw`
    ${reportOf(id)}
    update outgoing_mail set claimed_until = now() + make_interval(secs => ${MAIL_CLAIM_SECONDS}::int),
      admitted_at = coalesce(admitted_at, now())
    from held
    where outgoing_mail.id = ${id}::uuid and report_id = held.id and fence = ${fence} and state = 'sending' and claimed_until > now()`
  return held === 1
}

/** What the server answered. Without a fence: what is accepted is sent, whoever holds the mail now. */
export async function noteMailSent(db: Raw, id: string, answer: string): Promise<void> {
  await db.$executeRaw`
    ${reportOf(id)}
    update outgoing_mail set state = 'sent', sent_at = now(), claimed_until = null, last_error = null, answer = ${answer.slice(0, 500)}
    from held
    where outgoing_mail.id = ${id}::uuid and report_id = held.id`
}

/** Comes back after so many milliseconds; the attempt counts. */
export async function retryMail(
  db: Raw,
  { id, fence }: Held,
  { reason, waitMs }: { reason: string; waitMs: number },
): Promise<void> {
  await db.$executeRaw`
    ${reportOf(id)}
    update outgoing_mail set state = 'pending', claimed_until = null, last_error = ${reason.slice(0, 500)},
      due_at = now() + make_interval(secs => ${waitMs / 1000}::float8)
    from held
    where outgoing_mail.id = ${id}::uuid and report_id = held.id and fence = ${fence} and state = 'sending'`
}

/** Comes back at that time; the attempt does not count. */
export async function postponeMail(db: Raw, { id, fence }: Held, { reason, due }: { reason: string; due: Date }): Promise<void> {
  await db.$executeRaw`
    ${reportOf(id)}
    update outgoing_mail set state = 'pending', claimed_until = null, attempts = greatest(attempts - 1, 0), due_at = ${due}::timestamptz,
      last_error = ${reason}
    from held
    where outgoing_mail.id = ${id}::uuid and report_id = held.id and fence = ${fence} and state = 'sending'`
}

/** False when the claim is lost, and then nothing changed. */
export async function failMail(db: Raw, { id, fence }: Held, reason: string): Promise<boolean> {
  const changed = await db.$executeRaw`
    ${reportOf(id)}
    update outgoing_mail set state = 'failed', last_error = ${reason.slice(0, 500)}, claimed_until = null
    from held
    where outgoing_mail.id = ${id}::uuid and report_id = held.id and fence = ${fence} and state = 'sending'`
  return changed > 0
}
