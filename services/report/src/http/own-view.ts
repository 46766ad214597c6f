import type { ReportView } from '@waymark/contracts/models/report/report'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { AppError } from '@waymark/kit/errors'
import type { Http } from '@waymark/service/http/server'
import type { ApiContext } from '../context.ts'
import { correctionNotes } from '../data/corrections.ts'
import { readStoredInput } from '../data/stored-input.ts'
import { findPages } from '../data/stored-pages.ts'
import { documentTitle } from '../document/print/render-html.ts'
import { sentSection } from '../document/view/view-report.ts'
import { compareReports } from '../domain/compare-reports.ts'
import { markReport, marksOf } from '../use-cases/mark-report.ts'
import { linkHeaders, openLink } from './corrections.ts'
import { mustBeOpen, reportFor } from './find-report.ts'

/** The report to read online, what its reader ticked and wrote on it, and what changed since an earlier one: for members and behind links. */
export function addOwnViewRoutes(http: Http, context: ApiContext): void {
  const { prisma } = context

  http.route(reportRoutes.getReportView, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    return { body: await viewOf(context, id) }
  })

  http.route(reportRoutes.getViewByLink, async ({ params }) => {
    const { id } = await openLink(context, params.token)
    return { body: await viewOf(context, id), headers: linkHeaders }
  })

  http.route(reportRoutes.getReportMarks, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    return { body: await marksOf(prisma, id) }
  })

  http.route(reportRoutes.getMarksByLink, async ({ params }) => {
    const { id } = await openLink(context, params.token)
    return { body: await marksOf(prisma, id), headers: linkHeaders }
  })

  http.route(reportRoutes.markReport, async (call) => {
    const { id } = mustBeOpen(await reportFor(context, call, call.params.id))
    await markReport(context, { reportId: id, place: call.params.place, mark: call.body })
    return { body: await marksOf(prisma, id) }
  })

  http.route(reportRoutes.markByLink, async ({ params, body }) => {
    const { id } = await openLink(context, params.token)
    await markReport(context, { reportId: id, place: params.place, mark: body })
    return { body: await marksOf(prisma, id), headers: linkHeaders }
  })

  http.route(reportRoutes.compareReports, async (call) => {
    const after = mustBeOpen(await reportFor(context, call, call.params.id))
    const before = mustBeOpen(await reportFor(context, call, call.params.other))
    return { body: await compare(context, { before: before.id, after: after.id }) }
  })

  // Only with the report that it corrects, which was made from answers behind the same link.
  http.route(reportRoutes.compareByLink, async ({ params }) => {
    const { id } = await openLink(context, params.token)
    const note = (await correctionNotes(prisma, [id])).get(id)
    const before = note && (await prisma.report.findUnique({ where: { id: note.reportId }, select: { id: true, userId: true } }))
    // One that is in an account now is not read by a link any more.
    if (!before || before.userId !== null) throw new AppError('not_found', 'There is no earlier report to compare with.')
    return { body: await compare(context, { before: before.id, after: id }), headers: linkHeaders }
  })
}

async function viewOf({ prisma }: ApiContext, id: string): Promise<ReportView> {
  const report = await prisma.report.findUniqueOrThrow({ where: { id }, omit: { input: true, material: true } })
  const reportType = report.reportType as ReportType
  return {
    id,
    reportType,
    title: documentTitle({ reportType, personName: report.personName }),
    createdAt: report.createdAt.toISOString(),
    pages: report.pages ?? undefined,
    aiGenerated: report.aiGenerated,
    aiText: report.aiText,
    corrects: (await correctionNotes(prisma, [id])).get(id),
    sections: (await findPages(prisma, report)).map(sentSection),
  }
}

async function compare({ prisma }: ApiContext, { before, after }: { before: string; after: string }) {
  const [old, now] = await Promise.all([before, after].map((id) => prisma.report.findUniqueOrThrow({ where: { id } })))
  if (!old?.material || !now?.material) throw new AppError('conflict', 'One of the two reports keeps no figures to compare.')
  return compareReports(readStoredInput(old), readStoredInput(now))
}
