import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import {
  type DuePayment,
  endPayment,
  findRefundable,
  lockPayment,
  notePaid,
  noteRefunded,
  openReport,
} from '../data/payments/payment-rows.ts'
import type { PaymentNews } from '../data/payments/provider.ts'
import type { Prisma } from '../generated/client.ts'

type Settles = Pick<ApiContext, 'payments' | 'prisma' | 'log'>

/**
 * Takes in what a provider says of a payment: late, twice, or in any order, the end is the same. What was paid for nothing (its report
 * is erased, or was paid for by another payment meanwhile) is given back at once. Throws `unavailable` when that could not be done: the
 * provider tells it again, and then it is tried again.
 */
export async function settlePayment(context: Settles, news: PaymentNews): Promise<void> {
  const due = await transaction(context.prisma, (tx) => takeIn(context, tx, news))
  if (due) await giveBack(context, due)
}

/** Gives back what was paid for a report, which closes again. Throws `not_found` when nothing was. */
export async function refundReport(context: Settles, reportId: string): Promise<void> {
  const rows = await findRefundable(context.prisma, reportId)
  if (rows.length === 0) throw new AppError('not_found', 'Nothing was paid for this report that could be given back.')
  for (const row of rows) await giveBack(context, row)
}

async function giveBack(context: Settles, { id, intentId }: DuePayment): Promise<void> {
  const { payments, prisma } = context
  if (!payments.checkout) throw new AppError('not_implemented', 'Nothing is charged on this site.')
  await payments.checkout.refund({ id, intentId })
  await transaction(prisma, (tx) => takeIn(context, tx, { outcome: 'refunded', paymentId: id }))
}

/** Returns what is to be given back. */
async function takeIn({ log }: Settles, tx: Prisma.TransactionClient, news: PaymentNews): Promise<DuePayment | undefined> {
  const payment = await lockPayment(tx, news)
  // Another shop of the same account, or a message from before this database.
  if (!payment) return void log.info({ outcome: news.outcome }, 'payment event ignored')
  const { id, status } = payment
  const ids = { paymentId: id, reportId: payment.reportId }
  if (news.outcome === 'ended') {
    await endPayment(tx, id)
    return undefined
  }
  if (news.outcome === 'refunded') {
    if (status !== 'refunded') await noteRefunded(tx, payment)
    log.info(ids, 'payment refunded')
    return undefined
  }
  if (status === 'paid' || status === 'refunded') return undefined
  const intentId = news.intentId
  if (!intentId) throw new Error(`payment ${id} came without what it could be given back by`)
  const right = news.cents === payment.cents && news.currency === payment.currency
  const opened = right && status !== 'refund_due' && (await openReport(tx, payment))
  await notePaid(tx, { id, status: opened ? 'paid' : 'refund_due', intentId })
  if (opened) return void log.info(ids, 'payment received')
  log.warn({ ...ids, right }, 'payment refunded, nothing to pay for')
  return { id, intentId }
}
