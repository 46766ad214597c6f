import type { PrismaClient } from '../generated/client.ts'

type Raw = Pick<PrismaClient, '$queryRaw'>

/** `queue`: it waits in the queue, a worker has it, it waits for its time, or nothing is left to do. */
export type ReportState = {
  reportId: string
  assessmentId: string
  reportType: string
  guest: boolean
  status: string
  failure: string | null
  traceparent: string
  attempts: number
  queue: 'waits' | 'in hand' | 'not due yet' | 'nothing to do'
  sections: number
  pages: number | null
  bytes: number | null
}
export type ReportStep = { at: Date; what: string; detail: string }

/** Ids of the newest 20 that go by this name: a report, assessment, member, guest's address, Message-ID, payment or trace. */
export async function findReportIds(db: Raw, name: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select report.id::text from report, (select ${name}::text as name) asked
    where report.id::text = name or assessment_id::text = name or user_id = name or lower(guest_email) = lower(name)
      or payment_id = name or substring(traceparent from 4 for 32) = name
      or report.id in (select report_id from outgoing_mail where message_id = name or message_id = '<' || name || '>')
      or report.id in (select report_id from payment where session_id = name or intent_id = name or payment.id::text = name)
    order by created_at desc limit 20`
  return rows.map(({ id }) => id)
}

export async function readReportState(db: Raw, reportId: string): Promise<ReportState | undefined> {
  const [row] = await db.$queryRaw<ReportState[]>`
    select r.id::text as "reportId", assessment_id::text as "assessmentId", report_type as "reportType", user_id is null as guest, status,
      failure_code as failure, traceparent, attempts, pages, pdf_bytes as bytes,
      case when status not in ('requested', 'composing', 'rendering') then 'nothing to do' when claimed_until > now() then 'in hand'
        when due_at > now() then 'not due yet' else 'waits' end as queue,
      (select count(*)::int from report_section s where s.report_id = r.id) as sections
    from report r where r.id = ${reportId}::uuid`
  return row
}

/** What the database noted of a report, its sections and its payments, in order of time. */
export async function readReportSteps(db: Raw, reportId: string): Promise<ReportStep[]> {
  return db.$queryRaw<ReportStep[]>`
    select at, what, detail from report_history where report_id = ${reportId}::uuid
    union all select created_at, 'section written', section_id from report_section where report_id = ${reportId}::uuid
    union all select created_at, 'page to pay on opened', cents / 100 || ' ' || currency from payment where report_id = ${reportId}::uuid
    union all select refunded_at, 'money given back', '' from payment where report_id = ${reportId}::uuid and refunded_at is not null
    order by 1`
}
