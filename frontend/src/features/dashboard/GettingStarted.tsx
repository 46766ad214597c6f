import { Link } from 'react-router-dom'

/** For a person without any assessment: the three first ways. */
export function GettingStarted() {
  return (
    <section className="panel pad">
      <h2 className="t-3">Getting Started</h2>
      <p className="muted start-text">Three ways in. Any of them makes the others more exact.</p>
      <div className="btn-row">
        <Link className="btn btn-p" to="/assessment">
          Take an assessment
        </Link>
        <Link className="btn" to="/skills">
          Add skills
        </Link>
        <Link className="btn" to="/jobs">
          Browse jobs
        </Link>
      </div>
    </section>
  )
}
