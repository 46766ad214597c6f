import { Link } from 'react-router-dom'
import { type JobDetail, type JobMatchDetail, useGetJobMatchQuery } from '../../../api/jobs/jobs.ts'
import { bandOf } from '../../../entities/occupation/match-band.ts'
import { linkTo } from '../../../routes.ts'
import { Skeleton } from '../../../ui/EmptyState.tsx'
import { MatchParts } from './MatchParts.tsx'
import { ProofTable } from './ProofTable.tsx'

/** How the person matches: the percent, its parts, and the proof of every part. */
export function MatchPanel({ job }: { job: JobDetail }) {
  const { data, error, isLoading, refetch } = useGetJobMatchQuery(job.id)
  return (
    <section aria-label="Your match">
      <h3 className="t-5 match-head">Your match</h3>
      {isLoading && <Skeleton widths={[30, 100, 100, 80]} label="Computing your match" />}
      {error && (
        <p className="muted">
          Your match could not be read.{' '}
          <button type="button" className="link" onClick={refetch}>
            Try again
          </button>
        </p>
      )}
      {data && (
        <>
          <Summary match={data} />
          <ProofTable job={job} match={data} />
        </>
      )}
    </section>
  )
}

function Summary({ match }: { match: JobMatchDetail }) {
  const { matchPercentage: percent } = match
  if (percent === undefined) {
    return (
      <p className="match-none">
        There is nothing to compute a match from yet. <Link to={linkTo('skills')}>Add your skills</Link> or{' '}
        <Link to={linkTo('assessment')}>take the assessment</Link>.
      </p>
    )
  }
  return (
    <>
      <div className="match">
        <div className="pct">
          <b className="num" role="status">
            {percent}%
          </b>{' '}
          <span>match</span>
          <em>{bandOf(percent).word}</em>
        </div>
        <ul className="rows num">
          <Counted label="Must have" held={match.mustHeld} total={match.mustTotal} percent={percent} />
          <Counted label="Nice to have" held={match.niceHeld} total={match.niceTotal} percent={percent} />
          <Occupation match={match} percent={percent} />
        </ul>
      </div>
      {match.basis === 'skills' && (
        <p className="note">
          From the skills alone: no assessment says yet how well the occupation fits.{' '}
          <Link to={linkTo('assessment')}>Take the assessment</Link>
        </p>
      )}
      {match.basis === 'fit' && (
        <p className="note">From the occupation alone: this posting names no skill that we could read.</p>
      )}
    </>
  )
}

function Counted({ label, held = 0, total = 0, percent }: { label: string; held?: number; total?: number; percent: number }) {
  if (total === 0) return null
  return (
    <li>
      {label}
      <MatchParts held={held} total={total} percent={percent} />
      <span>
        {held} of {total}
      </span>
    </li>
  )
}

const occupationParts = 5

function Occupation({ match: { fit, fitLow, fitHigh }, percent }: { match: JobMatchDetail; percent: number }) {
  if (fit === undefined) return null
  const range = fitLow !== undefined && fitHigh !== undefined ? `, likely ${fitLow} to ${fitHigh}` : ''
  return (
    <li title={`Fit ${fit} of 100${range}`}>
      Occupation
      <MatchParts held={Math.round((fit * occupationParts) / 100)} total={occupationParts} percent={percent} />
      <span>
        fit {fit}
        <span className="vh">
          {range}, {bandOf(fit).word}
        </span>
      </span>
    </li>
  )
}
