import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Sessions } from '../../../src/features/account/profile/Sessions.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { type Call, problem, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

const now = new Date().toISOString()
const session = (index: number, device: string) => ({
  id: `0190c1de-0000-7000-8000-00000000000${index}`,
  current: index === 1,
  createdAt: now,
  lastSeenAt: now,
  device,
})
let sessions: ReturnType<typeof session>[]

beforeEach(() => {
  sessions = [session(1, 'Firefox on Linux'), session(2, 'Safari on iPhone')]
  const signOut = ({ body }: Call) => {
    const password = body?.password
    if (password === undefined) return problem(403, 'Please give your password to do this.')
    if (password !== 'right') return problem(400, 'x', { errors: [{ path: 'password', message: 'This is not your password' }] })
    sessions = sessions.slice(0, 1)
    return { sessions }
  }
  serve({
    'GET /api/account/sessions': () => ({ sessions }),
    'DELETE /api/account/sessions': signOut,
    'DELETE /api/account/sessions/:id': signOut,
  })
  renderApp(<Sessions />)
})

describe('signing devices out', () => {
  test.each([
    ['Sign out Safari on iPhone', 'Sign out', '/api/account/sessions/0190c1de-0000-7000-8000-000000000002'],
    ['Sign out everywhere else', 'Sign out everywhere else', '/api/account/sessions'],
  ])('%s asks for the password where the server wants it', async (first, second, path) => {
    await userEvent.click(await screen.findByRole('button', { name: first }))
    expect(await screen.findByText('Please give your password to sign devices out.')).toBeTruthy()
    const field = screen.getByLabelText('Your password')
    await fill(field, 'wrong')
    await userEvent.click(screen.getByRole('button', { name: second }))
    expect(await screen.findByText('This is not your password')).toBeTruthy()
    await fill(field, 'right')
    await userEvent.click(screen.getByRole('button', { name: second }))
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
    expect(screen.queryByLabelText('Your password')).toBeNull()
    expect(writes()).toEqual([{}, { password: 'wrong' }, { password: 'right' }].map((body) => ({ line: `DELETE ${path}`, body })))
  })
})
