import { AppError } from '@waymark/kit/errors'
import type { Context } from '@waymark/service/http/context'
import type { ApiContext } from '../context.ts'
import { presentReport, type SummaryRow, summaryColumns } from '../data/report-summary.ts'
import { isMade } from '../domain/report-state.ts'

type Caller = Pick<Context, 'identity' | 'guestKey'>

/** The report, if it belongs to whoever calls; somebody else's answers as an unknown one does. */
export async function reportFor({ prisma }: ApiContext, caller: Caller, id: string): Promise<SummaryRow> {
  const owners = [
    ...(caller.identity ? [{ userId: caller.identity.userId }] : []),
    ...(caller.guestKey ? [{ guestKey: caller.guestKey, userId: null }] : []),
  ]
  const report = owners.length > 0 ? await prisma.report.findFirst({ where: { id, OR: owners }, select: summaryColumns }) : null
  if (!report) throw new AppError('not_found', 'There is no such report.')
  return report
}

/** Made and paid for; otherwise the status says which of the two is missing. */
export function mustBeOpen(report: SummaryRow): SummaryRow {
  if (report.paidAt === null) throw new AppError('payment_required', 'This report opens once its payment is completed.')
  if (!isMade(presentReport(report).status)) throw new AppError('conflict', 'This report is not ready yet.')
  return report
}
