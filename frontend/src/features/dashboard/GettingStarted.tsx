import { Link } from 'react-router-dom'
import { linkTo } from '../../routes.ts'

/** For a person without any assessment: the three first ways. */
export function GettingStarted() {
  return (
    <section className="panel pad">
      <h2 className="t-3">Getting Started</h2>
      <p className="muted start-text">Three ways in. Any of them makes the others more exact.</p>
      <div className="btn-row">
        <Link className="btn btn-p" to={linkTo('assessment')}>
          Take an assessment
        </Link>
        <Link className="btn" to={linkTo('skills')}>
          Add skills
        </Link>
        <Link className="btn" to={linkTo('jobs')}>
          Browse jobs
        </Link>
      </div>
    </section>
  )
}
