import { Button, Skeleton } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { detailOf } from '../../api/api-error.ts'
import { useListReportsQuery } from '../../api/reports.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { Icon } from '../../components/Icon.tsx'
import { Trail } from '../shell/NotOpenYet.tsx'
import { ReportRow } from './ReportRow.tsx'

const pageSize = 20

export function ReportsPage() {
  usePageTitle('Your reports')
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
        <Link className="btn" to="/detailed-assessment">
          <Plus className="i" aria-hidden="true" />
          New report
        </Link>
      </div>
      {isLoading && <Skeleton active paragraph={{ rows: 6 }} />}
      {error && (
        <div className="panel pad empty">
          <p>The list could not be read. {detailOf(error)}</p>
          <Button onClick={refetch}>Try again</Button>
        </div>
      )}
      {data && data.reports.length === 0 && <NoReports />}
      {data && data.reports.length > 0 && (
        <ul className="panel">
          {data.reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className="btn-row pager" aria-label="Pages">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span className="num">
            {page} of {pages}
          </span>
          <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
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
    <div className="panel pad empty">
      <Trail />
      <p>No report yet. It begins with a few questions, and you see the price first.</p>
      <Link className="btn btn-p" to="/detailed-assessment">
        Choose a report
      </Link>
    </div>
  )
}
