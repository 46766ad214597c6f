import './jobs.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { linkTo, routes } from '../../routes.ts'
import { Lazy } from '../../ui/lazy-with-preload.tsx'
import { antdPart } from '../../ui/theme/antd-part.tsx'
import { ApplicationsView } from './applications/ApplicationsView.tsx'
import { SavedView } from './SavedView.tsx'
import { SearchView } from './search/SearchView.tsx'

const PasteDialog = antdPart(async () => (await import('./search/PasteDialog.tsx')).PasteDialog)

const views = [
  { view: null, to: linkTo('jobs'), label: 'Find jobs' },
  { view: 'saved', to: linkTo('jobs', { view: 'saved' }), label: 'Saved' },
  { view: 'applications', to: linkTo('jobs', { view: 'applications' }), label: 'Applications' },
] as const

/** Three views of one screen; which one, every filter, the page and the open posting are in the address. */
export function JobsPage(_: { user: User }) {
  const [params] = useSearchParams()
  const [pasting, setPasting] = useState(false)
  const view = params.get('view')
  const open = params.get('job')

  return (
    <main className={open ? 'page jobs has-detail' : 'page jobs'} id="main" tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="t-1">Job Market</h1>
          <p>{routes.jobs.lead}</p>
        </div>
        <button type="button" className="btn" onClick={() => setPasting(true)}>
          <ClipboardPaste className="i" aria-hidden="true" />
          Paste a posting
        </button>
      </div>
      <nav className="tabs" aria-label="Views of the job market">
        {views.map((one) => (
          <Link key={one.to} to={one.to} aria-current={isCurrent(one.view, view) ? 'page' : undefined}>
            {one.label}
          </Link>
        ))}
      </nav>
      {view === 'applications' && <ApplicationsView />}
      {view === 'saved' && <SavedView />}
      {view !== 'applications' && view !== 'saved' && <SearchView />}
      {pasting && <Lazy part={PasteDialog} props={{ onClose: () => setPasting(false) }} fallback={null} />}
    </main>
  )
}

function isCurrent(own: string | null, view: string | null): boolean {
  if (own !== null) return own === view
  return view !== 'saved' && view !== 'applications'
}
