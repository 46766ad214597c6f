import { act, screen } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { ReportProgress } from '@waymark/contracts/models/report/report'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportViewPage } from '../../../src/features/reports/reader/ReportViewPage.tsx'
// Loaded when it is needed; here before the tests, as none of them is about that.
import '../../../src/features/reports/reader/MakingReport.tsx'
import { FakeStream } from '../../support/fake-stream.ts'
import { renderApp } from '../../support/render-app.tsx'
import { serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const id = '0190c1de-0000-7000-8000-000000000002'
const earlier = '0190c1de-0000-7000-8000-000000000001'
const createdAt = '2026-11-25T10:00:00.000Z'
const user = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null } as unknown as User
const corrects = { reportId: earlier, question: 'Your goals', before: '', after: 'To teach.' }
const problem = (status: number, detail: string) =>
  Response.json({ type: 'about:blank', title: 'x', status, detail, requestId: 'r' }, { status })

const push = (change: Partial<ReportProgress>) =>
  act(async () => {
    const progress = { reportId: id, status: 'composing', paid: true, sections: [], done: 0, total: 12, ...change }
    FakeStream.last.say(progress, 'progress')
  })

let status: ReportProgress['status']
let view: () => Response
let retried: number
let viewed: number
beforeEach(() => {
  status = 'composing'
  view = () => problem(409, 'This report is not ready yet.')
  FakeStream.all = []
  retried = 0
  viewed = 0
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  serve({
    'GET /api/reports/:id/view': () => {
      viewed += 1
      return view()
    },
    'POST /api/reports/:id/retry': () => {
      retried += 1
      return Response.json({ reportId: id, status: 'requested' }, { status: 202 })
    },
    'GET /api/reports/:id/marks': () => ({ ticks: [], notes: [] }),
    'GET /api/reports/:id/summary/link': () => ({}),
    'GET /api/reports/:id': () => {
      const report = { id, reportType: 'career_change', title: 'Career Change', status, paid: true, createdAt }
      return { report, progress: { reportId: id, status, paid: true, sections: [], done: 0, total: 12 } }
    },
    'GET /api/reports': () => ({ reports: [], total: 0 }),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (state?: object) =>
  renderApp(
    <Routes>
      <Route path="/reports/:id" element={<ReportViewPage user={user} />} />
    </Routes>,
    { at: { pathname: `/reports/${id}`, state } },
  )
const made = () =>
  Response.json({
    id,
    reportType: 'career_change',
    title: 'Career Change',
    createdAt,
    aiGenerated: false,
    corrects,
    sections: [{ id: 'answer', title: 'Your answer', kicker: 'Part 1', page: 3, html: '<h2>Teach</h2>' }],
  })

test('a report that is opened while it is made shows its sections, then itself', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Generating report...' })).toBeTruthy()
  expect(FakeStream.last.url).toBe(`/api/reports/${id}/events`)
  await push({ done: 3 })
  expect(screen.getByText('Section 4 of 12')).toBeTruthy()
  view = made
  await push({ done: 12, status: 'ready' })
  expect(await screen.findByText('Report Generated Successfully!')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Teach' })).toBeTruthy()
  expect(screen.getByText(/in one answer: Your goals\. You left it out then, and say “To teach\.” now\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See what changed' }).getAttribute('href')).toBe(`/reports/${id}/compare/${earlier}`)
  expect(screen.getByRole('link', { name: 'Correct an answer' }).getAttribute('href')).toBe(`/reports/${id}/correct`)
})

test('one that was ordered a moment ago is not asked for its pages before it has them', async () => {
  open({ ordered: true })
  expect(await screen.findByRole('heading', { name: 'Generating report...' })).toBeTruthy()
  expect(viewed).toBe(0)
  view = made
  await push({ done: 12, status: 'ready' })
  expect(await screen.findByRole('heading', { name: 'Teach' })).toBeTruthy()
  expect(viewed).toBe(1)
})

test('one that failed says so and is tried again', async () => {
  open()
  await screen.findByRole('heading', { name: 'Generating report...' })
  await push({ status: 'failed', failure: 'The pages could not be printed.' })
  expect(screen.getByRole('heading', { name: 'Report Generation Failed' })).toBeTruthy()
  expect(screen.getByText('The pages could not be printed.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retried).toBe(1)
})

test('one that was deleted meanwhile is not there', async () => {
  open()
  await screen.findByRole('heading', { name: 'Generating report...' })
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1))
  serve({ '/api/reports/*': () => problem(404, 'There is no such report.') })
  await act(async () => {
    FakeStream.last.fail(FakeStream.CLOSED)
  })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

test('one that is made and waits for its payment says that', async () => {
  view = () => problem(402, 'This report opens once its payment is completed.')
  open()
  expect(await screen.findByText('This report opens once its payment is completed.')).toBeTruthy()
})
