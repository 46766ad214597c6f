import { Building2, Calendar, ChevronLeft, ExternalLink, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { isApiError } from '../../../api/api-error.ts'
import { useRemovePastedJobMutation } from '../../../api/jobs/job-writes.ts'
import { type JobDetail, useGetJobQuery } from '../../../api/jobs/jobs.ts'
import { salaryOf } from '../../../lib/money.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { Tracker } from '../applications/Tracker.tsx'
import { JobTags } from '../JobTags.tsx'
import { postedAgo } from '../posted.ts'
import { SaveButton } from '../SaveButton.tsx'
import { GateNote } from './GateNote.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import { PostingText } from './PostingText.tsx'
import { UsualPay } from './UsualPay.tsx'

type Props = { id: string; backTo: string; takesFocus: boolean }

/** One posting: what it is, how it matches, where it says so, and what the person does with it. */
export function JobDetailPane({ id, backTo, takesFocus }: Props) {
  const { data, error, refetch } = useGetJobQuery(id)
  return (
    <article aria-label={data?.title ?? 'Posting'}>
      <Link className="back" to={backTo}>
        <ChevronLeft className="i" aria-hidden="true" />
        All jobs
      </Link>
      {!data && !error && <Skeleton widths={[-56, 74, 48, 100, 90, 96]} label="Loading the posting" />}
      {error && <Unreadable error={error} onRetry={refetch} backTo={backTo} />}
      {data && <Posting job={data} backTo={backTo} takesFocus={takesFocus} />}
    </article>
  )
}

function Posting({ job, backTo, takesFocus }: { job: JobDetail; backTo: string; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <h2 className="det-title" tabIndex={-1} ref={title}>
        {job.title}
      </h2>
      <p className="meta num">
        <span>
          <Building2 className="i" aria-hidden="true" />
          {job.company}
        </span>
        <span>
          <MapPin className="i" aria-hidden="true" />
          {job.remote && !/remote/i.test(job.location) ? `${job.location} (remote)` : job.location}
        </span>
        <span>
          <Calendar className="i" aria-hidden="true" />
          Posted {postedAgo(job.postedDate)}
        </span>
      </p>
      <p className="det-pay num">
        <b>{salaryOf(job)}</b> {job.salaryMin !== undefined && <span className="muted">a year</span>}
        <span className="tag tag-line">{job.employmentType}</span>
        <span className="tag tag-line">{job.experienceLevel} level</span>
        <JobTags job={{ ...job, saved: undefined, applicationStatus: undefined }} />
      </p>
      <UsualPay job={job} />
      {job.closedAt && <p className="note">The feed has withdrawn this posting {postedAgo(job.closedAt)}.</p>}
      <div className="btn-row">
        {job.url && (
          <a className="btn btn-p" href={job.url} target="_blank" rel="noreferrer">
            Open posting
            <ExternalLink className="i" aria-hidden="true" />
            <span className="vh">(opens in a new tab)</span>
          </a>
        )}
        <SaveButton job={job} />
        <Tracker job={job} />
        {job.sourceKind === 'pasted' && <RemovePasted job={job} backTo={backTo} />}
      </div>
      <MatchPanel job={job} />
      {job.refusedWhy && <p className="note">{job.refusedWhy}.</p>}
      <GateNote job={job} />
      <PostingText job={job} />
    </>
  )
}

function RemovePasted({ job, backTo }: { job: JobDetail; backTo: string }) {
  const [remove, { isLoading }] = useRemovePastedJobMutation()
  const navigate = useNavigate()
  const go = async () => {
    const done = await remove(job.id)
    if (!done.error) void navigate(backTo, { replace: true })
  }
  return (
    <button type="button" className="btn btn-t" disabled={isLoading} onClick={go}>
      Remove posting
    </button>
  )
}

function Unreadable({ error, onRetry, backTo }: { error: unknown; onRetry: () => void; backTo: string }) {
  if (!isApiError(error) || error.status !== 404) return <ErrorState what="this posting" error={error} onRetry={onRetry} />
  return (
    <EmptyState sign="empty" title="This posting is gone" text="It was withdrawn, or it belongs to someone else.">
      <Link className="btn" to={backTo}>
        All jobs
      </Link>
    </EmptyState>
  )
}
