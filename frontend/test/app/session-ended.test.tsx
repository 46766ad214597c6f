import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { createStore } from '../../src/app/store.ts'
import { openApp } from '../support/open-app.tsx'
import { failing, lines, problem, serve } from '../support/server.ts'
import { fill, userEvent } from '../support/user-event.ts'

const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  emailVerified: true,
  profileImageUrl: null,
  subscriptionTier: 'free',
}
const profile = { id: '0190c1de-0000-7000-8000-000000000009', title: 'Nurse', industry: 'Healthcare' }
const unauthorized = () => problem(401, 'Please sign in.')

let signedIn = true

beforeAll(async () => {
  await import('../../src/app/shell/SignedInPages.tsx')
  await import('../../src/features/account/AccountPage.tsx')
  await import('../../src/features/learning/LearningPage.tsx')
}, 60_000)
beforeEach(() => {
  signedIn = true
  serve({
    'GET /api/auth/user': () => (signedIn ? user : unauthorized()),
    'GET /api/user/profile': () => (signedIn ? profile : unauthorized()),
    'GET /api/learning-paths': () => (signedIn ? [] : unauthorized()),
    '/api/*': () => (signedIn ? failing(404) : unauthorized()),
  })
})

const open = (path: string) => openApp(path, { hint: true })
const cover = () => document.querySelector('dialog.session-ended')
const typeTitle = async (value: string) => fill(await screen.findByLabelText('Title'), value)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }))

describe('a session that was ended elsewhere', () => {
  test('is told once, whichever call finds it, with the way back to this very page', async () => {
    await open('/account/profile?x=1')
    await typeTitle('Head nurse')
    signedIn = false
    await save()
    expect(await screen.findByRole('heading', { name: 'You have been signed out' })).toBeTruthy()
    expect((cover() as HTMLDialogElement).open).toBe(true)
    const ways = [...(cover()?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.target,
    ])
    expect(ways).toEqual([
      ['Sign In', '/api/login?return_to=%2Faccount%2Fprofile%3Fx%3D1', ''],
      ['Sign in in a new tab', '/api/login?return_to=%2Faccount%2Fprofile%3Fx%3D1', '_blank'],
    ])
    expect(lines('GET /api/auth/user')).toHaveLength(2)
  })

  test('goes on with what was typed once the person has signed in again', async () => {
    await open('/account/profile')
    await typeTitle('Head nurse')
    signedIn = false
    await save()
    await screen.findByRole('heading', { name: 'You have been signed out' })
    signedIn = true
    await act(async () => void dispatchEvent(new Event('focus')))
    await waitFor(() => expect(cover()).toBeNull())
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Head nurse')
  })

  test('is not over because one call was refused', async () => {
    serve({ 'PUT /api/user/profile': unauthorized })
    await open('/account/profile')
    await typeTitle('Head nurse')
    await save()
    await waitFor(() => expect(lines('GET /api/auth/user')).toHaveLength(2))
    await act(async () => {})
    expect(cover()).toBeNull()
  })

  test('on the learning paths it is said as specified there, and by nothing else', async () => {
    await open('/learning')
    const begin = (await screen.findAllByRole('button', { name: 'Make paths from my gaps' }))[0] as HTMLElement
    signedIn = false
    await userEvent.click(begin)
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy()
    expect(screen.getByText('Unauthorized')).toBeTruthy()
    expect(cover()).toBeNull()
  })
})

describe('an address of a page to read that the server answers with the app', () => {
  test('rests on the 404 screen for somebody signed in', async () => {
    await open('/blog/no-such-article')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    expect(screen.getByText('AI Career Platform')).toBeTruthy()
  })

  test('also after a reload of an entry that the app itself pushed', async () => {
    history.replaceState({ key: 'pushed', idx: 3 }, '', '/help')
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays the browser
    document.cookie = 'wm_in=1; Path=/'
    await act(async () => {
      render(<App store={createStore()} />)
    })
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  })
})
