import { act, fireEvent, screen } from '@testing-library/react'
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentIdFor } from '../../../src/entities/report/payment-id.ts'
import { emptyDraft, readDraft, saveDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { StepContent } from '../../../src/features/detailed-assessment/StepContent.tsx'
import { useWizardDraft } from '../../../src/features/detailed-assessment/use-wizard-draft.ts'
import { guest } from '../../../src/lib/own-storage.ts'
import { FakeStream } from '../../support/fake-stream.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { problem, sent, serve } from '../../support/server.ts'

const assessmentId = '0190c1de-0000-7000-8000-000000000001'
const reportId = '0190c1de-0000-7000-8000-000000000002'

let answers: Record<string, () => unknown> = {}

function Wizard({ member }: { member: boolean }) {
  const handle = useWizardDraft(member ? user.id : guest)
  return <StepContent handle={handle} user={member ? user : null} />
}

function open(member: boolean) {
  renderApp(<Wizard member={member} />)
}

async function push(change: Partial<ReportProgress>) {
  const progress: ReportProgress = { reportId, status: 'composing', paid: false, sections: [], done: 0, total: 12, ...change }
  await act(async () => {
    FakeStream.open.at(-1)?.say(progress, 'progress')
  })
}

/** The server refuses the stream: the browser says that it is closed, and not why. */
async function refuse() {
  await act(async () => {
    expect(FakeStream.open).toHaveLength(1)
    FakeStream.last.fail(FakeStream.CLOSED)
    await vi.advanceTimersByTimeAsync(0)
  })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const generate = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Generate report' }))
  await pass(1)
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  FakeStream.all = []
  vi.stubGlobal('EventSource', FakeStream)
  serve({ '/api/*': ({ path }) => answers[path]?.() ?? problem(404, 'Nothing here') })
  answers = {
    '/api/generate-report': () => json(202, { reportId, status: 'requested' }),
    '/api/generate-guest-report': () => json(202, { reportId, status: 'requested' }),
    [`/api/complete-report-payment/${reportId}`]: () => json(200, { reportId, paymentId: 'p', paidAt: '2025-01-01T00:00:00Z' }),
  }
  for (const person of [guest, user.id])
    saveDraft(person, { ...emptyDraft, step: 4, reportType: 'career_change', guestEmail: 'ines@example.org', assessmentId })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('step 4', () => {
  test('shows the name, the price and that nothing is charged', () => {
    open(true)
    expect(screen.getByRole('heading', { name: 'Career Change' })).toBeTruthy()
    expect(screen.getByText('$57')).toBeTruthy()
    expect(screen.getByText('Demo payment: nothing is charged.')).toBeTruthy()
  })

  test('a refused generation says why', async () => {
    answers['/api/generate-report'] = () => problem(400, 'The report type is not the saved one.')
    open(true)
    await generate()
    expect(screen.getByRole('alert').textContent).toContain('Report Generation Failed')
    expect(screen.getByRole('alert').textContent).toContain('The report type is not the saved one.')
  })

  test('shows sections as they are made', async () => {
    open(false)
    await generate()
    expect(screen.getByText('Report Generation Started')).toBeTruthy()
    await push({
      done: 1,
      total: 2,
      sections: [
        { id: 'a', title: 'Your answers', pageFrom: 4, pageTo: 4, state: 'done', note: 'Two gaps found' },
        { id: 'b', title: 'AI and your job', pageFrom: 5, pageTo: 6, state: 'running' },
      ],
    })
    expect(screen.getByText('Section 2 of 2')).toBeTruthy()
    expect(screen.getByText('Two gaps found')).toBeTruthy()
    expect(screen.getByText('p. 5–6')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  })

  test('a report that is not there any more ends the watching, and one can start over', async () => {
    answers[`/api/reports/${reportId}`] = () => problem(404, 'There is no such report.')
    open(true)
    await generate()
    await refuse()
    expect(screen.getByRole('heading', { name: 'We cannot find this report' })).toBeTruthy()
    const asked = sent.length
    await pass(120_000)
    expect([sent.length, FakeStream.open]).toEqual([asked, []])
    expect(screen.getByRole('link', { name: 'Your reports' }).getAttribute('href')).toBe('/reports')
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await pass(1000)
    expect(readDraft(user.id)).toEqual(emptyDraft)
  })

  test('a guest whom the report does not know any more can start over too', async () => {
    answers[`/api/reports/${reportId}`] = () => problem(401, 'Please sign in.')
    open(false)
    await generate()
    await refuse()
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    await pass(1000)
    expect(readDraft(guest)).toEqual(emptyDraft)
  })

  test('a stream that is refused for another reason is tried again, ever more rarely, and the report is read meanwhile', async () => {
    const snapshot = { reportId, status: 'composing', paid: false, sections: [], done: 3, total: 12 }
    const report = { id: reportId, reportType: 'career_change', title: 'Career Change', status: 'composing', paid: false }
    answers[`/api/reports/${reportId}`] = () =>
      json(200, { report: { ...report, createdAt: '2025-01-01T00:00:00Z' }, progress: snapshot })
    open(true)
    await generate()
    for (const wait of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      await refuse()
      expect(screen.getByText('Section 4 of 12')).toBeTruthy()
      await pass(wait - 1)
      expect(FakeStream.open).toEqual([])
      await pass(1)
      expect(FakeStream.open).toHaveLength(1)
    }
  })

  test('a failed report offers another try', async () => {
    answers[`/api/reports/${reportId}/retry`] = () => json(202, { reportId, status: 'requested' })
    open(true)
    await generate()
    await push({ status: 'failed', failure: 'The printer stopped.' })
    expect(screen.getByRole('heading', { name: 'Report Generation Failed' })).toBeTruthy()
    expect(screen.getAllByText('The printer stopped.').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(1)
    expect(sent.findLast(({ path: one }) => one !== '/api/payments')?.path).toBe(`/api/reports/${reportId}/retry`)
    await push({ status: 'composing' })
    expect(screen.getByRole('heading', { name: 'Generating report...' })).toBeTruthy()
  })
})

describe('signed in', () => {
  test('pays 2,000 ms after ready with a payment id of prefix and time, then shows the result', async () => {
    vi.setSystemTime(1_700_000_000_000)
    open(true)
    await generate()
    await push({ status: 'ready', pages: 28 })
    expect(screen.getByText('Report Generated Successfully!')).toBeTruthy()
    await pass(1999)
    expect(sent.some(({ path }) => path.includes('complete-report-payment'))).toBe(false)
    await pass(2)
    const payment = sent.find(({ path }) => path.includes('complete-report-payment'))
    expect(payment?.body).toEqual({ paymentId: expect.stringMatching(/^demo-payment-17000000\d{5}$/) })
    expect(screen.getByRole('heading', { name: 'Your Report is Ready' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download PDF Report' }).getAttribute('href')).toBe(`/api/reports/${reportId}/pdf`)
    expect(screen.getByRole('link', { name: 'View Report Online' }).getAttribute('href')).toBe(`/reports/${reportId}`)
  })

  test('a failed payment says why and can be repeated with the same id', async () => {
    const path = `/api/complete-report-payment/${reportId}`
    answers[path] = () => problem(503, 'Please try again shortly.')
    open(true)
    await generate()
    await push({ status: 'ready' })
    await pass(2001)
    expect(screen.getByRole('alert').textContent).toBe('Payment Processing FailedPlease try again shortly.')
    const first = sent.findLast(({ path: one }) => one !== '/api/payments')?.body
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await pass(1)
    expect(sent.findLast(({ path: one }) => one !== '/api/payments')).toMatchObject({ path, body: first })
  })

  test('the payment id of a report is one for the wizard, the list and every try', async () => {
    const made = paymentIdFor(user.id, reportId, 1_700_000_000_000)
    open(true)
    await generate()
    await push({ status: 'ready' })
    await pass(2001)
    expect(sent.find(({ path }) => path.includes('report-payment'))?.body).toEqual({ paymentId: made })
    expect(paymentIdFor(user.id, assessmentId, 1_700_000_000_001)).not.toBe(made)
  })

  test('after a reload a running report is watched again', async () => {
    saveDraft(user.id, { ...readDraft(user.id), reportId })
    open(true)
    expect(screen.getByRole('heading', { name: 'Generating report...' })).toBeTruthy()
    expect(FakeStream.open[0]?.url).toBe(`/api/reports/${reportId}/events`)
  })
})

describe('a guest', () => {
  test('sees the result as soon as the mail server has the mail', async () => {
    open(false)
    await generate()
    expect(sent.findLast(({ path: one }) => one !== '/api/payments')?.body).toEqual({
      assessmentId,
      reportType: 'career_change',
      guestEmail: 'ines@example.org',
      aiText: false,
    })
    await push({ status: 'delivered' })
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Report Sent Successfully' })).toBeTruthy()
    expect(screen.getByText('ines@example.org')).toBeTruthy()
    expect(screen.getByText(/spam/)).toBeTruthy()
    // Nothing more can come: an open stream would be asked for again and again.
    expect(FakeStream.open).toEqual([])
  })

  test('is told after 10 s that the mail is on its way, and later that it was sent', async () => {
    open(false)
    await generate()
    await push({ status: 'ready' })
    await pass(9999)
    expect(screen.queryByText(/on its way/)).toBeNull()
    await push({ status: 'delivering' })
    await pass(2)
    expect(screen.getByRole('heading', { name: 'Your report is on its way' })).toBeTruthy()
    await push({ status: 'delivered' })
    expect(screen.getByRole('heading', { name: 'Report Sent Successfully' })).toBeTruthy()
  })
})
