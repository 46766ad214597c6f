import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useSaveJobMutation } from '../../api/jobs/job-writes.ts'
import type { JobDetail } from '../../api/jobs/jobs.ts'

/** Saves at once; a write that fails takes it back and says so. */
export function SaveButton({ job }: { job: JobDetail }) {
  const [save] = useSaveJobMutation()
  const saved = job.saved === true
  const toggle = () => void save({ id: job.id, saved: !saved })
  const SaveIcon = saved ? BookmarkCheck : Bookmark
  return (
    <button type="button" className="btn" aria-pressed={saved} onClick={toggle}>
      <SaveIcon className="i" aria-hidden="true" />
      {saved ? 'Saved' : 'Save'}
    </button>
  )
}
