import type { User } from '@waymark/contracts/models/identity/user'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { carryDraft } from '../features/detailed-assessment/draft.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { signInHref } from '../lib/sign-in.ts'
import { areaOf, linkTo, routeAt, trimSlash } from '../routes.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { SiteFooter } from '../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { Lazy } from '../ui/lazy-with-preload.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { StartUp } from '../ui/StartUp.tsx'
import { Blog, fetchAhead, Landing, Shell, Wizard } from './screens.ts'
import { useSession } from './session.ts'
import { SessionEnded } from './shell/SessionEnded.tsx'
import { useArrival } from './use-arrival.ts'

/** Whatever is shown: what breaks in it, where it begins, and pages that are documents of their own. */
export function Site() {
  const path = trimSlash(useLocation().pathname)
  // The server answered this address with the app, so it has no document for it: asking again would bring the app again.
  const [openedAt] = useState(() => trimSlash(location.pathname))
  useArrival(path)
  const leaves = areaOf(path) === 'reading' && path !== openedAt
  return <ErrorBoundary place={path}>{leaves ? <LoadDocument /> : <Outlet />}</ErrorBoundary>
}

/** Which page an address shows, by the state of the session. */
export function SessionArea() {
  const path = trimSlash(useLocation().pathname)
  const session = useSession()
  if (session.state === 'loading') return <StartUp />
  if (session.state === 'unknown') return <Unreachable retry={session.retry} />
  if (session.state === 'signed-in') return <SignedInArea user={session.user} demo={session.demo} />
  if (session.state === 'ended') return <SignedInArea user={session.user} askAgain={session.retry} />
  const page = routeAt(path)
  if (page === 'home') return <Lazy part={Landing} props={{}} />
  if (page === 'blog') return <Lazy part={Blog} props={{}} />
  if (page === 'detailedAssessment') {
    return (
      <>
        <SiteHeader signInHref={signInHref(linkTo('detailedAssessment'))} onSignIn={carryDraft} />
        <Lazy part={Wizard} props={{ user: null }} />
      </>
    )
  }
  return <NotFoundPage path={path} />
}

type SignedInProps = {
  user: User
  demo?: boolean
  /** The session is over; whether it is back is asked by this. */
  askAgain?: () => void
}

function SignedInArea({ user, demo = false, askAgain }: SignedInProps) {
  useEffect(fetchAhead, [])
  return (
    <>
      <Lazy part={Shell} props={{ user, demo, ended: askAgain !== undefined, children: <Outlet context={user} /> }} />
      {askAgain && <SessionEnded retry={askAgain} />}
    </>
  )
}

/** The 404 screen; on a path of the signed-in product it adds the way in. */
function NotFoundPage({ path }: { path: string }) {
  const { search } = useLocation()
  usePageTitle('404 Page Not Found')
  return (
    <>
      <SiteHeader />
      <NotFound>
        {areaOf(path) === 'app' && (
          <a className="btn btn-p btn-lg" href={signInHref(path + search)}>
            Sign In
          </a>
        )}
      </NotFound>
      <SiteFooter />
    </>
  )
}

function Unreachable({ retry }: { retry: () => void }) {
  usePageTitle('Not reachable')
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="wrap nf">
        <div>
          <h1 className="t-2">We cannot reach your account</h1>
          <p className="lead nf-lead">What you saved is safe. Try again in a moment.</p>
          <div className="btn-row nf-ways">
            <button type="button" className="btn btn-p btn-lg" onClick={retry}>
              Try again
            </button>
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

/** A page to read, reached by a link inside the app: its document is the server's. */
function LoadDocument() {
  useEffect(() => location.reload(), [])
  return <StartUp />
}
