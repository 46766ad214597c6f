import { learningRoutes } from '@waymark/contracts/routes/learning'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/learning-service.ts'
import { addHttp } from './http/path-routes.ts'

/** Learning paths and their modules. */
export const learning = defineService({
  name: 'learning',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext,
  routes: learningRoutes,
  http: addHttp,
  grpc: addGrpc,
  subscriptions: handlers,
})
