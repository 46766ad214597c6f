import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { takeBackConsent } from '../use-cases/take-back-consent.ts'
import { linkHeaders } from './corrections.ts'
import { reportFor } from './find-report.ts'
import { findLink } from './links.ts'

/** Taking back the consent to text by a language model: for members, guests in their browser, and guests behind their link. */
export function addConsentRoutes(http: Http, context: ApiContext): void {
  // While it is made, too, and before it is paid: that is when answers are sent.
  http.route(reportRoutes.endAiText, async (call) => {
    const { id } = await reportFor(context, call, call.params.id)
    await takeBackConsent(context, id)
    return { body: { aiText: false } }
  })

  http.route(reportRoutes.endAiTextByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    if (link.over) throw new AppError('gone', 'This link has ended. Open the link in the mail to have a new one sent.')
    await takeBackConsent(context, link.report.id)
    return { body: { aiText: false }, headers: linkHeaders }
  })
}
