import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft, saveDraft, type WizardDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { preloadStepContent, WizardPage } from '../../../src/features/detailed-assessment/WizardPage.tsx'
import { guest } from '../../../src/lib/own-storage.ts'
import { toLastScreen } from '../../support/last-screen.ts'
import { stubQuestions } from '../../support/questions.ts'
import { renderApp } from '../../support/render-app.tsx'
import { missing, serve, writes } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

let saveAnswer = () => new Response('{"id":"0190c1de-0000-7000-8000-000000000001"}', { status: 201 })

beforeAll(preloadStepContent)
beforeEach(() => {
  serve({
    'GET /api/reports/assessment-questions/:type': () => stubQuestions,
    'GET /api/occupations/resolve': () => ({ kind: 'not_sure', matches: [] }),
    'POST /api/goals/read': missing,
    'GET /api/language-model': missing,
    'GET /api/payments': missing,
    'POST /api/:save': () => saveAnswer(),
  })
})
afterEach(() => vi.unstubAllGlobals())

const profile = {
  currentRole: 'Nurse',
  yearsExperience: 6,
  industry: 'healthcare',
  educationLevel: 'bachelors',
  careerGoals: 'Work by day, with patients',
}

async function open(draft: Partial<WizardDraft>) {
  saveDraft(guest, { ...emptyDraft, ...draft })
  renderApp(<WizardPage user={null} />)
  await act(async () => {})
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
// The heading stands above the questions while they are still being fetched: the button is what says that they are here.
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await userEvent.click(button)
}

test('step 1: four types with their prices; Continue opens once one is chosen', async () => {
  await open({})
  const next = screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement
  expect(next.disabled).toBe(true)
  expect(screen.getAllByText(/^\$(37|57|97|197)$/).map((price) => price.textContent)).toEqual(['$37', '$57', '$197', '$97'])
  expect(screen.getByText('Please select a report type to continue.')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'AI Transition' }))
  expect(next.disabled).toBe(false)
  await userEvent.click(next)
  expect(await heading('Basic Information')).toBeTruthy()
})

test('step 2: an empty form stays, says what is missing, and goes to the first field', async () => {
  await open({ step: 2, reportType: 'career_change' })
  await heading('Basic Information')
  expect(screen.getByRole('combobox', { name: 'Target industry' })).toBeTruthy()
  await press('Continue to questions')
  expect(screen.getByRole('alert').textContent).toBe('Form validation failedPlease check the required fields and try again.')
  for (const message of [
    'Current role is required',
    'Industry is required',
    'Education level is required',
    'Please provide detailed career goals',
  ]) {
    expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0)
  }
  expect(document.activeElement?.id).toBe('currentRole')
})

test('step 2: only a career change asks for a target industry; salaries keep digits', async () => {
  await open({ step: 2, reportType: 'ai_transition', profile })
  await heading('Basic Information')
  expect(screen.queryByRole('combobox', { name: 'Target industry' })).toBeNull()
  const salary = screen.getByLabelText(/Current salary/) as HTMLInputElement
  await fill(salary, '$71,000')
  expect(salary.value).toBe('71000')
  await press('Continue to questions')
  expect(await heading('Assessment Questions')).toBeTruthy()
})

test('step 3: a guest without an address is asked for it, and sends the whole assessment with it', async () => {
  await open({ step: 3, reportType: 'career_change', profile })
  await heading('Assessment Questions')
  await userEvent.click((await screen.findAllByRole('radio', { name: '4' }))[0] as HTMLElement)
  await toLastScreen()
  await press('Complete assessment')
  expect(screen.getByRole('alert').textContent).toBe('Email RequiredPlease provide your email to receive the report.')
  expect(writes()).toHaveLength(0)
  await fill(screen.getByLabelText('E-mail address'), 'ines@example.org')
  await press('Complete assessment')
  expect(await heading('Assessment Complete')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain(
    'Your detailed assessment has been saved. Ready to generate your report.',
  )
  expect(writes()[0]).toMatchObject({
    line: 'POST /api/guest-assessment',
    body: { assessmentType: 'career_change', guestEmail: 'ines@example.org', personalityScores: { satisfaction: 4 }, ...profile },
  })
})

test('step 3: no address is Email Required whatever else is wrong; any other fault, an address that is none too, is of the form', async () => {
  await open({ step: 3, reportType: 'career_change', profile })
  await heading('Assessment Questions')
  await press('Next chapter')
  await press('Next chapter')
  const rank = () => screen.getAllByLabelText(/^Rank of/)[0] as HTMLElement
  await fill(rank(), '99')
  await toLastScreen()
  await press('Complete assessment')
  const said = () => screen.getByText(/^(Email Required|Form validation failed)$/).parentElement?.textContent
  expect(said()).toBe('Email RequiredPlease provide your email to receive the report.')
  // The fault stands in an earlier chapter: that is where one finds oneself.
  expect(document.activeElement).toBe(rank())
  await toLastScreen()
  await fill(screen.getByLabelText('E-mail address'), 'ines@example.org')
  await press('Complete assessment')
  expect(said()).toBe('Form validation failedPlease check the required fields and try again.')
  await fill(rank(), '')
  await toLastScreen()
  await fill(screen.getByLabelText('E-mail address'), 'ines at home')
  await press('Complete assessment')
  expect(said()).toBe('Form validation failedPlease check the required fields and try again.')
  expect(writes()).toHaveLength(0)
})

test('step 3: a failed save says what the server says, and stays', async () => {
  saveAnswer = () =>
    new Response('{"type":"x","title":"Bad","status":400,"detail":"Years are odd.","requestId":"r"}', { status: 400 })
  await open({ step: 3, reportType: 'career_change', profile, guestEmail: 'ines@example.org' })
  await heading('Assessment Questions')
  await toLastScreen()
  await press('Complete assessment')
  expect((await screen.findByRole('alert')).textContent).toBe('Assessment FailedYears are odd.')
  expect(screen.getByRole('heading', { level: 1, name: 'Assessment Questions' })).toBeTruthy()
})

test('Back goes from the questions to the form and from the form to the types, and keeps what was typed', async () => {
  await open({ step: 3, reportType: 'career_change', profile })
  await heading('Assessment Questions')
  await press('Back')
  await heading('Basic Information')
  expect((screen.getByLabelText('Current role or title') as HTMLInputElement).value).toBe('Nurse')
  await press('Back')
  expect(await heading('Choose a report type')).toBeTruthy()
  expect((screen.getByRole('radio', { name: 'Career Change' }) as HTMLInputElement).checked).toBe(true)
})
