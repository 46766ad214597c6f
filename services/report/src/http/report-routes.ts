import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { addConsentRoutes } from './consent.ts'
import { addCorrectionRoutes } from './corrections.ts'
import { addGenerateRoutes } from './generate.ts'
import { addLinkRoutes } from './links.ts'
import { addOwnViewRoutes } from './own-view.ts'
import { addPaymentRoutes } from './payments.ts'
import { addReadRoutes } from './read.ts'
import { addSummaryRoutes } from './summary.ts'

export function addHttp(http: Http, context: ApiContext): void {
  addGenerateRoutes(http, context)
  addPaymentRoutes(http, context)
  addReadRoutes(http, context)
  addLinkRoutes(http, context)
  addSummaryRoutes(http, context)
  addConsentRoutes(http, context)
  addCorrectionRoutes(http, context)
  addOwnViewRoutes(http, context)
}
