import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withMark } from '../../../src/lib/with-mark.ts'
import { readPublic } from '../../support/demo-visit.ts'
import { openApp } from '../../support/open-app.tsx'
import { type Answer, lines, missing, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

const token = 'k1.0190c1de-0000-7000-8000-000000000003.signature'
const id = '0190c1de-0000-7000-8000-000000000002'
const before = '0190c1de-0000-7000-8000-000000000001'
const createdAt = '2026-11-25T10:00:00.000Z'
const html = `<h2>Money</h2><ul class="points box"><li><label><input type="checkbox" data-box="money.a"><span>Ask the bank</span></label></li></ul>
<div class="lines" data-note="money.c" data-label="What the bank said"></div>`
const corrects = { reportId: before, question: 'Your goals', before: 'To stay.', after: 'To teach.' }
const view = {
  id,
  reportType: 'career_change',
  title: 'Career Change',
  createdAt,
  pages: 30,
  aiGenerated: false,
  sections: [{ id: 'money', title: 'Money', kicker: 'Part 1', page: 1, html }],
}
const side = { reportType: 'career_change', title: 'Career Change', createdAt }
const comparison = {
  before: { ...side, id: before, createdAt: '2026-11-01T10:00:00.000Z' },
  after: { ...side, id },
  answers: [{ question: 'Your goals', before: 'To stay.', after: 'To teach.' }],
  places: [{ code: '25-2021.00', title: 'Teachers', after: { place: 1, fit: 80 }, why: 'You asked for it.' }],
}
const problem = (status: number, detail: string) =>
  Response.json({ type: 'about:blank', title: 'x', status, detail, requestId: 'r' }, { status })

let sample: { answers: object; said: object[] }
let questions: Record<string, object[]>
beforeAll(async () => {
  sample = (await readPublic('/demo/sample-answers.json')) as typeof sample
  questions = (await readPublic('/demo/questions.json')) as typeof questions
  // The largest part to read; a busy machine needs longer for it than a test waits for a text.
  await import('../../../src/features/reports/link/LinkPages.tsx')
}, 60_000)

let marks: { ticks: string[]; notes: { place: string; text: string; updatedAt: string }[] }
let refusals: Record<string, () => Response>
let corrected: boolean
let agreed: boolean
let worded: boolean
beforeEach(() => {
  marks = { ticks: [], notes: [{ place: 'money.c', text: 'They said yes.', updatedAt: createdAt }] }
  refusals = {}
  corrected = false
  agreed = false
  worded = false
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const link = `/api/r/${token}`
  const answer =
    (part: string, work: Answer): Answer =>
    (call) =>
      refusals[part]?.() ?? work(call)
  serve({
    [`GET ${link}/view`]: answer('view', () => ({
      ...view,
      ...(corrected && { corrects }),
      ...(agreed && { aiText: true }),
      ...(worded && { aiText: false, aiGenerated: true }),
    })),
    [`DELETE ${link}/ai-text`]: answer('ai-text', () => ({ aiText: false })),
    [`GET ${link}/compare`]: answer('compare', () => comparison),
    [`GET ${link}/answers`]: answer('answers', () => ({
      ...sample,
      corrections: { left: 3, until: '2096-12-20T10:00:00.000Z' },
    })),
    [`POST ${link}/corrections`]: answer('corrections', () =>
      Response.json({ reportId: id, status: 'requested' }, { status: 202 }),
    ),
    [`GET ${link}/marks`]: answer('marks', () => marks),
    [`PUT ${link}/marks/:place`]: answer('marks', ({ params: { place = '' }, body: mark }) => {
      marks = withMark(marks, { place, mark, now: createdAt })
      return marks
    }),
    'GET /api/language-model': () => ({ provider: 'Example AI' }),
    'GET /api/occupations/:code': missing,
    'GET /api/reports/assessment-questions/:type': () => questions.career_deep_dive,
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (path = '') => openApp(`/r/${token}${path}`)

describe('behind the link of a mail', () => {
  test('the report is read without an account, its ticks and notes kept by the link alone', async () => {
    await open()
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What the bank said' })
    expect(note.value).toBe('They said yes.')
    expect(screen.getByText('November 25, 2026 · 30 pages')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ask the bank' }))
    await screen.findByText('Kept')
    expect(marks.ticks).toEqual(['money.a'])
    expect(screen.queryByText('AI text in this report')).toBeNull()
    expect(lines().filter((line) => !line.includes(`/api/r/${token}/`))).toEqual([])
    expect(screen.getByRole('link', { name: 'Download PDF Report' }).getAttribute('href')).toBe(`/api/r/${token}/pdf`)
    expect(screen.getByRole('link', { name: 'Share two pages, or erase all' }).getAttribute('href')).toBe(`/api/r/${token}`)
    expect(document.title).toContain('Career Change')
  })

  const takeBack = async () => {
    agreed = true
    await open()
    await userEvent.click(await screen.findByText('AI text in this report'))
    expect(await screen.findByText(/agreed that a language model of Example AI words texts of this report/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Take back my consent' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
  }

  test('what was agreed to about AI text is taken back by the link alone', async () => {
    await takeBack()
    expect(await screen.findByText(/You took your consent back\. No more of your answers are sent/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take back my consent' })).toBeNull()
    expect(lines()).toContain(`DELETE /api/r/${token}/ai-text`)
  })

  test('a consent that was taken back on an earlier day is said to be, with what was worded before', async () => {
    worded = true
    await open()
    expect(await screen.findByText('AI text in this report: taken back')).toBeTruthy()
    expect(screen.getByText(/You took your consent back\. No more of your answers are sent/)).toBeTruthy()
    expect(await screen.findByText(/a language model of Example AI had worded before still stand here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Take back my consent' })).toBeNull()
  })

  test('a consent that could not be taken back is said to stand', async () => {
    refusals['ai-text'] = () => problem(503, 'Please try again in a moment.')
    await takeBack()
    expect(await screen.findByText('Your consent still stands')).toBeTruthy()
    expect(screen.queryByText(/You took your consent back/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Take back my consent' })).toBeTruthy()
  })

  test('a correction is offered, made, and said to come by mail', async () => {
    await open()
    await userEvent.click(await screen.findByRole('link', { name: 'Correct an answer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Correct an answer' })).toBeTruthy()
    expect(document.activeElement?.id).toBe('main')
    await userEvent.click(await screen.findByRole('link', { name: 'Correct: Years of experience' }))
    await fill(await screen.findByRole('textbox', { name: 'Years of experience' }), '21')
    await userEvent.click(screen.getByRole('button', { name: 'Make the report again' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your report is on its way' })
    expect(document.activeElement).toBe(heading)
    expect(writes().map(({ body }) => body)).toEqual([{ id: 'yearsExperience', answers: { field: 21 } }])
    expect(screen.getByText(/goes to the address that this one went to/)).toBeTruthy()
    expect(screen.getByText(/check your spam folder/)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Back to the report of before' }))
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy()
  })

  test('a corrected report says what it corrects and what changed; the earlier one has its own link', async () => {
    corrected = true
    await open()
    expect(await screen.findByText(/You said “To stay\.” then, and “To teach\.” now/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'an earlier one' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'See what changed' }))
    expect(await screen.findByText('One answer changed. On the list, 1 direction is new.')).toBeTruthy()
    // Pages of occupations are the members’.
    expect(screen.queryByRole('link', { name: 'Teachers' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'November 1, 2026' })).toBeNull()
    expect(screen.getByRole('link', { name: 'November 25, 2026' }).getAttribute('href')).toBe(`/r/${token}`)
  })

  test.each([
    ['', 'view'],
    ['/correct', 'answers'],
    ['/compare', 'compare'],
  ])('a link that has ended leads, at %s, to the page that sends a new one', async (path, part) => {
    refusals[part] = () => problem(410, 'This link has ended.')
    await open(path)
    expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the page that sends it' }).getAttribute('href')).toBe(`/api/r/${token}`)
  })

  test('a broken link, a report that is not made, and a read that failed', async () => {
    refusals.view = () => problem(404, 'This link is not complete.')
    await open()
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy()
    document.body.replaceChildren()
    refusals.view = () => problem(409, 'This report is not ready yet. Please try again in a few minutes.')
    await open()
    expect(await screen.findByText('This report is not ready yet. Please try again in a few minutes.')).toBeTruthy()
    refusals = {}
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy()
    document.body.replaceChildren()
    refusals.compare = () => problem(404, 'There is no earlier report to compare with.')
    await open('/compare')
    expect(await screen.findByText('There is no earlier report to compare with.')).toBeTruthy()
    document.body.replaceChildren()
    refusals.answers = () => new Response('', { status: 503 })
    await open('/correct')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'We could not load your answers' })).toBeTruthy())
  })
})
