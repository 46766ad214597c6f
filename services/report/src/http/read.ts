import { setTimeout as delay } from 'node:timers/promises'
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Hijacked } from '@waymark/service/http/context'
import type { Http } from '@waymark/service/http/server'
import { streamEvents } from '@waymark/service/http/sse'
import type { ApiContext } from '../context.ts'
import { pdfKey } from '../data/artifacts/file-removal.ts'
import { correctionNotes } from '../data/corrections.ts'
import { progressOf } from '../data/progress/trail.ts'
import { presentReport, type SummaryRow, summaryColumns } from '../data/report-summary.ts'
import { isMade } from '../domain/report-state.ts'
import type { Report } from '../generated/client.ts'
import { eraseReports } from '../use-cases/erase-reports.ts'
import { mustBeOpen, reportFor } from './find-report.ts'

/** Of the looks every two seconds; a notification wakes the stream at once all the same. */
const RESTING_POLLS = 15

/** Calls that read reports: the list, one with its progress, the stream, the file, the page; and the one that deletes. */
export function addReadRoutes(http: Http, context: ApiContext): void {
  const { prisma } = context

  http.route(reportRoutes.getLanguageModel, async () => ({ body: { provider: modelProvider(context.config) } }))

  http.route(reportRoutes.listReports, async ({ user, query }) => {
    const where = { userId: user.userId }
    const [rows, total] = await Promise.all([
      prisma.report.findMany({
        where,
        select: { ...summaryColumns, directions: true, confidence: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (query.page - 1) * query.limit,
        take: query.limit,
      }),
      prisma.report.count({ where }),
    ])
    const corrections = await correctionNotes(
      prisma,
      rows.map(({ id }) => id),
    )
    return { body: { reports: rows.map((row) => ({ ...presentListed(row), corrects: corrections.get(row.id) })), total } }
  })

  http.route(reportRoutes.getReport, async (call) => {
    const report = await reportFor(context, call, call.params.id)
    const { progress } = await snapshot(context, report.id)
    return { body: { report: presentReport(report), progress } }
  })

  http.route(reportRoutes.watchReport, async (call): Promise<Hijacked> => {
    const { id } = await reportFor(context, call, call.params.id)
    return streamEvents(call, async (sse) => {
      let seen = sse.lastEventId ?? ''
      let wake = Promise.withResolvers<void>()
      let rests = false
      let polls = 0
      const leave = context.progress.watch(id, (changed) => {
        if (changed || !rests || ++polls % RESTING_POLLS === 0) wake.resolve()
      })
      try {
        while (!sse.signal.aborted) {
          wake = Promise.withResolvers<void>()
          const { revision, progress } = await snapshot(context, id)
          if (revision !== seen) await sse.send({ id: revision, event: 'progress', data: progress })
          seen = revision
          if (isLast(progress)) return
          // A member's report that waits to be paid for, perhaps for days in a tab left open.
          rests = progress.status === 'ready'
          await wake.promise
          // Sections can be done faster than anyone can see: at most ten snapshots a second.
          await delay(100)
        }
      } finally {
        leave()
      }
    })
  })

  http.route(reportRoutes.getReportPdf, async (call) => {
    const report = mustBeOpen(await reportFor(context, call, call.params.id))
    const file = await context.artifacts.get(pdfKey(report.id))
    if (!file) throw new Error(`the PDF of report ${report.id} is not in the store`)
    return { file: file.bytes, type: file.contentType, headers: attachment(report.reportType) }
  })

  http.route(reportRoutes.deleteReport, async (call) => {
    const { id } = await reportFor(context, call, call.params.id)
    await transaction(prisma, (tx) => eraseReports(tx, { reportId: id }))
    return { body: {} }
  })
}

/** Nothing more is told after this; the page closes its stream at the same snapshots. */
function isLast({ status, paid }: ReportProgress): boolean {
  return status === 'failed' || status === 'delivered' || (status === 'ready' && paid)
}

export function attachment(reportType: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="waymark-${reportType.replaceAll('_', '-')}.pdf"` }
}

/** What the report found is told of a paid one only. */
function presentListed(row: SummaryRow & Pick<Report, 'directions' | 'confidence'>) {
  const report = presentReport(row)
  if (!report.paid || !isMade(report.status)) return report
  return { ...report, directions: row.directions.join(', ') || undefined, confidence: row.confidence ?? undefined }
}

async function snapshot({ prisma }: ApiContext, id: string) {
  const report = await prisma.report.findUnique({
    where: { id },
    select: {
      id: true,
      reportType: true,
      status: true,
      paidAt: true,
      pages: true,
      failureCode: true,
      revision: true,
      sections: { select: { sectionId: true, note: true } },
    },
  })
  if (!report) throw new AppError('not_found', 'There is no such report.')
  return { revision: String(report.revision), progress: progressOf(report) }
}

/** Whom answers would go to, as people are told before they agree; undefined where no model is connected. */
function modelProvider({ OPENAI_MODEL, OPENAI_BASE_URL, MODEL_PROVIDER }: ModelConfig): string | undefined {
  if (!OPENAI_MODEL) return undefined
  return MODEL_PROVIDER ?? (OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).hostname : 'OpenAI')
}
type ModelConfig = Pick<ApiContext['config'], 'OPENAI_MODEL' | 'OPENAI_BASE_URL' | 'MODEL_PROVIDER'>
