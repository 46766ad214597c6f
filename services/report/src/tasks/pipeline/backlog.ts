import type { BaseContext } from '../../context.ts'
import { PRESENT_SECONDS } from './presence.ts'

/** Assumed until a report was made lately; seconds. */
const FIRST_GUESS = 3

type Load = { open: number; p50: number | null; tabs: number | null }

/**
 * (waiting + running + due reports) × p50 of making one / tabs of the workers there are: what the scaler holds down. All of it
 * stands in the database, so the API says the same as each worker, also while workers come and go and when Redis is empty.
 */
export async function backlogSeconds({ prisma, config }: Pick<BaseContext, 'prisma' | 'config'>): Promise<number> {
  const [load] = await prisma.$queryRawUnsafe<Load[]>(
    `select (select count(*)::int from report where status in ('requested', 'composing', 'rendering') and due_at <= now()) as open,
       (select percentile_cont(0.5) within group (order by make_ms) / 1000
          from (select make_ms from report where ready_at > now() - interval '10 minutes' order by ready_at desc limit 100) lately) as p50,
       (select sum(tabs)::int from report_worker where seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})) as tabs`,
  )
  const { open = 0, p50, tabs } = load ?? {}
  // Nobody is there yet: as if the one worker were that always should be.
  return (open * (p50 ?? FIRST_GUESS)) / (tabs ?? config.REPORT_TABS)
}

/** How long the mail that waits longest should have been sent by now; one that is put off to another day does not wait. */
async function oldestMailSeconds({ prisma }: Pick<BaseContext, 'prisma'>): Promise<number> {
  const [row] = await prisma.$queryRawUnsafe<{ seconds: number | null }[]>(
    `select extract(epoch from now() - min(created_at))::float8 as seconds from outgoing_mail
     where state in ('pending', 'sending') and due_at <= now() + interval '15 minutes'`,
  )
  return row?.seconds ?? 0
}

export function exportBacklog(context: Pick<BaseContext, 'prisma' | 'config' | 'metrics' | 'queues'>): void {
  const { metrics, queues } = context
  metrics.gauge(
    'report_jobs_waiting',
    'Jobs of reports and mails that wait in the queue',
    async () => (await queues.counts()).waiting,
  )
  metrics.gauge('report_jobs_active', 'Jobs of reports and mails in hand', async () => (await queues.counts()).active)
  metrics.gauge('report_mail_oldest_seconds', 'How long the mail that waits longest waits', () => oldestMailSeconds(context))
  context.metrics.gauge('report_backlog_seconds', 'How long the reports that wait would take the workers there are', () =>
    backlogSeconds(context),
  )
}
