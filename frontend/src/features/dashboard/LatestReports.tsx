import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { Link } from 'react-router-dom'
import { ReportRow } from '../../entities/report/ReportRow.tsx'
import { linkTo } from '../../routes.ts'

type Props = { read: { data?: { reports: readonly ReportSummary[] } | undefined }; person: string }

/** The newest reports. Without one, the upgrade beside it says what a report is; nothing stands here twice. */
export function LatestReports({ read, person }: Props) {
  const reports = read.data?.reports ?? []
  if (reports.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Your reports</h2>
        <Link className="strong" to={linkTo('reports')}>
          View All
        </Link>
      </div>
      <ul className="panel">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} person={person} />
        ))}
      </ul>
    </section>
  )
}
