import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { firstWait, type LiveSource, listenLive, longestWait } from '../../src/api/live/live.ts'

class FakeSource implements LiveSource {
  static made: FakeSource[] = []
  onopen: LiveSource['onopen'] = null
  onmessage: LiveSource['onmessage'] = null
  onerror: LiveSource['onerror'] = null
  closed = false
  address: string
  constructor(address: string) {
    this.address = address
    FakeSource.made.push(this)
  }
  close() {
    this.closed = true
  }
  fire(kind: 'open' | 'error'): void {
    const handler = kind === 'open' ? this.onopen : this.onerror
    handler?.call(this as unknown as EventSource, new Event(kind))
  }
  say(data: unknown): void {
    this.onmessage?.call(this as unknown as EventSource, new MessageEvent('message', { data: JSON.stringify(data) }))
  }
}

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
    (address) => new FakeSource(address),
  )
const latest = () => {
  const source = FakeSource.made.at(-1)
  if (!source) throw new Error('nothing was opened')
  return source
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSource.made = []
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
    expect(FakeSource.made.map(({ address }) => address)).toEqual(['/api/events'])
    latest().fire('open')
    latest().say({ tags: ['Notifications', 'Dashboard'] })
    latest().say({ nonsense: true })
    expect(heard).toEqual([['Notifications', 'Dashboard']])
  })

  test('connect again after a while that doubles up to its longest, and then everything may have changed', async () => {
    start()
    latest().fire('open')
    for (const wait of [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000)) {
      const before = FakeSource.made.length
      latest().fire('error')
      expect(latest().closed).toBe(true)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(FakeSource.made.length).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeSource.made.length).toBe(before + 1)
    }
    expect([firstWait, longestWait]).toEqual([1_000, 30_000])
    expect(heard).toEqual([])
    latest().fire('open')
    expect(heard).toEqual(['back'])
  })

  test('begin with the short wait again after a connection that held', async () => {
    start()
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(1_000)
    latest().fire('open')
    await vi.advanceTimersByTimeAsync(60_000)
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSource.made.length).toBe(3)
  })

  test('end when the session was ended elsewhere', async () => {
    start()
    latest().fire('open')
    signedIn = false
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(120_000)
    expect([asked, FakeSource.made.length]).toEqual([1, 1])
  })

  test('end with the page that listened', async () => {
    const stop = start()
    stop()
    expect(latest().closed).toBe(true)
    const second = start()
    latest().fire('error')
    second()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeSource.made.length).toBe(2)
  })

  test('say once that the connection is back, and come from the browser’s own stream', async () => {
    vi.stubGlobal('EventSource', FakeSource)
    listenLive({ onTags: () => {}, onBack: () => heard.push('back'), isSignedIn: async () => true })
    expect(latest().address).toBe('/api/events')
    latest().fire('open')
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(1_000)
    latest().fire('open')
    latest().fire('open')
    expect(heard).toEqual(['back'])
    vi.unstubAllGlobals()
  })

  test.each([
    [0, 750],
    [1, 1_250],
  ])('do not come back all at once: with chance at %s after %s ms', async (chance, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    start()
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(FakeSource.made.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSource.made.length).toBe(2)
  })

  test('end while they wait, and while it is asked who is here', async () => {
    const stop = start()
    latest().fire('error')
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, FakeSource.made.length]).toEqual([0, 1])
    const answer = Promise.withResolvers<boolean>()
    signedIn = answer.promise
    const end = start()
    latest().fire('error')
    await vi.advanceTimersByTimeAsync(1_000)
    end()
    answer.resolve(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, FakeSource.made.length]).toEqual([1, 2])
  })
})
