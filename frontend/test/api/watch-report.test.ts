// @vitest-environment node
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Looked, watchReport } from '../../src/api/reports/watch-report.ts'
import { FakeStream } from '../support/fake-stream.ts'

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

const refuse = async (readyState = FakeStream.CLOSED) => {
  FakeStream.last.fail(readyState)
  await vi.advanceTimersByTimeAsync(0)
}

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
  FakeStream.all = []
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
    expect(FakeStream.last.url).toBe(`/api/reports/${id}/events`)
    FakeStream.last.say(progress({ done: 1 }), 'message')
    FakeStream.last.say(progress({ done: 2 }), 'progress')
    FakeStream.last.say('{', 'progress')
    FakeStream.last.say({ nonsense: true }, 'progress')
    expect(seen.map(({ done }) => done)).toEqual([1, 2])
    expect(FakeStream.last.closed).toBe(0)
  })

  test.each([
    ['failed', false, true],
    ['delivered', false, true],
    ['ready', true, true],
    ['ready', false, false],
    ['composing', true, false],
  ] as const)('%s, paid: %s, is the last word: %s', (status, paid, last) => {
    watch()
    FakeStream.last.say(progress({ status, paid }), 'progress')
    expect([seen.length, FakeStream.last.closed]).toEqual([1, last ? 1 : 0])
  })

  test('goes on by itself while the browser connects again', async () => {
    watch()
    await refuse(0)
    expect([looked, FakeStream.all.length]).toEqual([0, 1])
  })

  test('is asked for again after a refusal, ever more rarely, up to half a minute', async () => {
    watch()
    for (const wait of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      const before = FakeStream.all.length
      await refuse()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(FakeStream.all.length).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeStream.all.length).toBe(before + 1)
    }
    expect([looked, gone]).toEqual([6, 0])
  })

  test('that spoke again is waited for as at first', async () => {
    watch()
    await refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    FakeStream.last.say('{', 'progress')
    await refuse()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(FakeStream.all.length).toBe(3)
    FakeStream.last.say(progress(), 'progress')
    await refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(FakeStream.all.length).toBe(4)
  })

  test.each([401, 403, 404, 410])('that answers %s is followed no longer', async (status) => {
    watch()
    looks = [{ status }]
    await refuse()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([gone, looked, FakeStream.all.length, FakeStream.last.closed]).toEqual([1, 1, 1, 1])
  })

  test('that can be read is shown, and followed unless it was the last word', async () => {
    watch()
    looks = [{ progress: progress({ done: 5 }) }, { progress: progress({ status: 'failed' }) }]
    await refuse()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([seen.map(({ done }) => done), FakeStream.all.length]).toEqual([[5], 2])
    await refuse()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([seen.at(-1)?.status, FakeStream.all.length, gone]).toEqual(['failed', 2, 0])
  })

  test('is nobody’s any more once the page is left, whatever is still on its way', async () => {
    const slow = Promise.withResolvers<Looked>()
    looks = [slow.promise]
    const stop = watch()
    await refuse()
    stop()
    expect(FakeStream.last.closed).toBe(1)
    slow.resolve({ progress: progress() })
    await vi.advanceTimersByTimeAsync(120_000)
    expect([seen.length, FakeStream.all.length]).toEqual([0, 1])
  })

  test('that was left while it waited is not asked for again', async () => {
    const stop = watch()
    await refuse()
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeStream.all.length).toBe(1)
  })
})
