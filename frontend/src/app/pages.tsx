import type { User } from '@waymark/contracts/models/user'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../components/SiteFooter.tsx'
import { SiteHeader } from '../components/SiteHeader.tsx'
import { StartUp } from '../components/StartUp.tsx'
import { NotFound } from '../features/not-found/NotFound.tsx'
import { SessionEnded } from '../features/shell/SessionEnded.tsx'
import { carryDraft, isBeyondFirstStep } from '../features/wizard/draft.ts'
import { signInHref } from '../lib/sign-in.ts'
import { areaOf, linkTo, routeAt, trimSlash } from '../routes.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Lazy, lazyPart } from './lazy-part.tsx'
import { usePageTitle } from './page-title.ts'
import { hasSignInHint, useSession } from './session.ts'

const Landing = lazyPart(async () => (await import('../features/landing/LiveLanding.tsx')).LiveLanding)
const Wizard = lazyPart(async () => {
  const { WizardPage, preloadLaterSteps } = await import('../features/wizard/WizardPage.tsx')
  if (isBeyondFirstStep()) await preloadLaterSteps()
  return WizardPage
})
const Blog = lazyPart(async () => (await import('../features/blog/LiveBlog.tsx')).LiveBlog)
const SignedIn = lazyPart(async () => {
  const { SignedInPages, preloadScreen } = await import('../features/shell/SignedInPages.tsx')
  preloadScreen(location.pathname)
  return SignedInPages
})

const Behind = lazyPart(async () => (await import('../features/report-link/LinkPages.tsx')).LinkPages)

/** Loads what the address needs before the first drawing. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = trimSlash(pathname)
  const wizard = routeAt(path) === 'detailedAssessment' ? [Wizard.preload()] : []
  if (areaOf(path) === 'link') return void (await Behind.preload())
  const shell = hasSignInHint() ? [SignedIn.preload()] : []
  await Promise.all([...wizard, ...shell])
}

export function Pages() {
  const path = trimSlash(useLocation().pathname)
  // The server answered this address with the app, so it has no document for it: asking again would bring the app again.
  const [openedAt] = useState(() => trimSlash(location.pathname))
  if (areaOf(path) === 'link')
    return (
      <ErrorBoundary place={path}>
        <Lazy part={Behind} props={{}} />
      </ErrorBoundary>
    )
  return (
    <ErrorBoundary place={path}>
      {areaOf(path) === 'reading' && path !== openedAt ? <LoadDocument /> : <Page path={path} />}
    </ErrorBoundary>
  )
}

/** Which page an address shows, by the state of the session. */
function Page({ path }: { path: string }) {
  const session = useSession()
  if (session.state === 'loading') return <StartUp />
  if (session.state === 'unknown') return <Unreachable retry={session.retry} />
  if (session.state === 'signed-in') return <SignedInArea user={session.user} demo={session.demo} path={path} />
  if (session.state === 'ended') return <SignedInArea user={session.user} path={path} askAgain={session.retry} />
  if (routeAt(path) === 'home') return <Lazy part={Landing} props={{}} />
  if (routeAt(path) === 'blog') return <Lazy part={Blog} props={{}} />
  if (routeAt(path) === 'detailedAssessment') {
    return (
      <Public>
        <Lazy part={Wizard} props={{ user: null }} />
      </Public>
    )
  }
  return <NotFoundPage path={path} />
}

type SignedInProps = {
  user: User
  demo?: boolean
  path: string
  /** The session is over; whether it is back is asked by this. */
  askAgain?: () => void
}

function SignedInArea({ user, demo = false, path, askAgain }: SignedInProps) {
  const content = routeAt(path) === 'detailedAssessment' ? <Lazy part={Wizard} props={{ user }} /> : undefined
  return (
    <>
      <Lazy part={SignedIn} props={{ user, demo, ended: askAgain !== undefined, children: content }} />
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

function Public({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader signInHref={signInHref(linkTo('detailedAssessment'))} onSignIn={carryDraft} />
      {children}
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
