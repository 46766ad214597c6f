import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

/** The corrected report is being made, and comes by mail as the first one did. */
export function CorrectionSent({ readHref }: { readHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="page empty" id="main" tabIndex={-1}>
      <h1 className="t-1" tabIndex={-1} ref={heading}>
        Your report is on its way
      </h1>
      <p className="lead">
        It is made again with your new answer, and goes to the address that this one went to. Its mail has a link of its own.
      </p>
      <p className="muted">It arrives within a few minutes. If it does not, please check your spam folder.</p>
      <div className="btn-row">
        <Link className="btn" to={readHref}>
          Back to the report of before
        </Link>
      </div>
    </main>
  )
}
