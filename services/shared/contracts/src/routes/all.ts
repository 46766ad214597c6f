import type { AnyRoute } from '../route.ts'
import { assessmentRoutes } from './assessment.ts'
import { gameRoutes } from './game.ts'
import { identityRoutes } from './identity.ts'
import { jobsRoutes } from './jobs.ts'
import { learningRoutes } from './learning.ts'
import { reportRoutes } from './report.ts'
import { skillsRoutes } from './skills.ts'

/** Every route of the product, in the order of the services. */
export const allRoutes: readonly AnyRoute[] = [
  identityRoutes,
  assessmentRoutes,
  reportRoutes,
  skillsRoutes,
  jobsRoutes,
  learningRoutes,
  gameRoutes,
].flatMap((routes) => Object.values(routes) as AnyRoute[])
