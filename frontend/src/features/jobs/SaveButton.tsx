import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useSaveJobMutation } from '../../api/job-writes.ts'
import type { JobDetail } from '../../api/jobs.ts'
import { useToast } from '../../components/toast/ToastProvider.tsx'

/** Saves at once; a write that fails takes it back and says so. */
export function SaveButton({ job }: { job: JobDetail }) {
  const [save] = useSaveJobMutation()
  const toast = useToast()
  const saved = job.saved === true
  const toggle = async () => {
    const done = await save({ id: job.id, saved: !saved })
    if ('error' in done)
      toast({ title: 'Error', description: 'The posting could not be saved. Please try again.', variant: 'destructive' })
  }
  const SaveIcon = saved ? BookmarkCheck : Bookmark
  return (
    <button type="button" className="btn" aria-pressed={saved} onClick={toggle}>
      <SaveIcon className="i" aria-hidden="true" />
      {saved ? 'Saved' : 'Save'}
    </button>
  )
}
