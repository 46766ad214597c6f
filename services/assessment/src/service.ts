import { assessmentRoutes } from '@waymark/contracts/routes/assessment'
import { defineService } from '@waymark/service/define-service'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/assessment-service.ts'
import { addHttp } from './http/assessment-routes.ts'
import { guestCookieName } from './http/guest-cookie.ts'
import { eraseGuestData } from './use-cases/erase-guest-data.ts'
import { generateRecommendations } from './use-cases/generate-recommendations.ts'

/** Question banks, what people answered, and the occupations recommended from it. */
export const assessment = defineService({
  name: 'assessment',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  createContext,
  routes: assessmentRoutes,
  httpOptions: () => ({ guestCookie: guestCookieName }),
  http: (http, context, wake) => addHttp(http, context, () => wake('recommend')),
  grpc: (server, context, wake) => addGrpc(server, context, () => wake('recommend')),
  subscriptions: handlers,
  tasks: [
    { name: 'recommend', everyMs: 2_000, work: async (context) => (await generateRecommendations(context)) && 'again' },
    { name: 'erase guests', everyMs: 3_600_000, work: eraseGuestData },
  ],
})
