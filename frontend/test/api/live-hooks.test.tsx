import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsApi } from '../../src/api/account/settings.ts'
import { userApi } from '../../src/api/account/user.ts'
import { useLiveUpdates } from '../../src/app/shell/use-live-updates.ts'
import { createStore } from '../../src/app/store.ts'
import { FakeStream } from '../support/fake-stream.ts'
import { failing, sent, serve } from '../support/server.ts'

let store: ReturnType<typeof createStore>
let answer: () => unknown
const app = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
const listen = (person: string | undefined) =>
  renderHook((now: { person: string | undefined }) => useLiveUpdates(now.person), { wrapper: app, initialProps: { person } })
/** The second wait is up to two and a half seconds. The answer is read in turns of the real loop, which waiting alone does not give. */
const lose = () =>
  act(async () => {
    FakeStream.last.fail()
    for (let turn = 0; turn < 60; turn += 1) {
      await vi.advanceTimersByTimeAsync(50)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
/** What follows of itself from what was just done has happened. */
const turns = async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    await vi.advanceTimersByTimeAsync(5)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
const user = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null, subscriptionTier: 'free' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  store = createStore()
  FakeStream.all = []
  answer = () => user
  vi.stubGlobal('EventSource', FakeStream)
  serve({ '/api/*': () => answer() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who is still signed in is listened for again, asked anew at each loss', async () => {
  listen('u')
  await lose()
  await lose()
  expect([FakeStream.all.length, sent.length]).toEqual([3, 2])
})

test('what the app shows is read again once the stream is back, for nothing was heard meanwhile', async () => {
  listen('u')
  const reading = store.dispatch(settingsApi.endpoints.getSettings.initiate())
  await act(() => reading)
  const before = sent.length
  await act(async () => FakeStream.last.opens())
  expect(sent.length).toBe(before)
  await lose()
  const lost = sent.length
  await act(async () => {
    FakeStream.last.opens()
    await turns()
  })
  expect(sent.length).toBe(lost + 1)
})

test('what the server says has changed is read again, and nothing else', async () => {
  listen('u')
  const reading = store.dispatch(settingsApi.endpoints.getSettings.initiate())
  await act(() => reading)
  const before = sent.length
  const hear = (...tags: string[]) =>
    act(async () => {
      FakeStream.last.say({ tags })
      await turns()
    })
  await hear('Jobs', 'Something new')
  expect(sent.length).toBe(before)
  await hear('Jobs', 'Account')
  expect(sent.length).toBe(before + 1)
})

test('an outage is no end of a session', async () => {
  answer = () => failing(503)
  listen('u')
  await lose()
  expect(FakeStream.all.length).toBe(2)
})

test('a session that is over is, and the app knows nobody then', async () => {
  answer = () => failing(401)
  listen('u')
  await lose()
  expect(FakeStream.all.length).toBe(1)
  expect(userApi.endpoints.getUser.select()(store.getState()).data).toBeNull()
})

test('another person has another stream, and nobody has none', () => {
  const { rerender } = listen('u')
  rerender({ person: 'u' })
  expect(FakeStream.all.length).toBe(1)
  rerender({ person: 'v' })
  expect(FakeStream.all.map(({ closed }) => closed)).toEqual([1, 0])
  rerender({ person: undefined })
  expect(FakeStream.all.map(({ closed }) => closed)).toEqual([1, 1])
})

test('a browser that knows no streams hears nothing, and goes on', () => {
  vi.stubGlobal('EventSource', undefined)
  expect(() => listen('u')).not.toThrow()
})
