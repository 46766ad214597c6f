import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useListNotificationsQuery } from '../../src/api/account/notifications.ts'
import { useGetUserQuery } from '../../src/api/account/user.ts'
import { useLiveUpdates } from '../../src/app/shell/use-live-updates.ts'
import { FakeStream } from '../support/fake-stream.ts'
import { renderApp } from '../support/render-app.tsx'
import { failing, serve } from '../support/server.ts'

let unread = 0
let signedIn = true
const user = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null, subscriptionTier: 'free' }

beforeEach(() => {
  unread = 0
  signedIn = true
  FakeStream.all = []
  vi.stubGlobal('EventSource', FakeStream)
  serve({
    'GET /api/auth/user': () => (signedIn ? user : failing(401)),
    'GET /api/notifications': () => ({ notifications: [], unread }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Shell({ demo }: { demo: boolean }) {
  useLiveUpdates(demo ? undefined : 'u')
  const { data: notifications } = useListNotificationsQuery()
  const { data: person } = useGetUserQuery()
  return <p>{person === null ? 'signed out' : `${notifications?.unread ?? '?'} unread`}</p>
}
const show = (demo = false) => renderApp(<Shell demo={demo} />)

test('what the server names is read again, and nothing else', async () => {
  show()
  await screen.findByText('0 unread')
  unread = 3
  act(() => FakeStream.last.say({ tags: ['Skills', 'Something new'] }))
  expect(screen.getByText('0 unread')).toBeTruthy()
  act(() => FakeStream.last.say({ tags: ['Notifications'] }))
  await screen.findByText('3 unread')
  expect(FakeStream.all).toHaveLength(1)
})

test('after a lost connection everything is read again', async () => {
  show()
  await screen.findByText('0 unread')
  unread = 2
  act(() => FakeStream.last.fail())
  await waitFor(() => expect(FakeStream.all).toHaveLength(2), { timeout: 5_000 })
  act(() => FakeStream.last.opens())
  await screen.findByText('2 unread')
})

test('a session that was ended elsewhere is signed out here', async () => {
  show()
  await screen.findByText('0 unread')
  signedIn = false
  act(() => FakeStream.last.fail())
  await screen.findByText('signed out')
  expect(FakeStream.all).toHaveLength(1)
})

test('the demo listens to nobody, and leaving the shell ends the stream', async () => {
  show(true)
  await screen.findByText('0 unread')
  expect(FakeStream.all).toHaveLength(0)
  const { unmount } = show()
  expect(FakeStream.all).toHaveLength(1)
  unmount()
  expect(FakeStream.last.closed).toBe(1)
})
