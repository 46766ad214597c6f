import type { SharedSummaryLink } from '@waymark/contracts/models/report/report'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { readLinkToken } from '../data/links/link-token.ts'
import { presentReport } from '../data/report-summary.ts'
import { readStoredInput } from '../data/stored-input.ts'
import { prepareInput } from '../document/model/prepare-input.ts'
import { type SharedSummary, sharedSummary } from '../document/shared-summary/summary-content.ts'
import { sharedSummaryPage } from '../document/shared-summary/summary-print.ts'
import { isMade } from '../domain/report-state.ts'
import { printDocument } from '../use-cases/printing/render-document.ts'
import { endSharedSummary, type SummaryLinkInForce, shareSummary, summaryLinkOf } from '../use-cases/share-summary.ts'
import { mustBeOpen, reportFor } from './find-report.ts'
import { linkPage, longDate } from './link-page.ts'
import { findLink } from './links.ts'
import { pageHeaders } from './page-layout.ts'
import { sharedSummaryHtml } from './summary-page.ts'

/** The two-page summary: for its owner, who shares it and ends the sharing, and for whoever was given its link. */
export function addSummaryRoutes(http: Http, context: ApiContext): void {
  const { config, prisma } = context
  const addressOf = ({ token }: SummaryLinkInForce) => new URL(`/api/r/summary/${token}`, config.PUBLIC_URL).href
  const present = (link: SummaryLinkInForce | undefined): SharedSummaryLink =>
    link
      ? { link: { url: addressOf(link), createdAt: link.createdAt.toISOString(), expiresAt: link.expiresAt.toISOString() } }
      : {}

  http.route(reportRoutes.getSharedSummaryPdf, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    return summaryFile(context, await readSummary(context, id), call.signal)
  })

  http.route(reportRoutes.getSharedSummaryLink, async (call) => {
    const { id } = await reportFor(context, call, call.params.id)
    return { body: present(await summaryLinkOf(context, id)) }
  })

  http.route(reportRoutes.shareSummary, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    await readSummary(context, id)
    return { body: present(await shareSummary(context, id)) }
  })

  http.route(reportRoutes.endSharedSummary, async (call) => {
    const { id } = await reportFor(context, call, call.params.id)
    await endSharedSummary(context, id)
    return { body: {} }
  })

  http.route(reportRoutes.shareSummaryByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    if (link.over) throw new AppError('gone', 'This link has ended. Open the link itself to have a new one sent.')
    const report = presentReport(link.report)
    if (!isMade(report.status)) throw new AppError('conflict', 'This report is not ready yet. Please try again in a few minutes.')
    await readSummary(context, report.id)
    const made = await shareSummary(context, report.id)
    const shown = { token: params.token, report, until: link.expiresAt, shared: addressOf(made) }
    return { html: linkPage('shared', { ...shown, sharedUntil: longDate(made.expiresAt) }), headers: pageHeaders }
  })

  http.route(reportRoutes.endSummaryByLink, async ({ params }) => {
    const link = await findLink(context, params.token)
    if (link.over) throw new AppError('gone', 'This link has ended. Open the link itself to have a new one sent.')
    await endSharedSummary(context, link.report.id)
    const shown = { token: params.token, report: presentReport(link.report), until: link.expiresAt }
    return { html: linkPage('unshared', shown), headers: pageHeaders }
  })

  http.route(reportRoutes.openSharedSummary, async ({ params }) => {
    const { reportId, expiresAt } = await findSummaryLink(context, params.token)
    const html = sharedSummaryHtml(await readSummary(context, reportId), { token: params.token, until: longDate(expiresAt) })
    return { html, headers: pageHeaders }
  })

  http.route(reportRoutes.downloadSharedSummary, async (call) => {
    const { reportId } = await findSummaryLink(context, call.params.token)
    return summaryFile(context, await readSummary(context, reportId), call.signal)
  })

  /** Ended, run out and unknown are one answer: nobody learns from it which links there were. */
  async function findSummaryLink({ linkKeys, clock }: ApiContext, token: string) {
    const id = readLinkToken(token, linkKeys)
    const link =
      id === undefined ? null : await prisma.summaryLink.findFirst({ where: { id, revokedAt: null, expiresAt: { gt: clock() } } })
    if (!link) throw new AppError('not_found', 'This link is not complete, or whoever gave it to you has ended it.')
    return link
  }
}

async function readSummary({ prisma }: ApiContext, reportId: string): Promise<SharedSummary> {
  const row = await prisma.report.findUniqueOrThrow({ where: { id: reportId } })
  // What a report was made from is stored with it; without it there is nothing to sum up.
  if (row.material === null) throw new AppError('conflict', 'This report has no summary. Please make a new report.')
  return sharedSummary(prepareInput(readStoredInput(row)))
}

async function summaryFile({ documents }: ApiContext, summary: SharedSummary, signal: AbortSignal | undefined) {
  const { pdf } = await printDocument(sharedSummaryPage(summary), documents, {
    createdAt: new Date(summary.createdAt),
    identity: `shared summary ${JSON.stringify(summary)}`,
    signal,
  })
  return {
    file: Buffer.from(pdf),
    type: 'application/pdf',
    headers: { 'content-disposition': 'attachment; filename="waymark-summary.pdf"', 'referrer-policy': 'no-referrer' },
  }
}
