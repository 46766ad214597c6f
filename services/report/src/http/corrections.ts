import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { presentReport } from '../data/report-summary.ts'
import { isMade } from '../domain/report-state.ts'
import { correctReport } from '../use-cases/correct-report.ts'
import { readAnswers } from '../use-cases/read-answers.ts'
import { mustBeOpen, reportFor } from './find-report.ts'
import { findLink } from './links.ts'

/** The answers that a report rests on, and a new report from corrected ones: for members, and for guests behind their link. */
export function addCorrectionRoutes(http: Http, context: ApiContext): void {
  const { prisma } = context
  const answersOf = async (id: string) => readAnswers(context, await prisma.report.findUniqueOrThrow({ where: { id } }))

  http.route(reportRoutes.getReportAnswers, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    return { body: await answersOf(id) }
  })

  http.route(reportRoutes.correctReport, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    return { body: await correctReport(context, id, call.body) }
  })

  http.route(reportRoutes.getAnswersByLink, async ({ params }) => ({
    body: await answersOf((await openLink(context, params.token)).id),
    headers: linkHeaders,
  }))

  http.route(reportRoutes.correctByLink, async ({ params, body }) => {
    const { id } = await openLink(context, params.token)
    return { body: await correctReport(context, id, body), headers: linkHeaders }
  })
}

/** What is read behind a link is nobody else's business: neither a search engine's nor the next site's. */
export const linkHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** The made report behind a link that is in force; otherwise the status says what is missing. */
export async function openLink(context: ApiContext, token: string) {
  const link = await findLink(context, token)
  if (link.over) throw new AppError('gone', 'This link has ended. Open the link in the mail to have a new one sent.')
  const report = presentReport(link.report)
  if (!isMade(report.status)) throw new AppError('conflict', 'This report is not ready yet. Please try again in a few minutes.')
  return report
}
