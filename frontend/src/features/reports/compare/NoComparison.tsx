import { detailOf, isApiError } from '../../../api/api-error.ts'
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx'

/** Why two reports are not compared: one is not made or paid for, or keeps no figures; or the read failed. */
export function NoComparison({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const settled = isApiError(error) && [402, 404, 409].includes(error.status)
  if (!settled) return <ErrorState what="the comparison" error={error} onRetry={onRetry} />
  return (
    <EmptyState sign="empty" title="There is nothing to compare now" text={detailOf(error)}>
      <button type="button" className="btn" onClick={onRetry}>
        Look again
      </button>
    </EmptyState>
  )
}
