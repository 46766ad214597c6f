import type { PrismaClient } from '../../generated/client.ts'

/** A worker that was not heard of for so long is counted no more. */
const PRESENT_SECONDS = 15

type Raw = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>

/** Says that this worker takes so many reports at once, and forgets those who said nothing for an hour. */
export async function recordHeartbeat(db: Raw, { id, tabs }: { id: string; tabs: number }): Promise<void> {
  await db.$executeRaw`
    with gone as (delete from report_worker where seen_at < now() - interval '1 hour')
    insert into report_worker (id, tabs) values (${id}::uuid, ${tabs}::int) on conflict (id) do update set seen_at = now()`
}

/** `p50`: seconds that a report took lately, half of them less; null until one was made. `tabs`: of all workers; null while there is none. */
export type Workload = { open: number; p50: number | null; tabs: number | null }

export async function readWorkload(db: Raw): Promise<Workload> {
  const [load] = await db.$queryRaw<Workload[]>`
    select (select count(*)::int from report where status in ('requested', 'composing', 'rendering') and due_at <= now()) as open,
      (select percentile_cont(0.5) within group (order by make_ms) / 1000
         from (select make_ms from report where ready_at > now() - interval '10 minutes' order by ready_at desc limit 100) lately) as p50,
      (select sum(tabs)::int from report_worker where seen_at > now() - make_interval(secs => ${PRESENT_SECONDS}::int)) as tabs`
  return load ?? { open: 0, p50: null, tabs: null }
}

/** Seconds since the mail that waits longest was written; one that is put off to another day does not wait. */
export async function oldestMailSeconds(db: Raw): Promise<number> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    select extract(epoch from now() - min(created_at))::float8 as seconds from outgoing_mail
    where state in ('pending', 'sending') and due_at <= now() + interval '15 minutes'`
  return row?.seconds ?? 0
}
