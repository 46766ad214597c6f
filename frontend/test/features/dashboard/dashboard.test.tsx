import { act, screen, waitFor, within } from '@testing-library/react'
import type { Dashboard } from '@waymark/contracts/models/identity/dashboard'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { beforeEach, describe, expect, test } from 'vitest'
import { DashboardPage } from '../../../src/features/dashboard/DashboardPage.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { failing, lines, problem, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free' as const,
}
const skill = (name: string, proficiencyLevel: number) => ({
  id: name.toLowerCase(),
  name,
  category: 'Databases',
  proficiencyLevel,
})
const full: Dashboard = {
  user,
  assessmentProgress: { completedSteps: 6, totalSteps: 10, currentStep: 'location', score: 82 },
  skillsCount: 14,
  topSkills: [],
  jobMatches: 3,
  recentMatches: [],
  assessmentScore: 82,
  recommendations: [1, 2, 3].map((at) => ({
    id: `r${at}`,
    careerTitle: `Career ${at}`,
    occupationCode: '15-1211.00',
    matchPercentage: 80 + at,
    fitLow: 70,
    fitHigh: 90,
  })),
  learningPaths: [],
  metrics: {
    skillsCount: 14,
    completedAssessments: 2,
    activeJobMatches: 3,
    learningPathsInProgress: 0,
    profileStrength: 60,
    weeklyProgress: 0,
    recommendations: 10,
    verifiedSkills: 5,
    averageSkillLevel: 58,
  },
  recentActivity: [{ id: 'a', type: 'skill_update', description: 'SQL set to Advanced', timestamp: new Date().toISOString() }],
  profileCompleteness: 60,
  profileMissing: ['location', 'preferredWorkStyle'],
  lastAssessmentAt: '2026-02-03T12:00:00.000Z',
  skillGroups: [{ category: 'Databases', skills: [skill('SQL', 4), skill('Redis', 0)], more: 3 }],
  away: [],
}
const finished: ReportSummary = {
  id: '01890000-0000-7000-8000-000000000001',
  reportType: 'career_change',
  title: 'Career Change report',
  status: 'delivered',
  paid: true,
  pages: 28,
  createdAt: '2026-02-03T12:00:00.000Z',
}
let reports: ReportSummary[] = []
let answer: () => unknown

beforeEach(() => {
  reports = []
  serve({
    'GET /api/dashboard': () => answer(),
    'GET /api/recommendations': () => [],
    'GET /api/reports': () => ({ reports, total: reports.length }),
    'GET /api/assessments': () => failing(404),
  })
})

async function open(dashboard: Partial<Dashboard>, person: Partial<typeof user> | { firstName: null } = {}) {
  await show(() => ({ ...full, ...dashboard }), person)
  await screen.findByText('Skills Tracked')
}
async function show(reply: () => unknown, person: object = {}) {
  answer = reply
  await act(async () => {
    renderApp(<DashboardPage user={{ ...user, ...person }} />)
  })
}
const figure = (term: string) => screen.getByText(term).nextElementSibling?.firstChild?.textContent

describe('the dashboard', () => {
  test('greets by the first name, or as Professional', async () => {
    await open({})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ines')
  })
  test('greets whoever has no first name as Professional', async () => {
    await open({}, { firstName: null })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Professional')
  })

  test('shows the four figures', async () => {
    await open({})
    expect(['Assessments', 'Skills Tracked', 'Recommendations', 'Avg Skill Level'].map(figure)).toEqual(['2', '14', '10', '58%'])
  })

  test('asks to complete the profile and says what is missing', async () => {
    await open({})
    expect(screen.getByRole('heading', { name: 'Complete Your Profile' })).toBeTruthy()
    expect(screen.getByText(/^60% done\. Add your location and preferred work style/)).toBeTruthy()
  })
  test.each([
    [0, 1],
    [79, 1],
    [80, 0],
    [81, 0],
    [100, 0],
  ])('at %i percent the profile is asked for %i times: below 80, not at 80', async (profileCompleteness, times) => {
    await open({ profileCompleteness })
    expect(screen.queryAllByText('Complete Your Profile')).toHaveLength(times)
  })
  test.each([
    [69, 1],
    [70, 0],
  ])('at %i percent with ten points unknown it is asked for %i times', async (profileCompleteness, times) => {
    await open({ profileCompleteness, away: ['skills'] })
    expect(screen.queryAllByText('Complete Your Profile')).toHaveLength(times)
  })
  test('keeps the latest reports, with the way to read and download each', async () => {
    reports = [finished]
    await open({})
    const section = (await screen.findByRole('heading', { name: 'Your reports' })).closest('section') as HTMLElement
    expect(within(section).getByRole('heading', { name: 'Career Change report' })).toBeTruthy()
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/reports', `/reports/${finished.id}/correct`, `/reports/${finished.id}`, `/api/reports/${finished.id}/pdf`])
    expect(lines()).toContain('GET /api/reports?page=1&limit=3')
  })
  test('has no place for reports while there is none', async () => {
    await open({})
    expect(screen.queryByRole('heading', { name: 'Your reports' })).toBeNull()
  })

  test('shows how to start while there is no assessment, and nothing recent yet', async () => {
    await open({ metrics: { ...full.metrics, completedAssessments: 0 }, recommendations: [], recentActivity: [] })
    const start = screen.getByRole('heading', { name: 'Getting Started' }).parentElement as HTMLElement
    expect(
      within(start)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/assessment', '/skills', '/jobs'])
    expect(screen.getByText('No recent activity. Start by taking an assessment or adding skills!')).toBeTruthy()
  })

  test('shows three recommendations with View All, skills by category with the rest counted, and the ways on', async () => {
    await open({})
    expect(screen.getAllByText(/^Career \d$/).length).toBe(3)
    expect(screen.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/recommendations')
    expect(screen.getByText('+3 more')).toBeTruthy()
    expect(screen.getByText('Not rated')).toBeTruthy()
    const actions = screen.getByRole('navigation', { name: 'Quick Actions' })
    expect(
      within(actions)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/assessment', '/recommendations', '/skills', '/jobs', '/learning'])
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe('/detailed-assessment')
  })

  test('names what is away, shows a dash for it, and tries again', async () => {
    await open({
      skillsCount: null,
      away: ['assessment', 'skills'],
      recommendations: [],
      skillGroups: [],
      metrics: { ...full.metrics, completedAssessments: null, recommendations: null, averageSkillLevel: null },
    })
    expect(screen.getByText(/^Your assessments and recommendations and skills did not answer just now/)).toBeTruthy()
    expect(['Assessments', 'Skills Tracked', 'Recommendations', 'Avg Skill Level'].map(figure)).toEqual(['–', '–', '–', '–'])
    expect(screen.queryByText('Getting Started')).toBeNull()
    answer = () => full
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figure('Skills Tracked')).toBe('14'))
  })

  test('says why it could not be loaded, and tries again', async () => {
    await show(() => problem(503, 'We are busy right now.'))
    expect(await screen.findByRole('heading', { name: 'We could not load your dashboard' })).toBeTruthy()
    expect(screen.getByText(/The reason was: We are busy right now\./)).toBeTruthy()
    answer = () => full
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(figure('Skills Tracked')).toBe('14'))
  })
})
