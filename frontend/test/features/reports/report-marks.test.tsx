import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../../src/app/store.ts'
import { ReportViewPage } from '../../../src/features/reports/reader/ReportViewPage.tsx'
import { withMark } from '../../../src/lib/with-mark.ts'
import { renderApp } from '../../support/render-app.tsx'
import { failing, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const id = '0190c1de-0000-7000-8000-000000000001'
const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'ines@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
  emailVerified: true,
}
const html = `<h2>Money</h2>
<ul class="points box"><li><label><input type="checkbox" data-box="money.a"><span>Ask the bank</span></label></li>
<li><label><input type="checkbox" data-box="money.b"><span>Ask the union</span></label></li></ul>
<div class="lines" data-note="money.c" data-label="What the bank said"></div>
<span class="field" data-note="money.d" data-line data-label="Pay"></span>`
const view = {
  id,
  reportType: 'career_change',
  title: 'Career Change',
  createdAt: '2026-11-01T00:00:00.000Z',
  aiGenerated: false,
  sections: [{ id: 'money', title: 'Money', kicker: 'Part 1', page: 1, html }],
}

let marks: { ticks: string[]; notes: { place: string; text: string; updatedAt: string }[] }
let put: { place: string; body: unknown }[]
let broken: boolean
beforeEach(() => {
  marks = { ticks: ['money.b'], notes: [{ place: 'money.c', text: 'They said yes.', updatedAt: view.createdAt }] }
  put = []
  broken = false
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  serve({
    'GET /api/reports/:id/view': () => view,
    'GET /api/reports': () => ({ reports: [], total: 0 }),
    'GET /api/language-model': () => ({}),
    'GET /api/reports/:id/summary/link': () => ({}),
    'GET /api/reports/:id/marks': () => (broken ? failing(503) : marks),
    'PUT /api/reports/:id/marks/:place': ({ params: { place = '' }, body }) => {
      if (broken) return failing(503)
      put.push({ place, body })
      marks = withMark(marks, { place, mark: body, now: view.createdAt })
      return marks
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (store = createStore()) =>
  renderApp(
    <Routes>
      <Route path="/reports/:id" element={<ReportViewPage user={user} />} />
    </Routes>,
    { at: `/reports/${id}`, store },
  )
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What the bank said' })

describe('what a reader ticks and writes on a report', () => {
  test('is there again when the report is opened', async () => {
    open()
    expect((await note()).value).toBe('They said yes.')
    expect([box('Ask the bank').checked, box('Ask the union').checked]).toEqual([false, true])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pay' }).value).toBe('')
    expect(put).toEqual([])
  })

  test('is kept: a tick at once, a note once for many keys', async () => {
    open()
    const field = await note()
    await userEvent.click(box('Ask the bank'))
    await waitFor(() => expect(put).toEqual([{ place: 'money.a', body: { ticked: true } }]))
    for (const value of ['N', 'No', 'No.']) fireEvent.input(field, { target: { value } })
    expect(put).toHaveLength(1)
    await waitFor(() => expect(put[1]).toEqual({ place: 'money.c', body: { text: 'No.' } }), { timeout: 3000 })
    expect(put).toHaveLength(2)
    expect(field.value).toBe('No.')
    await waitFor(() => expect(screen.getAllByText('Kept')).toHaveLength(2))
  })

  test('is kept when the page is left while a note still waits, and shown on return', async () => {
    const store = createStore()
    const { unmount } = open(store)
    fireEvent.input(await note(), { target: { value: 'Call again.' } })
    unmount()
    await waitFor(() => expect(put).toEqual([{ place: 'money.c', body: { text: 'Call again.' } }]))
    open(store)
    expect((await note()).value).toBe('Call again.')
  })

  test('says that it was not kept, keeps the words in the field, and can be tried again', async () => {
    open()
    const field = await note()
    broken = true
    fireEvent.input(field, { target: { value: 'Maybe.' } })
    fireEvent.blur(field)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/Not kept/)).toBeTruthy()
    expect([field.value, put]).toEqual(['Maybe.', []])
    broken = false
    await userEvent.click(again)
    await waitFor(() => expect(put).toEqual([{ place: 'money.c', body: { text: 'Maybe.' } }]))
    await waitFor(() => expect(screen.queryByText(/Not kept/)).toBeNull())
  })

  test('cannot be written over while it is not known', async () => {
    broken = true
    open()
    const alert = await screen.findByText(/could not be read, so nothing new is kept now/)
    expect(box('Ask the bank').disabled).toBe(true)
    expect(screen.queryByRole('textbox')).toBeNull()
    broken = false
    await userEvent.click(alert.querySelector('button') as HTMLButtonElement)
    expect((await note()).value).toBe('They said yes.')
    expect(box('Ask the bank').disabled).toBe(false)
  })
})

test('a corrected report says which answer it corrects, and leads to the earlier one', async () => {
  const earlier = '0190c1de-0000-7000-8000-000000000002'
  const corrects = { reportId: earlier, question: 'How satisfied are you?', before: '4 of 10', after: '9 of 10' }
  serve({ 'GET /api/reports/:id/view': () => ({ ...view, corrects }) })
  open()
  const link = await screen.findByRole('link', { name: 'an earlier one' })
  expect(link.getAttribute('href')).toBe(`/reports/${earlier}`)
  expect(link.closest('p')?.textContent).toContain('How satisfied are you? You said “4 of 10” then, and “9 of 10” now.')
})

test('a member reads on a later day that their consent to AI text was taken back', async () => {
  const taken = { ...view, aiText: false, aiGenerated: true }
  serve({ 'GET /api/reports/:id/view': () => taken })
  open()
  expect(await screen.findByText('AI text in this report: taken back')).toBeTruthy()
  expect(screen.getByText(/You took your consent back/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take back my consent' })).toBeNull()
})
