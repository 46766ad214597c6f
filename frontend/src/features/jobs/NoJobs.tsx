import { Link } from 'react-router-dom'
import { linkTo } from '../../routes.ts'
import { hasFilters, type JobSearch, nothingMatches } from './search/job-search.ts'

export function NoJobs({ search, onClear }: { search: JobSearch; onClear: () => void }) {
  return (
    <section className="panel no-jobs" role="status">
      <Hills />
      <h2 className="t-3">No Jobs Found</h2>
      <p className="muted">{nothingMatches(search)}</p>
      <div className="btn-row">
        {hasFilters(search) && (
          <button type="button" className="btn btn-p" onClick={onClear}>
            Clear filters
          </button>
        )}
        <Link className="btn" to={linkTo('recommendations')}>
          See recommendations
        </Link>
      </div>
    </section>
  )
}

/** A trail over the hills that ends at a hollow bar. */
export function Hills() {
  return (
    <svg width="260" height="120" viewBox="0 0 260 120" fill="none" aria-hidden="true">
      <path
        d="M4 96c30-34 62-22 84-50s52-42 84-26 44 52 84 44M4 112c40-20 66-22 92-42s46-32 72-20 46 46 88 42M60 110c20-12 40-18 56-30s32-20 48-10 30 30 52 34"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path
        d="M8 106c44-6 60-26 92-34"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <rect x="106" y="56" width="9" height="22" rx="1" stroke="var(--line-strong)" strokeWidth="1.75" fill="var(--surface)" />
      <path d="M128 66h90" stroke="var(--line)" strokeWidth="2.5" strokeDasharray="1 8" strokeLinecap="round" />
    </svg>
  )
}
