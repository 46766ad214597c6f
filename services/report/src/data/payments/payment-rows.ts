import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { COVERED } from './provider.ts'

type Raw = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>

export type OpenPayment = { id: string; cents: number; currency: string; url: string | null; expiresAt: Date | null }
export type LockedPayment = {
  id: string
  reportId: string
  status: string
  cents: number
  currency: string
  sessionId: string | null
}
/** Paid, and to be given back. */
export type DuePayment = { id: string; intentId: string }

/** The payment of this report that can be made now: a new one with this id, unless one is open. */
export async function openPayment(
  db: Raw,
  { id, reportId, cents }: { id: string; reportId: string; cents: number },
): Promise<OpenPayment> {
  const [row] = await db.$queryRaw<OpenPayment[]>`
    insert into payment (id, report_id, cents, currency) values (${id}::uuid, ${reportId}::uuid, ${cents}::int, 'usd')
    on conflict (report_id) where status = 'open' do update set report_id = excluded.report_id
    returning id::text, cents, currency, url, expires_at as "expiresAt"`
  if (!row) throw new Error(`no payment of report ${reportId} could be opened`)
  return row
}

/** It was not paid, and cannot be any more. */
export async function endPayment(db: Pick<Prisma.TransactionClient, 'payment'>, id: string): Promise<void> {
  await db.payment.updateMany({ where: { id, status: 'open' }, data: { status: 'ended' } })
}

export async function findRefundable(prisma: Pick<PrismaClient, 'payment'>, reportId: string): Promise<DuePayment[]> {
  const rows = await prisma.payment.findMany({
    where: { reportId, status: { in: ['paid', 'refund_due'] }, intentId: { not: null } },
    select: { id: true, intentId: true },
  })
  return rows.flatMap(({ id, intentId }) => (intentId === null ? [] : [{ id, intentId }]))
}

/** By our id or by the provider's, locked until the transaction ends; undefined when it is none of ours. */
export async function lockPayment(
  tx: Raw,
  { paymentId, intentId }: { paymentId?: string | undefined; intentId?: string | undefined },
): Promise<LockedPayment | undefined> {
  const [row] = await tx.$queryRaw<LockedPayment[]>`
    select id::text, report_id::text as "reportId", status, cents, currency, session_id as "sessionId" from payment
    where id::text = ${paymentId ?? ''} or intent_id = ${intentId ?? ''} for update`
  return row
}

export async function notePaid(tx: Raw, { id, status, intentId }: DuePayment & { status: 'paid' | 'refund_due' }): Promise<void> {
  await tx.$executeRaw`
    update payment set status = ${status}, intent_id = ${intentId}, paid_at = coalesce(paid_at, now()) where id = ${id}::uuid`
}

/** False when there is nothing to open: it is erased, or open already. */
export async function openReport(tx: Raw, { reportId, sessionId, id }: LockedPayment): Promise<boolean> {
  const opened = await tx.$executeRaw`
    update report set payment_id = ${sessionId ?? id}, paid_at = now(), revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and user_id is not null and paid_at is null`
  return opened > 0
}

/** Given back: the report that it opened closes, and the corrections that it covered. */
export async function noteRefunded(tx: Raw, { id, reportId, sessionId }: LockedPayment): Promise<void> {
  await tx.$executeRaw`update payment set status = 'refunded', refunded_at = now() where id = ${id}::uuid`
  const closed = await tx.$executeRaw`
    update report set payment_id = null, paid_at = null, revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and payment_id = ${sessionId ?? id}`
  if (closed === 0) return
  await tx.$executeRaw`
    update report set payment_id = null, paid_at = null, revision = revision + 1, updated_at = now()
    where payment_id = ${COVERED} and id in (select report_id from report_correction where origin_id = ${reportId}::uuid)`
}
