import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'react-final-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { JobTitle } from '../../../src/entities/occupation/JobTitle.tsx'
import { GoalChips } from '../../../src/features/detailed-assessment/chapters/GoalChips.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { type Answer, lines, serve, writes } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

let values: Record<string, unknown> = {}
let answer: Answer = () => ({})
beforeEach(() => {
  serve({ '/api/*': (call) => answer(call) })
})

async function show(initial: Record<string, unknown>) {
  renderApp(
    <Form onSubmit={() => undefined} initialValues={initial}>
      {({ form, values: now }) => {
        values = now
        return (
          <>
            <input aria-label="Role" onChange={({ target }) => form.change('currentRole', target.value)} />
            <textarea id="careerGoals" aria-label="Goals" onChange={({ target }) => form.change('careerGoals', target.value)} />
            <JobTitle />
            <GoalChips />
          </>
        )
      }}
    </Form>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

const type = async (label: string, text: string) => {
  // At once: on a busy machine a pause between two keys would be one that asks.
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
}
const match = (code: string, title: string, matchedTitle = title) => ({ code, title, matchedTitle, score: 0.95 })
const nurses = [match('29-1141.00', 'Registered Nurses', 'RN'), match('29-1171.00', 'Nurse Practitioners')]
const titled = (kind: string, matches: unknown[] = nurses) => {
  answer = () => ({ kind, matches })
}

describe('the typed title', () => {
  test('is read as the first match when that is certain; the others are one tap away', async () => {
    titled('occupation')
    await show({ currentRole: 'RN' })
    expect(lines()[0]).toContain('GET /api/occupations/resolve?title=RN')
    expect(values.currentOccupation).toBe('29-1141.00')
    expect(
      (screen.getByRole('radio', { name: /Registered Nurses.*what you do now.*also: RN/ }) as HTMLInputElement).checked,
    ).toBe(true)
    const more = screen.getByRole('button', { name: 'Not quite?' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('radio', { name: /Nurse Practitioners/ })).toBeNull()
    await userEvent.click(more)
    await userEvent.click(screen.getByRole('radio', { name: /Nurse Practitioners/ }))
    expect(values.currentOccupation).toBe('29-1171.00')
  })

  test('is read back with one sentence on the work', async () => {
    const page = {
      code: '29-1141.00',
      title: 'Registered Nurses',
      description: 'Registered nurses assess patients. They work closely with doctors.',
      wages: {},
      medianByYear: [],
      outlook: {},
      exposures: [],
      exposureAgreement: '',
      interests: {},
      values: {},
      skills: [],
      knowledge: [],
      technologies: [],
      activities: [],
      sources: [],
    }
    answer = ({ path }) => (path.includes('/resolve') ? { kind: 'occupation', matches: nurses } : page)
    await show({ currentRole: 'RN' })
    expect(await screen.findByText('Registered nurses assess patients.')).toBeTruthy()
    expect(lines()).toContain('GET /api/occupations/29-1141.00')
    expect(screen.queryByText(/closely with doctors/)).toBeNull()
  })

  test('none of these is a choice that stays until another title is typed', async () => {
    titled('occupation')
    await show({ currentRole: 'Nurse', currentOccupation: 'none' })
    expect(values.currentOccupation).toBe('none')
    expect((screen.getByRole('radio', { name: /None of these/ }) as HTMLInputElement).checked).toBe(true)
    await type('Role', 'Registered nurse')
    await waitFor(() => expect(values.currentOccupation).toBe('29-1141.00'))
    await userEvent.click(screen.getByRole('button', { name: 'Not quite?' }))
    await userEvent.click(screen.getByRole('radio', { name: /None of these/ }))
    expect(values.currentOccupation).toBe('none')
  })

  test.each([
    ['not_sure', /not sure which work this is/],
    ['several', /more than one job/],
    ['military', /civilian jobs/],
    ['own_business', /business of your own/],
  ])('%s is said, and nothing is chosen', async (kind, words) => {
    titled(kind)
    await show({ currentRole: 'Something' })
    expect(screen.getByText(words)).toBeTruthy()
    expect(values.currentOccupation).toBeUndefined()
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '29-1141.00',
      '29-1171.00',
      'none',
    ])
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
  })

  test('no job and an unknown title are answered, and a former choice goes', async () => {
    titled('no_job', [])
    await show({ currentRole: 'between jobs', currentOccupation: '29-1141.00' })
    expect(screen.getByText(/No job now, then/)).toBeTruthy()
    expect(values.currentOccupation).toBeUndefined()
    titled('not_sure', [])
    await type('Role', 'Zzyzx tender')
    expect(await screen.findByText(/We do not know this title/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('one letter is no title', async () => {
    await show({ currentRole: 'R' })
    expect(lines()).toEqual([])
  })
})

describe('the goals, read back', () => {
  const goals = 'Case manager by day, close to patients'
  const read = {
    goals: [{ phrase: 'case manager', inside: true, occupations: [{ code: '29-1141.00', title: 'Registered Nurses' }] }],
    wishes: [{ id: 'no_nights', label: 'BLS work schedules', phrase: 'by day' }],
    left: [],
    unresolved: ['close to patients'],
  }

  test('are chips; what is removed is kept for sending, can be put back, and the focus stays near', async () => {
    answer = () => read
    await show({ careerGoals: goals, currentOccupation: '29-1141.00' })
    expect(writes()).toEqual([{ line: 'POST /api/goals/read', body: { text: goals, occupationCode: '29-1141.00' } }])
    const panel = screen.getByRole('region', { name: 'What we read in it' })
    expect(within(panel).getByText('Registered Nurses, another setting')).toBeTruthy()
    expect(within(panel).getByText('close to patients').closest('.gchip')?.className).toBe('gchip words')
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove by day' }))
    expect(values.removedGoals).toEqual(['no_nights'])
    expect(document.activeElement?.textContent).toBe('What we read in it')
    await userEvent.click(within(panel).getByRole('button', { name: 'Remove case manager' }))
    expect(values.removedGoals).toEqual(['no_nights', 'case manager'])
    expect(within(panel).getByRole('status').textContent).toBe('2 removed')
    await userEvent.click(within(panel).getByRole('button', { name: 'Put back' }))
    expect(values.removedGoals).toBeUndefined()
    expect(within(panel).getByRole('button', { name: 'Remove by day' })).toBeTruthy()
    await userEvent.click(within(panel).getByRole('button', { name: 'Add another' }))
    expect(document.activeElement?.id).toBe('careerGoals')
  })

  test('are not read while they are short', async () => {
    answer = () => read
    await show({ careerGoals: 'Too short' })
    expect(lines()).toEqual([])
    await type('Goals', goals)
    await waitFor(() => expect(lines()).toHaveLength(1))
  })

  test.each([
    ['fails', () => new Response('', { status: 500 })],
    ['reads nothing', () => Response.json({ goals: [], wishes: [], left: [], unresolved: [] })],
  ])('nothing is shown when it %s', async (_what, response) => {
    answer = response
    await show({ careerGoals: goals })
    expect(lines()).toHaveLength(1)
    expect(screen.queryByRole('region', { name: 'What we read in it' })).toBeNull()
  })
})
