import type { ApiContext } from '../context.ts'
import { openAllUnpaid } from '../data/payments/paid-reports.ts'
import { NO_PAYMENT } from '../data/payments/provider.ts'

/** For a site that stops taking payments: what its members ordered before, and can pay no longer, opens too. */
export async function openUnpaidReports({
  payments,
  prisma,
  log,
}: Pick<ApiContext, 'payments' | 'prisma' | 'log'>): Promise<void> {
  if (payments.kind !== 'none') return
  const opened = await openAllUnpaid(prisma, NO_PAYMENT)
  if (opened > 0) log.info({ opened }, 'opened unpaid reports: payments are off')
}
