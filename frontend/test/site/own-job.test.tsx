import { fireEvent, render, waitFor } from '@testing-library/react'
import { pathOf } from '@waymark/contracts/route'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AiTransitionPage } from '../../src/site/ai-transition/AiTransitionPage.tsx'
import { hoursOf, pileOf, sayHalved, sayObserved, sumPiles } from '../../src/site/ai-transition/readings.ts'
import { wireOwnJob } from '../../src/site/island/wire-own-job.ts'

const occupation = {
  code: '43-4051.00',
  title: 'Customer Service Representatives',
  description: 'They answer.',
  wages: { median: { value: 42_830, unit: 'US dollars a year', year: 2024, source: 'W' } },
  medianByYear: [],
  outlook: {
    growth: { value: -5.5, unit: 'percent', year: 2034, source: 'P' },
    openings: { value: 341_700, unit: 'openings', year: 2034, source: 'P' },
  },
  exposures: [
    { lens: 'A', name: 'Task', value: 0.6, percentile: 95, year: 2023 },
    { lens: 'D', name: 'Computer', value: 0.5, percentile: 44, year: 2013 },
  ],
  exposureAgreement: 'split',
  interests: {},
  values: {},
  skills: [],
  knowledge: [],
  technologies: [],
  activities: [
    { id: '1', label: 'handling <b>complaints</b>', share: 0.75, people: 1, model: 0.5, observed: 0.99, verdict: 'aided' },
    { id: '2', label: 'taking payments', share: 0.25, people: 0, observed: 0, verdict: 'human' },
  ],
  sources: [],
}
const matches = [
  { code: '43-4051.00', title: 'Customer Service Representatives', matchedTitle: 'x', score: 1 },
  { code: '41-9041.00', title: 'Telemarketers', matchedTitle: 'y', score: 0.8 },
]

type Answers = Record<string, unknown>
const serve = (answers: Answers) =>
  vi.fn(async (address: RequestInfo | URL) => {
    const found = Object.entries(answers).find(([start]) => String(address).startsWith(start))
    return found ? Response.json(found[1]) : new Response('', { status: 503 })
  })
const all = { '/api/occupations/43-4051.00/similar': [], '/api/occupations/43-4051.00': occupation, '/api/occupations?': matches }

function open(answers: Answers, address = '/ai-career-transition') {
  history.replaceState(null, '', address)
  const { container } = render(<AiTransitionPage />)
  const send = serve(answers)
  wireOwnJob(document, send)
  return { container, send, input: container.querySelector<HTMLInputElement>('input[name="title"]')! }
}

beforeEach(() => history.replaceState(null, '', '/ai-career-transition'))
afterEach(() => vi.restoreAllMocks())

describe('looking up one’s own job', () => {
  test('stands beside the table of a hundred occupations', () => {
    const { container } = render(<AiTransitionPage />)
    expect(container.querySelector('#own-job + section .ai-table')).not.toBeNull()
    expect(container.querySelectorAll('.ai-table tbody tr')).toHaveLength(100)
  })

  test('keeps what the address says of the demo', async () => {
    const { container, input } = open(all, '/ai-career-transition?demo=true')
    fireEvent.change(input, { target: { value: 'customer service' } })
    fireEvent.submit(input.form!)
    await waitFor(() => expect(container.querySelectorAll('fieldset input')).toHaveLength(2))
    fireEvent.click(container.querySelector('fieldset input')!)
    await waitFor(() => expect(location.search).toBe('?demo=true&title=customer+service&code=43-4051.00'))
  })

  test('goes from a title to candidates to a week whose hours can be changed', async () => {
    const { container, input, send } = open(all)
    fireEvent.change(input, { target: { value: ' customer service ' } })
    fireEvent.submit(input.form!)
    await waitFor(() => expect(container.querySelectorAll('fieldset input')).toHaveLength(2))
    expect(send.mock.calls[0]?.[0]).toBe('/api/occupations?limit=5&title=customer%20service')
    fireEvent.click(container.querySelector('fieldset input')!)
    await waitFor(() => expect(container.querySelector('.out h2')?.textContent).toBe('Your 40 hours'))
    expect(container.querySelector('.tk')?.textContent).toContain('Handling <b>complaints</b>')
    const sums = () => [...container.querySelectorAll('.wk b')].map((sum) => sum.textContent)
    expect(sums()).toEqual(['30 h', '0 h', '10 h'])
    const [first] = container.querySelectorAll<HTMLInputElement>('.tk input[type="number"]')
    fireEvent.input(first!, { target: { value: '12' } })
    expect(sums()).toEqual(['12 h', '0 h', '10 h'])
    const [tick] = container.querySelectorAll<HTMLInputElement>('.tk input[type="checkbox"]')
    fireEvent.click(tick!)
    expect(sums()).toEqual(['0 h', '0 h', '10 h'])
    expect(container.querySelector('.lenses h2')?.textContent).toBe('The whole occupation: split, 44 to 95 of 100')
    expect(location.search).toBe('?title=customer+service&code=43-4051.00')
  })

  test('names tasks that no words hold for, so that no box stands alone', async () => {
    const [first, second] = occupation.activities
    const unnamed = { ...occupation, activities: [first, { ...second, label: '' }] }
    const { container } = open(
      { ...all, '/api/occupations/43-4051.00': unnamed },
      '/ai-career-transition?title=customer+service&code=43-4051.00',
    )
    await waitFor(() => expect(container.querySelectorAll('.tk label')).toHaveLength(2))
    expect([...container.querySelectorAll('.tk label')].map(({ textContent }) => textContent)).toEqual([
      'Handling <b>complaints</b>',
      'Other tasks of this work',
    ])
    expect(container.querySelectorAll('.tk input[type="number"]')[1]?.getAttribute('aria-label')).toBe(
      'Hours: other tasks of this work',
    )
  })

  test('comes back from a shared address, by the routes of the contracts', async () => {
    const { container, send } = open(all, '/ai-career-transition?title=customer+service&code=43-4051.00')
    await waitFor(() => expect(container.querySelector('.out h2')?.textContent).toBe('Your 40 hours'))
    // The island writes its three paths itself, to stay small.
    const { searchOccupations, getOccupation, listSimilarOccupations } = skillsRoutes
    const code = occupation.code
    expect(send.mock.calls.map(([address]) => String(address).replace(/\?.*/, ''))).toEqual([
      pathOf(searchOccupations),
      pathOf(getOccupation, { code }),
      pathOf(listSimilarOccupations, { code }),
    ])
    expect(container.querySelector<HTMLInputElement>('fieldset input:checked')?.value).toBe('43-4051.00')
  })

  test('says so when no title fits, and when the service is away', async () => {
    const empty = open({ '/api/occupations?': [] }, '/ai-career-transition?title=xyz')
    const status = () => document.querySelector('[data-status]')?.textContent
    await waitFor(() => expect(status()).toContain('No occupation goes by such a name'))
    expect(empty.container.querySelector<HTMLElement>('fieldset')?.hidden).toBe(true)
    document.body.replaceChildren()
    open({}, '/ai-career-transition?title=xyz')
    await waitFor(() => expect(status()).toContain('not reachable'))
  })
})

describe('readings in words', () => {
  test('halving the time: yes, with software, no, or no reading', () => {
    expect([1, 0.75, 0.5, 0.25, 0, undefined].map((value) => sayHalved(value).word)).toEqual([
      'yes',
      'yes',
      'with software',
      'with software',
      'no',
      'no reading',
    ])
  })

  test('use is often, sometimes or rarely by thirds', () => {
    expect([0.9, 0.5, 0.1, undefined].map((value) => sayObserved(value).word)).toEqual([
      'often',
      'sometimes',
      'rarely',
      'no reading',
    ])
  })

  test('what only leans to help is mixed, and ticked hours are summed by pile', () => {
    expect(['aided', 'leaning_aided', 'mixed', 'human'].map(pileOf)).toEqual(['aided', 'mixed', 'mixed', 'human'])
    const rows = [
      { pile: 'aided' as const, hours: 8, ticked: true },
      { pile: 'aided' as const, hours: 5, ticked: false },
      { pile: 'human' as const, hours: 3, ticked: true },
    ]
    expect(sumPiles(rows)).toEqual({ aided: 8, mixed: 0, human: 3 })
  })

  test('a week has whole hours that add up', () => {
    expect(hoursOf([1, 1, 1])).toEqual([14, 13, 13])
    expect(hoursOf([0.175, 0.1, 0.1, 0.625]).reduce((sum, hours) => sum + hours, 0)).toBe(40)
    expect(hoursOf([])).toEqual([])
  })
})
