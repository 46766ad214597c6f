import { Link } from 'react-router-dom'
import type { Job } from '../../api/jobs/jobs.ts'
import { bandOf } from '../../entities/occupation/match-band.ts'
import { salaryOf } from '../../lib/money.ts'
import { JobTags } from './JobTags.tsx'
import { postedAgo } from './posted.ts'
import { StandsBefore } from './posting/StandsBefore.tsx'
import { rowId } from './row-id.ts'

export function JobRow({ job, to, current }: { job: Job; to: string; current: boolean }) {
  const { matchPercentage: percent } = job
  const place = job.remote ? 'Remote' : job.location
  return (
    <Link id={rowId(job.id)} className="job num" to={to} aria-current={current || undefined}>
      <b>{job.title}</b>
      {percent === undefined ? (
        <span />
      ) : (
        <span className="job-match">
          <i style={{ background: bandOf(percent).colour }} aria-hidden="true" />
          {percent}%<small> match</small>
        </span>
      )}
      <span className="s">{job.company}</span>
      <span className="s job-pay">{salaryOf(job)}</span>
      <StandsBefore job={job} />
      <span className="s job-foot">
        {[place, job.experienceLevel, `posted ${postedAgo(job.postedDate)}`].filter(Boolean).join(' · ')}
        <JobTags job={job} />
      </span>
    </Link>
  )
}
