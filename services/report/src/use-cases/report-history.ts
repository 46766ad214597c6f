import { traceIdOf } from '@waymark/kit/tracing'
import type { BaseContext } from '../context.ts'
import { findReportIds, type ReportState, type ReportStep, readReportState, readReportSteps } from '../data/report-steps.ts'
import { withoutAddresses } from '../domain/without-addresses.ts'

/** What support is shown of a report. It names nobody and holds no answer, no link and no secret. */
export type ReportHistory = Omit<ReportState, 'guest' | 'traceparent'> & {
  of: 'a member' | 'a guest'
  /** Of the click: every log line of its way carries it. */
  traceId: string | undefined
  /** Given up, and not tried again since. */
  deadJobs: { step: string; error: string; attempts: number; at: Date }[]
  steps: ReportStep[]
}

/** By what a person can name: the report, its assessment, a Message-ID, a payment, or the address that a guest gave. */
export async function findReports({ prisma }: Pick<BaseContext, 'prisma'>, name: string): Promise<string[]> {
  return findReportIds(prisma, name)
}

export async function newestReports({ prisma }: Pick<BaseContext, 'prisma'>): Promise<string[]> {
  const rows = await prisma.report.findMany({ select: { id: true }, orderBy: { createdAt: 'desc' }, take: 3 })
  return rows.map(({ id }) => id)
}

export async function reportHistory({ prisma }: Pick<BaseContext, 'prisma'>, id: string): Promise<ReportHistory | undefined> {
  const row = await readReportState(prisma, id)
  if (!row) return undefined
  const { guest, traceparent, ...told } = row
  const steps = await readReportSteps(prisma, id)
  const deadJobs = await prisma.deadJob.findMany({
    where: { reportId: id, replayedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { step: true, error: true, attempts: true, createdAt: true },
  })
  return {
    ...told,
    of: guest ? 'a guest' : 'a member',
    traceId: traceIdOf(traceparent),
    deadJobs: deadJobs.map(({ step, attempts, createdAt, error }) => ({
      step,
      error: withoutAddresses(error.split('\n')[0] ?? ''),
      attempts,
      at: createdAt,
    })),
    steps: steps.map((step) => ({ ...step, detail: withoutAddresses(step.detail) })),
  }
}

/** One line for each step, with the time since the order. */
export function historyLines(history: ReportHistory): string[] {
  const { reportId, reportType, of, status, failure, traceId, attempts, queue, sections, pages, bytes, deadJobs, steps } = history
  const began = steps[0]?.at.getTime() ?? 0
  const after = (at: Date) => `+${((at.getTime() - began) / 1000).toFixed(1)} s`.padStart(10)
  return [
    `Report ${reportId}, ${reportType}, of ${of}: ${status}${failure ? ` (${failure})` : ''}`,
    `Trace ${traceId ?? 'none'}; queue: ${queue}; attempt ${attempts}; ${sections} sections${pages ? `; ${pages} pages, ${bytes} bytes` : ''}`,
    ...steps.map(({ at, what, detail }) => `${at.toISOString()} ${after(at)}  ${what}${detail ? `: ${detail}` : ''}`),
    ...deadJobs.map(
      ({ at, step, attempts: tries, error }) => `${at.toISOString()}  given up at ${step} after ${tries} attempts: ${error}`,
    ),
    ...(deadJobs.length > 0 ? [`Another try: node services/report/src/tasks/replay-dead-jobs.ts ${reportId}`] : []),
  ]
}
