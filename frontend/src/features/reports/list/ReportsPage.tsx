import type { User } from '@waymark/contracts/models/identity/user'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListReportsQuery } from '../../../api/reports/reports.ts'
import { ReportRow } from '../../../entities/report/ReportRow.tsx'
import { linkTo } from '../../../routes.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ClaimReports } from './ClaimReports.tsx'
import { usePaidReturn } from './use-paid-return.ts'

const pageSize = 20

export function ReportsPage({ user }: { user: User }) {
  usePaidReturn()
  const [page, setPage] = useState(1)
  const { data, error, isLoading, refetch } = useListReportsQuery({ page, limit: pageSize })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))

  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Your reports</h1>
          <p>Each stays here until you delete it. A report says which answers and which data it was made from.</p>
        </div>
        <Link className="btn" to={linkTo('detailedAssessment')}>
          <Plus className="i" aria-hidden="true" />
          New report
        </Link>
      </div>
      <ClaimReports email={user.email} />
      {isLoading && <Skeleton widths={[-40, 60, 30, -40, 60, 30]} label="Your reports are being read" />}
      {!data && error && <ErrorState what="your reports" error={error} onRetry={refetch} />}
      {data && data.total === 0 && <NoReports />}
      {data && data.total > 0 && data.reports.length === 0 && page > 1 && (
        <p className="note">
          <span>Nothing is left on this page.</span>
        </p>
      )}
      {data && data.reports.length > 0 && (
        <ul className="panel">
          {data.reports.map((report) => (
            <ReportRow key={report.id} report={report} person={user.id} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="btn-row reports-pager" aria-label="Pages">
          <button type="button" className="btn" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </button>
          <span className="num">
            {page} of {pages}
          </span>
          <button type="button" className="btn" disabled={page === pages} onClick={() => setPage(page + 1)}>
            Older
          </button>
        </nav>
      )}
      <p className="note reports-note">
        <Icon name="info" />
        <span>Wages: BLS, May 2024. Profiles: O*NET 29.3.</span>
      </p>
    </main>
  )
}

function NoReports() {
  return (
    <EmptyState sign="empty" title="No report yet" text="It begins with a few questions, and you see the price first.">
      <Link className="btn btn-p" to={linkTo('detailedAssessment')}>
        Choose a report
      </Link>
    </EmptyState>
  )
}
