import { reportRoutes } from '@waymark/contracts/routes/report'
import { readPublicKeys } from '@waymark/kit/auth'
import { markUserDeleted } from '@waymark/kit/deleted-users'
import { createConsumer, on } from '@waymark/kit/events/consumer'
import { createRelay } from '@waymark/kit/events/relay'
import { createGrpcServer } from '@waymark/kit/grpc/server'
import { createHttp, type Http } from '@waymark/kit/http/server'
import { createLifecycle, DATABASE_PATIENCE_MS, type Service } from '@waymark/kit/lifecycle'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { createStoreWatch } from './artifacts/store-watch.ts'
import type { ApiContext } from './context.ts'
import { addGrpc } from './grpc.ts'
import { addConsentRoutes } from './http/consent.ts'
import { addCorrectionRoutes } from './http/corrections.ts'
import { addGenerateRoutes } from './http/generate.ts'
import { linkProblemPage } from './http/link-problem-page.ts'
import { addLinkRoutes } from './http/links.ts'
import { addOwnViewRoutes } from './http/own-view.ts'
import { addPaymentRoutes } from './http/payments.ts'
import { addReadRoutes } from './http/read.ts'
import { addSummaryRoutes } from './http/summary.ts'
import { exportBacklog } from './pipeline/backlog.ts'
import { eraseReports } from './use-cases/erase-reports.ts'
import { openUnpaidReports } from './use-cases/open-unpaid-reports.ts'

/** The API of reports: accepts, shows and hands out. Reports are made by the workers; it prints only a person's short documents. */
export function createReportApi(context: ApiContext): Service & { port(): number; grpcPort(): number; app: Http['app'] } {
  const { config, log, metrics, prisma, bus } = context
  const lifecycle = createLifecycle({ log })
  const store = createStoreWatch(context.artifacts, log)
  const http = createHttp({
    routes: Object.values(reportRoutes),
    publicKeys: readPublicKeys(config.IDENTITY_TOKEN_PUBLIC_KEY),
    log,
    metrics,
    ready: lifecycle.ready,
    errorPage: linkProblemPage,
    checks: { database: () => prisma.$queryRaw`select 1`, artifacts: store.ready },
  })
  // Here too: there is an API also while no worker is, or while all of them are being replaced.
  exportBacklog(context)
  addGenerateRoutes(http, context)
  addPaymentRoutes(http, context)
  addReadRoutes(http, context)
  addLinkRoutes(http, context)
  addSummaryRoutes(http, context)
  addConsentRoutes(http, context)
  addCorrectionRoutes(http, context)
  addOwnViewRoutes(http, context)
  const grpc = createGrpcServer({ log, metrics, ready: lifecycle.ready })
  addGrpc(grpc, context)

  const relay = createRelay({ url: config.DATABASE_URL, bus, log, metrics })
  const consumer = createConsumer({
    name: 'report',
    bus,
    db: prisma,
    log,
    metrics,
    handlers: [
      on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }) => {
        await markUserDeleted(tx, userId)
        while ((await eraseReports(tx, { userId })) > 0);
      }),
    ],
  })
  let port = 0
  let grpcPort = 0
  lifecycle.add('context', { stop: () => context.close() })
  lifecycle.add('payments', { start: () => openUnpaidReports(context), patienceMs: DATABASE_PATIENCE_MS })
  lifecycle.add('store', store)
  lifecycle.add('progress', context.progress)
  lifecycle.add('documents', { stop: () => context.documents.stop() })
  lifecycle.add('relay', relay)
  lifecycle.add('consumer', consumer)
  lifecycle.add('grpc', {
    start: async () => {
      grpcPort = await grpc.listen({ host: config.GRPC_HOST, port: config.GRPC_PORT })
    },
    stop: () => grpc.close(),
  })
  lifecycle.add('http', {
    start: async () => {
      port = (await http.listen({ host: config.HTTP_HOST, port: config.HTTP_PORT })).port
    },
    stop: () => http.close(),
  })
  return { ...lifecycle, port: () => port, grpcPort: () => grpcPort, app: http.app }
}
