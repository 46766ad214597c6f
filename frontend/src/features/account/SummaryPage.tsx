import type { CareerSummary } from '@waymark/contracts/models/identity/career-summary'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetCareerSummaryQuery } from '../../api/account/resume.ts'
import { FitRange } from '../../entities/occupation/FitRange.tsx'
import { LevelBars } from '../../entities/person/LevelBars.tsx'
import { linkTo } from '../../routes.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { AccountFrame } from './AccountFrame.tsx'

const levels = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert']

/** One page: on the screen, printed by the browser, or as PDF. */
export function SummaryPage() {
  const summary = useGetCareerSummaryQuery()
  return (
    <AccountFrame
      page="summary"
      actions={
        summary.data && (
          <>
            <button type="button" className="btn" onClick={() => print()}>
              <Printer className="i" aria-hidden="true" />
              Print
            </button>
            <a className="btn btn-p" href={accountRoutes.getCareerSummaryPdf.path} download>
              <Icon name="download" />
              Download PDF
            </a>
          </>
        )
      }
    >
      <QueryView
        query={summary}
        what="your career summary"
        waiting={<Skeleton widths={[-50, 70, 100, 100, 100, 60]} label="Your career summary is being put together" />}
      >
        {(data) => <Sheet summary={data} />}
      </QueryView>
    </AccountFrame>
  )
}

function Sheet({ summary }: { summary: CareerSummary }) {
  const { name, title, industry, experience, location, about, goals, skills, skillsTotal, nextStep, missing, sources, away } =
    summary
  const years = experience === undefined ? '' : `${experience} ${experience === 1 ? 'year' : 'years'} of experience`
  const facts = [title, industry, years, location].filter(Boolean)
  return (
    <article className="panel cs" aria-label="Career summary">
      <header>
        <p className="kicker">Career summary</p>
        <h2 className="t-2">{name}</h2>
        {facts.length > 0 && <p className="lead">{facts.join(' · ')}</p>}
        <p className="small num">Put together on {longDate(summary.createdAt)}.</p>
      </header>
      {about && (
        <section>
          <h3 className="t-4">About</h3>
          <p className="cs-text">{about}</p>
        </section>
      )}
      {goals && (
        <section>
          <h3 className="t-4">Goals</h3>
          <p className="cs-text">{goals}</p>
        </section>
      )}
      <Directions summary={summary} />
      {skills.length > 0 && (
        <section>
          <h3 className="t-4">Skills</h3>
          <ul className="cs-skills">
            {skills.map((skill) => (
              <li key={skill.name}>
                <b className="strong">{skill.name}</b>
                <span>
                  {skill.level > 0 && <LevelBars level={skill.level} />} {levels[Math.round(skill.level)]}
                  {skill.verified && <span className="tag tag-spruce">Quiz verified</span>}
                </span>
              </li>
            ))}
          </ul>
          {skillsTotal > skills.length && <p className="small">And {skillsTotal - skills.length} more in your inventory.</p>}
        </section>
      )}
      {nextStep && (
        <section className="cs-next">
          <h3 className="t-5">
            <i />
            Next step
          </h3>
          <p className="strong">{nextStep.text}</p>
          <p className="small">{nextStep.why}</p>
        </section>
      )}
      {missing.length > 0 && (
        <section>
          <h3 className="t-4">Not here yet</h3>
          <ul className="cs-missing">
            {missing.map(({ text, link }) => (
              <li key={link}>
                {text} <Link to={link}>Add it</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="cap cs-sources">
        {sources.join(' · ')}
        {away.length > 0 && ` · Could not be read just now: ${away.join(', ')}.`}
      </p>
    </article>
  )
}

function Directions({ summary: { directions, assessedAt } }: { summary: CareerSummary }) {
  if (directions.length === 0) return null
  return (
    <section>
      <h3 className="t-4">
        {directions.length === 1 ? 'One direction' : `${['', '', 'Two', 'Three'][directions.length]} directions`}
      </h3>
      {assessedAt && (
        <p className="small num">
          From your assessment of {longDate(assessedAt)}. 50 is a middling match; the range is what the same answers could also
          mean.
        </p>
      )}
      <ol className="cs-ways">
        {directions.map((one, index) => (
          <li key={one.code}>
            <div>
              <h4 className="t-5">
                {index + 1}. <Link to={linkTo('occupation', { code: one.code })}>{one.title}</Link>
              </h4>
              {one.reasonFor && (
                <ul className="reasons">
                  <li>{one.reasonFor}</li>
                </ul>
              )}
              {one.reasonAgainst && (
                <ul className="reasons against">
                  <li>{one.reasonAgainst}</li>
                </ul>
              )}
            </div>
            <div>
              <FitRange value={one.fit} low={one.fitLow} high={one.fitHigh} />
              {one.payLow && one.payHigh && (
                <p className="small num">
                  Half earn ${one.payLow.toLocaleString('en-US')} to ${one.payHigh.toLocaleString('en-US')} a year,{' '}
                  {one.payPlace ? `in ${one.payPlace}` : 'US national'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function longDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })
}
