import { screen, within } from '@testing-library/react'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDraft, readDraft, saveDraft, type WizardDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { preloadStepContent, WizardPage } from '../../../src/features/detailed-assessment/WizardPage.tsx'
import { guest } from '../../../src/lib/own-storage.ts'
import { renderApp } from '../../support/render-app.tsx'
import { missing, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

const rows = (name: string, count: number) => Array.from({ length: count }, (_, index) => ({ name: `${name} ${index + 1}` }))
const questions: DetailedQuestion[] = [
  { id: 'satisfaction', type: 'scale', chapter: 'today', question: 'How satisfied are you?' },
  { id: 'likes', type: 'scale_group', chapter: 'likes', question: 'How much would you like it?', activities: rows('Task', 12) },
  {
    id: 'skills',
    type: 'scale_group',
    chapter: 'can',
    question: 'How good are you?',
    skills: [
      { name: 'Teaching others', short: 'Teaching', group: 'People', elements: ['2.B.1.e'] },
      { name: 'Changing minds', short: 'Changing minds', group: 'People', elements: ['2.B.1.c'] },
      { name: 'Calculating', short: 'Math', group: 'Figures', elements: ['2.A.1.e'] },
    ],
  },
  { id: 'style', type: 'scale_group', chapter: 'works', question: 'How much is this like you?', dimensions: rows('Habit', 10) },
  { id: 'proud', type: 'text', chapter: 'way', question: 'What are you proud of?', storeIn: 'motivations' },
]
const profile = {
  currentRole: 'Nurse',
  yearsExperience: 9,
  industry: 'healthcare',
  educationLevel: 'bachelors',
  careerGoals: 'Work by day, with patients',
}
const page = {
  code: '29-1141.00',
  title: 'Registered Nurses',
  description: '',
  wages: {},
  medianByYear: [],
  outlook: {},
  exposures: [],
  exposureAgreement: '',
  interests: {},
  values: {},
  skills: [
    { id: '2.B.1.e', name: 'Instructing', importance: 4, level: 4.2 },
    { id: '2.B.1.c', name: 'Persuasion', importance: 3, level: 3 },
    { id: '2.A.1.e', name: 'Mathematics', importance: 2, level: 1.8 },
  ],
  knowledge: [],
  technologies: [],
  activities: [],
  sources: [],
}

const saved = () => writes()[0]?.body as Record<string, unknown>
beforeAll(preloadStepContent)
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  serve({
    'GET /api/reports/assessment-questions/:type': () => questions,
    'GET /api/occupations/29-1141.00': () => page,
    'GET /api/occupations/resolve': missing,
    'POST /api/goals/read': missing,
    'GET /api/language-model': missing,
    'GET /api/payments': missing,
    'POST /api/guest-assessment': () => Response.json({ id: '0190c1de-0000-7000-8000-000000000001' }, { status: 201 }),
  })
})

async function open(draft: Partial<WizardDraft> = {}) {
  saveDraft(guest, { ...emptyDraft, step: 3, reportType: 'career_change', profile, ...draft })
  renderApp(<WizardPage user={null} />)
  await screen.findByRole('button', { name: /^(Next|Next chapter|Complete assessment)$/ })
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rate = (list: string, value: number) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: list })).getByRole('radio', { name: String(value) }))
const bar = () => screen.getByRole('region', { name: 'Progress of the questions' })

describe('the chapters of step 3', () => {
  test('begin at their heading, tell where one stands, and lose nothing on the way back', async () => {
    await open()
    expect(bar().textContent).toContain('1 of 5 · Where you stand')
    expect(within(bar()).getByRole('img', { name: '0 of 1 answers in chapter 1' })).toBeTruthy()
    await rate('How satisfied are you?', 4)
    expect(within(bar()).getByRole('img', { name: '1 of 1 answers in chapter 1' })).toBeTruthy()
    await press('Next chapter')
    const heading = screen.getByRole('heading', { level: 2, name: 'How much would you like it?' })
    expect(document.activeElement).toBe(heading)
    expect(within(bar()).getByRole('img', { name: 'Chapter 1 done, 0 of 12 answers in chapter 2' })).toBeTruthy()
    expect(screen.getAllByRole('radiogroup')).toHaveLength(6)
    expect(document.querySelector('.ch-it.here')?.textContent).toContain('Task 1')
    await rate('Task 1', 9)
    expect(document.querySelector('.ch-it.here')?.textContent).toContain('Task 2')
    await press('Next')
    expect(screen.getByRole('radiogroup', { name: 'Task 12' })).toBeTruthy()
    expect(bar().textContent).toContain('2 of 5')
    await press('Back')
    expect(
      (within(screen.getByRole('radiogroup', { name: 'Task 1' })).getByRole('radio', { name: '9' }) as HTMLInputElement).checked,
    ).toBe(true)
    await press('Back')
    expect((screen.getByRole('radio', { name: '4' }) as HTMLInputElement).checked).toBe(true)
    await press('Back')
    expect(await screen.findByRole('heading', { level: 1, name: 'Basic Information' })).toBeTruthy()
  })

  test('come back after a reload at the screen where one was', async () => {
    await open({ screen: 2, answers: { likes: { '11': 3 } } })
    expect(
      (within(screen.getByRole('radiogroup', { name: 'Task 12' })).getByRole('radio', { name: '3' }) as HTMLInputElement).checked,
    ).toBe(true)
    await press('Next chapter')
    window.dispatchEvent(new Event('pagehide'))
    expect(readDraft(guest).screen).toBe(3)
  })

  test('can be skipped, and say what that costs; the last one cannot', async () => {
    await open()
    await press('Skip this chapter')
    expect(screen.getByText(/what you like speaks for no place and against none/)).toBeTruthy()
    await press('Skip this chapter')
    expect(bar().textContent).toContain('3 of 5 · What you can do')
    await press('Skip this chapter')
    await press('Skip this chapter')
    expect(bar().textContent).toContain('5 of 5 · Your way there')
    expect(screen.queryByRole('button', { name: 'Skip this chapter' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Complete assessment' })).toBeTruthy()
  })

  test('may end from 25 answers on; a guest is then asked for the address at once', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index), 1 + (index % 9)]))
    await open({ answers: { likes: many(12), style: many(10), skills: many(2) } })
    expect(screen.queryByRole('button', { name: 'Complete assessment' })).toBeNull()
    await rate('How satisfied are you?', 4)
    expect(screen.getByText(/25 answers are enough; you have given 25/)).toBeTruthy()
    expect(screen.getByText(/Four more chapters narrow your ranges/)).toBeTruthy()
    await press('Complete assessment')
    expect(screen.getByRole('alert').textContent).toBe('Email RequiredPlease provide your email to receive the report.')
    const address = screen.getByLabelText('E-mail address')
    expect(document.activeElement).toBe(address)
    expect(bar().textContent).toContain('1 of 5')
    await fill(address, 'ines@example.org')
    await press('Complete assessment')
    expect(await screen.findByRole('heading', { level: 1, name: 'Assessment Complete' })).toBeTruthy()
    expect(Object.keys(saved().personalityScores as object)).toHaveLength(25)
  })

  test('ask once about a list of equal ratings', async () => {
    await open({ screen: 4 })
    for (let index = 1; index <= 10; index += 1) await rate(`Habit ${index}`, 7)
    await press('Next chapter')
    const notice = screen.getByRole('region', { name: /All ten are a 7/ })
    expect(document.activeElement).toBe(notice)
    await press('Look again')
    expect(screen.queryByRole('region', { name: /All ten/ })).toBeNull()
    expect(document.querySelector('#style')?.contains(document.activeElement)).toBe(true)
    await press('Next chapter')
    expect(bar().textContent).toContain('5 of 5')
  })

  test('go on from there when the person says that it is so', async () => {
    await open({ screen: 4, answers: { style: Object.fromEntries(rows('', 10).map((_, index) => [String(index), 3])) } })
    await press('Next chapter')
    await press('Yes, go on')
    expect(bar().textContent).toContain('5 of 5')
    await press('Back')
    await press('Next chapter')
    expect(bar().textContent).toContain('5 of 5')
  })
})

describe('levels filled in from the present occupation', () => {
  const known = { ...profile, currentOccupation: '29-1141.00' }
  const level = (name: RegExp | string) => {
    const group = screen.getByRole('radiogroup', { name })
    return within(group)
      .getAllByRole('radio')
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => (radio as HTMLInputElement).value)
      .join()
  }

  test('are shown as filled in, can be changed and taken back, and the rest confirmed', async () => {
    await open({ profile: known, screen: 3 })
    expect(screen.getByRole('heading', { level: 2, name: 'What you can do' })).toBeTruthy()
    expect(screen.getByText(/what Registered Nurses usually need/)).toBeTruthy()
    expect(level('Teaching others, filled in')).toBe('8')
    expect(level('Changing minds, filled in')).toBe('6')
    expect(screen.queryByRole('radiogroup', { name: /Calculating/ })).toBeNull()
    expect(screen.getByText('Figures').closest('li')?.textContent).toContain('1 skillMath\u00a04')

    await rate('Teaching others, filled in', 10)
    expect(level('Teaching others')).toBe('10')
    expect(screen.getByText(/usually 8 in this work/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: /^People2 skills, 1 changed/ })).toBeTruthy()
    await press('Undo: Teaching others')
    expect(level('Teaching others, filled in')).toBe('8')
    expect((document.activeElement as HTMLInputElement).value).toBe('8')

    await rate('Teaching others, filled in', 10)
    await press('The other one looks right')
    expect(level('Changing minds')).toBe('6')
    await press('Open Figures')
    expect(level('Calculating, filled in')).toBe('4')
    await press('Close Figures')

    await press('Skip this chapter')
    await press('Skip this chapter')
    await fill(screen.getByLabelText('E-mail address'), 'ines@example.org')
    await press('Complete assessment')
    await screen.findByRole('heading', { level: 1, name: 'Assessment Complete' })
    expect(saved()).toMatchObject({
      currentOccupation: '29-1141.00',
      personalityScores: { skills_0: 10, skills_1: 6, skills_2: 4 },
      prefilled: ['skills_2'],
    })
  })

  test('become the person’s own by a tap on the level itself, or all at once', async () => {
    await open({ profile: known, screen: 3 })
    await rate('Teaching others, filled in', 8)
    expect(level('Teaching others')).toBe('8')
    expect(screen.queryByText('Changed by you')).toBeNull()
    await press('The other two look right')
    expect(screen.getAllByRole('button', { name: 'You said: looks right' })).toHaveLength(2)
    expect(screen.getByText(/Without this chapter the levels stay as filled in, count half/)).toBeTruthy()
  })

  test('without an occupation every level is asked', async () => {
    await open({ screen: 3 })
    expect(screen.getByRole('heading', { level: 2, name: 'How good are you?' })).toBeTruthy()
    expect(level('Teaching others')).toBe('')
  })
})
