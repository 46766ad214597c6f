import { traceIdOf } from '@waymark/kit/tracing'
import type { BaseContext } from '../context.ts'
import { withoutAddresses } from '../domain/without-addresses.ts'

/** What support is shown of a report. It names nobody and holds no answer, no link and no secret. */
export type ReportHistory = {
  reportId: string
  assessmentId: string
  reportType: string
  of: 'a member' | 'a guest'
  status: string
  failure: string | null
  /** Of the click: every log line of its way carries it. */
  traceId: string | undefined
  attempts: number
  /** It waits in the queue, or a worker has it. */
  queue: 'waits' | 'in hand' | 'not due yet' | 'nothing to do'
  sections: number
  pages: number | null
  bytes: number | null
  /** Given up, and not tried again since. */
  deadJobs: { step: string; error: string; attempts: number; at: Date }[]
  steps: { at: Date; what: string; detail: string }[]
}

/** By what a person can name: the report, its assessment, a Message-ID, a payment, or the address that a guest gave. */
export async function findReports({ prisma }: Pick<BaseContext, 'prisma'>, name: string): Promise<string[]> {
  const rows = await prisma.$queryRawUnsafe<{ id: string }[]>(
    `select id::text from report
     where id::text = $1 or assessment_id::text = $1 or user_id = $1 or lower(guest_email) = lower($1) or payment_id = $1
       or substring(traceparent from 4 for 32) = $1
       or id in (select report_id from outgoing_mail where message_id = $1 or message_id = '<' || $1 || '>')
       or id in (select report_id from payment where session_id = $1 or intent_id = $1 or id::text = $1)
     order by created_at desc limit 20`,
    name,
  )
  return rows.map(({ id }) => id)
}

export async function newestReports({ prisma }: Pick<BaseContext, 'prisma'>): Promise<string[]> {
  const rows = await prisma.report.findMany({ select: { id: true }, orderBy: { createdAt: 'desc' }, take: 3 })
  return rows.map(({ id }) => id)
}

export async function reportHistory({ prisma }: Pick<BaseContext, 'prisma'>, id: string): Promise<ReportHistory | undefined> {
  const [row] = await prisma.$queryRawUnsafe<Row[]>(
    `select r.id::text as "reportId", assessment_id::text as "assessmentId", report_type as "reportType", user_id is null as guest, status,
       failure_code as failure, traceparent, attempts, pages, pdf_bytes as bytes,
       case when status not in ('requested', 'composing', 'rendering') then 'nothing to do' when claimed_until > now() then 'in hand'
         when due_at > now() then 'not due yet' else 'waits' end as queue,
       (select count(*)::int from report_section s where s.report_id = r.id) as sections
     from report r where r.id = $1::uuid`,
    id,
  )
  if (!row) return undefined
  const { guest, traceparent, ...told } = row
  const steps = await prisma.$queryRawUnsafe<ReportHistory['steps']>(
    `select at, what, detail from report_history where report_id = $1::uuid
     union all select created_at, 'section written', section_id from report_section where report_id = $1::uuid
     union all select created_at, 'page to pay on opened', cents / 100 || ' ' || currency from payment where report_id = $1::uuid
     union all select refunded_at, 'money given back', '' from payment where report_id = $1::uuid and refunded_at is not null
     order by 1`,
    id,
  )
  const deadJobs = await prisma.$queryRawUnsafe<ReportHistory['deadJobs']>(
    `select step, error, attempts, created_at as at from dead_job where report_id = $1::uuid and replayed_at is null order by created_at`,
    id,
  )
  return {
    ...told,
    of: guest ? 'a guest' : 'a member',
    traceId: traceIdOf(traceparent),
    deadJobs: deadJobs.map((job) => ({ ...job, error: withoutAddresses(job.error.split('\n')[0] ?? '') })),
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

type Row = Omit<ReportHistory, 'of' | 'traceId' | 'deadJobs' | 'steps'> & { guest: boolean; traceparent: string }
