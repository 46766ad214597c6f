import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { assessmentsApi } from '../../../src/api/assessments.ts'
import { recommendationsApi } from '../../../src/api/recommendations.ts'
import { createStore } from '../../../src/app/store.ts'
import { AssessmentPage } from '../../../src/features/basic-assessment/AssessmentPage.tsx'
import { type BasicValues, emptyValues, saveBasicDraft } from '../../../src/features/basic-assessment/basic-draft.ts'
import { preloadChoice } from '../../../src/ui/Choice.tsx'
import { optionsOf } from '../../support/options-of.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, lines, sent, serve, writes } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

// What is listed is asked of the list itself, which comes when it is reached for.
beforeAll(async () => {
  await preloadChoice()
})
const complete: BasicValues = {
  currentRole: 'Bookkeeper',
  yearsExperience: 12,
  industry: 'Finance',
  careerGoals: 'Fewer evenings, more say.',
  workStyle: 'hybrid',
  values: ['Autonomy'],
  skillsInterest: ['Research'],
  activities: {},
  challengePreference: 'varied',
  learningStyle: 'hands-on',
}
let submitAnswer: () => unknown
const accepted = () => Response.json({ id: '0190c1de-0000-7000-8000-000000000001', status: 'started' }, { status: 201 })

beforeEach(() => {
  submitAnswer = accepted
  serve({
    'POST /api/assessments': () => submitAnswer(),
    'GET /api/*': () => [],
  })
})

async function open(step: number, values: BasicValues = emptyValues, store = createStore()) {
  saveBasicDraft(user.id, { step, values })
  renderApp(<AssessmentPage user={user} />, { store })
  await act(async () => {})
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const labelsIn = (group: HTMLElement, role: 'checkbox' | 'radio') =>
  within(group)
    .getAllByRole(role)
    .map((box) => (box.closest('label')?.querySelector('span:last-child')?.firstChild?.textContent ?? '').trim())

describe('the four steps of the basic assessment', () => {
  test('show where one is, and go on and back without asking for anything', async () => {
    await open(1)
    const trail = screen.getByRole('list', { name: 'Progress' })
    const now = () =>
      within(trail)
        .getAllByRole('listitem')
        .findIndex((item) => item.getAttribute('aria-current') === 'step') + 1
    expect(within(trail).getAllByRole('listitem')).toHaveLength(4)
    expect([now(), screen.queryByRole('button', { name: 'Previous' })]).toEqual([1, null])
    for (const step of [2, 3, 4]) {
      await press('Next')
      expect(now()).toBe(step)
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeTruthy()
    for (const step of [3, 2, 1]) {
      await press('Previous')
      expect(now()).toBe(step)
    }
    expect(writes()).toEqual([])
  })

  test('years slide from 0 to 20 by one and begin at 2; fifteen industries, the target one optional', async () => {
    await open(1)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Years of experience' })
    const state = () => [slider.min, slider.max, slider.value, slider.getAttribute('aria-valuetext')]
    expect(state()).toEqual(['0', '20', '2', '2 years'])
    slider.stepUp()
    fireEvent.input(slider, { target: { value: '3' } })
    expect(state()).toEqual(['0', '20', '3', '3 years'])
    expect(document.getElementById('targetIndustry-label')?.textContent).toBe('Target industry (optional)')
    expect(await optionsOf('Industry')).toEqual([
      'Technology',
      'Healthcare',
      'Finance',
      'Education',
      'Marketing',
      'Engineering',
      'Design',
      'Sales',
      'Operations',
      'Human Resources',
      'Consulting',
      'Media',
      'Non-profit',
      'Government',
      'Retail',
    ])
  })

  test('three work styles', async () => {
    await open(2)
    expect(labelsIn(screen.getByRole('radiogroup'), 'radio')).toEqual(['Collaborative', 'Independent', 'Hybrid'])
  })

  test('twelve values and twelve areas of interest', async () => {
    await open(3)
    const texts = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    expect(texts('What matters to you in work?')).toEqual([
      'Work-life balance',
      'High compensation',
      'Career growth',
      'Job security',
      'Creative freedom',
      'Making an impact',
      'Flexible schedule',
      'Leadership opportunities',
      'Learning and development',
      'Team collaboration',
      'Autonomy',
      'Recognition',
    ])
    expect(texts('Which areas interest you?')).toEqual([
      'Technical/Programming',
      'Data Analysis',
      'Design',
      'Writing/Communication',
      'Leadership',
      'Project Management',
      'Sales',
      'Marketing',
      'Research',
      'Problem Solving',
      'Customer Service',
      'Finance',
    ])
  })

  test('three challenges and three ways to learn', async () => {
    await open(4)
    const groups = screen.getAllByRole('radiogroup').map((group) => labelsIn(group, 'radio'))
    expect(groups).toEqual([
      ['Structured', 'Varied', 'Complex'],
      ['Hands-on', 'Structured', 'Self-directed'],
    ])
  })
})

describe('sending the basic assessment', () => {
  test('checks all of it at the last step, and goes to the first fault', async () => {
    await open(4)
    await press('Complete Assessment')
    expect(writes()).toEqual([])
    expect(screen.getByText('Current role is required')).toBeTruthy()
    expect(screen.getByText('Industry is required')).toBeTruthy()
    await press('Next')
    expect(screen.getByText('Please provide detailed career goals')).toBeTruthy()
    expect(screen.getByText('Work style preference is required')).toBeTruthy()
    await press('Next')
    expect(screen.getByText('Please select at least one value')).toBeTruthy()
    expect(screen.getByText('Please select areas of interest')).toBeTruthy()
    await press('Next')
    expect(screen.getByText('Challenge preference is required')).toBeTruthy()
    expect(screen.getByText('Learning style is required')).toBeTruthy()
  })

  test('says Submitting... meanwhile, then the toast and the three cards, and reads both lists again', async () => {
    const store = createStore()
    await store.dispatch(assessmentsApi.endpoints.listAssessments.initiate())
    await store.dispatch(recommendationsApi.endpoints.listRecommendations.initiate())
    let answer: (response: Response) => void = () => {}
    submitAnswer = () => new Promise((resolve) => (answer = resolve))
    await open(4, complete, store)
    await press('Complete Assessment')
    expect((screen.getByRole('button', { name: 'Submitting...' }) as HTMLButtonElement).disabled).toBe(true)
    sent.length = 0
    await act(async () => answer(accepted()))
    await vi.waitFor(() => expect(lines()).toEqual(expect.arrayContaining(['GET /api/assessments', 'GET /api/recommendations'])))
    expect(screen.getByText('Assessment Complete!')).toBeTruthy()
    expect(screen.getByText('Your career assessment has been submitted. Check your recommendations.')).toBeTruthy()
    for (const card of ['Recommendations', 'Skills', 'Jobs'])
      expect(await screen.findByRole('heading', { level: 2, name: card })).toBeTruthy()
  })

  test('the first directions tell the pay they begin at, or that it has to be asked for', async () => {
    const made = (last: number, pay: object) => ({
      ...{ id: `0190c1de-0000-7000-8000-00000000000${last}`, careerTitle: `Direction ${last}`, description: 'Work.' },
      ...{ matchPercentage: 70, fitLow: 65, fitHigh: 75, occupationCode: '13-2011.00', aiGenerated: false, requiredSkills: [] },
      ...{ marketDemand: '', growthPotential: '', reasonsFor: [], reasonsAgainst: [], wouldChange: [] },
      ...{ createdAt: '2999-01-01T00:00:00.000Z', ...pay },
    })
    serve({
      'GET /api/recommendations': () => [made(1, { salaryRangeMin: 48_190 }), made(2, {})],
    })
    await open(4, complete)
    await press('Complete Assessment')
    await screen.findByRole('heading', { name: 'Direction 1' })
    const rows = document.querySelectorAll('.r3 > li')
    expect(rows[0]?.textContent).toContain('$48,190+')
    expect(rows[1]?.textContent).toContain('Contact for details')
  })

  test('a failure says so and stays, and the button is free again', async () => {
    submitAnswer = () => failing(503)
    await open(4, complete)
    await press('Complete Assessment')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Assessment FailedError submitting your assessment. Please try again.',
    )
    expect(((await screen.findByRole('button', { name: 'Complete Assessment' })) as HTMLButtonElement).disabled).toBe(false)
  })
})
