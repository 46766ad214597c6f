import type { WorkerContext } from '../context.ts'

/** Assumed until enough reports were made to know better; seconds. */
const FIRST_GUESS = 3

/**
 * (due + running reports) × p50 job time / (workers × tabs): what the scaler holds down. Workers are those that hold a claim
 * or idle on the queue.
 */
export async function backlogSeconds(context: WorkerContext): Promise<number> {
  const { prisma, config, queues } = context
  const rows = await prisma.$queryRawUnsafe<{ open: number; p50: number | null }[]>(
    `select (select count(*)::int from report where status in ('requested', 'composing', 'rendering') and due_at <= now()) as open,
       (select percentile_cont(0.5) within group (order by extract(epoch from ready_at - greatest(created_at, due_at)))
          from (select ready_at, created_at, due_at from report where ready_at > now() - interval '10 minutes' order by ready_at desc limit 100) r) as p50`,
  )
  const { open, p50 } = rows[0] ?? { open: 0, p50: null }
  const workers = Math.max(1, await queues.workers())
  return (open * Math.max(0.5, Math.min(p50 ?? FIRST_GUESS, FIRST_GUESS * 4))) / (workers * config.REPORT_TABS)
}
