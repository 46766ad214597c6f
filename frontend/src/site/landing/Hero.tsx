import { linkTo } from '../../routes.ts'

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          <p className="kicker">AI Career Platform</p>
          <h1 className="t-display">
            Your next move,
            <br />
            clearly marked.
          </h1>
          <p className="lead">
            Tell us what you do, what you like and what matters to you. Waymark compares it with about 870 occupations and shows
            where you fit, how sure that is, and what speaks against it.
          </p>
          <div className="btn-row">
            <a className="btn btn-p btn-lg" href={linkTo('detailedAssessment')}>
              Start Your Journey
            </a>
            <a className="btn btn-lg" href={linkTo('home', { demo: 'true' })} data-try-demo>
              Try Demo
            </a>
          </div>
          <p className="cap">No account needed. You see the price before you answer a single question.</p>
        </div>
        <Signpost />
      </div>
    </section>
  )
}

const plates = [
  { side: '', title: 'Computer systems analyst', fit: 'Fit 82, likely 76–88', months: 5 },
  { side: ' l', title: 'Training specialist', fit: 'Fit 74, likely 66–81', months: 9 },
  { side: ' s', title: 'Information security analyst', fit: 'Fit 68, likely 61–74', months: 14 },
]

const spoken =
  'A signpost. You are here: quality assurance analyst. Three directions: ' +
  'computer systems analyst, fit 82, about 5 months. Training specialist, fit 74, about 9 months. ' +
  'Information security analyst, fit 68, about 14 months.'

function Signpost() {
  return (
    <div className="post" role="img" aria-label={spoken}>
      <i className="paint" />
      <i className="paint" />
      <p className="here">
        <small>You are here</small>Quality assurance analyst
      </p>
      {plates.map(({ side, title, fit, months }) => (
        <p key={title} className={`plate${side}`}>
          <b>{title}</b>
          <span>{fit}</span>
          <time>
            {months}
            <small>months</small>
          </time>
        </p>
      ))}
    </div>
  )
}
