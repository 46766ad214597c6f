import type { ReportSummary } from '@waymark/contracts/models/report'
import { Link } from 'react-router-dom'
import { ReportRow } from '../reports/ReportRow.tsx'
import { Trail } from '../shell/NotOpenYet.tsx'

export function LatestReports({ reports }: { reports: readonly ReportSummary[] }) {
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Your reports</h2>
        <Link className="strong" to="/reports">
          View All
        </Link>
      </div>
      {reports.length === 0 ? (
        <div className="panel pad empty">
          <Trail />
          <p>No report yet. It begins with a few questions.</p>
          <Link className="btn" to="/detailed-assessment">
            Choose a report
          </Link>
        </div>
      ) : (
        <ul className="panel">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  )
}
