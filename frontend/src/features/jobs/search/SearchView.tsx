import { useSearchParams } from 'react-router-dom'
import { type JobPage, useSearchJobsQuery } from '../../../api/jobs/jobs.ts'
import { ErrorState } from '../../../ui/EmptyState.tsx'
import { ForYou } from '../ForYou.tsx'
import { JobBrowser } from '../JobBrowser.tsx'
import { JobSkeleton } from '../JobSkeleton.tsx'
import { NoJobs } from '../NoJobs.tsx'
import { Filters } from './Filters.tsx'
import { hasFilters, type JobSearch, queryOf, readSearch, writeSearch } from './job-search.ts'

/** Recommended for you, the filters, and what they find. */
export function SearchView() {
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const { data, currentData, error, isFetching, refetch } = useSearchJobsQuery(queryOf(search))
  // While another page is on its way the present one stays, greyed; a search of its own starts with the outline.
  const shown = currentData ?? (error ? undefined : data)
  const empty = shown?.total === 0

  return (
    <>
      <ForYou search={search} />
      <section className="all" aria-label={hasFilters(search) ? 'Search results' : 'All jobs'}>
        <div className="section-head">
          <h2 className="t-3">{hasFilters(search) ? 'Jobs found' : 'All jobs'}</h2>
          <span className="muted num" role="status">
            {shown && countOf(shown)}
          </span>
        </div>
        <Filters search={search} onSearch={(next) => setParams(writeSearch(next))} />
        {error && !isFetching && <ErrorState what="the jobs" error={error} onRetry={refetch} />}
        {!shown && !error && <JobSkeleton />}
        {shown && empty && <NoJobs search={search} onClear={() => setParams(new URLSearchParams())} />}
        {shown && <Corrected page={shown} search={search} />}
        {shown && !empty && <JobBrowser page={shown} at={search.page} busy={isFetching} />}
      </section>
    </>
  )
}

function countOf({ total, totalIsCapped }: JobPage): string {
  if (totalIsCapped) return `${total.toLocaleString('en-US')}+ jobs`
  return total === 1 ? '1 job' : `${total.toLocaleString('en-US')} jobs`
}

/** The service looked for something else than was typed, because nothing fits that. */
function Corrected({ page: { correctedTitle, correctedLocation }, search }: { page: JobPage; search: JobSearch }) {
  if (!correctedTitle && !correctedLocation) return null
  const typed = [correctedTitle && search.title, correctedLocation && search.location].filter(Boolean).join('” and “')
  const meant = [correctedTitle, correctedLocation].filter(Boolean).join('” and “')
  return (
    <p className="corrected" role="status">
      Nothing fits “{typed}”. These fit “{meant}”.
    </p>
  )
}
