import { AppError } from '@waymark/kit/errors'
import type { ApiContext } from '../context.ts'
import { addMail } from './finish-report.ts'
import type { Accepted } from './request-report.ts'

/** Takes a failed report up again where it stopped: what is stored stays. A report that is made and was not delivered is sent again. */
export async function retryReport(context: ApiContext, reportId: string): Promise<Accepted> {
  const { prisma } = context
  const retried = await prisma.$transaction(async (tx) => {
    const rows = await tx.$queryRawUnsafe<Retried[]>(
      `update report set status = case when pdf_digest is null then 'requested' else 'ready' end, failure_code = null, attempts = 0,
         deferrals = 0, due_at = now(), claimed_until = null, revision = revision + 1, updated_at = now()
       where id = $1::uuid and status = 'failed'
       returning id::text, status, user_id as "userId", guest_email as "guestEmail", fence, traceparent`,
      reportId,
    )
    const report = rows[0]
    if (!report) throw new AppError('conflict', 'This report has not failed.')
    await tx.$executeRawUnsafe(
      `update dead_job set replayed_at = now() where report_id = $1::uuid and replayed_at is null`,
      reportId,
    )
    // What could not be made then is tried again.
    if (report.status === 'requested')
      await tx.$executeRawUnsafe(`delete from report_section where report_id = $1::uuid and content ? 'leftOut'`, reportId)
    const mailId = report.status === 'ready' ? await addMail(tx, context, { report, kind: 'report_ready' }) : undefined
    return { report, mailId }
  })
  const { report, mailId } = retried
  if (mailId) await context.wake.deliver(mailId, 0, report.traceparent)
  // The job's id holds the fence: an id of the earlier life would be taken for a repeat while that job still lingers.
  if (!mailId) await context.wake.make(report.id, 1000 + Number(report.fence), report.traceparent)
  return { reportId: report.id, status: report.status }
}

type Retried = {
  id: string
  status: 'requested' | 'ready'
  userId: string | null
  guestEmail: string | null
  fence: bigint
  traceparent: string
}
