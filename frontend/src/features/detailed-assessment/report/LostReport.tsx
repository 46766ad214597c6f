import { Link } from 'react-router-dom'
import { linkTo } from '../../../routes.ts'

type Props = { guest: boolean; onRetry: () => void; onStartOver: () => void }

/** The report of this tab cannot be followed any more: it was deleted, or it is not this person's. */
export function LostReport({ guest, onRetry, onStartOver }: Props) {
  return (
    <div className="narrow failed">
      <svg className="cross" viewBox="0 0 44 44" aria-hidden="true">
        <path d="M6 6l32 32M38 6L6 38" stroke="currentColor" strokeWidth="8" />
      </svg>
      <h1 className="t-1" tabIndex={-1}>
        We cannot find this report
      </h1>
      <p className="lead">It may have been deleted, or this browser may no longer open it.</p>
      <p className="muted">
        {guest ? 'If it was finished, its link is in your e-mail.' : 'Reports that are yours are listed under your reports.'}
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn-lg btn-p" onClick={onStartOver}>
          Start over
        </button>
        <button type="button" className="btn btn-lg" onClick={onRetry}>
          Try again
        </button>
        {!guest && (
          <Link className="btn btn-lg" to={linkTo('reports')}>
            Your reports
          </Link>
        )}
      </div>
    </div>
  )
}
