import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { noteReportPaid, type ReportPayment as Payment } from '../data/payments/paid-reports.ts'
import { completeCheckout } from './complete-checkout.ts'

/**
 * Takes the first payment id of a report. The same id again is the same payment; another one is a conflict, so that nobody
 * pays twice: the id is noted before the provider is asked, and only the noted one is ever confirmed.
 */
export async function completePayment(
  context: ApiContext,
  payment: Payment,
): Promise<{ reportId: string; paymentId: string; paidAt: string }> {
  const { reportId, userId, paymentId } = payment
  const { payments, prisma } = context
  if (payments.checkout) return completeCheckout(context, payments.checkout, payment)
  // Where no payment is taken nothing is noted, and the repeated one is refused too.
  if (payments.kind === 'none' && (await prisma.report.count({ where: { id: reportId, userId } })) > 0) {
    await payments.confirm(paymentId)
  }
  const noted = await notePayment(context, payment)
  let paidAt: Date | null | undefined = noted.paidAt
  if (!paidAt) {
    // Perhaps another one that nobody heard the end of: it is asked about first, and its place is taken only when it was refused.
    const pending = { ...payment, paymentId: noted.paymentId }
    try {
      await payments.confirm(pending.paymentId)
    } catch (error) {
      if (!isRefusal(error)) throw error
      await dropPayment(context, pending)
      if (pending.paymentId === paymentId) throw error
      return completePayment(context, payment)
    }
    paidAt = await noteReportPaid(prisma, pending)
    if (!paidAt) throw new AppError('not_found', 'There is no such report.')
  }
  if (noted.paymentId !== paymentId) throw new AppError('conflict', 'This report has been paid for already.')
  return { reportId, paymentId, paidAt: paidAt.toISOString() }
}

/** The provider said no. Without an answer it may have taken the money all the same. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable'
}

/** The payment that this report has now: this one, or the one that came before. */
async function notePayment(context: ApiContext, payment: Payment): Promise<{ paymentId: string; paidAt: Date | null }> {
  const { prisma } = context
  const { reportId, userId, paymentId } = payment
  const where = { id: reportId, userId }
  await prisma.report.updateMany({ where: { ...where, paymentId: null }, data: { paymentId } })
  const row = await prisma.report.findFirst({ where, select: { paymentId: true, paidAt: true } })
  if (!row) throw new AppError('not_found', 'There is no such report.')
  // Dropped by another call in between.
  if (row.paymentId === null) return notePayment(context, payment)
  return { paymentId: row.paymentId, paidAt: row.paidAt }
}

async function dropPayment({ prisma }: ApiContext, { reportId, userId, paymentId }: Payment): Promise<void> {
  await prisma.report.updateMany({ where: { id: reportId, userId, paymentId, paidAt: null }, data: { paymentId: null } })
}
