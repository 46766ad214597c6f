// @vitest-environment node
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Looked, watchReport } from '../../src/api/reports/watch-report.ts'

const id = '0190c1de-0000-7000-8000-000000000002'
const progress = (change: Partial<ReportProgress> = {}): ReportProgress => ({
  reportId: id,
  status: 'composing',
  paid: false,
  sections: [],
  done: 0,
  total: 12,
  ...change,
})

class FakeStream extends EventTarget {
  static CLOSED = 2
  static made: FakeStream[] = []
  readyState = 1
  closed = 0
  url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.made.push(this)
  }
  close() {
    this.closed += 1
  }
  send(kind: 'message' | 'progress', data: unknown) {
    this.dispatchEvent(new MessageEvent(kind, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
  async refuse(readyState = 2) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
  }
}
const stream = () => FakeStream.made.at(-1) as FakeStream

let seen: ReportProgress[]
let gone: number
let looks: (Looked | Promise<Looked>)[]
let looked: number
const watch = () =>
  watchReport(id, {
    onProgress: (one) => seen.push(one),
    onGone: () => {
      gone += 1
    },
    look: async () => {
      looked += 1
      return (await looks.shift()) ?? { status: 500 }
    },
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.made = []
  seen = []
  looks = []
  gone = 0
  looked = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the making of a report', () => {
  test('is told by both kinds of message, and what is none is passed over', () => {
    watch()
    expect(stream().url).toBe(`/api/reports/${id}/events`)
    stream().send('message', progress({ done: 1 }))
    stream().send('progress', progress({ done: 2 }))
    stream().send('progress', '{')
    stream().send('progress', { nonsense: true })
    expect(seen.map(({ done }) => done)).toEqual([1, 2])
    expect(stream().closed).toBe(0)
  })

  test.each([
    ['failed', false, true],
    ['delivered', false, true],
    ['ready', true, true],
    ['ready', false, false],
    ['composing', true, false],
  ] as const)('%s, paid: %s, is the last word: %s', (status, paid, last) => {
    watch()
    stream().send('progress', progress({ status, paid }))
    expect([seen.length, stream().closed]).toEqual([1, last ? 1 : 0])
  })

  test('goes on by itself while the browser connects again', async () => {
    watch()
    await stream().refuse(0)
    expect([looked, FakeStream.made.length]).toEqual([0, 1])
  })

  test('is asked for again after a refusal, ever more rarely, up to half a minute', async () => {
    watch()
    for (const wait of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      const before = FakeStream.made.length
      await stream().refuse()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(FakeStream.made.length).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeStream.made.length).toBe(before + 1)
    }
    expect([looked, gone]).toEqual([6, 0])
  })

  test('that spoke again is waited for as at first', async () => {
    watch()
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    stream().send('progress', '{')
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(FakeStream.made.length).toBe(3)
    stream().send('progress', progress())
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(FakeStream.made.length).toBe(4)
  })

  test.each([401, 403, 404, 410])('that answers %s is followed no longer', async (status) => {
    watch()
    looks = [{ status }]
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([gone, looked, FakeStream.made.length, stream().closed]).toEqual([1, 1, 1, 1])
  })

  test('that can be read is shown, and followed unless it was the last word', async () => {
    watch()
    looks = [{ progress: progress({ done: 5 }) }, { progress: progress({ status: 'failed' }) }]
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([seen.map(({ done }) => done), FakeStream.made.length]).toEqual([[5], 2])
    await stream().refuse()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([seen.at(-1)?.status, FakeStream.made.length, gone]).toEqual(['failed', 2, 0])
  })

  test('is nobody’s any more once the page is left, whatever is still on its way', async () => {
    const slow = Promise.withResolvers<Looked>()
    looks = [slow.promise]
    const stop = watch()
    await stream().refuse()
    stop()
    expect(stream().closed).toBe(1)
    slow.resolve({ progress: progress() })
    await vi.advanceTimersByTimeAsync(120_000)
    expect([seen.length, FakeStream.made.length]).toEqual([0, 1])
  })

  test('that was left while it waited is not asked for again', async () => {
    const stop = watch()
    await stream().refuse()
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeStream.made.length).toBe(1)
  })
})
