import type { User } from '@waymark/contracts/models/user'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../components/SiteFooter.tsx'
import { SiteHeader } from '../components/SiteHeader.tsx'
import { NotFound } from '../features/not-found/NotFound.tsx'
import { readDraft } from '../features/wizard/draft.ts'
import { signInHref } from '../lib/sign-in.ts'
import { Lazy, lazyPart } from './lazy-part.tsx'
import { usePageTitle } from './page-title.ts'
import { isOpenPath, isSignedInPath, trimSlash } from './paths.ts'
import { hasSignInHint, useSession } from './session.ts'

const Landing = lazyPart(async () => (await import('../features/landing/LiveLanding.tsx')).LiveLanding)
const Wizard = lazyPart(async () => {
  const { WizardPage, preloadLaterSteps } = await import('../features/wizard/WizardPage.tsx')
  if (readDraft().step > 1) await preloadLaterSteps()
  return WizardPage
})
const SignedIn = lazyPart(async () => {
  const { SignedInPages, preloadScreen } = await import('../features/shell/SignedInPages.tsx')
  preloadScreen(location.pathname)
  return SignedInPages
})

/** Loads what the address needs before the first drawing. */
export async function preloadPage(pathname: string): Promise<void> {
  const path = trimSlash(pathname)
  const wizard = path === '/detailed-assessment' ? [Wizard.preload()] : []
  const shell = hasSignInHint() ? [SignedIn.preload()] : []
  await Promise.all([...wizard, ...shell])
}

/** Which page an address shows, by the state of the session. */
export function Pages() {
  const session = useSession()
  const path = trimSlash(useLocation().pathname)

  if (isOpenPath(path)) return <LoadDocument />
  if (session.state === 'loading') return <StartUp />
  if (session.state === 'unknown') return <Unreachable retry={session.retry} />
  if (session.state === 'signed-in') return <SignedInArea user={session.user} demo={session.demo} path={path} />
  if (path === '/') return <Lazy part={Landing} props={{}} />
  if (path === '/detailed-assessment') {
    return (
      <Public>
        <Lazy part={Wizard} props={{ user: null }} />
      </Public>
    )
  }
  return <NotFoundPage path={path} />
}

function SignedInArea({ user, demo, path }: { user: User; demo: boolean; path: string }) {
  const content = path === '/detailed-assessment' ? <Lazy part={Wizard} props={{ user }} /> : undefined
  return <Lazy part={SignedIn} props={{ user, demo, children: content }} />
}

/** The 404 screen; on a path of the signed-in product it adds the way in. */
function NotFoundPage({ path }: { path: string }) {
  const { search } = useLocation()
  usePageTitle('404 Page Not Found')
  return (
    <>
      <SiteHeader />
      <NotFound>
        {isSignedInPath(path) && (
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
      <SiteHeader signInHref={signInHref('/detailed-assessment')} />
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

function StartUp() {
  return (
    <div className="start-up" role="status" aria-label="Loading">
      <i />
    </div>
  )
}
