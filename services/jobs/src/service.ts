import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import { defineService } from '@waymark/service/define-service'
import { halfPool, readConfig } from './config.ts'
import { createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/jobs-service.ts'
import { addHttp } from './http/routes.ts'
import { backgroundParts, seedSamplePostings } from './tasks/background.ts'

/** Postings, how they match a person, what people saved of them, and their applications. */
export const jobs = defineService({
  name: 'jobs',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  poolSize: halfPool,
  createContext,
  routes: jobsRoutes,
  http: addHttp,
  grpc: addGrpc,
  subscriptions: () => handlers,
  tasks: [seedSamplePostings],
  parts: backgroundParts,
})
