import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Recommendation } from '@waymark/contracts/models/recommendation'
import type { User } from '@waymark/contracts/models/user'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { RecommendationsPage } from '../src/features/recommendations/RecommendationsPage.tsx'

const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

const now = new Date().toISOString()
const direction = (index: number, more: Partial<Recommendation> = {}): Recommendation => ({
  id: `r${index}`,
  careerTitle: `Occupation ${index}`,
  description: 'Does the work.',
  matchPercentage: 90 - 5 * index,
  fitLow: 80 - 5 * index,
  fitHigh: 95 - 5 * index,
  occupationCode: `11-100${index}.00`,
  aiGenerated: false,
  requiredSkills: ['Writing', 'Speaking', 'Listening', 'Planning', 'Selling', 'Coding', 'Cooking', 'Driving'],
  salaryRangeMin: 48_190,
  salaryRangeMax: 78_280,
  marketDemand: 'Very high',
  growthPotential: 'Slower than average (+0.2% by 2034)',
  reasonsFor: [{ kind: 'a', text: 'It suits you.', sources: 'OY' }],
  reasonsAgainst: [{ kind: 'b', text: 'It pays less.', sources: 'W' }],
  wouldChange: [{ kind: 'c', text: 'A course would.', sources: 'K' }],
  createdAt: now,
  ...more,
})

let answers: Record<string, () => Response> = {}
const assessed = () =>
  Response.json([
    { id: '0190c1de-0000-7000-8000-000000000001', assessmentType: 'basic_career', status: 'completed', createdAt: now },
  ])

beforeEach(() => {
  answers = { '/api/assessments': () => Response.json([]), '/api/recommendations': () => Response.json([]) }
  vi.stubGlobal('fetch', async (address: string) => answers[String(address)]?.() ?? new Response('', { status: 404 }))
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <RecommendationsPage user={user} />
      </MemoryRouter>
    </Provider>,
  )
}

describe('the three states', () => {
  test('no assessment taken', async () => {
    open()
    expect(await screen.findByText('Your recommendations start with an assessment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  })

  test('taken, but nothing yet: Refresh reads again', async () => {
    answers['/api/assessments'] = assessed
    open()
    expect(await screen.findByText('Your recommendations are being generated')).toBeTruthy()
    answers['/api/recommendations'] = () => Response.json([direction(1)])
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('article', { name: /Occupation 1/ })).toBeTruthy()
  })

  test('the list: three in full, the others as rows', async () => {
    answers['/api/assessments'] = assessed
    answers['/api/recommendations'] = () => Response.json([1, 2, 3, 4, 5].map((index) => direction(index)))
    open()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('Two more directions')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Fit 85, likely 75 to 90 of 100' })).toBeTruthy()
  })
})

describe('an entry', () => {
  test('shows both sides, six skills, pay as a range and where each sentence is from', async () => {
    answers['/api/recommendations'] = () => Response.json([direction(1)])
    open()
    const entry = within(await screen.findByRole('article'))
    expect(entry.getAllByText(/./, { selector: '.r-facts .tag' })).toHaveLength(6)
    expect(entry.getByText('$48,190 – $78,280')).toBeTruthy()
    expect(entry.getByText('Strong fit')).toBeTruthy()
    for (const [title, said] of [
      ['Reasons for', 'It suits you.'],
      ['Reasons against', 'It pays less.'],
      ['What would change it', 'A course would.'],
    ] as const) {
      expect(entry.getByRole('heading', { name: title }).parentElement?.textContent).toContain(said)
    }
    expect(entry.getAllByTitle('BLS wages, US national May 2024, by state May 2025')[0]?.textContent).toMatch(/^W/)
  })

  test('pay that is not published falls back to Contact for details', async () => {
    answers['/api/recommendations'] = () =>
      Response.json([direction(1, { salaryRangeMin: undefined, salaryRangeMax: undefined })])
    open()
    expect(within(await screen.findByRole('article')).getByText('Contact for details')).toBeTruthy()
  })

  test('marks the skills that the inventory holds', async () => {
    answers['/api/recommendations'] = () => Response.json([direction(1)])
    const skill = { id: 'writing', name: 'Writing', description: '', category: 'Communication', demandScore: 50 }
    answers['/api/user/skills'] = () =>
      Response.json([{ id: 'h', skillId: 'writing', skill, proficiencyLevel: 3, selfAssessed: true, verified: false }])
    open()
    expect(await screen.findByText('Skills it needs: you have 1 of 6')).toBeTruthy()
    expect(screen.getByText('Writing', { selector: 'li' }).className).toContain('have')
    expect(screen.getByText('Speaking', { selector: 'li' }).className).toContain('lack')
  })
})
