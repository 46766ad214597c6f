import { type ReportType, reportCatalog } from '@waymark/contracts/models/report-type'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { ApiContext } from '../context.ts'
import { presentReport, summaryColumns } from '../data/report-summary.ts'
import { isMade } from '../domain/report-state.ts'

/** A page that ends this soon is not offered any more. */
const ENDS_SOON_MS = 60_000

type Open = { id: string; cents: number; currency: string; url: string | null; expiresAt: Date | null }

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
  const row = await openRow(context, { reportId, cents: price * 100 })
  const endsSoon = row.expiresAt !== null && row.expiresAt.getTime() < clock().getTime() + ENDS_SOON_MS
  if (endsSoon) {
    await prisma.$executeRawUnsafe(`update payment set status = 'ended' where id = $1::uuid and status = 'open'`, row.id)
    return openCheckout(context, asked)
  }
  if (row.url) return { url: row.url }
  const { id: paymentId, cents, currency } = row
  const page = await payments.checkout.open({ paymentId, reportId, title: name, cents, currency })
  await prisma.$executeRawUnsafe(
    'update payment set session_id = $2, url = $3, expires_at = $4 where id = $1::uuid',
    paymentId,
    page.sessionId,
    page.url,
    page.expiresAt,
  )
  return { url: page.url }
}

/** The payment of this report that can be made now: a new one, unless one is open. */
async function openRow({ prisma }: ApiContext, { reportId, cents }: { reportId: string; cents: number }): Promise<Open> {
  const rows = await prisma.$queryRawUnsafe<Open[]>(
    `insert into payment (id, report_id, cents, currency) values ($1::uuid, $2::uuid, $3, 'usd')
     on conflict (report_id) where status = 'open' do update set report_id = excluded.report_id
     returning id::text, cents, currency, url, expires_at as "expiresAt"`,
    uuidv7(),
    reportId,
    cents,
  )
  if (!rows[0]) throw new Error(`no payment of report ${reportId} could be opened`)
  return rows[0]
}
