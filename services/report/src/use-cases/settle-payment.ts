import type { Tx } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { COVERED, type PaymentNews } from '../data/payments/provider.ts'

type Settles = Pick<ApiContext, 'payments' | 'prisma' | 'log'>
type Payment = { id: string; reportId: string; status: string; cents: number; currency: string; sessionId: string | null }
type Due = { id: string; intentId: string }

/**
 * Takes in what a provider says of a payment: late, twice, or in any order, the end is the same. What was paid for nothing (its report
 * is erased, or was paid for by another payment meanwhile) is given back at once. Throws `unavailable` when that could not be done: the
 * provider tells it again, and then it is tried again.
 */
export async function settlePayment(context: Settles, news: PaymentNews): Promise<void> {
  const due = await context.prisma.$transaction((tx) => takeIn(context, tx, news))
  if (due) await giveBack(context, due)
}

/** Gives back what was paid for a report, which closes again. Throws `not_found` when nothing was. */
export async function refundReport(context: Settles, reportId: string): Promise<void> {
  const rows = await context.prisma.$queryRawUnsafe<Due[]>(
    `select id::text, intent_id as "intentId" from payment
     where report_id = $1::uuid and status in ('paid', 'refund_due') and intent_id is not null`,
    reportId,
  )
  if (rows.length === 0) throw new AppError('not_found', 'Nothing was paid for this report that could be given back.')
  for (const row of rows) await giveBack(context, row)
}

async function giveBack(context: Settles, { id, intentId }: Due): Promise<void> {
  const { payments, prisma } = context
  if (!payments.checkout) throw new AppError('not_implemented', 'Nothing is charged on this site.')
  await payments.checkout.refund({ id, intentId })
  await prisma.$transaction((tx) => takeIn(context, tx, { outcome: 'refunded', paymentId: id }))
}

/** Returns what is to be given back. */
async function takeIn({ log }: Settles, tx: Tx, news: PaymentNews): Promise<Due | undefined> {
  const payment = await lockPayment(tx, news)
  // Another shop of the same account, or a message from before this database.
  if (!payment) return void log.info({ outcome: news.outcome }, 'a payment that is none of ours')
  const { id, status } = payment
  const ids = { paymentId: id, reportId: payment.reportId }
  if (news.outcome === 'ended') {
    await tx.$executeRawUnsafe(`update payment set status = 'ended' where id = $1::uuid and status = 'open'`, id)
    return undefined
  }
  if (news.outcome === 'refunded') {
    if (status !== 'refunded') await closeReport(tx, payment)
    log.info(ids, 'payment given back')
    return undefined
  }
  if (status === 'paid' || status === 'refunded') return undefined
  const intentId = news.intentId
  if (!intentId) throw new Error(`payment ${id} came without what it could be given back by`)
  const right = news.cents === payment.cents && news.currency === payment.currency
  const opened = right && status !== 'refund_due' && (await openReport(tx, payment))
  await tx.$executeRawUnsafe(
    `update payment set status = $2, intent_id = $3, paid_at = coalesce(paid_at, now()) where id = $1::uuid`,
    id,
    opened ? 'paid' : 'refund_due',
    intentId,
  )
  if (opened) return void log.info(ids, 'payment taken')
  log.warn({ ...ids, right }, 'paid for nothing: given back')
  return { id, intentId }
}

async function lockPayment(tx: Tx, { paymentId, intentId }: PaymentNews): Promise<Payment | undefined> {
  const rows = await tx.$queryRawUnsafe<Payment[]>(
    `select id::text, report_id::text as "reportId", status, cents, currency, session_id as "sessionId" from payment
     where id::text = $1 or intent_id = $2 for update`,
    paymentId ?? '',
    intentId ?? '',
  )
  return rows[0]
}

/** False when there is nothing to open: it is erased, or open already. */
async function openReport(tx: Tx, { reportId, sessionId, id }: Payment): Promise<boolean> {
  const opened = await tx.$executeRawUnsafe(
    `update report set payment_id = $2, paid_at = now(), revision = revision + 1, updated_at = now()
     where id = $1::uuid and user_id is not null and paid_at is null`,
    reportId,
    sessionId ?? id,
  )
  return opened > 0
}

/** The report that this payment opened, and the corrections that it covered. */
async function closeReport(tx: Tx, { id, reportId, sessionId }: Payment): Promise<void> {
  await tx.$executeRawUnsafe(`update payment set status = 'refunded', refunded_at = now() where id = $1::uuid`, id)
  const closed = await tx.$executeRawUnsafe(
    `update report set payment_id = null, paid_at = null, revision = revision + 1, updated_at = now()
     where id = $1::uuid and payment_id = $2`,
    reportId,
    sessionId ?? id,
  )
  if (closed === 0) return
  await tx.$executeRawUnsafe(
    `update report set payment_id = null, paid_at = null, revision = revision + 1, updated_at = now()
     where payment_id = $2 and id in (select report_id from report_correction where origin_id = $1::uuid)`,
    reportId,
    COVERED,
  )
}
