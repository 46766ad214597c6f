import { setupListeners } from '@reduxjs/toolkit/query'
import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { userApi } from '../../src/api/account/user.ts'
import { skillsApi } from '../../src/api/skills.ts'
import { createStore } from '../../src/app/store.ts'
import { startDemo } from '../../src/lib/demo-mode.ts'
import { openApp } from '../support/open-app.tsx'
import { failing, lines, never, serve } from '../support/server.ts'

type Store = ReturnType<typeof createStore>
const person = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null, subscriptionTier: 'free' }

let answer: () => Response | Promise<Response>

beforeEach(() => {
  answer = () => failing(503)
  serve({ '/api/*': () => answer(), '/demo/:file': () => failing(503) })
})
// The shell fetches its pages ahead; they must have arrived before the test's browser goes.
afterAll(() =>
  Promise.all([import('../../src/features/dashboard/DashboardPage.tsx'), import('../../src/app/shell/SignedInPages.tsx')]),
)

const open = (path: string) => openApp(path)

// The shell is the largest part to read; a busy machine needs longer for it than a test waits for a text.
beforeAll(() => import('../../src/app/shell/SignedInPages.tsx'), 60_000)

describe('who is here', () => {
  test('while that is asked, a spinner alone; in the demo nobody asks and there is none', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
    document.cookie = 'wm_in=1; Path=/'
    answer = never
    await open('/skills')
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    for (const role of ['main', 'navigation', 'banner']) expect(screen.queryByRole(role)).toBeNull()
    document.body.replaceChildren()
    startDemo()
    expect(JSON.parse(localStorage.getItem('demo-user') ?? '{}')).toMatchObject({
      id: 'demo-user',
      firstName: 'Demo',
      lastName: 'User',
      email: 'demo@example.com',
      profileImageUrl: null,
    })
    await open('/no-such-page?demo=true')
    expect(await screen.findByText('Demo User')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(lines()).toEqual(['GET /api/auth/user'])
  })

  test('the demo is on for the flag true and for nothing else', async () => {
    localStorage.setItem('demo-mode', 'yes')
    await open('/skills?demo=true')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  })
})

describe('signed out', () => {
  test.each(['/assessment', '/skills', '/skills-game', '/jobs', '/recommendations', '/learning', '/dashboard'])(
    '%s is the not-found screen with the way in, and nothing is asked',
    async (path) => {
      await open(path)
      expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
      const ways = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'))
      expect(ways).toContain(`/api/login?return_to=${encodeURIComponent(path)}`)
      expect(lines()).toEqual([])
    },
  )

  test('/ is the landing page and /detailed-assessment the wizard', async () => {
    await open('/')
    expect(await screen.findByRole('heading', { level: 1, name: /^Your next move/ })).toBeTruthy()
    document.body.replaceChildren()
    await open('/detailed-assessment')
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a report type' })).toBeTruthy()
  })
})

describe('reading', () => {
  const { listSkills, addUserSkill } = skillsApi.endpoints
  const read = (store: ReturnType<typeof createStore>) => store.dispatch(listSkills.initiate())

  test('a failed read and a failed write are tried once', async () => {
    const store = createStore()
    await read(store)
    await store.dispatch(addUserSkill.initiate({ skillId: 'python', proficiencyLevel: 3 }))
    expect(lines()).toEqual(['GET /api/skills', 'POST /api/user/skills'])
  })

  test.each([
    ['skills', '/api/skills', '[]', (store: Store) => store.dispatch(skillsApi.endpoints.listSkills.initiate())],
    [
      'the user',
      '/api/auth/user',
      JSON.stringify(person),
      (store: Store) => store.dispatch(userApi.endpoints.getUser.initiate()),
    ],
  ])(
    'what was read of %s never goes stale: not by focus, not by a new connection, not by time, not by coming back',
    async (_, path, body, ask) => {
      answer = () => new Response(body)
      // Held over both readings: what is dropped or counted as old after a while is so by this clock.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
      const store = createStore()
      // What an app would listen to that reads again by itself.
      const stop = setupListeners(store.dispatch)
      try {
        const first = ask(store)
        await first
        fireEvent(window, new Event('focus'))
        fireEvent(document, new Event('visibilitychange'))
        fireEvent(window, new Event('offline'))
        fireEvent(window, new Event('online'))
        await vi.advanceTimersByTimeAsync(3_600_000)
        expect(lines()).toEqual([`GET ${path}`])
        first.unsubscribe()
        await vi.advanceTimersByTimeAsync(86_400_000)
        const again = await ask(store)
        expect(again.isSuccess).toBe(true)
        await vi.advanceTimersByTimeAsync(3_600_000)
        expect(lines()).toEqual([`GET ${path}`])
      } finally {
        stop()
        vi.useRealTimers()
      }
    },
  )
})
