import { Link } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { entries } from './entries.ts'

/** A place of the product that this version does not have yet. It says so and leads to what works. */
export function NotOpenYet({ path }: { path: string }) {
  const name = entries.find((entry) => entry.path === path)?.label ?? 'This page'
  usePageTitle(name)
  return (
    <main className="page empty" id="main" tabIndex={-1}>
      <Trail />
      <h1 className="t-1">{name}</h1>
      <p className="lead">This part is not open yet. The detailed reports are.</p>
      <Link className="btn btn-p btn-lg" to="/detailed-assessment">
        Detailed Reports
      </Link>
    </main>
  )
}

/** A short trail that ends in a hollow bar: nothing here yet. */
export function Trail() {
  return (
    <svg className="trail" viewBox="0 0 180 40" aria-hidden="true" fill="none">
      <path
        d="M4 30C40 34 60 12 100 16s40 8 56 4"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <rect x="160" y="8" width="10" height="22" rx="1" stroke="var(--line-strong)" strokeWidth="1.75" />
    </svg>
  )
}
