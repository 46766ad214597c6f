import type { Job } from '../../api/jobs/jobs.ts'
import { stageWord } from './applications/stages.ts'

/** Where a posting is from and how it stands with the person. A sample is always named so. */
export function JobTags({ job }: { job: Job }) {
  return (
    <span className="tags">
      <span className={job.sample ? 'tag sample' : 'tag tag-line'}>{job.source}</span>
      {job.closedAt && <span className="tag tag-line">Closed</span>}
      {job.saved && <span className="tag tag-spruce">Saved</span>}
      {job.applicationStatus && <span className="tag tag-spruce">{stageWord(job.applicationStatus)}</span>}
    </span>
  )
}
