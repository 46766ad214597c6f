import { accountRoutes } from '@waymark/contracts/routes/account'
import { factorRoutes } from '@waymark/contracts/routes/factors'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { providerRoutes } from '@waymark/contracts/routes/provider'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { eventHandlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/identity-service.ts'
import { addHttp, httpOptions } from './http/routes.ts'
import { purge } from './tasks/purge.ts'

/** Accounts, sign-in and sessions; profile, activity and the pages that ask several services at once. */
export const identity = defineService({
  name: 'identity',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext,
  routes: { ...identityRoutes, ...accountRoutes, ...factorRoutes, ...providerRoutes },
  http: addHttp,
  httpOptions,
  grpc: addGrpc,
  subscriptions: eventHandlers,
  tasks: [{ name: 'remove what is over', everyMs: 3_600_000, atStart: false, work: purge }],
})
