import { JOBS_PAGE_SIZE } from '@waymark/contracts/models/job'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { JobPage } from '../../api/jobs/jobs.ts'
import { linkTo } from '../../routes.ts'
import { JobRow } from './JobRow.tsx'
import { Pager } from './Pager.tsx'
import { pageCount } from './page-buttons.ts'
import { JobDetailPane } from './posting/JobDetailPane.tsx'
import { rowId } from './row-id.ts'
import { useWide, wideQuery } from './use-wide.ts'

type Props = { page: JobPage; at: number; busy: boolean }

/** List and detail side by side; on a phone the detail replaces the list. The open posting is in the address. */
export function JobBrowser({ page: { jobs, total }, at, busy }: Props) {
  const [params] = useSearchParams()
  const wide = useWide()
  const asked = params.get('job') ?? undefined
  const open = asked ?? (wide ? jobs[0]?.id : undefined)
  const { detail, takesFocus } = useOpening(asked)
  const hrefOf = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(params)
    next.delete('job')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return `${linkTo('jobs')}?${next}`
  }
  const pageHref = (page: number) => hrefOf({ page: page > 1 ? String(page) : undefined })

  if (jobs.length === 0 && !asked) {
    return (
      <p className="panel pad">
        There is no page {at}. <Link to={pageHref(1)}>Go to the first page</Link>
      </p>
    )
  }
  return (
    <>
      <div className="panel md" aria-busy={busy}>
        <ul className="list">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobRow job={job} to={hrefOf({ job: job.id })} current={job.id === open} />
            </li>
          ))}
        </ul>
        <div className="det" ref={detail}>
          {open && <JobDetailPane key={open} id={open} backTo={hrefOf({})} takesFocus={takesFocus} />}
        </div>
      </div>
      <Pager page={at} pages={pageCount(total, JOBS_PAGE_SIZE)} hrefOf={pageHref} />
    </>
  )
}

/**
 * Opening a posting brings it into view and, once it can be read, puts the focus on its heading; closing it gives the focus
 * back to its row. A posting that was in the address from the start takes no focus, unless a link of these screens led there.
 */
function useOpening(asked: string | undefined) {
  const detail = useRef<HTMLDivElement>(null)
  const { state } = useLocation()
  const fromElsewhere = typeof state === 'object' && state !== null && 'from' in state
  const [start] = useState(fromElsewhere ? undefined : asked)
  const [moved, setMoved] = useState(false)
  if (!moved && asked !== start) setMoved(true)
  const before = useRef(start)
  const arriving = useRef(true)
  useEffect(() => {
    const left = before.current
    const first = arriving.current
    before.current = asked
    arriving.current = false
    if (!asked) {
      if (left) document.getElementById(rowId(left))?.focus()
      return
    }
    if (left === asked && !first) return
    if (detail.current) detail.current.scrollTop = 0
    // A row stands beside its posting; from anywhere else, and on a phone, the posting may be out of sight.
    if (first || fromElsewhere || !matchMedia(wideQuery).matches) detail.current?.scrollIntoView({ block: 'start' })
  }, [asked, fromElsewhere])
  return { detail, takesFocus: moved && asked !== undefined }
}
