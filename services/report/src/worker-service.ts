import type { Part } from '@waymark/kit/lifecycle'
import { enterTrace } from '@waymark/kit/tracing'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createWorkerContext, type WorkerContext } from './context.ts'
import { removeDueFiles } from './data/artifacts/file-removal.ts'
import { forgetMailboxDays } from './data/mail/mailbox-day.ts'
import { ORDER } from './document/sections/order.ts'
import { PrismaClient } from './generated/client.ts'
import { exportBacklog } from './tasks/pipeline/backlog.ts'
import { deliverMail } from './tasks/pipeline/deliver-mail.ts'
import { makeReport } from './tasks/pipeline/make-report.ts'
import { reconcile } from './tasks/pipeline/reconcile.ts'
import { createHeartbeat } from './tasks/pipeline/worker-heartbeat.ts'
import { eraseOldGuestReports } from './use-cases/erase-reports.ts'

const SOON_MS = 2_000
const HOUR_MS = 3_600_000
/** How long a stopping worker goes on with the reports it has; then it hands them back with what is done of them. */
const FINISH_MS = 12_000

/** Makes reports and sends mails. Any number of these run side by side; scaled on their own. */
export const reportWorker = defineService({
  name: 'report-worker',
  schema: 'report',
  readConfig: (env) => readConfig(env, 'worker'),
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext: createWorkerContext,
  routes: {},
  http: () => undefined,
  httpOptions: ({ store }) => ({ checks: { artifacts: store.ready } }),
  parts: (context) => ({
    metrics: { start: () => exportMetrics(context) },
    queues: createQueueWorkers(context),
    // Stops before the queues do: a worker that finishes its last reports counts no more.
    presence: createHeartbeat(context),
  }),
  tasks: [
    { name: 'reconcile', everyMs: SOON_MS, work: reconcile },
    { name: 'erase files', everyMs: SOON_MS, work: removeDueFiles },
    { name: 'erase old guest reports', everyMs: HOUR_MS, work: eraseWhatIsOver },
  ],
})

function exportMetrics(context: WorkerContext): void {
  exportBacklog(context)
  // Counted from nought: an increase of a counter that was not there before is seen by nobody.
  for (const { id } of Object.values(ORDER).flat()) context.metrics.leftOut.inc({ section: id }, 0)
}

function createQueueWorkers(context: WorkerContext): Part {
  const { config, queues, spans } = context
  const stopping = new AbortController()
  return {
    start: () =>
      queues.work({
        tabs: config.REPORT_TABS,
        mails: config.REPORT_MAILS,
        make: ({ reportId, traceparent: parent }) =>
          enterTrace({ name: 'report-make process', kind: 'consumer', parent, spans }, () =>
            makeReport(context, reportId, stopping.signal),
          ),
        deliver: ({ mailId, traceparent: parent }) =>
          enterTrace({ name: 'report-deliver process', kind: 'consumer', parent, spans }, () => deliverMail(context, mailId)),
      }),
    async stop() {
      const limit = setTimeout(() => stopping.abort(new Error('the worker stops')), FINISH_MS)
      await queues.close()
      clearTimeout(limit)
    },
  }
}

async function eraseWhatIsOver({ prisma, config, clock }: WorkerContext): Promise<void> {
  await eraseOldGuestReports(prisma, config.GUEST_DAYS)
  await forgetMailboxDays(prisma, clock())
}
