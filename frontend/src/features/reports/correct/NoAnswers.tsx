import { detailOf, isApiError } from '../../../api/api-error.ts'
import { linkTo } from '../../../routes.ts'
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx'

/** Why the answers of a report are not shown: not paid for, not made yet or not kept any more, or a read that failed. */
export function NoAnswers({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const settled = isApiError(error) && (error.status === 402 || error.status === 409)
  if (!settled) return <ErrorState what="your answers" error={error} onRetry={onRetry} />
  return (
    <EmptyState sign="empty" title="Nothing can be corrected here now" text={detailOf(error)}>
      <button type="button" className="btn" onClick={onRetry}>
        Look again
      </button>
      <a className="btn btn-p" href={linkTo('detailedAssessment')}>
        Take the assessment again
      </a>
    </EmptyState>
  )
}
