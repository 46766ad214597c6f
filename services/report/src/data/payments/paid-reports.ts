import type { PrismaClient } from '../../generated/client.ts'

type Raw = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>
export type ReportPayment = { reportId: string; userId: string; paymentId: string }

/** When the payment that was noted for the report was made: the time of the first call, also for those that follow. */
export async function noteReportPaid(db: Raw, { reportId, userId, paymentId }: ReportPayment): Promise<Date | undefined> {
  const [row] = await db.$queryRaw<{ paidAt: Date }[]>`
    update report set paid_at = coalesce(paid_at, now()), revision = revision + 1, updated_at = now()
    where id = ${reportId}::uuid and user_id = ${userId} and payment_id = ${paymentId} returning paid_at as "paidAt"`
  return row?.paidAt
}

/** Opens every member's report that no payment was noted for, and returns how many there were. */
export async function openAllUnpaid(db: Raw, paymentId: string): Promise<number> {
  return db.$executeRaw`
    update report set payment_id = ${paymentId}, paid_at = now(), revision = revision + 1, updated_at = now()
    where user_id is not null and payment_id is null`
}
