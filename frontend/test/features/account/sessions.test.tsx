import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../../src/app/store.ts'
import { Sessions } from '../../../src/features/account/profile/Sessions.tsx'
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx'

const now = new Date().toISOString()
const session = (index: number, device: string) => ({
  id: `0190c1de-0000-7000-8000-00000000000${index}`,
  current: index === 1,
  createdAt: now,
  lastSeenAt: now,
  device,
})
let sessions: ReturnType<typeof session>[]
let sent: { path: string; password: string | undefined }[]

beforeEach(() => {
  sessions = [session(1, 'Firefox on Linux'), session(2, 'Safari on iPhone')]
  sent = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json({ sessions })
    const { password } = JSON.parse(String(init.body ?? '{}')) as { password?: string }
    sent.push({ path, password })
    const problem = { type: 'about:blank', title: 'x', requestId: 'r' }
    if (password === undefined)
      return Response.json({ ...problem, status: 403, detail: 'Please give your password to do this.' }, { status: 403 })
    if (password !== 'right') {
      const errors = [{ path: 'password', message: 'This is not your password' }]
      return Response.json({ ...problem, status: 400, detail: 'x', errors }, { status: 400 })
    }
    sessions = sessions.slice(0, 1)
    return Response.json({ sessions })
  })
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ToastProvider>
          <Sessions />
        </ToastProvider>
      </MemoryRouter>
    </Provider>,
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('signing devices out', () => {
  test.each([
    ['Sign out Safari on iPhone', 'Sign out', '/api/account/sessions/0190c1de-0000-7000-8000-000000000002'],
    ['Sign out everywhere else', 'Sign out everywhere else', '/api/account/sessions'],
  ])('%s asks for the password where the server wants it', async (first, second, path) => {
    fireEvent.click(await screen.findByRole('button', { name: first }))
    expect(await screen.findByText('Please give your password to sign devices out.')).toBeTruthy()
    const field = screen.getByLabelText('Your password')
    fireEvent.change(field, { target: { value: 'wrong' } })
    fireEvent.click(screen.getByRole('button', { name: second }))
    expect(await screen.findByText('This is not your password')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'right' } })
    fireEvent.click(screen.getByRole('button', { name: second }))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(screen.queryByLabelText('Your password')).toBeNull()
    expect(sent).toEqual([undefined, 'wrong', 'right'].map((password) => ({ path, password })))
  })
})
