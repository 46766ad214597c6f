import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { ORDER } from '../document/sections/order.ts'
import type { ReportContents, SectionContent } from '../document/sections/section.ts'
import type { Report, ReportSection } from '../generated/client.ts'

/**
 * The sections of a report that keeps no pages, in printing order. What an earlier edition wrote and today's order does not know stands
 * where it was written: a report is written from its first page on.
 */
export function readStoredContents(report: Report & { sections: readonly ReportSection[] }): ReportContents {
  const reportType = report.reportType as ReportType
  const today = ORDER[reportType].map(({ id }) => id)
  const known = report.sections.every(({ sectionId }) => today.includes(sectionId))
  const written = report.sections.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const order = known ? today : written.map(({ sectionId }) => sectionId)
  const stored = new Map(report.sections.map((row) => [row.sectionId, row.content as unknown as SectionContent]))
  return {
    reportId: report.id,
    reportType,
    createdAt: report.createdAt.toISOString(),
    personName: report.personName,
    sections: order.flatMap((id) => stored.get(id) ?? []),
  }
}
