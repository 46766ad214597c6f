import { contracts } from './explained/contracts.ts'
import type { Explanation } from './explained/explanation.ts'
import { frontend } from './explained/frontend.ts'
import { frontendApi } from './explained/frontend-api.ts'
import { frontendPages } from './explained/frontend-pages.ts'
import { gateway } from './explained/gateway.ts'
import { gatewayProxy } from './explained/gateway-proxy.ts'
import { services } from './explained/services.ts'
import { skills } from './explained/skills.ts'
import { skillsChoice } from './explained/skills-choice.ts'
import { skillsReading } from './explained/skills-reading.ts'

export const explanations: Explanation[] = [
  ...contracts,
  ...gateway,
  ...gatewayProxy,
  ...frontend,
  ...frontendApi,
  ...frontendPages,
  ...services,
  ...skills,
  ...skillsChoice,
  ...skillsReading,
]
