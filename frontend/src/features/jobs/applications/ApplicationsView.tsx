import { JOBS_PAGE_SIZE } from '@waymark/contracts/models/job'
import { Link, useSearchParams } from 'react-router-dom'
import { type Application, type ApplicationPage, useListApplicationsQuery } from '../../../api/jobs/jobs.ts'
import { linkTo } from '../../../routes.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/EmptyState.tsx'
import { Pager } from '../Pager.tsx'
import { pageCount } from '../page-buttons.ts'
import { readSearch } from '../search/job-search.ts'
import { useSteadyOrder } from '../use-steady-order.ts'
import { ApplicationRow } from './ApplicationRow.tsx'
import { isStage, stages } from './stages.ts'

/** Every application with its stage, note and history, last changed first. */
export function ApplicationsView() {
  const [params] = useSearchParams()
  const { page } = readSearch(params)
  const asked = params.get('stage')
  const status = isStage(asked) ? asked : undefined
  const { data, currentData, error, isFetching, refetch } = useListApplicationsQuery({ status, page, limit: JOBS_PAGE_SIZE })
  const shown = currentData ?? (error ? undefined : data)
  if (error && !isFetching) return <ErrorState what="your applications" error={error} onRetry={refetch} />
  if (!shown) return <Skeleton widths={[100, 100, 100, 100]} label="Loading your applications" />
  const all = shown.counts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) {
    return (
      <EmptyState
        sign="empty"
        title="No applications yet"
        text="Open a posting and choose “Track application”. Its stage, your notes and its history then stand here."
      >
        <Link className="btn btn-p" to={linkTo('jobs')}>
          Find jobs
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <StageChips counts={shown.counts} all={all} status={status} />
      {shown.applications.length === 0 ? (
        <p className="panel pad muted">No application stands here.</p>
      ) : (
        <Rows key={`${status} ${page}`} applications={shown.applications} busy={isFetching} />
      )}
      <Pager page={page} pages={pageCount(shown.total, JOBS_PAGE_SIZE)} hrefOf={(to) => hrefOf(status, to)} />
    </>
  )
}

function Rows({ applications, busy }: { applications: readonly Application[]; busy: boolean }) {
  const steady = useSteadyOrder(applications)
  return (
    <ul className="panel applications" aria-busy={busy}>
      {steady.map((application) => (
        <ApplicationRow key={application.id} application={application} />
      ))}
    </ul>
  )
}

function StageChips({ counts, all, status }: { counts: ApplicationPage['counts']; all: number; status?: string }) {
  const countOf = (stage: string) => counts.find((one) => one.status === stage)?.count ?? 0
  return (
    <nav className="chips num" aria-label="Stages">
      <Link to={hrefOf()} aria-current={status === undefined ? 'page' : undefined}>
        All {all}
      </Link>
      {stages
        .filter(({ value }) => countOf(value) > 0 || value === status)
        .map(({ value, label }) => (
          <Link key={value} to={hrefOf(value)} aria-current={value === status ? 'page' : undefined}>
            {label} {countOf(value)}
          </Link>
        ))}
    </nav>
  )
}

function hrefOf(stage?: string, page = 1): string {
  const params = new URLSearchParams({ view: 'applications' })
  if (stage) params.set('stage', stage)
  if (page > 1) params.set('page', String(page))
  return `${linkTo('jobs')}?${params}`
}
