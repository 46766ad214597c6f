import { act, render, screen, within } from '@testing-library/react'
import { educationLevels, industries, targetIndustries } from '@waymark/contracts/models/assessment/options'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import type { User } from '@waymark/contracts/models/identity/user'
import { Form } from 'react-final-form'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { QuestionBlock } from '../../../src/entities/question/QuestionBlock.tsx'
import { emptyDraft, saveDraft, type WizardDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { CompleteStep } from '../../../src/features/detailed-assessment/report/CompleteStep.tsx'
import { GuestResult, MemberResult } from '../../../src/features/detailed-assessment/report/ResultStep.tsx'
import { preloadStepContent, WizardPage } from '../../../src/features/detailed-assessment/WizardPage.tsx'
import { guest } from '../../../src/lib/own-storage.ts'
import { preloadChoice } from '../../../src/ui/Choice.tsx'
import { toLastScreen } from '../../support/last-screen.ts'
import { optionsOf } from '../../support/options-of.ts'
import { stubQuestions } from '../../support/questions.ts'
import { user as member, renderApp } from '../../support/render-app.tsx'
import { failing, lines, missing, serve } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

// What is listed is asked of the list itself, which comes when it is reached for.
beforeAll(async () => {
  await preloadChoice()
})
const profile = {
  currentRole: 'Nurse',
  yearsExperience: 6,
  industry: 'healthcare',
  educationLevel: 'bachelors',
  careerGoals: 'Work by day, with patients',
}
let questionsAnswer: () => unknown
let saveAnswer: () => unknown

beforeAll(preloadStepContent)
beforeEach(() => {
  questionsAnswer = () => stubQuestions
  saveAnswer = () => ({ id: '0190c1de-0000-7000-8000-000000000001' })
  serve({
    'GET /api/reports/assessment-questions/:type': () => questionsAnswer(),
    'GET /api/occupations/resolve': () => ({ kind: 'not_sure', matches: [] }),
    'POST /api/goals/read': missing,
    'GET /api/language-model': missing,
    'GET /api/payments': missing,
    'POST /api/:save': () => saveAnswer(),
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function open(draft: Partial<WizardDraft>, user: User | null = null) {
  saveDraft(user?.id ?? guest, { ...emptyDraft, ...draft })
  renderApp(<WizardPage user={user} />)
  await act(async () => {})
}

describe('the five steps', () => {
  const steps = ['Choose a report type', 'Basic Information', 'Assessment Questions', 'Assessment Complete', 'Your report']

  test.each([1, 2, 3] as const)('step %i says which of five it is, and has its heading', async (step) => {
    await open({ step, reportType: 'career_change' })
    const trail = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(trail.map(({ textContent }) => textContent)).toEqual(steps)
    expect(trail.map((one) => one.getAttribute('aria-current'))).toEqual(steps.map((_, at) => (at + 1 === step ? 'step' : null)))
    expect(await screen.findByRole('heading', { level: 1, name: steps[step - 1] })).toBeTruthy()
    expect(screen.getByText(`Step ${step} of 5: ${steps[step - 1]}`)).toBeTruthy()
  })
})

describe('step 1', () => {
  test('a card of each type has name, price, description and features', async () => {
    await open({})
    const cards = [...document.querySelectorAll('.type')].map((card) => [
      card.querySelector('input')?.value,
      card.querySelector('h2')?.textContent,
      card.querySelector('.p')?.textContent,
    ])
    expect(cards).toEqual([
      ['career_deep_dive', 'Career Deep Dive', '$37'],
      ['career_change', 'Career Change', '$57'],
      ['executive_transition', 'Executive Transition', '$197'],
      ['ai_transition', 'AI Transition', '$97'],
    ])
    for (const card of document.querySelectorAll('.type')) {
      expect(card.querySelector('.d')?.textContent?.length).toBeGreaterThan(30)
      expect(card.querySelectorAll('li').length).toBeGreaterThanOrEqual(3)
    }
    expect(screen.getByText(/^A comprehensive 25-page analysis/)).toBeTruthy()
  })

  test('three past clients with five stars each, and a footer with platform, resources and company', async () => {
    await open({})
    const clients = screen.getByRole('heading', { name: 'What past clients say' }).parentElement as HTMLElement
    expect(clients.querySelectorAll('blockquote')).toHaveLength(3)
    const ratings = within(clients).getAllByRole('img', { name: '5 of 5 stars' })
    expect(ratings.map((stars) => stars.querySelectorAll('svg path').length)).toEqual([5, 5, 5])
    const footer = screen.getByRole('contentinfo')
    for (const group of ['Platform', 'Resources', 'Company'])
      expect(within(within(footer).getByRole('navigation', { name: group })).getAllByRole('link').length).toBeGreaterThan(2)
  })

  test('choosing a type fetches its questions', async () => {
    await open({})
    expect(lines()).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'AI Transition' }))
    expect(lines()).toEqual(['GET /api/reports/assessment-questions/ai_transition'])
  })

  test('questions that cannot be fetched are only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    questionsAnswer = () => failing(500)
    await open({})
    await userEvent.click(screen.getByRole('radio', { name: 'AI Transition' }))
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    expect((screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement).disabled).toBe(false)
  })
})

describe('step 2', () => {
  test('has the fields in their order, salaries optional, and makes 0 of years that are no number', async () => {
    await open({ step: 2, reportType: 'career_change' })
    const form = await screen.findByRole('form', { name: 'Basic Information' })
    const labels = [...form.querySelectorAll('label')].map((label) => label.textContent?.trim())
    expect(labels).toEqual([
      'Current role or title',
      'Years of experience',
      'Current industry',
      expect.stringMatching(/^Target industry.*optional/),
      expect.stringMatching(/^Current salary.*optional/),
      expect.stringMatching(/^Target salary.*optional/),
      'Education level',
      'State (optional)',
      'Career goals',
    ])
    expect(within(form).getByLabelText('Career goals').tagName).toBe('TEXTAREA')
    const years = within(form).getByLabelText('Years of experience') as HTMLInputElement
    await fill(years, 'seven')
    expect(years.value).toBe('0')
    expect(within(form).getByRole('button', { name: 'Back' })).toBeTruthy()
    expect(within(form).getByRole('button', { name: 'Continue to questions' })).toBeTruthy()
  })

  test('offers eleven industries, three more as a target, and seven levels of education', async () => {
    await open({ step: 2, reportType: 'career_change' })
    await screen.findByRole('form', { name: 'Basic Information' })
    const own = [
      'Technology',
      'Finance',
      'Healthcare',
      'Education',
      'Consulting',
      'Manufacturing',
      'Retail',
      'Media',
      'Non-profit',
      'Government',
      'Other',
    ]
    expect(await optionsOf('Current industry')).toEqual(own)
    expect(await optionsOf('Target industry')).toEqual([...own, 'Startup', 'Exploring options', 'Not sure yet'])
    expect(await optionsOf('Education level')).toEqual([
      'High school',
      "Associate's degree",
      "Bachelor's degree",
      "Master's degree",
      'PhD',
      'Professional degree',
      'Bootcamp or certificate',
    ])
    expect(targetIndustries).toEqual([
      ...'technology finance healthcare education consulting manufacturing retail media nonprofit government other'.split(' '),
      'startup',
      'exploring',
      'unsure',
    ])
    expect(industries).toEqual(targetIndustries.slice(0, 11))
    expect(educationLevels).toEqual('high_school associates bachelors masters phd professional bootcamp'.split(' '))
  })
})

describe('step 3', () => {
  test('asks a guest for an address in a field of type email', async () => {
    await open({ step: 3, reportType: 'career_change', profile })
    await toLastScreen()
    expect((await screen.findByLabelText('E-mail address')).getAttribute('type')).toBe('email')
  })

  test('asks a member for none, and says Processing... while it saves', async () => {
    let answer: (response: Response) => void = () => {}
    saveAnswer = () => new Promise((resolve) => (answer = resolve))
    await open({ step: 3, reportType: 'career_change', profile }, member)
    await toLastScreen()
    const button = await screen.findByRole('button', { name: 'Complete assessment' })
    expect(screen.queryByLabelText('E-mail address')).toBeNull()
    await userEvent.click(button)
    expect((screen.getByRole('button', { name: 'Processing...' }) as HTMLButtonElement).disabled).toBe(true)
    expect(lines().at(-1)).toBe('POST /api/detailed-assessment')
    await act(async () => answer(Response.json({ id: '0190c1de-0000-7000-8000-000000000001' }, { status: 201 })))
    expect(await screen.findByRole('heading', { name: 'Assessment Complete' })).toBeTruthy()
    expect(screen.getByText('Assessment Complete!')).toBeTruthy()
  })

  test('without its questions says so and can load them again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    questionsAnswer = () => failing(500)
    await open({ step: 3, reportType: 'career_change', profile })
    const again = await screen.findByRole('button', { name: 'Load them again' })
    questionsAnswer = () => stubQuestions
    await userEvent.click(again)
    expect(await screen.findByText('How satisfied are you with your work today?')).toBeTruthy()
  })
})

describe('questions', () => {
  const show = (question: DetailedQuestion) =>
    render(
      <Form onSubmit={() => {}} initialValues={{ answers: {} }}>
        {() => <QuestionBlock question={question} />}
      </Form>,
    )

  const itemNames = 'aspects areas skills metrics networks activities environments dimensions competencies'.split(' ')
  test.each(itemNames)('a group of scales may call its items %s', (name) => {
    show({ id: 'q', type: 'scale_group', question: '?', [name]: [{ name: 'Pay', description: 'All of it' }, { name: 'People' }] })
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
    expect(within(screen.getByRole('radiogroup', { name: 'People' })).getAllByRole('radio')).toHaveLength(10)
    expect(screen.getByText('All of it')).toBeTruthy()
  })

  test('a ranking takes numbers from 1 to the count of its options', () => {
    show({ id: 'q', type: 'ranking', question: '?', options: ['Pay', 'People', 'Place'] })
    const boxes = screen.getAllByRole('spinbutton').map((box) => [box.getAttribute('min'), box.getAttribute('max')])
    expect(boxes).toEqual([
      ['1', '3'],
      ['1', '3'],
      ['1', '3'],
    ])
  })
})

describe('step 4', () => {
  test.each([
    ['career_deep_dive', 'Career Deep Dive', '$37', /25-page analysis/],
    ['career_change', 'Career Change', '$57', /leaving your field/],
    ['ai_transition', 'AI Transition', '$97', /machines are entering/],
    ['executive_transition', 'Executive Transition', '$197', /senior leaders/],
  ] as const)('of %s shows name, price and description', (type, name, price, description) => {
    render(<CompleteStep type={type} pending={false} onGenerate={() => {}} />)
    expect(screen.getByRole('heading', { name: 'Assessment Complete' })).toBeTruthy()
    expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText(price)).toBeTruthy()
    expect(screen.getByText(description)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Generate report' })).toBeTruthy()
  })

  test('says Generating report... while it is asked for', () => {
    render(<CompleteStep type="career_change" pending={true} onGenerate={() => {}} />)
    expect((screen.getByRole('button', { name: 'Generating report...' }) as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('step 5', () => {
  test('of a member names 25+ pages, both buttons and the dashboard', () => {
    render(<MemberResult type="career_change" reportId="r" name="Ines F" pages={28} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('heading', { name: 'Your Report is Ready' })).toBeTruthy()
    expect(screen.getByText(/^25\+ pages/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Download PDF Report' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Report Online' })).toBeTruthy()
    expect(screen.getByText('The report is also available in your dashboard.')).toBeTruthy()
  })

  test('of a guest names the address, 25+ pages, spam and a few minutes', () => {
    render(<GuestResult email="ines@example.org" delivered={true} />)
    expect(screen.getByRole('heading', { name: 'Report Sent Successfully' })).toBeTruthy()
    expect(screen.getByText('ines@example.org').parentElement?.textContent).toMatch(/^We sent it to .*25\+ pages/)
    expect(screen.getByText(/within a few minutes.*spam/)).toBeTruthy()
  })
})
