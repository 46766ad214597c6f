import { screen } from '@testing-library/react'
import type { Entry } from '@waymark/contracts/models/advice/entry'
import { beforeEach, describe, expect, test } from 'vitest'
import { YouStand } from '../../../src/features/occupation/ways-in/YouStand.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { failing, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const entry: Entry = {
  how: 'related',
  months: { low: 30, high: 36 },
  paidMonths: { low: 0, high: 0 },
  missing: ['the exam: Written and clinical', 'the license: state license'],
  gate: {
    kind: 'license',
    license: 'State license',
    program: 'Associate degree in dental hygiene',
    exam: 'Written and clinical',
    pay: { kind: 'unpaid' },
  },
}
const standing = { occupation: { code: '29-1141.00', title: 'Registered Nurses' }, years: 9, education: 'bachelors' }

let answer: () => unknown
beforeEach(() => {
  answer = () => ({ standing, entry })
  serve({ 'GET /api/occupations/:code/entry': () => answer() })
})

function open() {
  renderApp(<YouStand code="29-1292.00" />)
}

describe('you stand here', () => {
  test('names the occupation, the years and the degree, and the steps that are done and left', async () => {
    open()
    expect((await screen.findByText('You stand here:')).parentElement?.textContent).toBe(
      'You stand here: Registered Nurses, 9 years, bachelor’s degree',
    )
    expect(screen.getByText(/^30–36 months before you could start/)).toBeTruthy()
    const under = (title: string) =>
      [...(screen.getByRole('heading', { name: title }).parentElement?.querySelectorAll('li') ?? [])].map((li) => li.textContent)
    expect(under('Done')).toEqual(['The program: Associate degree in dental hygiene'])
    expect(under('Left')).toEqual(['The exam: Written and clinical', 'The license: state license'])
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/assessment')
  })

  test('without an assessment it says how to find out', async () => {
    answer = () => ({})
    open()
    expect(await screen.findByRole('link', { name: 'Start the assessment' })).toBeTruthy()
    expect(screen.queryByText('From where you stand')).toBeNull()
  })

  test('a failed read says so and is tried again', async () => {
    answer = () => failing(503)
    open()
    expect(screen.getByLabelText('Loading where you stand')).toBeTruthy()
    expect(await screen.findByText('We could not read where you stand.')).toBeTruthy()
    answer = () => ({ standing, entry: { ...entry, how: 'own', missing: [], gate: undefined, months: undefined } })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('It is the work you are in.')).toBeTruthy()
    expect(screen.getByText('Nothing that we know of.')).toBeTruthy()
    expect(screen.getByText(/^How long it would take you is not known/)).toBeTruthy()
  })
})
