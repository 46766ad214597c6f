import type { RouteIn } from '../src/routes.ts'

type Screen = RouteIn<'app' | 'both'>

/** Everything that a screen of the signed-in product is drawn with. */
export const partsOf = (screen: Screen) => [shellPart, screenParts[screen]]

export const shellPart = 'src/app/shell/SignedInPages.tsx'

/** Where the screens begin, as the bundler's manifest names them. */
export const screenParts: Record<Screen, string> = {
  home: 'src/features/dashboard/DashboardPage.tsx',
  dashboard: 'src/features/dashboard/DashboardPage.tsx',
  assessment: 'src/features/basic-assessment/AssessmentPage.tsx',
  detailedAssessment: 'src/features/detailed-assessment/WizardPage.tsx',
  skills: 'src/features/skills/SkillsPage.tsx',
  skillsGame: 'src/features/game/GamePage.tsx',
  jobs: 'src/features/jobs/JobsPage.tsx',
  recommendations: 'src/features/recommendations/RecommendationsPage.tsx',
  learning: 'src/features/learning/LearningPage.tsx',
  occupation: 'src/features/occupation/OccupationPage.tsx',
  reports: 'src/features/reports/list/ReportsPage.tsx',
  report: 'src/features/reports/reader/ReportViewPage.tsx',
  correctReport: 'src/features/reports/correct/CorrectPage.tsx',
  compareReports: 'src/features/reports/compare/ComparePage.tsx',
  search: 'src/features/search/SearchPage.tsx',
  account: 'src/features/account/AccountPage.tsx',
  blog: 'src/site/blog/BlogScreen.tsx',
}
