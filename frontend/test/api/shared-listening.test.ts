// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenShared, patience } from '../../src/api/live/shared-live.ts'
import { FakeStream } from '../support/fake-stream.ts'
import { FakeChannel, FakeLocks } from '../support/fake-tabs.ts'

/** What one tab does, beat by beat, against locks and channels that the test holds in its hand. */
const source = () => FakeStream.open.at(-1) as FakeStream

let locks: FakeLocks
let page: EventTarget & { visibilityState: string }
let signedIn: boolean
const stops: (() => void)[] = []
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const show = (state: string) => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}
const tab = (given: { locks?: LockManager } = { locks: locks as unknown as LockManager }) => {
  const heard: string[] = []
  const listener = {
    onTags: (tags: readonly string[]) => heard.push(tags.join()),
    onBack: () => heard.push('back'),
    isSignedIn: async () => {
      heard.push('signed in?')
      return signedIn
    },
  }
  const stop = listenShared('ines', listener, { open: () => new FakeStream(), ...given })
  stops.push(stop)
  return { heard, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  locks = new FakeLocks()
  FakeChannel.all = []
  FakeChannel.said = []
  FakeStream.all = []
  signedIn = true
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the tabs of a person', () => {
  test('agree by one name, of the person', async () => {
    tab()
    await pass()
    expect([...locks.held.keys()]).toEqual(['waymark-live:ines'])
    expect(FakeChannel.all.map(({ name }) => name)).toEqual(['waymark-live:ines'])
  })

  test('the first to listen has missed nothing, and passes on each thing that it hears', async () => {
    const [first, second] = [tab(), tab()]
    await pass()
    source().opens()
    source().say({ tags: ['Skills', 'Jobs'] })
    source().fail()
    await pass(2_000)
    source().opens()
    await pass()
    expect(first.heard).toEqual(['Skills,Jobs', 'signed in?', 'back'])
    expect(second.heard).toEqual(['Skills,Jobs', 'back'])
    expect(FakeChannel.said).toEqual([{ tags: ['Skills', 'Jobs'] }, 'back'])
  })

  test('the end of a session is asked after in each', async () => {
    const [first, second] = [tab(), tab()]
    await pass()
    signedIn = false
    source().fail()
    await pass(60_000)
    expect([first.heard, second.heard, FakeStream.all.length]).toEqual([['signed in?'], ['signed in?'], 1])
    expect(FakeChannel.said).toEqual(['ended'])
  })

  test('one that closes leaves its line to the next, which may have missed something', async () => {
    const [first, second] = [tab(), tab()]
    await pass()
    first.stop()
    expect(FakeStream.open).toEqual([])
    await pass()
    source().opens()
    expect([first.heard, second.heard]).toEqual([[], ['back']])
    expect(FakeChannel.all.length).toBe(1)
  })

  test('one that closes while it stands in line is given nothing', async () => {
    const [first, second] = [tab(), tab()]
    await pass()
    second.stop()
    await pass()
    expect(locks.waiting('waymark-live:ines')).toBe(0)
    first.stop()
    await pass()
    expect([FakeStream.all.length, locks.held.size]).toEqual([1, 0])
  })

  test('one that is closed before it was given the line opens nothing and lets go at once', async () => {
    const only = tab()
    only.stop()
    await pass()
    expect([FakeStream.all.length, locks.held.size]).toEqual([0, 0])
  })

  test('one that listens asks nobody when it comes to the front, and answers who asks', async () => {
    tab()
    await pass()
    show('visible')
    await pass(patience)
    expect(FakeChannel.said).toEqual([])
    const other = new FakeChannel('waymark-live:ines')
    other.postMessage('who listens?')
    expect(FakeChannel.said).toEqual(['who listens?', 'I do'])
    other.close()
  })

  test('one that does not listen is silent when asked', async () => {
    const asleep = locks.hold('waymark-live:ines')
    tab()
    await pass()
    const other = new FakeChannel('waymark-live:ines')
    other.postMessage('who listens?')
    expect(FakeChannel.said).toEqual(['who listens?'])
    other.close()
    asleep()
  })

  test('one that goes to the back asks nobody', async () => {
    locks.hold('waymark-live:ines')
    tab()
    await pass()
    show('hidden')
    await pass(patience)
    expect([FakeChannel.said, FakeStream.all.length]).toEqual([[], 0])
  })

  test('one at the front waits so long for an answer, counted from the last time that it asked', async () => {
    locks.hold('waymark-live:ines')
    const waiting = tab()
    await pass()
    show('visible')
    await pass(patience - 1)
    show('visible')
    await pass(patience - 1)
    expect(FakeStream.all.length).toBe(0)
    await pass(1)
    expect(FakeStream.all.length).toBe(1)
    source().opens()
    expect(waiting.heard).toEqual(['back'])
    expect(FakeChannel.said).toEqual(['who listens?', 'who listens?', 'back'])
  })

  test.each([['I do'], ['back'], [{ tags: ['Jobs'] }]])('hearing %s, it knows that somebody listens', async (said) => {
    locks.hold('waymark-live:ines')
    const waiting = tab()
    await pass()
    show('visible')
    const other = new FakeChannel('waymark-live:ines')
    other.postMessage(said)
    await pass(patience * 2)
    expect(FakeStream.all.length).toBe(0)
    expect(waiting.heard).toEqual(said === 'I do' ? [] : [said === 'back' ? 'back' : 'Jobs'])
    other.close()
  })

  test('one that closes while it waits for an answer takes nothing over', async () => {
    locks.hold('waymark-live:ines')
    const waiting = tab()
    await pass()
    show('visible')
    waiting.stop()
    await pass(patience * 2)
    show('visible')
    await pass(patience * 2)
    expect([FakeStream.all.length, FakeChannel.said]).toEqual([0, ['who listens?']])
    expect(locks.held.size).toBe(1)
  })

  test('one whose line was taken stops listening and stands in line again', async () => {
    const sleeper = tab()
    await pass()
    const given = locks.steal('waymark-live:ines')
    await pass()
    expect([FakeStream.open.length, locks.waiting('waymark-live:ines')]).toEqual([0, 1])
    given()
    await pass()
    expect(FakeStream.open.length).toBe(1)
    source().opens()
    expect(sleeper.heard).toEqual(['back'])
  })
})

describe('without locks', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}))
  test.each(['no locks', 'no channel'])('%s: a tab has its own stream, while it is looked at', async (lack) => {
    if (lack === 'no channel') vi.stubGlobal('BroadcastChannel', undefined)
    const own = lack === 'no locks' ? tab({}) : tab()
    source().opens()
    show('visible')
    expect(FakeStream.all.length).toBe(1)
    show('hidden')
    expect(FakeStream.open.length).toBe(0)
    show('hidden')
    show('visible')
    source().opens()
    expect([FakeStream.all.length, own.heard]).toEqual([2, ['back']])
    own.stop()
    expect(FakeStream.open.length).toBe(0)
    show('hidden')
    show('visible')
    expect(FakeStream.all.length).toBe(2)
  })

  test('a tab that nobody has looked at yet opens nothing, and may have missed something', () => {
    page.visibilityState = 'hidden'
    const own = tab({})
    expect(FakeStream.all.length).toBe(0)
    show('visible')
    source().opens()
    expect(own.heard).toEqual(['back'])
  })

  test('one that closes while nobody looks has nothing to close', () => {
    const own = tab({})
    show('hidden')
    expect(() => own.stop()).not.toThrow()
    expect(FakeStream.all.length).toBe(1)
  })
})
