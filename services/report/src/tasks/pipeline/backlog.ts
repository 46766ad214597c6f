import type { BaseContext } from '../../context.ts'
import { oldestMailSeconds, readWorkload } from '../../data/claims/workload.ts'

/** Assumed until a report was made lately; seconds. */
const FIRST_GUESS = 3

/**
 * (waiting + running + due reports) × p50 of making one / tabs of the workers there are: what the scaler holds down. All of it
 * stands in the database, so the API says the same as each worker, also while workers come and go and when Redis is empty.
 */
export async function backlogSeconds({ prisma, config }: Pick<BaseContext, 'prisma' | 'config'>): Promise<number> {
  const { open, p50, tabs } = await readWorkload(prisma)
  // Nobody is there yet: as if the one worker were that always should be.
  return (open * (p50 ?? FIRST_GUESS)) / (tabs ?? config.REPORT_TABS)
}

export function exportBacklog(context: Pick<BaseContext, 'prisma' | 'config' | 'metrics' | 'queues'>): void {
  const { metrics, queues } = context
  metrics.gauge(
    'report_jobs_waiting',
    'Jobs of reports and mails that wait in the queue',
    async () => (await queues.counts()).waiting,
  )
  metrics.gauge('report_jobs_active', 'Jobs of reports and mails in hand', async () => (await queues.counts()).active)
  metrics.gauge('report_mail_oldest_seconds', 'How long the mail that waits longest waits', () =>
    oldestMailSeconds(context.prisma),
  )
  context.metrics.gauge('report_backlog_seconds', 'How long the reports that wait would take the workers there are', () =>
    backlogSeconds(context),
  )
}
