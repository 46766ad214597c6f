import { ArrowRight, BriefcaseBusiness, ClipboardList, Layers, Route, Signpost } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '../../api/dashboard.ts'
import { Cover } from '../../entities/report/Cover.tsx'
import { timeAgo } from '../../lib/time-ago.ts'
import { linkTo } from '../../routes.ts'

const actions = [
  { to: linkTo('assessment'), label: 'Take an assessment', icon: ClipboardList },
  { to: linkTo('recommendations'), label: 'See recommendations', icon: Signpost },
  { to: linkTo('skills'), label: 'Update your skills', icon: Layers },
  { to: linkTo('jobs'), label: 'Browse jobs', icon: BriefcaseBusiness },
  { to: linkTo('learning'), label: 'Continue learning', icon: Route },
]

export function QuickActions() {
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Quick Actions</h2>
      </div>
      <nav className="panel acts" aria-label="Quick Actions">
        {actions.map(({ to, label, icon: ActionIcon }) => (
          <Link key={to} to={to}>
            <ActionIcon className="i" aria-hidden="true" />
            {label}
            <ArrowRight className="i" aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </section>
  )
}

const shownActivities = 5

export function Activity({ items }: { items: Dashboard['recentActivity'] }) {
  return (
    <section>
      <div className="section-head">
        <h2 className="t-3">Recent Activity</h2>
      </div>
      {items.length === 0 ? (
        <p className="muted">No recent activity. Start by taking an assessment or adding skills!</p>
      ) : (
        <ol className="log">
          {items.slice(0, shownActivities).map(({ id, description, timestamp }) => (
            <li key={id}>
              {description}
              <time dateTime={timestamp}>{timeAgo(timestamp)}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function Upgrade() {
  return (
    <section className="panel up">
      <Cover title="Career Change" tone="rust" />
      <div>
        <h3 className="t-4">The whole picture</h3>
        <p>Your directions in depth, on 25+ pages.</p>
        <Link className="btn btn-p" to={linkTo('detailedAssessment')}>
          Upgrade Now
        </Link>
      </div>
    </section>
  )
}
