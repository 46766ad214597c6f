import type { ApiContext } from '../context.ts'
import { NO_PAYMENT } from '../data/payments/provider.ts'

/** For a site that stops taking payments: what its members ordered before, and can pay no longer, opens too. */
export async function openUnpaidReports({
  payments,
  prisma,
  log,
}: Pick<ApiContext, 'payments' | 'prisma' | 'log'>): Promise<void> {
  if (payments.kind !== 'none') return
  const opened = await prisma.$executeRawUnsafe(
    `update report set payment_id = $1, paid_at = now(), revision = revision + 1, updated_at = now()
     where user_id is not null and payment_id is null`,
    NO_PAYMENT,
  )
  if (opened > 0) log.info({ opened }, 'opened unpaid reports: payments are off')
}
