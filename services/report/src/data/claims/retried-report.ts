import type { Prisma } from '../../generated/client.ts'

export type RetriedReport = {
  id: string
  status: 'requested' | 'ready'
  userId: string | null
  guestEmail: string | null
  fence: bigint
  traceparent: string
}

/**
 * Puts a failed report back to where it can go on: to be made, or to be mailed when it is made. What was given up of it counts as tried
 * again, and what could not be made then is written anew. Undefined when it has not failed.
 */
export async function reopenFailed(tx: Prisma.TransactionClient, reportId: string): Promise<RetriedReport | undefined> {
  const [report] = await tx.$queryRaw<RetriedReport[]>`
    update report set status = case when pdf_digest is null then 'requested' else 'ready' end, failure_code = null, attempts = 0,
      deferrals = 0, due_at = now(), claimed_until = null, revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and status = 'failed'
    returning id::text, status, user_id as "userId", guest_email as "guestEmail", fence, traceparent`
  if (!report) return undefined
  await tx.$executeRaw`update dead_job set replayed_at = now() where report_id = ${reportId}::uuid and replayed_at is null`
  if (report.status === 'requested')
    await tx.$executeRaw`delete from report_section where report_id = ${reportId}::uuid and content ? 'leftOut'`
  return report
}
