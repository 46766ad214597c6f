import type { User } from '@waymark/contracts/models/identity/user'
import type { ReportView } from '@waymark/contracts/models/report/report'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { useGetReportMarksQuery, useMarkReportMutation } from '../../../api/reports/report-marks.ts'
import { useEndAiTextMutation, useGetReportQuery, useGetReportViewQuery } from '../../../api/reports/reports.ts'
import { fullName } from '../../../entities/person/person.ts'
import { reportPdfHref } from '../../../entities/report/report-pdf.ts'
import { standOf } from '../../../entities/report/report-stand.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Lazy, lazyWithPreload } from '../../../ui/lazy-with-preload.tsx'
import { NotFound } from '../../../ui/NotFound.tsx'
import { AiTextConsent } from './AiTextConsent.tsx'
import { CorrectedNote } from './CorrectedNote.tsx'
import { EarlierReports } from './EarlierReports.tsx'
import { ReportReader } from './ReportReader.tsx'
import { ShareSummary } from './ShareSummary.tsx'

const Making = lazyWithPreload(async () => (await import('./MakingReport.tsx')).MakingReport)

export function ReportViewPage({ user }: { user: User }) {
  const { id = '' } = useParams()
  const { state } = useLocation()
  // Ordered a moment ago: asking for its pages would only be refused.
  const [ordered, setOrdered] = useState(() => (isOrdered(state) ? id : undefined))
  const waits = ordered === id
  const { data, error, refetch } = useGetReportViewQuery(id, { skip: waits })
  const unmade = waits || (!data && isApiError(error) && error.status === 409)
  const { currentData: asked, error: unknown } = useGetReportQuery(id, { skip: !unmade })
  usePageTitle(data?.title ?? 'Report')
  const look = () => (waits ? setOrdered(undefined) : refetch())

  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />
  if (unmade && asked && !unknown && standOf(asked.report) !== 'unpaid')
    return <Lazy key={id} part={Making} props={{ report: asked.report, onReady: look }} />
  const reason = error ?? (waits ? unknown : undefined)
  if (reason && !data) return <Unreadable message={detailOf(reason)} onRetry={look} />
  if (!data) return <ReportSkeleton />
  return <ReportToRead report={data} name={fullName(user)} />
}

function isOrdered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ordered' in state
}

function ReportToRead({ report, name }: { report: ReportView; name: string }) {
  const { id, corrects, aiText, aiGenerated } = report
  const { data: held, error, refetch } = useGetReportMarksQuery(id)
  const [write] = useMarkReportMutation()
  const [endAiText, ended] = useEndAiTextMutation()
  return (
    <ReportReader
      report={report}
      name={name}
      marks={{
        held,
        unread: error !== undefined,
        readAgain: refetch,
        keep: async (place, mark) => !(await write({ id, place, mark })).error,
      }}
      actions={
        <>
          <Link className="btn" to={linkTo('correctReport', { id })}>
            Correct an answer
          </Link>
          <a className="btn btn-p" href={reportPdfHref(id)} download>
            <Icon name="download" />
            Download PDF Report
          </a>
        </>
      }
    >
      {corrects && (
        <CorrectedNote
          corrects={corrects}
          earlierHref={linkTo('report', { id: corrects.reportId })}
          compareHref={linkTo('compareReports', { id, other: corrects.reportId })}
        />
      )}
      <EarlierReports report={report} />
      <ShareSummary reportId={id} />
      {(aiText || aiGenerated || ended.isSuccess) && (
        <AiTextConsent takeBack={() => endAiText(id)} takenBack={!aiText || ended.isSuccess} worded={aiGenerated} />
      )}
    </ReportReader>
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
        <Link className="btn" to={linkTo('reports')}>
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
      <Skeleton widths={[-40, 100, 60, -40, 100, 100, 100, 100, 100, 60]} label="The report is being read" />
    </main>
  )
}
