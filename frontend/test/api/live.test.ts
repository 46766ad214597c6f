import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstWait, listenLive, longestWait } from '../../src/api/live/live.ts'
import { FakeStream } from '../support/fake-stream.ts'

let signedIn: boolean | Promise<boolean> = true
let asked = 0
const heard: (readonly string[] | 'back')[] = []
const start = () =>
  listenLive(
    {
      onTags: (tags) => heard.push(tags),
      onBack: () => heard.push('back'),
      isSignedIn: async () => {
        asked += 1
        return signedIn
      },
    },
    (address) => new FakeStream(address),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeStream.all = []
  heard.length = 0
  asked = 0
  signedIn = true
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the live news', () => {
  test('come over one stream, as names of what to read again', () => {
    start()
    expect(FakeStream.all.map(({ url }) => url)).toEqual(['/api/events'])
    FakeStream.last.opens()
    FakeStream.last.say({ tags: ['Notifications', 'Dashboard'] })
    FakeStream.last.say({ nonsense: true })
    expect(heard).toEqual([['Notifications', 'Dashboard']])
  })

  test('connect again after a while that doubles up to its longest, and then everything may have changed', async () => {
    start()
    FakeStream.last.opens()
    for (const wait of [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000)) {
      const before = FakeStream.all.length
      FakeStream.last.fail()
      expect(FakeStream.last.closed).toBe(1)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(FakeStream.all.length).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeStream.all.length).toBe(before + 1)
    }
    expect([firstWait, longestWait]).toEqual([1_000, 30_000])
    expect(heard).toEqual([])
    FakeStream.last.opens()
    expect(heard).toEqual(['back'])
  })

  test('begin with the short wait again after a connection that held', async () => {
    start()
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(1_000)
    FakeStream.last.opens()
    await vi.advanceTimersByTimeAsync(60_000)
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeStream.all.length).toBe(3)
  })

  test('end when the session was ended elsewhere', async () => {
    start()
    FakeStream.last.opens()
    signedIn = false
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([asked, FakeStream.all.length]).toEqual([1, 1])
  })

  test('end with the page that listened', async () => {
    const stop = start()
    stop()
    expect(FakeStream.last.closed).toBe(1)
    const second = start()
    FakeStream.last.fail()
    second()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeStream.all.length).toBe(2)
  })

  test('say once that the connection is back, and come from the browser’s own stream', async () => {
    vi.stubGlobal('EventSource', FakeStream)
    listenLive({ onTags: () => {}, onBack: () => heard.push('back'), isSignedIn: async () => true })
    expect(FakeStream.last.url).toBe('/api/events')
    FakeStream.last.opens()
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(1_000)
    FakeStream.last.opens()
    FakeStream.last.opens()
    expect(heard).toEqual(['back'])
    vi.unstubAllGlobals()
  })

  test.each([
    [0, 750],
    [1, 1_250],
  ])('do not come back all at once: with chance at %s after %s ms', async (chance, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    start()
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeStream.all.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeStream.all.length).toBe(2)
  })

  test('end while they wait, and while it is asked who is here', async () => {
    const stop = start()
    FakeStream.last.fail()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, FakeStream.all.length]).toEqual([0, 1])
    const answer = Promise.withResolvers<boolean>()
    signedIn = answer.promise
    const end = start()
    FakeStream.last.fail()
    await vi.advanceTimersByTimeAsync(1_000)
    end()
    answer.resolve(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, FakeStream.all.length]).toEqual([1, 2])
  })
})
