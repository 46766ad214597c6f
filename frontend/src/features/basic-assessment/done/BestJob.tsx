import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { useListJobMatchesQuery } from '../../../api/jobs/jobs.ts'
import { bandOf } from '../../../entities/occupation/match-band.ts'
import { linkTo } from '../../../routes.ts'

/** The posting that fits best so far, with its parts. */
export function BestJob() {
  const { data } = useListJobMatchesQuery({ limit: 3 })
  const best = data?.[0]
  return (
    <section className="panel">
      <div>
        <h2 className="t-3">Jobs</h2>
        {best && <Match match={best} />}
      </div>
      <div>
        {!best && <p className="muted small">Postings are compared with your answers and your skills.</p>}
        <Link className="btn" to={linkTo('jobs')}>
          Browse jobs
        </Link>
      </div>
    </section>
  )
}

function Match({ match }: { match: NonNullable<ReturnType<typeof useListJobMatchesQuery>['data']>[number] }) {
  const { jobPosting: job, matchPercentage: percent, mustHeld, mustTotal } = match
  const style = { '--n': mustTotal, '--band': bandOf(percent).colour } as CSSProperties
  return (
    <>
      <p className="jb">
        <b>{job.title}</b>
        <span className="num">{percent}%</span>
      </p>
      {mustTotal > 0 && (
        <div className="p6" style={style} role="img" aria-label={`${mustHeld} of ${mustTotal} must-haves`}>
          {Array.from({ length: mustTotal }, (_, index) => index + 1).map((part) => (
            <i key={part} className={part <= mustHeld ? 'on' : undefined} />
          ))}
        </div>
      )}
      <p className="small muted">
        {[mustTotal > 0 && `${mustHeld} of ${mustTotal} must-haves`, [job.company, job.location].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
