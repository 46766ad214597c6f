import { reportCatalog, reportType } from '@waymark/contracts/models/report-type'

/** What the catalogue calls a report; an event of a type that is newer than this process is still told of. */
export function reportName(type: string): string {
  return reportType.is(type) ? reportCatalog[type].name : 'career'
}
