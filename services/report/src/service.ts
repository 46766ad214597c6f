import { reportRoutes } from '@waymark/contracts/routes/report'
import { DATABASE_PATIENCE_MS } from '@waymark/kit/lifecycle'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createApiContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/report-service.ts'
import { linkProblemPage } from './http/link-problem-page.ts'
import { addHttp } from './http/report-routes.ts'
import { exportBacklog } from './tasks/pipeline/backlog.ts'
import { openUnpaidReports } from './use-cases/open-unpaid-reports.ts'

/** The API of reports: accepts, shows and hands out. Reports are made by the workers; it prints only a person's short documents. */
export const report = defineService({
  name: 'report',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext: createApiContext,
  routes: reportRoutes,
  http: addHttp,
  httpOptions: ({ store }) => ({ errorPage: linkProblemPage, checks: { artifacts: store.ready } }),
  grpc: addGrpc,
  subscriptions: () => handlers,
  parts: (context) => ({
    payments: { start: () => openUnpaidReports(context), patienceMs: DATABASE_PATIENCE_MS },
    // Here too: there is an API also while no worker is, or while all of them are being replaced.
    backlog: { start: () => exportBacklog(context) },
    operators: context.operators,
  }),
})
