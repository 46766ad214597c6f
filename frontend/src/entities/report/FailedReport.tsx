type Props = { reason: string | undefined; pending: boolean; onRetry: () => void }

/** The report did not come about: what is safe, why, and another try. */
export function FailedReport({ reason, pending, onRetry }: Props) {
  return (
    <div className="narrow failed">
      <svg className="cross" viewBox="0 0 44 44" aria-hidden="true">
        <path d="M6 6l32 32M38 6L6 38" stroke="currentColor" strokeWidth="8" />
      </svg>
      <h1 className="t-1" tabIndex={-1}>
        Report Generation Failed
      </h1>
      <p className="lead">{reason ?? 'Something went wrong while the report was made.'}</p>
      <p className="muted">Your answers are safe, and nothing was charged.</p>
      <div className="btn-row">
        <button type="button" className="btn btn-lg btn-p" disabled={pending} onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  )
}
