import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useListNotificationsQuery } from '../../src/api/account/notifications.ts'
import { useGetUserQuery } from '../../src/api/account/user.ts'
import { useLiveUpdates } from '../../src/app/shell/use-live-updates.ts'
import { renderApp } from '../support/render-app.tsx'
import { failing, serve } from '../support/server.ts'

class FakeEventSource {
  static made: FakeEventSource[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  closed = false
  constructor() {
    FakeEventSource.made.push(this)
  }
  close() {
    this.closed = true
  }
}

let unread = 0
let signedIn = true
const user = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null, subscriptionTier: 'free' }

beforeEach(() => {
  unread = 0
  signedIn = true
  FakeEventSource.made = []
  vi.stubGlobal('EventSource', FakeEventSource)
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
const stream = () => {
  const [source] = FakeEventSource.made.slice(-1)
  if (!source) throw new Error('nothing was opened')
  return source
}

test('what the server names is read again, and nothing else', async () => {
  show()
  await screen.findByText('0 unread')
  unread = 3
  act(() => stream().onmessage?.({ data: JSON.stringify({ tags: ['Skills', 'Something new'] }) }))
  expect(screen.getByText('0 unread')).toBeTruthy()
  act(() => stream().onmessage?.({ data: JSON.stringify({ tags: ['Notifications'] }) }))
  await screen.findByText('3 unread')
  expect(FakeEventSource.made).toHaveLength(1)
})

test('after a lost connection everything is read again', async () => {
  show()
  await screen.findByText('0 unread')
  unread = 2
  act(() => stream().onerror?.())
  await waitFor(() => expect(FakeEventSource.made).toHaveLength(2), { timeout: 5_000 })
  act(() => stream().onopen?.())
  await screen.findByText('2 unread')
})

test('a session that was ended elsewhere is signed out here', async () => {
  show()
  await screen.findByText('0 unread')
  signedIn = false
  act(() => stream().onerror?.())
  await screen.findByText('signed out')
  expect(FakeEventSource.made).toHaveLength(1)
})

test('the demo listens to nobody, and leaving the shell ends the stream', async () => {
  show(true)
  await screen.findByText('0 unread')
  expect(FakeEventSource.made).toHaveLength(0)
  const { unmount } = show()
  expect(FakeEventSource.made).toHaveLength(1)
  unmount()
  expect(stream().closed).toBe(true)
})
