import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'

/**
 * Takes the first payment id of a report. The same id again is the same payment; another one is a conflict, so that nobody
 * pays twice.
 */
export async function completePayment(
  context: ApiContext,
  payment: { reportId: string; userId: string; paymentId: string },
): Promise<{ reportId: string; paymentId: string; paidAt: string }> {
  const { prisma } = context
  const { reportId, userId, paymentId } = payment
  const owned = await prisma.report.findFirst({ where: { id: reportId, userId }, select: { paymentId: true } })
  if (!owned) throw new AppError('not_found', 'There is no such report.')
  if (owned.paymentId === null) await context.payments.confirm(paymentId)
  await prisma.$executeRawUnsafe(
    `update report set payment_id = $3, paid_at = now(), revision = revision + 1, updated_at = now()
     where id = $1::uuid and user_id = $2 and payment_id is null`,
    reportId,
    userId,
    paymentId,
  )
  const row = await prisma.report.findFirst({ where: { id: reportId, userId }, select: { paymentId: true, paidAt: true } })
  if (!row?.paidAt) throw new AppError('not_found', 'There is no such report.')
  if (row.paymentId !== paymentId) throw new AppError('conflict', 'This report has been paid for already.')
  return { reportId, paymentId, paidAt: row.paidAt.toISOString() }
}
