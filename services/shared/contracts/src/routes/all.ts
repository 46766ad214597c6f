import { type AnyRoute, servedRoutes } from '../route.ts'
import { accountRoutes } from './account.ts'
import { assessmentRoutes } from './assessment.ts'
import { factorRoutes } from './factors.ts'
import { gameRoutes } from './game.ts'
import { identityRoutes } from './identity.ts'
import { jobsRoutes } from './jobs.ts'
import { learningRoutes } from './learning.ts'
import { providerRoutes } from './provider.ts'
import { reportRoutes } from './report.ts'
import { skillsRoutes } from './skills.ts'

/** Every route that is served, in the order of the services. */
export const allRoutes: readonly AnyRoute[] = [
  identityRoutes,
  accountRoutes,
  factorRoutes,
  providerRoutes,
  assessmentRoutes,
  reportRoutes,
  skillsRoutes,
  jobsRoutes,
  learningRoutes,
  gameRoutes,
].flatMap((routes) => servedRoutes(routes))
