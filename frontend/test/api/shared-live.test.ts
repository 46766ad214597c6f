import { BroadcastChannel, locks as nodeLocks } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenShared, patience } from '../../src/api/live/shared-live.ts'
import { inStreamSlot } from '../../src/api/live/stream-slot.ts'
import { FakeStream } from '../support/fake-stream.ts'

/** The browser's own locks and channels, as Node has them: each call below is a tab. */
const locks = nodeLocks as unknown as LockManager

let person = 0
const stops: (() => void)[] = []
function openTab() {
  const heard: string[] = []
  const stop = listenShared(
    `person-${person}`,
    { onTags: (tags) => heard.push(tags.join()), onBack: () => heard.push('back'), isSignedIn: async () => true },
    { open: () => new FakeStream(), locks },
  )
  stops.push(stop)
  return { heard, stop }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
const only = () => {
  expect(FakeStream.open).toHaveLength(1)
  return FakeStream.open[0] as FakeStream
}
const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  person += 1
  FakeStream.all = []
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(document, 'visibilityState')
  vi.unstubAllGlobals()
})

describe('seven tabs of a person', () => {
  test('hold one stream, and each hears what it says', async () => {
    const tabs = Array.from({ length: 7 }, () => openTab())
    await settled()
    const stream = only()
    stream.opens()
    stream.say({ tags: ['Skills'] })
    await settled()
    expect(tabs.map(({ heard }) => heard)).toEqual(Array.from({ length: 7 }, () => ['Skills']))
  })

  test('when the one that listens closes, the next takes over, and whatever changed meanwhile is read again', async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await settled()
    only().opens()
    first.stop()
    await settled()
    only().opens()
    only().say({ tags: ['Jobs'] })
    await settled()
    expect(second.heard).toEqual(['back', 'Jobs'])
    expect(third.heard).toEqual(['back', 'Jobs'])
  })

  test('a tab that comes to the front takes over from one that was put to sleep', async () => {
    // A tab that sleeps: it holds the lock and answers nothing.
    const asleep = Promise.withResolvers<void>()
    const held = locks.request(`waymark-live:person-${person}`, () => asleep.promise).catch(() => 'stolen')
    const tab = openTab()
    await settled()
    expect(FakeStream.open).toHaveLength(0)
    show('visible')
    await new Promise((resolve) => setTimeout(resolve, patience + 200))
    expect(await held).toBe('stolen')
    only().opens()
    only().say({ tags: ['Reports'] })
    expect(tab.heard).toEqual(['back', 'Reports'])
  })

  test('one that answers keeps it', async () => {
    openTab()
    await settled()
    const stream = only()
    openTab()
    await settled()
    show('visible')
    await new Promise((resolve) => setTimeout(resolve, patience + 200))
    expect(only()).toBe(stream)
  })
})

test('without locks a tab that nobody looks at has no stream', () => {
  const tab = listenShared(
    'somebody',
    { onTags: () => {}, onBack: () => {}, isSignedIn: async () => true },
    { open: () => new FakeStream(), locks: undefined },
  )
  stops.push(tab)
  expect(FakeStream.open).toHaveLength(1)
  show('hidden')
  expect(FakeStream.open).toHaveLength(0)
  show('visible')
  expect(FakeStream.open).toHaveLength(1)
})

test('streams of reports take two slots, for all tabs together', async () => {
  let open = 0
  const close = Array.from({ length: 4 }, () =>
    inStreamSlot(() => {
      open += 1
      return () => {
        open -= 1
      }
    }, locks),
  )
  await settled()
  expect(open).toBe(2)
  for (const end of close.slice(0, 2)) end()
  await settled()
  expect(open).toBe(2)
  for (const end of close.slice(2)) end()
  await settled()
  expect(open).toBe(0)
})
