import { detailOf, isApiError } from '../../../api/api-error.ts'
import { linkTo } from '../../../routes.ts'
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx'
import { linkPaths } from './link-paths.ts'

type Props = { token: string; error: unknown; what: string; onRetry: () => void }

/** Why a link does not open what was asked: it has ended, it leads to nothing, it is too early, or the read failed. */
export function LinkClosed({ token, error, what, onRetry }: Props) {
  const { status = 0 } = isApiError(error) ? error : {}
  if (status === 410)
    return (
      <EmptyState
        sign="empty"
        title="This link has ended"
        text="Links end after a while, so that an old mail cannot open your report. We can send a new one to the address that the report went to."
      >
        <a className="btn btn-p" href={linkPaths(token).about}>
          To the page that sends it
        </a>
      </EmptyState>
    )
  if (status === 404 || status === 400)
    return (
      <EmptyState
        sign="empty"
        title="This link does not work"
        text="It is not complete, or what it led to has been erased: we erase reports of guests after 30 days. Please open the link in the mail itself."
      >
        <a className="btn" href={linkTo('detailedAssessment')}>
          Have a new report made
        </a>
      </EmptyState>
    )
  if (status === 409)
    return (
      <EmptyState sign="busy" title="This cannot be shown now" text={detailOf(error)}>
        <button type="button" className="btn btn-p" onClick={onRetry}>
          Look again
        </button>
      </EmptyState>
    )
  return <ErrorState what={what} error={error} onRetry={onRetry} />
}
