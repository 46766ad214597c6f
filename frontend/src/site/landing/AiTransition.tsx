import type { CSSProperties } from 'react'
import { linkTo } from '../../routes.ts'

const risks = [
  { job: 'Data entry clerk', percent: 85 },
  { job: 'Telemarketer', percent: 75 },
  { job: 'Bookkeeping clerk', percent: 70 },
  { job: 'Retail cashier', percent: 65 },
  { job: 'Paralegal assistant', percent: 60 },
]

const areas = [
  { area: 'Healthcare and care work', why: 'Judgment, touch and trust in one person' },
  { area: 'Skilled trades and green energy', why: 'Work in places no two of which are alike' },
  { area: 'Cybersecurity and data', why: 'Someone answers for what the systems do' },
  { area: 'Teaching and training', why: 'People learn from people they believe' },
  { area: 'Project and people leadership', why: 'Deciding what should be done at all' },
]

export function AiTransition() {
  return (
    <section id="ai-transition">
      <div className="wrap">
        <p className="kicker">AI Transition</p>
        <h2 className="t-2 ai-title">AI changes tasks first. Know which of yours.</h2>
        <div className="two">
          <div>
            <h3 className="t-4">Jobs at risk of automation</h3>
            <ul className="risk num">
              {risks.map(({ job, percent }) => (
                <li key={job}>
                  {job}
                  <span className="bar" style={{ '--v': percent } as CSSProperties}>
                    <i />
                  </span>
                  <b>{percent}%</b>
                </li>
              ))}
            </ul>
            <p className="cap risk-note">
              Sample figures. Published measures disagree, so your own report shows four of them side by side, down to the tasks
              of your job. <a href={linkTo('aiCareerTransition')}>Check your own job now</a>
            </p>
          </div>
          <div>
            <h3 className="t-4">Future-proof career areas</h3>
            <ul className="safe">
              {areas.map(({ area, why }) => (
                <li key={area}>
                  <b>{area}</b>
                  <span>{why}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
