// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inStreamSlot } from '../../src/api/live/stream-slot.ts'
import { FakeLocks } from '../support/fake-tabs.ts'

let locks: FakeLocks
const pass = () => vi.advanceTimersByTimeAsync(0)
beforeEach(() => {
  vi.useFakeTimers()
  locks = new FakeLocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a slot for a stream', () => {
  const slots = () => locks as unknown as LockManager
  const streams = () => {
    const events: string[] = []
    const open = (name: string) => () => {
      events.push(`${name} opens`)
      return () => void events.push(`${name} closes`)
    }
    return { events, open }
  }

  test('is one of two, by their names, and each stream takes one', async () => {
    const { events, open } = streams()
    for (const name of ['a', 'b', 'c']) inStreamSlot(open(name), slots())
    await pass()
    expect(events).toEqual(['a opens', 'b opens'])
    expect([...locks.held.keys()]).toEqual(['waymark-stream-1', 'waymark-stream-2'])
  })

  test('left is free for the next, and closed once', async () => {
    const { events, open } = streams()
    const [first] = ['a', 'b', 'c'].map((name) => inStreamSlot(open(name), slots()))
    await pass()
    first?.()
    await pass()
    expect(events).toEqual(['a opens', 'b opens', 'a closes', 'c opens'])
  })

  test('is not taken by who gave up waiting, nor by who left in the same moment', async () => {
    const { events, open } = streams()
    const [first, , third] = ['a', 'b', 'c'].map((name) => inStreamSlot(open(name), slots()))
    await pass()
    third?.()
    expect([locks.waiting('waymark-stream-1'), locks.waiting('waymark-stream-2')]).toEqual([0, 0])
    first?.()
    await pass()
    expect(events).toEqual(['a opens', 'b opens', 'a closes'])
    inStreamSlot(open('d'), slots())()
    await pass()
    expect([events.length, locks.held.size, locks.waiting('waymark-stream-1')]).toEqual([3, 1, 0])
  })

  test('found ends the waiting for the other', async () => {
    const [leave] = ['waymark-stream-1', 'waymark-stream-2'].map((name) => locks.hold(name))
    const { events, open } = streams()
    inStreamSlot(open('a'), slots())
    await pass()
    expect(locks.waiting('waymark-stream-2')).toBe(1)
    leave?.()
    await pass()
    expect([events, locks.waiting('waymark-stream-2')]).toEqual([['a opens'], 0])
  })

  /** What has been given can no longer be given up: a browser may grant both slots before it hears of that. */
  const hasty = () => {
    const request = (name: string, _: LockOptions, body: () => unknown) => locks.request(name, {}, body)
    return { request } as unknown as LockManager
  }

  test('given twice in the same moment is taken once', async () => {
    const { events, open } = streams()
    inStreamSlot(open('a'), hasty())
    await pass()
    expect([events, [...locks.held.keys()]]).toEqual([['a opens'], ['waymark-stream-1']])
  })

  test('given to who has just left is let go', async () => {
    const { events, open } = streams()
    inStreamSlot(open('a'), hasty())()
    await pass()
    expect([events, locks.held.size]).toEqual([[], 0])
  })

  test('is not needed where there are no locks', () => {
    const { events, open } = streams()
    vi.stubGlobal('navigator', {})
    inStreamSlot(open('a'))()
    expect(events).toEqual(['a opens', 'a closes'])
  })
})
