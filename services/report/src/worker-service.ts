import { readPublicKeys } from '@waymark/kit/auth'
import { createHttp } from '@waymark/kit/http/server'
import { createLifecycle, type Service } from '@waymark/kit/lifecycle'
import { withTrace } from '@waymark/kit/tracing'
import { removeDueFiles } from './artifacts/file-removal.ts'
import { createStoreWatch } from './artifacts/store-watch.ts'
import type { WorkerContext } from './context.ts'
import { createTicker } from './jobs/ticker.ts'
import { forgetMailboxDays } from './mail/mailbox-day.ts'
import { exportBacklog } from './pipeline/backlog.ts'
import { deliverMail } from './pipeline/deliver-mail.ts'
import { makeReport } from './pipeline/make-report.ts'
import { createPresence } from './pipeline/presence.ts'
import { reconcile } from './pipeline/reconcile.ts'
import { ORDER } from './sections/order.ts'
import { eraseOldGuestReports } from './use-cases/erase-reports.ts'

const RECONCILE_MS = 2_000
const SWEEP_MS = 3_600_000
/** How long a stopping worker goes on with the reports it has; then it hands them back with what is done of them. */
const FINISH_MS = 12_000

/** Makes reports and sends mails. Any number of these run side by side; scaled on their own. */
export function createReportWorker(context: WorkerContext): Service & { port(): number } {
  const { config, log, metrics, prisma, queues } = context
  const lifecycle = createLifecycle({ log })
  const store = createStoreWatch(context.artifacts, log)
  const http = createHttp({
    routes: [],
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready: lifecycle.ready,
    checks: { database: () => prisma.$queryRaw`select 1`, artifacts: store.ready },
  })
  exportBacklog(context)
  // Counted from nought: an increase of a counter that was not there before is seen by nobody.
  for (const { id } of Object.values(ORDER).flat()) metrics.leftOut.inc({ section: id }, 0)
  const stopping = new AbortController()
  let port = 0
  lifecycle.add('context', {
    stop: async () => {
      context.mailer.close()
      await context.close()
    },
  })
  lifecycle.add('store', store)
  lifecycle.add('browser', { stop: () => context.browser.stop() })
  lifecycle.add('queues', {
    start: () =>
      queues.work({
        tabs: config.REPORT_TABS,
        mails: config.REPORT_MAILS,
        make: ({ reportId, traceparent }) =>
          withTrace({ parent: traceparent }, () => makeReport(context, reportId, stopping.signal)),
        deliver: ({ mailId, traceparent }) => withTrace({ parent: traceparent }, () => deliverMail(context, mailId)),
      }),
    stop: async () => {
      const limit = setTimeout(() => stopping.abort(new Error('the worker stops')), FINISH_MS)
      await queues.close()
      clearTimeout(limit)
    },
  })
  // Stops before the queues do: a worker that finishes its last reports counts no more.
  lifecycle.add('presence', createPresence(context))
  lifecycle.add('reconciler', createTicker({ name: 'reconcile', everyMs: RECONCILE_MS, log, work: () => reconcile(context) }))
  lifecycle.add('files', createTicker({ name: 'erase files', everyMs: RECONCILE_MS, log, work: () => removeDueFiles(context) }))
  lifecycle.add(
    'sweep',
    createTicker({
      name: 'erase old guest reports',
      everyMs: SWEEP_MS,
      log,
      work: async () => {
        await eraseOldGuestReports(prisma, config.GUEST_DAYS)
        await forgetMailboxDays(prisma, context.clock())
      },
    }),
  )
  lifecycle.add('http', {
    start: async () => {
      port = (await http.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT })).port
    },
    stop: () => http.close(),
  })
  return { ...lifecycle, port: () => port }
}
