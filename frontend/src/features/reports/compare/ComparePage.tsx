import type { User } from '@waymark/contracts/models/identity/user'
import { Link, useParams } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useCompareReportsQuery } from '../../../api/reports/report-corrections.ts'
import { isDemo } from '../../../lib/demo-mode.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { NotFound } from '../../../ui/NotFound.tsx'
import { Comparison } from './Comparison.tsx'
import { NoComparison } from './NoComparison.tsx'

/** Two reports of a member, the earlier one beside the later one. */
export function ComparePage(_props: { user: User }) {
  const { id = '', other = '' } = useParams()
  const { data, error, refetch } = useCompareReportsQuery({ id, other })

  if (!data && isApiError(error) && (error.status === 404 || error.status === 400)) return <NotFound />
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">What changed</h1>
        </div>
        <Link className="btn" to={linkTo('report', { id })}>
          Back to the report
        </Link>
      </div>
      {isDemo() && (
        <p className="tag cmp-sample">Sample: in the demo the list changes in one way, whichever answer you correct.</p>
      )}
      {!data && error && <NoComparison error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="panel pad">
          <Skeleton widths={[-40, 60, 54, -28, 66, 40]} label="The two reports are being compared" />
        </div>
      )}
      {data && (
        <Comparison
          comparison={data}
          sideLink={(side, words) => <Link to={linkTo('report', { id: data[side].id })}>{words}</Link>}
          // The demo has the pages of a few occupations only.
          occupationHref={isDemo() ? undefined : (code) => linkTo('occupation', { code })}
        />
      )}
    </main>
  )
}
