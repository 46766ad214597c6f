import { JOBS_PAGE_SIZE } from '@waymark/contracts/models/job'
import { Link, useSearchParams } from 'react-router-dom'
import { useListSavedJobsQuery } from '../../api/jobs/jobs.ts'
import { linkTo } from '../../routes.ts'
import { FailedPanel, StatePanel } from '../../ui/StatePanel.tsx'
import { JobBones } from './JobBones.tsx'
import { JobBrowser } from './JobBrowser.tsx'
import { readSearch } from './search/job-search.ts'

export function SavedView() {
  const [params] = useSearchParams()
  const { page } = readSearch(params)
  const { data, currentData, error, isFetching, refetch } = useListSavedJobsQuery({ page, limit: JOBS_PAGE_SIZE })
  const shown = currentData ?? (error ? undefined : data)
  if (error && !isFetching) return <FailedPanel what="your saved jobs" error={error} onRetry={refetch} />
  if (!shown) return <JobBones />
  if (shown.total === 0) {
    return (
      <StatePanel sign="empty" title="No saved jobs yet" text="Save a posting, and it waits here until you decide.">
        <Link className="btn btn-p" to={linkTo('jobs')}>
          Find jobs
        </Link>
      </StatePanel>
    )
  }
  return <JobBrowser page={shown} at={page} busy={isFetching} />
}
