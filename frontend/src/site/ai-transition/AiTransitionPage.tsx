import { reportCatalog } from '@waymark/contracts/models/report/report-type'
import table from '../../../content/exposure.json'
import { NothingCharged } from '../../entities/report/NothingCharged.tsx'
import { linkTo } from '../../routes.ts'
import { MarketingFrame } from '../marketing/MarketingFrame.tsx'
import { agreementWord, lenses } from './readings.ts'

/**
 * AI and one's own job, from the data. Without script it is a table of the hundred most common occupations; with it, a person
 * looks up their own job and gives its activities their hours (see the island of the same name).
 */
export function AiTransitionPage() {
  return (
    <MarketingFrame>
      <div className="ai wrap">
        <div className="hd">
          <p className="kicker">AI Transition</p>
          <h1 className="t-2">Check your own job, one activity at a time</h1>
          <p className="lead">
            A title says little. Look up what the work consists of, give each part its hours, and see what three readings say
            about your week.
          </p>
        </div>
        <OwnJob />
        <section aria-labelledby="all">
          <h2 className="t-3" id="all">
            A hundred occupations through four lenses
          </h2>
          <p className="muted ai-note">
            Ranks among the occupations that a lens covers: 100 is most exposed, a dash means no figure. They are not the chance
            of losing the job, and they disagree. Where the column “They agree” says “clear”, they stand close together.
          </p>
          <LensTable />
          <p className="cap ai-note">
            A: Eloundou and others, 2023. B: Tomlinson and others, 2025. C: Nesta, 2021. D: Frey and Osborne, 2013. Growth and
            openings: BLS, 2024–34. The hundred occupations with most workers;{' '}
            <a href={linkTo('dataSources')}>method and sources</a>.
          </p>
        </section>
        <section className="ai-offer panel">
          <div>
            <h2 className="t-3">Which directions use your human hours more?</h2>
            <p className="muted">The AI Transition report works that out from your own answers, down to the first thirty days.</p>
          </div>
          <div>
            <a className="btn btn-p btn-lg" href={linkTo('detailedAssessment')}>
              See the AI Transition report
            </a>
            <p className="cap num">${reportCatalog.ai_transition.price}, shown again before you order</p>
            <NothingCharged />
          </div>
        </section>
      </div>
    </MarketingFrame>
  )
}

/** The part that needs script: hidden by style where there is none, so that nothing jumps where there is; the island fills it. */
function OwnJob() {
  return (
    <div id="own-job">
      <form className="panel jobq">
        <label className="field">
          <span className="label">Your job title</span>
          <input className="input" name="title" maxLength={200} autoComplete="organization-title" required />
        </label>
        <button className="btn btn-p" type="submit">
          Show activities
        </button>
        <fieldset className="cand" hidden>
          <legend className="strong">Closest to:</legend>
        </fieldset>
        <p className="cand" role="status" data-status />
      </form>
      <div data-result />
    </div>
  )
}

function LensTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label="Occupations and their ranks">
      <table className="tbl num ai-table">
        <thead>
          <tr>
            <th scope="col">Occupation</th>
            {lenses.map(({ letter, name, year }) => (
              <th key={letter} scope="col">
                {name} {year}
              </th>
            ))}
            <th scope="col">They agree</th>
            <th scope="col">Jobs by 2034</th>
            <th scope="col">Openings a year</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ code, title, ranks, agreement, growth, openings }) => (
            <tr key={code}>
              <th scope="row">{title}</th>
              {lenses.map(({ letter }) => (
                <td key={letter}>{(ranks as Record<string, number>)[letter] ?? '–'}</td>
              ))}
              <td>{agreementWord(agreement)}</td>
              <td>{signed(growth)}</td>
              <td>{openings.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function signed(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`
}
