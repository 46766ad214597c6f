import type { ReportType } from '@waymark/contracts/models/report-type'
import { ORDER } from '../document/sections/order.ts'
import type { ReportContents, SectionContent } from '../document/sections/section.ts'
import type { Report, ReportSection } from '../generated/client.ts'

/** A stored report as the renderer and the online view take it, sections in printing order. */
export function readStoredContents(report: Report & { sections: readonly ReportSection[] }): ReportContents {
  const reportType = report.reportType as ReportType
  const stored = new Map(report.sections.map((row) => [row.sectionId, row.content as unknown as SectionContent]))
  return {
    reportId: report.id,
    reportType,
    createdAt: report.createdAt.toISOString(),
    personName: report.personName,
    sections: ORDER[reportType].flatMap((section) => stored.get(section.id) ?? []),
  }
}
