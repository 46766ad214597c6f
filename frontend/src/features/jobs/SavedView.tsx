import { JOBS_PAGE_SIZE } from '@waymark/contracts/models/job'
import { Link, useSearchParams } from 'react-router-dom'
import { useListSavedJobsQuery } from '../../api/jobs/jobs.ts'
import { linkTo } from '../../routes.ts'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { JobBrowser } from './JobBrowser.tsx'
import { JobSkeleton } from './JobSkeleton.tsx'
import { readSearch } from './search/job-search.ts'

export function SavedView() {
  const [params] = useSearchParams()
  const { page } = readSearch(params)
  const { data, currentData, error, isFetching, refetch } = useListSavedJobsQuery({ page, limit: JOBS_PAGE_SIZE })
  const shown = currentData ?? (error ? undefined : data)
  if (error && !isFetching) return <ErrorState what="your saved jobs" error={error} onRetry={refetch} />
  if (!shown) return <JobSkeleton />
  if (shown.total === 0) {
    return (
      <EmptyState sign="empty" title="No saved jobs yet" text="Save a posting, and it waits here until you decide.">
        <Link className="btn btn-p" to={linkTo('jobs')}>
          Find jobs
        </Link>
      </EmptyState>
    )
  }
  return <JobBrowser page={shown} at={page} busy={isFetching} />
}
