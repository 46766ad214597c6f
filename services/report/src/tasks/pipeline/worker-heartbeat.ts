import { uuidv7 } from '@waymark/kit/ids'
import { periodic } from '@waymark/kit/periodic'
import type { WorkerContext } from '../../context.ts'
import { recordHeartbeat } from '../../data/claims/workload.ts'

const SAY_MS = 2_000

/**
 * Says that this worker takes reports, until it stops to: the backlog is reckoned over those who do. In the database and not
 * by the names of Redis connections, which a lost connection, a proxy or a managed Redis may not keep.
 */
export function createHeartbeat({ prisma, config, log }: Pick<WorkerContext, 'prisma' | 'config' | 'log'>): {
  start(): Promise<void>
  stop(): Promise<void>
} {
  const id = uuidv7()
  const say = () => recordHeartbeat(prisma, { id, tabs: config.REPORT_TABS })
  const ticker = periodic({ name: 'presence', everyMs: SAY_MS, log, work: say })
  return {
    start: async () => ticker.start(),
    async stop() {
      await ticker.stop()
      await prisma.reportWorker.deleteMany({ where: { id } })
    },
  }
}
