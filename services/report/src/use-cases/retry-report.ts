import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { reopenFailed } from '../data/claims/retried-report.ts'
import { addMail } from './finish-report.ts'
import type { Accepted } from './request-report.ts'

/** Takes a failed report up again where it stopped: what is stored stays. A report that is made and was not delivered is sent again. */
export async function retryReport(context: ApiContext, reportId: string): Promise<Accepted> {
  const { prisma } = context
  const retried = await transaction(prisma, async (tx) => {
    const report = await reopenFailed(tx, reportId)
    if (!report) throw new AppError('conflict', 'This report has not failed.')
    const mailId = report.status === 'ready' ? await addMail(tx, context, { report, kind: 'report_ready' }) : undefined
    return { report, mailId }
  })
  const { report, mailId } = retried
  if (mailId) await context.queue.enqueueMail(mailId, 0, report.traceparent)
  // The job's id holds the fence: an id of the earlier life would be taken for a repeat while that job still lingers.
  if (!mailId) await context.queue.enqueueReport(report.id, 1000 + Number(report.fence), report.traceparent)
  return { reportId: report.id, status: report.status }
}
