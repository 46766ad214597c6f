import { uuidv7 } from '@waymark/kit/ids'
import { periodic } from '@waymark/kit/periodic'
import type { WorkerContext } from '../../context.ts'

/** A worker that was not heard of for so long is counted no more. */
export const PRESENT_SECONDS = 15
const SAY_MS = 2_000

/**
 * Says that this worker takes reports, until it stops to: the backlog is reckoned over those who do. In the database and not
 * by the names of Redis connections, which a lost connection, a proxy or a managed Redis may not keep.
 */
export function createPresence({ prisma, config, log }: Pick<WorkerContext, 'prisma' | 'config' | 'log'>): {
  start(): Promise<void>
  stop(): Promise<void>
} {
  const id = uuidv7()
  const say = () =>
    prisma.$executeRawUnsafe(
      `with gone as (delete from report_worker where seen_at < now() - interval '1 hour')
       insert into report_worker (id, tabs) values ($1::uuid, $2::int) on conflict (id) do update set seen_at = now()`,
      id,
      config.REPORT_TABS,
    )
  const ticker = periodic({ name: 'presence', everyMs: SAY_MS, log, work: say })
  return {
    start: async () => ticker.start(),
    async stop() {
      await ticker.stop()
      await prisma.$executeRawUnsafe('delete from report_worker where id = $1::uuid', id)
    },
  }
}
