import { screen, waitFor, within } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CorrectPage } from '../../../src/features/reports/correct/CorrectPage.tsx'
import { readPublic } from '../../support/demo-visit.ts'
import { renderApp } from '../../support/render-app.tsx'
import { missing, problem, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

const id = '0190c1de-0000-7000-8000-000000000001'
const made = '0190c1de-0000-7000-8000-000000000002'
const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'ines@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
  emailVerified: true,
}
type Sample = { answers: object; said: { id: string; question: string; words: string }[] }
let sample: Sample
let questions: Record<string, object[]>
beforeAll(async () => {
  sample = (await readPublic('/demo/sample-answers.json')) as Sample
  questions = (await readPublic('/demo/questions.json')) as Record<string, object[]>
})

let left: number
let until: string
let refusal: (() => Response) | undefined
let unread: (() => Response) | undefined
beforeEach(() => {
  left = 2
  until = '2096-12-20T10:00:00.000Z'
  refusal = undefined
  unread = undefined
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView ??= () => {}
  serve({
    'POST /api/reports/:id/corrections': () =>
      refusal?.() ?? Response.json({ reportId: made, status: 'requested' }, { status: 202 }),
    'GET /api/reports/:id/answers': () =>
      unread?.() ?? { answers: sample.answers, said: sample.said, corrections: { left, until } },
    'GET /api/occupations/:code': missing,
    'GET /api/reports/assessment-questions/:type': () => questions.career_deep_dive,
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = '') =>
  renderApp(
    <Routes>
      <Route path="/reports/:id/correct" element={<CorrectPage user={user} />} />
      <Route path="/reports/:id" element={<p>The report is opened</p>} />
    </Routes>,
    { at: `/reports/${id}/correct${search}` },
  )
const send = () => userEvent.click(screen.getByRole('button', { name: 'Make the report again' }))
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('the answers of a report', () => {
  test('stand by chapter with what was said, how many corrections are left and until when', async () => {
    open()
    expect(await screen.findByText('2 of 3 corrections left')).toBeTruthy()
    expect(screen.getByText(/until December 20, 2096, without another payment/)).toBeTruthy()
    expect(screen.getByText(/a new report is made, and the old one stays/)).toBeTruthy()
    const basic = screen.getByRole('region', { name: 'Basic Information' })
    expect(within(basic).getByText('Bookkeeper')).toBeTruthy()
    expect(within(basic).getByRole('link', { name: 'Correct: Your work now' }).textContent).toBe('Correct')
    expect(within(basic).getByRole('link', { name: 'Answer: Your state' }).closest('li')?.textContent).toContain('Not answered')
    expect(screen.getByRole('heading', { level: 2, name: 'What matters to you' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'your report' }).getAttribute('href')).toBe(`/reports/${id}`)
  })

  test('are found by their words', async () => {
    open()
    await fill(await screen.findByRole('searchbox', { name: 'Find an answer' }), 'bookkeeper')
    expect(screen.getAllByRole('link', { name: /^(Correct|Answer): / })).toHaveLength(1)
    expect(screen.getByText('1 found')).toBeTruthy()
    await fill(screen.getByRole('searchbox'), 'no such words')
    expect(screen.getByText('No question and no answer holds these words.')).toBeTruthy()
  })

  test('lead to one form and back, and the focus goes along', async () => {
    open()
    await userEvent.click(await screen.findByRole('link', { name: 'Correct: Years of experience' }))
    const heading = await screen.findByRole('heading', { level: 2, name: 'Correct this answer' })
    expect(document.activeElement).toBe(heading)
    await userEvent.click(screen.getByRole('link', { name: 'Back to your answers' }))
    const row = await screen.findByRole('link', { name: 'Correct: Years of experience' })
    await waitFor(() => expect(document.activeElement).toBe(row))
  })
})

describe('a correction', () => {
  test('shows the old answer, says what it takes, is sent alone, and leads to the new report', async () => {
    open('?answer=yearsExperience')
    const years = await field('Years of experience')
    expect(years.value).toBe('19')
    expect(screen.getByText('The report rests on').parentElement?.textContent).toContain('Years of experience19')
    expect(screen.getByText(/takes 1 of your 2 corrections that are left and costs nothing\. The old report stays/)).toBeTruthy()
    await fill(years, '21')
    await send()
    expect(await screen.findByText('Report Generation Started')).toBeTruthy()
    expect(await screen.findByText('The report is opened')).toBeTruthy()
    expect(writes().map(({ body }) => body)).toEqual([{ id: 'yearsExperience', answers: { field: 21 } }])
  })

  test('of a question is asked as it was first', async () => {
    open('?answer=satisfaction')
    const scale = await screen.findByRole('radiogroup', { name: 'How satisfied are you with your work today?' })
    expect(within(scale).getByRole<HTMLInputElement>('radio', { name: '6' }).checked).toBe(true)
    await userEvent.click(within(scale).getByRole('radio', { name: '9' }))
    await send()
    await screen.findByText('The report is opened')
    expect(writes().map(({ body }) => body)).toEqual([
      { id: 'satisfaction', answers: { personalityScores: { satisfaction: 9 } } },
    ])
  })

  test('that breaks the rule of its field is not sent: the sentence stands on it, and the focus', async () => {
    open('?answer=careerGoals')
    const goals = await field('Your goals')
    await fill(goals, 'no')
    await send()
    expect(await screen.findByText('Please provide detailed career goals')).toBeTruthy()
    expect(goals.getAttribute('aria-invalid')).toBe('true')
    expect(goals.getAttribute('aria-describedby')).toContain('careerGoals-error')
    expect(document.activeElement).toBe(goals)
    expect(writes().map(({ body }) => body)).toEqual([])
  })

  test('that changes nothing is not sent', async () => {
    open('?answer=currentRole')
    await field('Your work now')
    await send()
    expect(await screen.findByText('This is the answer that the report rests on already')).toBeTruthy()
    expect(writes().map(({ body }) => body)).toEqual([])
  })

  test('that the server refuses has its sentence on the field until that changes', async () => {
    refusal = () => problem(400, 'Please say this in other words')
    open('?answer=currentRole')
    const role = await field('Your work now')
    await fill(role, 'Clerk')
    await send()
    expect(await screen.findByText('Please say this in other words')).toBeTruthy()
    expect(role.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(role))
    await fill(role, 'Office clerk')
    await waitFor(() => expect(screen.queryByText('Please say this in other words')).toBeNull())
  })

  test('of a question that the server refuses has its sentence below it', async () => {
    refusal = () => problem(400, 'Please answer on the scale from 1 to 10')
    open('?answer=satisfaction')
    await userEvent.click(await screen.findByRole('radio', { name: '9' }))
    await send()
    const text = await screen.findByText('Please answer on the scale from 1 to 10')
    expect(text.closest('section')?.id).toBe('satisfaction')
  })

  test('too many in an hour says so, and what was typed stays', async () => {
    refusal = () => problem(429, 'You have asked for 5 reports in the last hour. Please try again later.')
    open('?answer=currentRole')
    const role = await field('Your work now')
    await fill(role, 'Clerk')
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You have asked for 5 reports in the last hour. Please try again later.',
    )
    expect(role.value).toBe('Clerk')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the report again' }).disabled).toBe(false)
  })

  test('that another tab took the last of is closed', async () => {
    refusal = () => {
      left = 0
      return problem(409, 'A report can be corrected 3 times within 30 days of the first one.')
    }
    open('?answer=currentRole')
    await fill(await field('Your work now'), 'Clerk')
    await send()
    expect(await screen.findByRole('heading', { name: 'No correction is left' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Make the report again' })).toBeNull()
  })
})

describe('without a correction', () => {
  test('all three used: the answers are read, none is corrected', async () => {
    left = 0
    open('?answer=currentRole')
    expect(await screen.findByText(/All 3 corrections of this report were made/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Take the assessment again' }).getAttribute('href')).toBe('/detailed-assessment')
    expect(screen.getByText('Bookkeeper')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Correct: / })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Your work now' })).toBeNull()
  })

  test('after 30 days says until when it could be done', async () => {
    left = 0
    until = '2025-01-31T10:00:00.000Z'
    open()
    expect(await screen.findByText(/could be corrected for 30 days, until January 31, 2025/)).toBeTruthy()
  })

  test('answers that are not kept any more, and a report that is nobody’s or not paid for, say so', async () => {
    unread = () => problem(409, 'The answers of this report are not kept any more. Please take the assessment again.')
    const first = open()
    expect(await screen.findByText(/not kept any more/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Take the assessment again' })).toBeTruthy()
    first.unmount()
    unread = () => problem(404, 'There is no such report.')
    const second = open()
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    second.unmount()
    unread = () => problem(402, 'This report opens once its payment is completed.')
    open()
    expect(await screen.findByText('This report opens once its payment is completed.')).toBeTruthy()
  })

  test('a read that failed is tried again', async () => {
    unread = () => new Response('', { status: 503 })
    open()
    expect(screen.getByRole('status', { name: 'Your answers are being read' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'We could not load your answers' })).toBeTruthy()
    unread = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Bookkeeper')).toBeTruthy()
  })
})
