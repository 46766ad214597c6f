import { BroadcastChannel, locks as nodeLocks } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveSource } from '../../src/api/live/live.ts'
import { listenShared, patience } from '../../src/api/live/shared-live.ts'
import { inStreamSlot } from '../../src/api/live/stream-slot.ts'

/** The browser's own locks and channels, as Node has them: each call below is a tab. */
const locks = nodeLocks as unknown as LockManager

class FakeSource implements LiveSource {
  static open: FakeSource[] = []
  onopen: LiveSource['onopen'] = null
  onmessage: LiveSource['onmessage'] = null
  onerror: LiveSource['onerror'] = null
  constructor() {
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((other) => other !== this)
  }
  opens(): void {
    this.onopen?.call(this as unknown as EventSource, new Event('open'))
  }
  say(tags: string[]): void {
    this.onmessage?.call(this as unknown as EventSource, new MessageEvent('message', { data: JSON.stringify({ tags }) }))
  }
}

let person = 0
const stops: (() => void)[] = []
function openTab() {
  const heard: string[] = []
  const stop = listenShared(
    `person-${person}`,
    { onTags: (tags) => heard.push(tags.join()), onBack: () => heard.push('back'), isSignedIn: async () => true },
    { open: () => new FakeSource(), locks },
  )
  stops.push(stop)
  return { heard, stop }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
const only = () => {
  expect(FakeSource.open).toHaveLength(1)
  return FakeSource.open[0] as FakeSource
}
const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  person += 1
  FakeSource.open = []
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
    stream.say(['Skills'])
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
    only().say(['Jobs'])
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
    expect(FakeSource.open).toHaveLength(0)
    show('visible')
    await new Promise((resolve) => setTimeout(resolve, patience + 200))
    expect(await held).toBe('stolen')
    only().opens()
    only().say(['Reports'])
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
    { open: () => new FakeSource(), locks: undefined },
  )
  stops.push(tab)
  expect(FakeSource.open).toHaveLength(1)
  show('hidden')
  expect(FakeSource.open).toHaveLength(0)
  show('visible')
  expect(FakeSource.open).toHaveLength(1)
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
