import { Link } from 'react-router-dom'
import { type JobMatch, useListJobMatchesQuery } from '../../api/jobs/jobs.ts'
import { bandOf } from '../../entities/occupation/match-band.ts'
import { salaryOf } from '../../lib/money.ts'
import { linkTo } from '../../routes.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { MatchParts } from './posting/MatchParts.tsx'
import { StandsBefore } from './posting/StandsBefore.tsx'
import { type JobSearch, writeSearch } from './search/job-search.ts'

const shown = 3

/** The three postings that match best. Without anything to match by, it says what is missing. */
export function ForYou({ search }: { search: JobSearch }) {
  const { data, isLoading, error, refetch } = useListJobMatchesQuery({ limit: shown })
  return (
    <section className="rec-sec" aria-labelledby="for-you">
      <div className="section-head">
        <h2 className="t-3" id="for-you">
          Recommended for you
        </h2>
      </div>
      {isLoading && (
        <div className="for-you">
          {[1, 2, 3].map((card) => (
            <div key={card} className="panel fy">
              <Skeleton widths={[-40, 100, 70, 56, 44]} label={card === 1 ? 'Loading your matches' : ''} />
            </div>
          ))}
        </div>
      )}
      {error && (
        <p className="panel fy-none">
          Your matches could not be read.{' '}
          <button type="button" className="link" onClick={refetch}>
            Try again
          </button>
        </p>
      )}
      {data?.length === 0 && (
        <p className="panel fy-none">
          Nothing to match by yet. <Link to={linkTo('skills')}>Add your skills</Link> or{' '}
          <Link to={linkTo('assessment')}>take the assessment</Link>, and the best three stand here.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="for-you">
          {data.slice(0, shown).map((match) => (
            <li key={match.id}>
              <Card match={match} search={search} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Card({ match, search }: { match: JobMatch; search: JobSearch }) {
  const { jobPosting: job, matchPercentage: percent, mustHeld, niceHeld, mustTotal, niceTotal } = match
  const params = writeSearch(search)
  params.set('job', job.id)
  const total = (mustTotal ?? 0) + (niceTotal ?? 0)
  const held = (mustHeld ?? 0) + (niceHeld ?? 0)
  return (
    <Link className="panel fy" to={`${linkTo('jobs')}?${params}`} state={{ from: 'for-you' }}>
      <span className="pct num">
        <b>{percent}%</b> <span>match</span>
        <em>{bandOf(percent).word}</em>
      </span>
      {total > 0 && (
        <>
          <MatchParts held={held} total={total} percent={percent} />
          <span className="vh">
            {held} of {total} skills.
          </span>
        </>
      )}
      <b className="t-4">{job.title}</b>
      <span className="muted">
        {job.company}, {job.remote ? 'remote' : job.location}
      </span>
      <StandsBefore job={job} />
      <span className="num fy-pay">
        {salaryOf(job)}
        <span className={job.sample ? 'tag sample' : 'tag tag-line'}>{job.source}</span>
      </span>
    </Link>
  )
}
