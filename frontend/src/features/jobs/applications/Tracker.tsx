import { ClipboardCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTrackApplicationMutation } from '../../../api/jobs/job-writes.ts'
import type { JobDetail, Stage } from '../../../api/jobs/jobs.ts'
import { linkTo } from '../../../routes.ts'
import { StageSelect } from './StageSelect.tsx'
import { isStage } from './stages.ts'

/** Begins an application, or moves it on. Notes and history are in the applications view. */
export function Tracker({ job }: { job: JobDetail }) {
  const [track, { isLoading }] = useTrackApplicationMutation()
  const set = (status: Stage) => void track({ id: job.id, status })
  const status = job.applicationStatus ?? null
  if (!isStage(status)) {
    return (
      <button type="button" className={job.url ? 'btn' : 'btn btn-p'} disabled={isLoading} onClick={() => set('planned')}>
        <ClipboardCheck className="i" aria-hidden="true" />
        Track application
      </button>
    )
  }
  return (
    <span className="tracker">
      <StageSelect label={`Stage of your application: ${job.title}`} value={status} onChange={set} />
      <Link to={linkTo('jobs', { view: 'applications' })}>Notes and history</Link>
    </span>
  )
}
