import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import type { Checkout } from '../data/payments/provider.ts'
import { settlePayment } from './settle-payment.ts'

type Payment = { reportId: string; userId: string; paymentId: string }

/**
 * For whoever comes back from the provider's page before its message does: the provider is asked, and its answer goes the same way as
 * the message. The id is the one of the provider's session.
 */
export async function completeCheckout(
  context: ApiContext,
  checkout: Checkout,
  { reportId, userId, paymentId }: Payment,
): Promise<{ reportId: string; paymentId: string; paidAt: string }> {
  const { prisma } = context
  const paidBy = () => prisma.report.findFirst({ where: { id: reportId, userId }, select: { paymentId: true, paidAt: true } })
  const before = await paidBy()
  if (!before) throw new AppError('not_found', 'There is no such report.')
  if (!before.paidAt) {
    const own = await prisma.payment.findFirst({ where: { reportId, sessionId: paymentId }, select: { id: true } })
    if (!own) throw new AppError('not_found', 'This report has no such payment.')
    const news = await checkout.ask(paymentId)
    if (news) await settlePayment(context, { ...news, paymentId: own.id })
  }
  const { paidAt, paymentId: taken } = (await paidBy()) ?? {}
  if (!paidAt) throw new AppError('payment_required', 'This payment is not completed yet.')
  if (taken !== paymentId) throw new AppError('conflict', 'This report has been paid for already.')
  return { reportId, paymentId, paidAt: paidAt.toISOString() }
}
