import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/kit/http/server'
import { pdfKey } from '../artifacts/file-removal.ts'
import type { ApiContext } from '../context.ts'
import { readLinkToken } from '../links/link-token.ts'
import { presentReport, summaryColumns } from '../present.ts'
import { eraseReports } from '../use-cases/erase-reports.ts'
import { renewLink } from '../use-cases/renew-link.ts'
import { linkPage, pageHeaders } from './link-page.ts'
import { attachment } from './read.ts'

/** The page behind the link of a mail: a GET changes nothing, because mail scanners follow links. */
export function addLinkRoutes(http: Http, context: ApiContext): void {
  const { prisma } = context

  http.route(reportRoutes.openLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    const report = presentReport(link.report)
    const kind = link.over ? 'over' : 'open'
    return {
      html: linkPage(kind, { token: params.token, report, until: link.expiresAt }),
      status: link.over ? 410 : 200,
      headers: pageHeaders,
    }
  })

  http.route(reportRoutes.downloadByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    if (link.over) throw new AppError('gone', 'This link has ended. Open it in your browser to have a new one sent.')
    const file = await context.artifacts.get(pdfKey(link.report.id))
    if (!file) throw new AppError('not_found', 'This report is not ready yet.')
    return {
      file: file.bytes,
      type: file.contentType,
      headers: { ...attachment(link.report.reportType), 'referrer-policy': 'no-referrer' },
    }
  })

  http.route(reportRoutes.renewLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    const outcome = await renewLink(context, link.report.id)
    const report = presentReport(link.report)
    const html = linkPage(outcome === 'sent' ? 'sent' : 'enough', { token: params.token, report, until: link.expiresAt })
    return { html, headers: pageHeaders }
  })

  http.route(reportRoutes.eraseByLink, async ({ params, body }) => {
    const link = await findLink(context, params.token)
    const report = presentReport(link.report)
    const shown = { token: params.token, report, until: link.expiresAt }
    if (link.over) return { html: linkPage('over', shown), status: 410, headers: pageHeaders }
    if (body.confirm !== 'yes') return { html: linkPage('confirm', shown), headers: pageHeaders }
    await prisma.$transaction((tx) => eraseReports(tx, { reportId: report.id }))
    return { html: linkPage('erased', shown), headers: pageHeaders }
  })
}

async function findLink({ prisma, linkKeys, clock }: ApiContext, token: string) {
  const id = readLinkToken(token, linkKeys)
  const link =
    id === undefined
      ? null
      : await prisma.reportLink.findUnique({ where: { id }, include: { report: { select: summaryColumns } } })
  if (!link) throw new AppError('not_found', 'This link is not complete, or what it led to has been erased.')
  return { report: link.report, expiresAt: link.expiresAt, over: link.revokedAt !== null || link.expiresAt <= clock() }
}
