import type { User } from '@waymark/contracts/models/identity/user'
import { isBeyondFirstStep } from '../features/detailed-assessment/draft.ts'
import { type RouteIn, type RouteKey, routeAt, routes } from '../routes.ts'
import { type LazyPart, lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { antdPart } from '../ui/theme/antd-part.tsx'

export const Shell = lazyWithPreload(async () => (await import('./shell/SignedInPages.tsx')).SignedInPages)
export const Wizard = lazyWithPreload(async () => {
  const { WizardPage, preloadStepContent } = await import('../features/detailed-assessment/WizardPage.tsx')
  if (isBeyondFirstStep()) await preloadStepContent()
  return WizardPage
})
export const Landing = lazyWithPreload(async () => (await import('../site/landing/LiveLanding.tsx')).LiveLanding)
export const Blog = lazyWithPreload(async () => (await import('../site/blog/LiveBlog.tsx')).LiveBlog)
export const LinkPages = lazyWithPreload(async () => (await import('../features/reports/link/LinkPages.tsx')).LinkPages)
const Dashboard = lazyWithPreload(async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage)

export type ScreenKey = RouteIn<'app' | 'both'>

/** The screens of the signed-in product, in the order in which they are fetched ahead. */
export const screens: Record<ScreenKey, LazyPart<{ user: User }>> = {
  home: Dashboard,
  dashboard: Dashboard,
  assessment: antdPart(async () => (await import('../features/basic-assessment/AssessmentPage.tsx')).AssessmentPage),
  recommendations: lazyWithPreload(
    async () => (await import('../features/recommendations/RecommendationsPage.tsx')).RecommendationsPage,
  ),
  skills: lazyWithPreload(async () => (await import('../features/skills/SkillsPage.tsx')).SkillsPage),
  jobs: lazyWithPreload(async () => (await import('../features/jobs/JobsPage.tsx')).JobsPage),
  learning: lazyWithPreload(async () => (await import('../features/learning/LearningPage.tsx')).LearningPage),
  skillsGame: lazyWithPreload(async () => (await import('../features/game/GamePage.tsx')).GamePage),
  occupation: lazyWithPreload(async () => (await import('../features/occupation/OccupationPage.tsx')).OccupationPage),
  reports: lazyWithPreload(async () => (await import('../features/reports/list/ReportsPage.tsx')).ReportsPage),
  report: antdPart(async () => (await import('../features/reports/reader/ReportViewPage.tsx')).ReportViewPage),
  correctReport: antdPart(async () => (await import('../features/reports/correct/CorrectPage.tsx')).CorrectPage),
  compareReports: lazyWithPreload(async () => (await import('../features/reports/compare/ComparePage.tsx')).ComparePage),
  search: lazyWithPreload(async () => (await import('../features/search/SearchPage.tsx')).SearchPage),
  blog: lazyWithPreload(async () => (await import('../site/blog/BlogScreen.tsx')).BlogScreen),
  account: lazyWithPreload(async () => (await import('../features/account/AccountPage.tsx')).AccountPage),
  detailedAssessment: Wizard,
}
export const screenKeys = Object.keys(screens) as ScreenKey[]

/** Loads what the address needs before the first drawing. */
export async function preloadPage(pathname: string, signedIn: boolean): Promise<void> {
  const key = routeAt(pathname)
  if (key && routes[key].area === 'link') return void (await LinkPages.preload())
  const wizard = key === 'detailedAssessment' ? [Wizard.preload()] : []
  if (!signedIn) return void (await Promise.all(wizard))
  await Promise.all([...wizard, Shell.preload(), isScreenKey(key) && screens[key].preload()])
}

/** How long the page that was opened has the line and the processor to itself. */
const HEAD_START_MS = 2500

/** The other screens, one after another: what a person looks at now comes first. */
export function fetchAhead(): () => void {
  if (savesData()) return () => undefined
  let left = false
  const start = setTimeout(async () => {
    for (const key of screenKeys) {
      if (left) return
      // The wizard fetches its own steps as they come; a page that cannot be fetched ahead is fetched when it is opened.
      if (key !== 'detailedAssessment') await screens[key].preload().catch(() => undefined)
    }
  }, HEAD_START_MS)
  return () => {
    left = true
    clearTimeout(start)
  }
}

function isScreenKey(key: RouteKey | undefined): key is ScreenKey {
  return screenKeys.some((one) => one === key)
}

/** Whoever asks their browser to save data gets what they open, and nothing ahead. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
