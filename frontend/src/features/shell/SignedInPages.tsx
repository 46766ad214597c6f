import '../../styles/signed-in.css'
import type { User } from '@waymark/contracts/models/user'
import { type ReactNode, useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { Lazy, type LazyPart, lazyPart } from '../../app/lazy-part.tsx'
import { AntdTheme } from '../../app/theme/AntdTheme.tsx'
import { leaveDemoForSignIn } from '../../lib/demo-mode.ts'
import { type RouteIn, routeAt, routes, trimSlash } from '../../routes.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawer } from './use-drawer.ts'
import { useLiveUpdates } from './use-live-updates.ts'

const Dashboard = lazyPart(async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage)

/** The screen of each address, in the order in which they are fetched ahead. */
const screens: Record<RouteIn<'app'> | 'home' | 'blog', LazyPart<{ user: User }>> = {
  home: Dashboard,
  dashboard: Dashboard,
  assessment: lazyPart(async () => (await import('../assessment/AssessmentPage.tsx')).AssessmentPage),
  recommendations: lazyPart(async () => (await import('../recommendations/RecommendationsPage.tsx')).RecommendationsPage),
  skills: lazyPart(async () => (await import('../skills/SkillsPage.tsx')).SkillsPage),
  jobs: lazyPart(async () => (await import('../jobs/JobsPage.tsx')).JobsPage),
  learning: lazyPart(async () => (await import('../learning/LearningPage.tsx')).LearningPage),
  skillsGame: lazyPart(async () => (await import('../game/GamePage.tsx')).GamePage),
  occupation: lazyPart(async () => (await import('../occupation/OccupationPage.tsx')).OccupationPage),
  reports: lazyPart(async () => (await import('../reports/ReportsPage.tsx')).ReportsPage),
  report: lazyPart(async () => (await import('../reports/ReportViewPage.tsx')).ReportViewPage),
  correctReport: lazyPart(async () => (await import('../corrections/CorrectPage.tsx')).CorrectPage),
  compareReports: lazyPart(async () => (await import('../reports/ComparePage.tsx')).ComparePage),
  search: lazyPart(async () => (await import('../search/SearchPage.tsx')).SearchPage),
  blog: lazyPart(async () => (await import('../blog/BlogScreen.tsx')).BlogScreen),
  account: lazyPart(async () => (await import('../account/AccountPage.tsx')).AccountPage),
}
type ScreenKey = keyof typeof screens
const screenKeys = Object.keys(screens) as ScreenKey[]

/** Fetches the screen of an address while the shell waits to hear who is signed in. */
export function preloadScreen(pathname: string): void {
  const key = screenKeys.find((one) => one === routeAt(pathname))
  if (key) screens[key].preload().catch(() => undefined)
}

type Props = {
  user: User
  demo: boolean
  /** The session is over: nothing is heard of any more. */
  ended?: boolean
  children?: ReactNode
}

/** The shell of the signed-in product with the page of the address in it. `children` replaces that page. */
export function SignedInPages({ user, demo, ended = false, children }: Props) {
  const { pathname, key } = useLocation()
  const path = trimSlash(pathname)
  const drawer = useDrawer(key)
  useArrival(path)
  useLiveUpdates(demo || ended ? undefined : user.id)
  useEffect(() => {
    // A real account has decided against the demo, and the banner with it.
    if (!demo) leaveDemoForSignIn()
  }, [demo])

  return (
    <AntdTheme>
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
              {children ?? <PageRoutes user={user} />}
            </ErrorBoundary>
          </div>
        </div>
      </div>
    </AntdTheme>
  )
}

/** Going somewhere begins at the top of the new page, for the eye and for the keyboard. The other pages are fetched ahead. */
function useArrival(path: string): void {
  const shown = useRef(path)
  useEffect(fetchAhead, [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}

function PageRoutes({ user }: { user: User }) {
  return (
    <Routes>
      {screenKeys.map((key) => (
        <Route key={key} path={routes[key].path} element={<Lazy part={screens[key]} props={{ user }} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}

/** How long the page that was opened has the line and the processor to itself. */
const HEAD_START_MS = 2500

/** The other screens, one after another: what a person looks at now comes first. */
function fetchAhead(): () => void {
  let left = false
  const start = setTimeout(async () => {
    for (const part of Object.values(screens)) {
      if (left) return
      // A page that cannot be fetched ahead is fetched when it is opened.
      await part.preload().catch(() => undefined)
    }
  }, HEAD_START_MS)
  return () => {
    left = true
    clearTimeout(start)
  }
}
