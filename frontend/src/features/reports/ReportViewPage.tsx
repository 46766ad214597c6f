import '../../styles/report-view.css'
import '../../styles/report-content.css'
import type { ReportView } from '@waymark/contracts/models/report'
import { reportCatalog } from '@waymark/contracts/models/report-type'
import type { User } from '@waymark/contracts/models/user'
import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { detailOf, isApiError } from '../../api/api-error.ts'
import { useGetReportMarksQuery, useMarkReportMutation } from '../../api/report-marks.ts'
import { useGetReportViewQuery } from '../../api/reports.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { Cover } from '../../components/Cover.tsx'
import { Icon } from '../../components/Icon.tsx'
import { reportPdfHref } from '../../lib/report-pdf.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { fullName } from '../shell/person.ts'
import { coverTones } from '../wizard/report-type-cover.ts'
import type { KeepMark } from './bind-marks.ts'
import { ContentsFold, ContentsRail } from './Contents.tsx'
import { ReportPages } from './ReportPages.tsx'
import { ShareSummary } from './ShareSummary.tsx'

export function ReportViewPage({ user }: { user: User }) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetReportViewQuery(id)
  usePageTitle(data?.title ?? 'Report')

  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />
  if (error && !data) return <Unreadable message={detailOf(error)} onRetry={refetch} />
  if (!data) return <ReportSkeleton />
  return <ReportToRead report={data} name={fullName(user)} />
}

function ReportToRead({ report, name }: { report: ReportView; name: string }) {
  const { id, reportType, createdAt, pages, sections, corrects } = report
  const typeName = reportCatalog[reportType].name
  const { data: marks, error: unread, refetch } = useGetReportMarksQuery(id)
  const [write] = useMarkReportMutation()
  const keep: KeepMark = async (place, mark) => !(await write({ id, place, mark })).error
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="rv-h">
        <div>
          <span aria-hidden="true">
            <Cover title={typeName} tone={coverTones[reportType]} />
          </span>
          <div>
            <h1 className="t-4">{typeName}</h1>
            <p className="num">
              {name} · {new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })}
              {pages && ` · ${pages} pages`}
            </p>
          </div>
        </div>
        <div className="btn-row">
          <a className="btn btn-p" href={reportPdfHref(id)} download>
            <Icon name="download" />
            Download PDF Report
          </a>
        </div>
      </div>
      {corrects && (
        <p>
          This report corrects <Link to={`/reports/${corrects.reportId}`}>an earlier one</Link> in one answer: {corrects.question}{' '}
          You said “{corrects.before}” then, and “{corrects.after}” now.
        </p>
      )}
      <ShareSummary reportId={id} />
      {unread && !marks && (
        <p role="alert">
          What you ticked and wrote on this report could not be read, so nothing new is kept now.{' '}
          <button type="button" className="btn" onClick={refetch}>
            Try again
          </button>
        </p>
      )}
      <ContentsFold sections={sections} />
      <div className="rv">
        <ContentsRail sections={sections} />
        <ReportPages key={id} sections={sections} marks={marks} keep={keep} />
      </div>
    </main>
  )
}

function Unreadable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="page empty" id="main" tabIndex={-1}>
      <h1 className="t-1">This report cannot be opened now</h1>
      <p className="lead">{message}</p>
      <div className="btn-row">
        <button type="button" className="btn btn-p" onClick={onRetry}>
          Try again
        </button>
        <Link className="btn" to="/reports">
          Your reports
        </Link>
      </div>
    </main>
  )
}

function ReportSkeleton() {
  return (
    <main className="page" id="main" tabIndex={-1} aria-busy="true">
      <h1 className="vh">Report</h1>
      <Skeleton active paragraph={{ rows: 2 }} />
      <Skeleton active paragraph={{ rows: 10 }} />
    </main>
  )
}
