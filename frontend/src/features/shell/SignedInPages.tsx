import '../../styles/signed-in.css'
import type { User } from '@waymark/contracts/models/user'
import { type ReactNode, useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Lazy, lazyPart } from '../../app/lazy-part.tsx'
import { trimSlash } from '../../app/paths.ts'
import { AntdTheme } from '../../app/theme/AntdTheme.tsx'
import { leaveDemoForSignIn } from '../../lib/demo-mode.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useDrawer } from './use-drawer.ts'
import { useLiveUpdates } from './use-live-updates.ts'

const Dashboard = lazyPart(async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage)
const Reports = lazyPart(async () => (await import('../reports/ReportsPage.tsx')).ReportsPage)
const ReportView = lazyPart(async () => (await import('../reports/ReportViewPage.tsx')).ReportViewPage)
const Skills = lazyPart(async () => (await import('../skills/SkillsPage.tsx')).SkillsPage)
const Jobs = lazyPart(async () => (await import('../jobs/JobsPage.tsx')).JobsPage)
const Recommendations = lazyPart(async () => (await import('../recommendations/RecommendationsPage.tsx')).RecommendationsPage)
const Learning = lazyPart(async () => (await import('../learning/LearningPage.tsx')).LearningPage)
const Game = lazyPart(async () => (await import('../game/GamePage.tsx')).GamePage)
const Assessment = lazyPart(async () => (await import('../assessment/AssessmentPage.tsx')).AssessmentPage)
const Occupation = lazyPart(async () => (await import('../occupation/OccupationPage.tsx')).OccupationPage)
const Search = lazyPart(async () => (await import('../search/SearchPage.tsx')).SearchPage)
const Account = lazyPart(async () => (await import('../account/AccountPage.tsx')).AccountPage)

/** The shell of the signed-in product with the page of the address in it. `children` replaces that page. */
export function SignedInPages({ user, demo, children }: { user: User; demo: boolean; children?: ReactNode }) {
  const path = trimSlash(useLocation().pathname)
  const drawer = useDrawer(path)
  useArrival(path)
  useLiveUpdates(demo)
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
        <div className="main" inert={drawer.open}>
          <TopBar user={user} demo={demo} drawerOpen={drawer.open} burger={drawer.burger} onToggle={drawer.toggle} />
          {children ?? <PageRoutes user={user} />}
        </div>
      </div>
    </AntdTheme>
  )
}

/** Going somewhere begins at the top of the new page, for the eye and for the keyboard. The other pages are fetched ahead. */
function useArrival(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    // A page that cannot be fetched ahead is fetched when it is opened.
    for (const part of [
      Dashboard,
      Reports,
      ReportView,
      Skills,
      Jobs,
      Recommendations,
      Learning,
      Game,
      Assessment,
      Occupation,
      Search,
      Account,
    ])
      part.preload().catch(() => undefined)
  }, [])
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
      <Route path="/" element={<Lazy part={Dashboard} props={{ user }} />} />
      <Route path="/dashboard" element={<Lazy part={Dashboard} props={{ user }} />} />
      <Route path="/reports" element={<Lazy part={Reports} props={{}} />} />
      <Route path="/reports/:id" element={<Lazy part={ReportView} props={{ user }} />} />
      <Route path="/skills" element={<Lazy part={Skills} props={{ user }} />} />
      <Route path="/jobs" element={<Lazy part={Jobs} props={{ user }} />} />
      <Route path="/recommendations" element={<Lazy part={Recommendations} props={{ user }} />} />
      <Route path="/learning" element={<Lazy part={Learning} props={{ user }} />} />
      <Route path="/skills-game" element={<Lazy part={Game} props={{ user }} />} />
      <Route path="/assessment" element={<Lazy part={Assessment} props={{ user }} />} />
      <Route path="/occupations/:code" element={<Lazy part={Occupation} props={{ user }} />} />
      <Route path="/search" element={<Lazy part={Search} props={{ user }} />} />
      <Route path="/account/:page" element={<Lazy part={Account} props={{ user }} />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
