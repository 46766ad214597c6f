import { reportRoutes } from '@waymark/contracts/routes/report'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { pdfKey } from '../data/artifacts/file-removal.ts'
import { readLinkToken } from '../data/links/link-token.ts'
import { noteLinkOpened } from '../data/links/report-links.ts'
import { presentReport, summaryColumns } from '../data/report-summary.ts'
import { eraseReports } from '../use-cases/erase-reports.ts'
import { renewLink } from '../use-cases/renew-link.ts'
import { linkPage } from './link-page.ts'
import { pageHeaders } from './page-layout.ts'
import { attachment } from './read.ts'

/** The page behind the link of a mail: a GET changes nothing that its owner has, because mail scanners follow links. */
export function addLinkRoutes(http: Http, context: ApiContext): void {
  const { prisma } = context

  http.route(reportRoutes.openLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    await noteLinkOpened(prisma, link.id)
    const report = presentReport(link.report)
    const kind = link.claimed ? 'claimed' : link.replaced ? 'replaced' : link.over ? 'over' : 'open'
    return {
      html: linkPage(kind, { token: params.token, report, until: link.expiresAt }),
      status: link.over ? 410 : 200,
      headers: pageHeaders,
    }
  })

  http.route(reportRoutes.downloadByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    if (link.over) throw new AppError('gone', 'This link has ended. Open the link itself, without /pdf, to have a new one sent.')
    const file = await context.artifacts.get(pdfKey(link.report.id))
    if (!file) throw new AppError('conflict', 'This report is not ready yet. Please try again in a few minutes.')
    return {
      file: file.bytes,
      type: file.contentType,
      headers: { ...attachment(link.report.reportType), 'referrer-policy': 'no-referrer' },
    }
  })

  http.route(reportRoutes.renewLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    const report = presentReport(link.report)
    if (link.claimed) {
      const shown = { token: params.token, report, until: link.expiresAt }
      return { html: linkPage('claimed', shown), status: 410, headers: pageHeaders }
    }
    if (link.replaced) {
      const shown = { token: params.token, report, until: link.expiresAt }
      return { html: linkPage('replaced', shown), status: 410, headers: pageHeaders }
    }
    const outcome = await renewLink(context, link.report.id)
    const html = linkPage(outcome === 'sent' ? 'sent' : 'enough', { token: params.token, report, until: link.expiresAt })
    return { html, headers: pageHeaders }
  })

  // An ended link does as well: whoever reads the mailbox holds it, and it opens nothing.
  http.route(reportRoutes.stopMailByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    const { guestEmail } = await prisma.report.findUniqueOrThrow({ where: { id: link.report.id } })
    if (guestEmail) await context.clients.identity.stopMail({ address: guestEmail })
    const shown = { token: params.token, report: presentReport(link.report), until: link.expiresAt }
    return { html: linkPage('stopped', shown), headers: pageHeaders }
  })

  http.route(reportRoutes.eraseByLink, async ({ params, body }) => {
    const link = await findLink(context, params.token)
    const report = presentReport(link.report)
    const shown = { token: params.token, report, until: link.expiresAt }
    if (link.over) return { html: linkPage('over', shown), status: 410, headers: pageHeaders }
    if (body.confirm !== 'yes') return { html: linkPage('confirm', shown), headers: pageHeaders }
    await transaction(prisma, (tx) => eraseReports(tx, { reportId: report.id }))
    return { html: linkPage('erased', shown), headers: pageHeaders }
  })
}

export async function findLink({ prisma, linkKeys, clock }: ApiContext, token: string) {
  const id = readLinkToken(token, linkKeys)
  const link =
    id === undefined
      ? null
      : await prisma.reportLink.findUnique({
          where: { id },
          include: { report: { select: { ...summaryColumns, userId: true } } },
        })
  if (!link) throw new AppError('not_found', 'This link is not complete, or what it led to has been erased.')
  return {
    id: link.id,
    report: link.report,
    expiresAt: link.expiresAt,
    over: link.revokedAt !== null || link.expiresAt <= clock(),
    /** The report is in an account now, which opens it; a link to it is not sent any more. */
    claimed: link.report.userId !== null,
    /** A newer link was mailed in its place: that one is for asking again, and this one must not end it. */
    replaced: link.revokedAt !== null,
  }
}
