import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../support/open-app.tsx'
import { failing, lines, serve } from '../support/server.ts'
import { userEvent } from '../support/user-event.ts'

const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'premium',
}
let userAnswer: () => unknown = () => user

beforeEach(() => {
  serve({ 'GET /api/auth/user': () => userAnswer(), '/api/*': () => failing(404) })
})

// The shell fetches its pages ahead; they must have arrived before the test's browser goes.
afterAll(() =>
  Promise.all([
    import('../../src/features/dashboard/DashboardPage.tsx'),
    import('../../src/features/reports/list/ReportsPage.tsx'),
    import('../../src/features/reports/reader/ReportViewPage.tsx'),
  ]),
)

const open = (path: string, hint: boolean) => openApp(path, { hint })

// The shell is the largest part to read; a busy machine needs longer for it than a test waits for a text.
beforeAll(() => import('../../src/app/shell/SignedInPages.tsx'), 60_000)

describe('who is here', () => {
  test('without the hint nobody is asked, and a signed-in path is the 404 with a way in that comes back', async () => {
    await open('/skills?x=1', false)
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    const ways = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))
    expect(ways).toContain('/api/login?return_to=%2Fskills%3Fx%3D1')
    expect(lines()).toEqual([])
  })

  test('an unknown path is the 404 without that way', async () => {
    await open('/nowhere', false)
    const ways = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))
    expect(new Set(ways)).toEqual(new Set(['/api/login']))
  })

  test('with the hint the server is asked once, and the shell shows nine entries and the person', async () => {
    await open('/skills', true)
    expect(await screen.findByText('Premium Plan')).toBeTruthy()
    expect(lines('GET /api/auth/user')).toHaveLength(1)
    const nav = screen.getAllByRole('navigation', { name: 'Main' })[0]
    expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Career Assessment',
      'Detailed Reports',
      'Skills Inventory',
      'Skills Challenge',
      'Job Market',
      'Recommendations',
      'Learning Paths',
      'Blog & Resources',
    ])
    expect(nav?.querySelector('[aria-current=page]')?.textContent).toBe('Skills Inventory')
    expect(screen.getByText('AI Career Platform')).toBeTruthy()
    expect(screen.getByPlaceholderText('Search jobs, skills, courses...')).toBeTruthy()
  })

  test('the blog stands in the shell with its entry highlighted; for a stranger it has none', async () => {
    await open('/blog', true)
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog & Resources' })).toBeTruthy()
    expect(screen.getByText('AI Career Platform')).toBeTruthy()
    const nav = screen.getAllByRole('navigation', { name: 'Main' })
    expect(nav.map((one) => one.querySelector('[aria-current=page]')?.textContent)).toEqual(['Blog & Resources'])
    document.body.replaceChildren()
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
    document.cookie = 'wm_in=; Max-Age=0; Path=/'
    await open('/blog', false)
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog & Resources' })).toBeTruthy()
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Sign In' }).length).toBeGreaterThan(0)
  })

  test('a session that is over is signed out, and the hint goes', async () => {
    userAnswer = () => failing(401)
    await open('/skills', true)
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(document.cookie).not.toContain('wm_in')
  })

  test('an outage makes nobody a guest: it says so and tries again', async () => {
    userAnswer = () => failing(502)
    await open('/detailed-assessment', true)
    expect(await screen.findByRole('heading', { name: 'We cannot reach your account' })).toBeTruthy()
    userAnswer = () => user
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Premium Plan')).toBeTruthy()
  })
})
