import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isDemo } from '../../lib/demo-mode.ts'

/** Where a report's PDF is. The demo has one sample, a file of the site itself. */
export function reportPdfHref(id: string): string {
  return isDemo() ? '/demo/sample-report.pdf' : pathOf(reportRoutes.getReportPdf, { id })
}

/** Where the two pages for a counselor or a partner are. */
export function sharedSummaryHref(id: string): string {
  return pathOf(reportRoutes.getSharedSummaryPdf, { id })
}
