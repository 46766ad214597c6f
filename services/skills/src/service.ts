import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/skills-service.ts'
import { addHttp } from './http/occupation-routes.ts'

/** The knowledge base of occupations, the engine that ranks them, and the skills people hold. */
export const skills = defineService({
  name: 'skills',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext,
  routes: skillsRoutes,
  http: addHttp,
  grpc: addGrpc,
  subscriptions: handlers,
})
