import { Link, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useCompareByLinkQuery } from '../../../api/reports/report-link.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { Comparison } from '../compare/Comparison.tsx'
import { NoComparison } from '../compare/NoComparison.tsx'
import { LinkClosed } from './LinkClosed.tsx'
import { linkPaths } from './link-paths.ts'

/** What changed in a guest's corrected report. The earlier one opens by its own link, in its own mail. */
export function LinkComparePage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useCompareByLinkQuery(token)
  const { read } = linkPaths(token)
  const ended = isApiError(error) && error.status === 410
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">What changed</h1>
        </div>
        <Link className="btn" to={read}>
          Back to the report
        </Link>
      </div>
      {!data && ended && <LinkClosed token={token} error={error} what="the comparison" onRetry={refetch} />}
      {!data && error && !ended && <NoComparison error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="panel pad">
          <Skeleton widths={[-40, 60, 54, -28, 66, 40]} label="The two reports are being compared" />
        </div>
      )}
      {data && (
        <Comparison comparison={data} sideLink={(side, words) => (side === 'after' ? <Link to={read}>{words}</Link> : words)} />
      )}
    </main>
  )
}
