import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { ApiContext } from '../context.ts'
import { endPayment, openPayment } from '../data/payments/payment-rows.ts'
import { presentReport, summaryColumns } from '../data/report-summary.ts'
import { isMade } from '../domain/report-state.ts'

/** A page that ends this soon is not offered any more. */
const ENDS_SOON_MS = 60_000

/**
 * Where a member pays for a report. The row is there before the provider is asked, and carries the key under which it opens one page
 * only: whoever asks twice, or again after a crash in between, is led to the same page and pays once.
 */
export async function openCheckout(context: ApiContext, asked: { reportId: string; userId: string }): Promise<{ url: string }> {
  const { payments, prisma, clock } = context
  const { reportId, userId } = asked
  const report = await prisma.report.findFirst({ where: { id: reportId, userId }, select: summaryColumns })
  if (!report) throw new AppError('not_found', 'There is no such report.')
  if (!payments.checkout) throw new AppError('not_implemented', 'Nothing is charged on this site.')
  if (report.paidAt) throw new AppError('conflict', 'This report has been paid for already.')
  if (!isMade(presentReport(report).status)) throw new AppError('conflict', 'This report is not ready yet.')

  const { name, price } = reportCatalog[report.reportType as ReportType]
  const row = await openPayment(prisma, { id: uuidv7(), reportId, cents: price * 100 })
  const endsSoon = row.expiresAt !== null && row.expiresAt.getTime() < clock().getTime() + ENDS_SOON_MS
  if (endsSoon) {
    await endPayment(prisma, row.id)
    return openCheckout(context, asked)
  }
  if (row.url) return { url: row.url }
  const { id: paymentId, cents, currency } = row
  const page = await payments.checkout.open({ paymentId, reportId, title: name, cents, currency })
  const { sessionId, url, expiresAt } = page
  await prisma.payment.updateMany({ where: { id: paymentId }, data: { sessionId, url, expiresAt } })
  return { url }
}
