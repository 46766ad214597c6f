import { act, renderHook, screen } from '@testing-library/react'
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, tagTypes } from '../../../src/api/api.ts'
import { createStore } from '../../../src/app/store.ts'
import { useReportProgress } from '../../../src/entities/report/use-report-progress.ts'
import { emptyDraft, type WizardDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { mailPatience, paymentDelay, useReportFlow } from '../../../src/features/detailed-assessment/report/use-report-flow.ts'
import { clearDemo, decideDemo, startDemo } from '../../../src/lib/demo-mode.ts'
import { FakeStream } from '../../support/fake-stream.ts'
import { frame } from '../../support/render-app.tsx'
import { failing, lines, sent, serve, writes } from '../../support/server.ts'

const reportId = '0190c1de-0000-7000-8000-000000000002'
const otherId = '0190c1de-0000-7000-8000-000000000003'
const assessmentId = '0190c1de-0000-7000-8000-000000000001'
const begun: WizardDraft = { ...emptyDraft, step: 4, reportType: 'career_change', guestEmail: ' a@b.org ', assessmentId }
const made: WizardDraft = { ...begun, reportId }

const streams = () => FakeStream.open.map(({ url }) => url.split('/')[3])
const push = (change: Partial<ReportProgress>) =>
  act(async () => {
    const progress = { reportId, status: 'composing', paid: false, sections: [], done: 0, total: 12, ...change }
    FakeStream.last.say(progress, 'progress')
  })
const refuse = () =>
  act(async () => {
    FakeStream.last.fail(FakeStream.CLOSED)
    await vi.advanceTimersByTimeAsync(0)
  })
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

let store: ReturnType<typeof createStore>
let answers: Record<string, () => unknown>
const change = vi.fn()
const onFailure = vi.fn()
const follow = (draft: WizardDraft, guest = false) =>
  renderHook(
    (now: WizardDraft) =>
      useReportFlow({ draft: now, person: 'ines', guest, aiText: true, payments: 'placeholder', change, onFailure }),
    {
      wrapper: frame({ store }),
      initialProps: draft,
    },
  )
const watch = (id: string | undefined, whileHidden = true) =>
  renderHook((now: { id: string | undefined }) => useReportProgress(now.id, { whileHidden }), {
    wrapper: frame({ store }),
    initialProps: { id },
  })

beforeEach(() => {
  vi.useFakeTimers()
  store = createStore()
  answers = {}
  FakeStream.all = []
  change.mockReset()
  onFailure.mockReset()
  vi.stubGlobal('EventSource', FakeStream)
  serve({ '/api/*': ({ path }) => answers[path]?.() ?? failing(500) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  clearDemo()
})

describe('generating', () => {
  test.each([
    [false, '/api/generate-report', { assessmentId, reportType: 'career_change', aiText: true }],
    [true, '/api/generate-guest-report', { assessmentId, reportType: 'career_change', aiText: true, guestEmail: 'a@b.org' }],
  ])('asks once, is pending meanwhile, and keeps the id of the report (guest: %s)', async (guest, path, body) => {
    const answer = Promise.withResolvers<Response>()
    answers[path] = () => answer.promise
    const { result } = follow(begun, guest)
    expect([result.current.generating.pending, result.current.paymentFailed, result.current.retrying]).toEqual([
      false,
      false,
      false,
    ])
    act(() => void result.current.generating.start())
    await pass()
    expect(result.current.generating.pending).toBe(true)
    answer.resolve(Response.json({ reportId, status: 'requested' }, { status: 202 }))
    await pass(100)
    expect([result.current.generating.pending, writes()]).toEqual([false, [{ line: `POST ${path}`, body }]])
    expect(change.mock.calls).toEqual([[{ reportId }]])
    expect(screen.getByRole('status').textContent).toBe('Report Generation Started')
  })

  test('that is refused is told and changes nothing', async () => {
    const { result } = follow(begun)
    await act(() => result.current.generating.start())
    expect(onFailure.mock.calls).toEqual([['Report Generation Failed', expect.objectContaining({ status: 500 })]])
    expect([change.mock.calls, screen.queryByRole('status')]).toEqual([[], null])
  })

  test.each(['assessmentId', 'reportType'])('without %s asks for nothing', async (lacking) => {
    const { result } = follow({ ...begun, [lacking]: undefined })
    await act(() => result.current.generating.start())
    expect([sent, onFailure.mock.calls]).toEqual([[], []])
  })
})

describe('a finished report', () => {
  const paid = `/api/complete-report-payment/${reportId}`
  beforeEach(() => {
    answers[paid] = () => Response.json({ reportId, paymentId: 'p', paidAt: '2025-01-01T00:00:00Z' })
  })

  test.each(['ready', 'delivering', 'delivered'] as const)('%s is told, and paid for two seconds later', async (status) => {
    follow(made)
    await push({ status: 'composing' })
    expect(screen.queryByRole('status')).toBeNull()
    await push({ status })
    expect(screen.getByRole('status').className).toBe('toast success')
    expect(screen.getByRole('status').textContent).toBe('Report Generated Successfully!')
    await pass(paymentDelay - 1)
    expect([sent, change.mock.calls]).toEqual([[], []])
    await pass(1)
    expect([lines(paid).length, change.mock.calls]).toEqual([1, [[{ step: 5 }]]])
  })

  test('that is paid already is shown at once, and not paid again', async () => {
    follow(made)
    await push({ status: 'ready', paid: true })
    await pass()
    expect([sent, change.mock.calls]).toEqual([[], [[{ step: 5 }]]])
  })

  test.each([
    ['delivered', 0],
    ['ready', mailPatience],
  ] as const)('of a guest is paid by nobody, and shown when %s after %s ms', async (status, wait) => {
    follow(made, true)
    await push({ status })
    await pass(Math.max(0, wait - 1))
    if (wait > 0) expect(change).not.toHaveBeenCalled()
    await pass(1)
    expect([sent, change.mock.calls]).toEqual([[], [[{ step: 5 }]]])
  })

  test('is no news on another step, nor to a page that was left', async () => {
    follow({ ...made, step: 5 })
    await push({ status: 'ready' })
    expect(screen.queryByRole('status')).toBeNull()
    await pass(60_000)
    expect([sent, change.mock.calls]).toEqual([[], []])
    const { unmount } = follow(made)
    await push({ status: 'ready' })
    unmount()
    await pass(60_000)
    expect([sent, change.mock.calls]).toEqual([[], []])
  })

  test('that is not paid says so until a payment succeeds', async () => {
    answers[paid] = () => new Response('', { status: 503 })
    const { result } = follow(made)
    await push({ status: 'ready' })
    await pass(paymentDelay)
    expect(screen.getByRole('alert').textContent).toMatch(/^Payment Processing Failed./)
    expect([result.current.paymentFailed, change.mock.calls]).toEqual([true, []])
    answers[paid] = () => Response.json({ reportId, paymentId: 'p', paidAt: '2025-01-01T00:00:00Z' })
    await act(() => result.current.complete())
    expect([result.current.paymentFailed, change.mock.calls]).toEqual([false, [[{ step: 5 }]]])
  })

  test('is needed for a payment, and may be asked for while one looks', async () => {
    const { result, rerender } = follow(begun)
    await act(() => result.current.complete())
    expect([sent, change.mock.calls, onFailure.mock.calls]).toEqual([[], [], []])
    rerender(made)
    await push({ status: 'ready' })
    await pass(paymentDelay)
    expect([lines(paid).length, change.mock.calls]).toEqual([1, [[{ step: 5 }]]])
  })
})

describe('a failed report', () => {
  const again = `/api/reports/${reportId}/retry`
  test('says why, and is set going and watched again', async () => {
    answers[again] = () => Response.json({ reportId, status: 'requested' }, { status: 202 })
    const { result } = follow(made)
    await push({ status: 'composing' })
    expect([result.current.failed, screen.queryByRole('alert')]).toEqual([false, null])
    await push({ status: 'failed', failure: 'The printer stopped.' })
    expect([result.current.failed, screen.getByRole('alert').textContent]).toEqual([
      true,
      'Report Generation FailedThe printer stopped.',
    ])
    expect(streams()).toEqual([])
    for (const tries of [1, 2]) {
      await act(() => result.current.tryAgain())
      expect([lines(again).length, FakeStream.all.length, streams()]).toEqual([tries, 1 + tries, [reportId]])
      await push({ status: 'failed' })
    }
  })

  test('that cannot be set going says so, and is not watched', async () => {
    const { result } = follow(made)
    await push({ status: 'failed' })
    expect(screen.getByRole('alert').textContent).toBe('Report Generation Failed')
    await act(() => result.current.tryAgain())
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Report Generation Failed./),
    )
    expect(streams()).toEqual([])
  })

  test('is needed for another try', async () => {
    const { result } = follow(begun)
    await act(() => result.current.tryAgain())
    expect([sent, onFailure.mock.calls, streams()]).toEqual([[], [], []])
  })
})

describe('watching', () => {
  const hide = (state: string) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  test('goes on in another tab where something is to be done, and rests elsewhere', () => {
    hide('hidden')
    follow(made)
    expect(streams()).toEqual([reportId])
    watch(otherId, false)
    expect(streams()).toEqual([reportId])
    hide('visible')
    expect(streams()).toEqual([reportId, otherId])
    expect(watch(undefined).result.current).toMatchObject({ progress: undefined, gone: false })
    expect(streams()).toEqual([reportId, otherId])
  })

  test('shows nothing of another report', async () => {
    const { result, rerender } = watch(reportId)
    await push({ done: 3 })
    expect(result.current.progress?.done).toBe(3)
    rerender({ id: otherId })
    expect([result.current.progress, streams()]).toEqual([undefined, [otherId]])
  })

  test('reads a report whose stream was refused anew each time, and ends when it is not there', async () => {
    const { result } = watch(reportId)
    await refuse()
    await pass(3_000)
    answers[`/api/reports/${reportId}`] = () => new Response('', { status: 404 })
    await refuse()
    expect([lines(reportId).length, result.current.gone]).toEqual([2, true])
    act(() => result.current.watchAgain())
    expect([result.current.gone, streams()]).toEqual([false, [reportId]])
  })

  test('shows what it read, and reads it for itself alone', async () => {
    const progress = { reportId, status: 'composing', paid: false, sections: [], done: 7, total: 12 }
    const report = { id: reportId, reportType: 'career_change', title: 'x', status: 'composing', paid: false }
    const createdAt = '2025-01-01T00:00:00Z'
    answers[`/api/reports/${reportId}`] = () => Response.json({ report: { ...report, createdAt }, progress })
    const { result } = watch(reportId)
    await refuse()
    expect(result.current.progress?.done).toBe(7)
    await pass(3_000)
    await refuse()
    expect(lines(reportId).length).toBe(2)
    act(() => void store.dispatch(api.util.invalidateTags([...tagTypes])))
    await pass(100)
    expect(lines(reportId).length).toBe(2)
  })

  test('the demo’s report is a finished sample, and needs no stream', async () => {
    vi.useRealTimers()
    startDemo()
    decideDemo()
    const { result } = watch(reportId)
    await vi.waitFor(() => expect(result.current.progress).toMatchObject({ reportId, status: 'ready', total: 1 }))
    expect(streams()).toEqual([])
  })
})
