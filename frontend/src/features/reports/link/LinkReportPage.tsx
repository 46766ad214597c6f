import type { ReportView } from '@waymark/contracts/models/report/report'
import { Link, useParams } from 'react-router-dom'
import {
  useEndAiTextByLinkMutation,
  useGetMarksByLinkQuery,
  useGetViewByLinkQuery,
  useMarkByLinkMutation,
} from '../../../api/reports/report-link.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { AiTextConsent } from '../reader/AiTextConsent.tsx'
import { CorrectedNote } from '../reader/CorrectedNote.tsx'
import { ReportReader } from '../reader/ReportReader.tsx'
import { LinkClosed } from './LinkClosed.tsx'
import { linkPaths } from './link-paths.ts'

/** A guest's report to read, with what was ticked and written on it. */
export function LinkReportPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useGetViewByLinkQuery(token)
  usePageTitle(data?.title ?? 'Report')
  if (data) return <ReportToRead token={token} report={data} />
  return (
    <main className="page" id="main" tabIndex={-1} aria-busy={error ? undefined : true}>
      <h1 className="vh">Report</h1>
      {error ? (
        <LinkClosed token={token} error={error} what="this report" onRetry={refetch} />
      ) : (
        <Skeleton widths={[-40, 100, 100, 100, 100, 100, 60]} label="The report is being read" />
      )}
    </main>
  )
}

function ReportToRead({ token, report }: { token: string; report: ReportView }) {
  const { aiText, aiGenerated } = report
  const { data: held, error, refetch } = useGetMarksByLinkQuery(token)
  const [write] = useMarkByLinkMutation()
  const [endAiText, ended] = useEndAiTextByLinkMutation()
  const paths = linkPaths(token)
  return (
    <ReportReader
      report={report}
      marks={{
        held,
        unread: error !== undefined,
        readAgain: refetch,
        keep: async (place, mark) => !(await write({ token, place, mark })).error,
      }}
      actions={
        <>
          <Link className="btn" to={paths.correct}>
            Correct an answer
          </Link>
          <a className="btn btn-p" href={paths.pdf} download>
            <Icon name="download" />
            Download PDF Report
          </a>
        </>
      }
    >
      {report.corrects && <CorrectedNote corrects={report.corrects} compareHref={paths.compare} />}
      <p className="rv-note small">
        What you tick and write is kept with the report, and erased with it.{' '}
        <a href={paths.about}>Share two pages, or erase all</a>
      </p>
      {(aiText || aiGenerated || ended.isSuccess) && (
        <AiTextConsent takeBack={() => endAiText(token)} takenBack={!aiText || ended.isSuccess} worded={aiGenerated} />
      )}
    </ReportReader>
  )
}
