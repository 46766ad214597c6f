import type { ReportStatus, ReportSummary } from '@waymark/contracts/models/report/report'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { failureSentence } from '../domain/report-state.ts'
import type { Report } from '../generated/client.ts'

export type SummaryRow = Pick<
  Report,
  'id' | 'reportType' | 'status' | 'paidAt' | 'pages' | 'pdfBytes' | 'createdAt' | 'readyAt' | 'failureCode'
>

export const summaryColumns = {
  id: true,
  reportType: true,
  status: true,
  paidAt: true,
  pages: true,
  pdfBytes: true,
  createdAt: true,
  readyAt: true,
  failureCode: true,
} as const

export function presentReport(row: SummaryRow): ReportSummary {
  const status = row.status as ReportStatus
  const reportType = row.reportType as ReportType
  return {
    id: row.id,
    reportType,
    title: reportCatalog[reportType].name,
    status,
    paid: row.paidAt !== null,
    pages: row.pages ?? undefined,
    bytes: row.pdfBytes ?? undefined,
    createdAt: row.createdAt.toISOString(),
    readyAt: row.readyAt?.toISOString(),
    failure: status === 'failed' ? failureSentence(row.failureCode) : undefined,
  }
}
