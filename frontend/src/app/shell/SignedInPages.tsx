import '../../ui/base/signed-in.css'
import type { User } from '@waymark/contracts/models/identity/user'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveDemoForSignIn } from '../../lib/demo-mode.ts'
import { trimSlash } from '../../routes.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawer } from './use-drawer.ts'
import { useLiveUpdates } from './use-live-updates.ts'

type Props = {
  user: User
  demo: boolean
  /** The session is over: nothing is heard of any more. */
  ended?: boolean
  children: ReactNode
}

/** The shell of the signed-in product, with a page in it. */
export function SignedInPages({ user, demo, ended = false, children }: Props) {
  const { pathname, key } = useLocation()
  const path = trimSlash(pathname)
  const drawer = useDrawer(key)
  useLiveUpdates(demo || ended ? undefined : user.id)
  useEffect(() => {
    // A real account has decided against the demo, and the banner with it.
    if (!demo) leaveDemoForSignIn()
  }, [demo])

  return (
    <>
      <a className="skip" href="#main" inert={drawer.open}>
        Skip to content
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the drawer from anywhere inside */}
      <div className={drawer.open ? 'shell nav-open' : 'shell'} onKeyDown={(event) => event.key === 'Escape' && drawer.close()}>
        {demo && <DemoBanner />}
        <Sidebar user={user} demo={demo} path={path} place={drawer.side} />
        <button
          type="button"
          className="scrim"
          aria-label="Close menu"
          aria-hidden={!drawer.open}
          tabIndex={drawer.open ? 0 : -1}
          onClick={drawer.close}
        />
        <div className="main">
          <TopBar user={user} demo={demo} drawerOpen={drawer.open} burger={drawer.burger} onToggle={drawer.toggle} />
          <div className="page-place" inert={drawer.open}>
            <ErrorBoundary place={path} inShell>
              {children}
            </ErrorBoundary>
          </div>
        </div>
      </div>
    </>
  )
}
