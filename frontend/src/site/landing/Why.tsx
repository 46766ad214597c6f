import { linkTo } from '../../routes.ts'

const reasons = [
  {
    title: 'Reasons against, not only for',
    text: 'Every direction comes with what could make it wrong for you, and what would change our mind.',
  },
  {
    title: 'Scores you can trace',
    text: 'Scores are computed from public occupation data. A language model writes sentences; it never sets a number.',
  },
  { title: 'Same answers, same result', text: 'Your name, gender, nationality and age change nothing in the ranking.' },
  {
    title: 'Useful without an account',
    text: 'Give an e-mail address and the report comes to you. Sign in only if you want to keep it here.',
  },
  { title: 'Yours to take away', text: 'Export everything, delete everything. No silent renewal.' },
]

export function Why() {
  return (
    <section className="tint">
      <div className="wrap why">
        <div className="sticky">
          <h2 className="t-2">Why choose Waymark</h2>
          <p className="lead why-lead">Advice is only useful if you can check it.</p>
          <a className="btn btn-p" href={linkTo('detailedAssessment')}>
            Get Started Today
          </a>
        </div>
        <ol>
          {reasons.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3 className="t-3">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
