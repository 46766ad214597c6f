import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { claimGuestReports, countClaimable } from '../use-cases/claim-guest-reports.ts'
import { requestReport } from '../use-cases/request-report.ts'
import { retryReport } from '../use-cases/retry-report.ts'
import { reportFor } from './find-report.ts'

/** Calls that ask for a report, or try again. */
export function addGenerateRoutes(http: Http, context: ApiContext): void {
  http.route(reportRoutes.generateReport, async ({ body, user }) => ({
    body: await requestReport(context, { ...body, owner: { userId: user.userId } }),
  }))

  http.route(reportRoutes.generateGuestReport, async ({ body, guestKey }) => {
    // Without the cookie the assessment cannot be this guest's; it answers as an unknown one does.
    if (!guestKey) throw new AppError('not_found', 'There is no such assessment.')
    return { body: await requestReport(context, { ...body, owner: { guestKey } }) }
  })

  http.route(reportRoutes.retryReport, async (call) => {
    const report = await reportFor(context, call, call.params.id)
    return { body: await retryReport(context, report.id) }
  })

  http.route(reportRoutes.countClaimableReports, async ({ user }) => ({
    body: { count: await countClaimable(context, user.userId) },
  }))

  http.route(reportRoutes.claimReports, async ({ user }) => ({
    body: { claimed: await claimGuestReports(context, user.userId) },
  }))
}
