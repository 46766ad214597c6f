import { linkTo } from '../../routes.ts'
import { guides } from './career-guides.ts'
import { GuideIcon } from './GuideIcon.tsx'

export function CareerGuides() {
  return (
    <section>
      <div className="wrap">
        <h2 className="t-2">Career guides</h2>
        <div className="guides">
          {guides.map(
            ({ title, icon, description, salaryRange, timeToLearn, difficulty, demand, growth, official, steps, against }) => (
              <article key={title} className="panel">
                <h3 className="t-3">
                  <GuideIcon name={icon} />
                  {title}
                </h3>
                <p className="muted">{description}</p>
                <dl className="num">
                  <Fact name="Salary range" value={salaryRange} />
                  <Fact name="Time to learn" value={timeToLearn} />
                  <Fact name="Difficulty" value={difficulty} />
                  <Fact name="Demand" value={demand} />
                  <Fact name="Growth" value={growth} />
                </dl>
                <p className="cap num">{official}.</p>
                <ol className="guide-steps">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <ul className="reasons against">
                  <li>{against}</li>
                </ul>
                <a className="btn" href={linkTo('detailedAssessment')} aria-label={`Get Personalized Plan: ${title}`}>
                  Get Personalized Plan
                </a>
              </article>
            ),
          )}
        </div>
        <p className="cap letters-note">
          The figures in the tables are illustrative. Below each stands the official one: pay from the U.S. Bureau of Labor
          Statistics, May 2024, growth from its projections for 2024–34.
        </p>
      </div>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
