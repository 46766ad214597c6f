import type { Http } from '@waymark/kit/http/server'
import type { ApiContext } from './context.ts'
import { addConsentRoutes } from './http/consent.ts'
import { addCorrectionRoutes } from './http/corrections.ts'
import { addGenerateRoutes } from './http/generate.ts'
import { addLinkRoutes } from './http/links.ts'
import { addOwnViewRoutes } from './http/own-view.ts'
import { addPaymentRoutes } from './http/payments.ts'
import { addReadRoutes } from './http/read.ts'
import { addSummaryRoutes } from './http/summary.ts'

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
