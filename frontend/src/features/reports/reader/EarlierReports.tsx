import type { ReportSummary, ReportView } from '@waymark/contracts/models/report/report'
import { Link } from 'react-router-dom'
import { useListReportsQuery } from '../../../api/reports/reports.ts'
import { standOf } from '../../../entities/report/report-stand.ts'
import { compareHref } from '../compare/compare-href.ts'

/** Of a person's newest reports. */
const LOOKED_AT = 50

/** The ways to compare a report with the others of its kind; nothing is shown where there is none. */
export function EarlierReports({ report }: { report: Pick<ReportView, 'id' | 'reportType' | 'createdAt' | 'corrects'> }) {
  const { data } = useListReportsQuery({ page: 1, limit: LOOKED_AT })
  const others = (data?.reports ?? []).filter((other) => isComparable(report, other))
  if (others.length === 0) return null
  return (
    <details className="panel share">
      <summary>Compare with {others.length === 1 ? 'your other report' : 'your other reports'} of this kind</summary>
      <div>
        <p>What changed in your answers and in the list of directions, and why a direction came or went.</p>
        <ul className="rv-others">
          {others.map((other) => (
            <li key={other.id}>
              <Link to={compareHref(report, other)}>The report of {momentOf(other.createdAt)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** The one that it corrects is named above its pages already. */
function isComparable(report: Pick<ReportView, 'id' | 'reportType' | 'corrects'>, other: ReportSummary): boolean {
  return (
    other.id !== report.id &&
    other.id !== report.corrects?.reportId &&
    other.reportType === report.reportType &&
    standOf(other) === 'ready'
  )
}

function momentOf(createdAt: string): string {
  return new Date(createdAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
}
