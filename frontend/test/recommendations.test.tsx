import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { RecommendationAdvice } from '@waymark/contracts/models/advice'
import type { Entry } from '@waymark/contracts/models/entry'
import type { Recommendation } from '@waymark/contracts/models/recommendation'
import type { User } from '@waymark/contracts/models/user'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { RecommendationsPage } from '../src/features/recommendations/RecommendationsPage.tsx'
import { ToastProvider } from '../src/ui/toast/ToastProvider.tsx'

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
let sent: string[] = []
const assessed = () =>
  Response.json([
    { id: '0190c1de-0000-7000-8000-000000000001', assessmentType: 'basic_career', status: 'completed', createdAt: now },
  ])

beforeEach(() => {
  answers = { '/api/assessments': () => Response.json([]), '/api/recommendations': () => Response.json([]) }
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`)
    return answers[String(address)]?.() ?? new Response('', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

function open(address = '/recommendations') {
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <RecommendationsPage user={user} />
        </MemoryRouter>
      </ToastProvider>
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

describe('a list with bands', () => {
  const entry: Entry = {
    how: 'related',
    months: { low: 6, high: 18 },
    paidMonths: { low: 3, high: 3 },
    missing: ['the exam: X'],
    gate: { kind: 'license', license: 'State license', program: 'Associate degree', pay: { kind: 'paid' } },
  }
  const place = {
    ...{ code: '11-1002.00', title: 'Occupation 2', matchPercentage: 80, fitLow: 70, fitHigh: 85 },
    ...{ medianPay: 61_000, payState: 'OH', entry },
  }
  const advice: RecommendationAdvice = {
    goals: [
      { phrase: 'the second', codes: [place.code], answer: 'not_yet', why: 'It takes about 6 months.', place },
      { phrase: 'owl keeper', codes: [], answer: 'no', why: 'We found no occupation that these words mean.' },
    ],
    refused: [{ code: '27-2011.00', title: 'Actors', why: 'People are chosen.', whatWouldOpenIt: 'Ask for it by name.' }],
    confidence: { grade: 'medium', reason: 'The first places change.' },
    present: { ...place, code: '11-1009.00', title: 'Occupation 9' },
    specialities: [{ code: '11-1009.01', title: 'Its own speciality' }],
    sameWork: {
      rungs: [{ name: 'Lead of nine', differs: 'You lead the others.', opens: 'A year of the work.' }],
      settings: [{ name: 'A ninth place', differs: 'It closes at five.' }],
    },
    createdAt: now,
  }
  const limited: RecommendationAdvice = {
    ...advice,
    limits: [
      {
        label: 'No heavy work',
        refused: 2,
        opens: [
          { code: '53-7062.00', title: 'Movers', medianPay: 38_000 },
          { code: '47-2061.00', title: 'Laborers' },
        ],
        easing: { id: 'wish-less_load', takesBack: 'less_load' },
      },
      { label: 'No law', refused: 1, opens: [{ code: '23-1011.00', title: 'Lawyers', medianPay: 151_160 }] },
      { label: 'Home at night', refused: 0, opens: [] },
    ],
  }
  const banded = () =>
    Response.json([
      direction(1, { band: 'real_change' }),
      direction(2, { band: 'next_step', entry, answers: ['the second'] }),
      direction(3, { band: 'next_step' }),
    ])

  test('stands under the names of its bands, each place with its entry and the goal that it answers', async () => {
    answers['/api/assessments'] = assessed
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(limited)
    open()
    expect(await screen.findByText(/^Three directions out of 923 .* Not ten: we name only what we would stand by/)).toBeTruthy()
    await screen.findByRole('heading', { name: 'Left out, and why' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Your limits',
      'Your goals, answered',
      'Staying is a choice too',
      'Next step',
      'A real change',
      'Left out, and why',
      'What would open more',
      'Where it is from',
    ])
    const second = within(screen.getByRole('article', { name: 'Occupation 2' }))
    const facts = second.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual(['State license', 'Associate degree', '6 to 18 months', 'About 3 months'])
    expect(second.getByText('Answers your goal “the second”')).toBeTruthy()
    expect(within(screen.getByRole('article', { name: 'Occupation 3' })).queryByText(/^Answers/)).toBeNull()
  })

  test('names the own limits, and what each alone keeps off the list', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(limited)
    open()
    const limits = within(await screen.findByRole('region', { name: 'Your limits' }))
    expect(limits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No heavy work',
      'No law',
      'Home at night',
      'Pay for Ohio',
    ])
    expect(limits.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/assessment')
    const opens = within(screen.getByRole('region', { name: 'What would open more' }))
    expect(opens.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['No heavy work', 'No law'])
    expect(opens.getByText('It alone keeps 2 occupations off the list.')).toBeTruthy()
    expect(opens.getByText('It alone keeps one occupation off the list.')).toBeTruthy()
    const heavy = within(opens.getByRole('list', { name: 'Without “No heavy work”' }))
    expect(heavy.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Movers$38,000W: BLS wages, US national May 2024, by state May 2025',
      'Laborers',
    ])
    expect(heavy.getByRole('link', { name: 'Movers' }).getAttribute('href')).toBe('/occupations/53-7062.00')
  })

  const floor = { id: 'pay', from: 70_000, to: 64_000 }
  const eased = {
    label: 'Pay at least $70,000',
    easing: floor,
    recommendations: [direction(2, { band: 'next_step' }), direction(7, { band: 'next_door' })],
    candidates: 9,
  }
  const tried = '/api/recommendations/limits/pay'

  test('offers to try a limit with another figure, or without it', async () => {
    answers['/api/recommendations'] = banded
    const pay = { label: eased.label, refused: 3, opens: [{ code: '11-1007.00', title: 'Occupation 7' }], easing: floor }
    answers['/api/recommendations/advice'] = () => Response.json({ ...limited, limits: [...(limited.limits ?? []), pay] })
    open()
    const opens = within(await screen.findByRole('region', { name: 'What would open more' }))
    const links = opens.getAllByRole('link', { name: /^Try/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Try without it', '/recommendations?try=wish-less_load'],
      ['Try $64,000', '/recommendations?try=pay'],
    ])
    expect(opens.getByText('$70,000 to').parentElement?.textContent).toBe('$70,000 to $64,000')
    expect(opens.getAllByText(/ to$/)).toHaveLength(1)
  })

  test('shows the list as it would be, says what is new on it, and stores nothing', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(limited)
    answers[tried] = () => Response.json(eased)
    open('/recommendations?try=pay')
    const trial = within(await screen.findByRole('region', { name: 'You are trying a limit: $64,000 in place of $70,000' }))
    expect(trial.getByText('New on it: Occupation 7. Nothing is saved until you keep it.')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Occupation 7' })).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Occupation 1' })).toBeNull()
    expect(screen.queryByText('What would open more')).toBeNull()
    fireEvent.click(trial.getByRole('link', { name: 'Back to your list' }))
    expect(await screen.findByRole('article', { name: 'Occupation 1' })).toBeTruthy()
    expect(sent).not.toContain(`POST ${tried}`)
  })

  test('keeps what was tried, and goes back to the list', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(limited)
    answers[tried] = () => Response.json(eased)
    open('/recommendations?try=pay')
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    answers[tried] = () => Response.json({ id: '0190c1de-0000-7000-8000-000000000001', status: 'started' }, { status: 202 })
    fireEvent.click(keep)
    expect(await screen.findByText('Limit changed')).toBeTruthy()
    expect(await screen.findByText('What would open more')).toBeTruthy()
    expect(sent.filter((line) => line.endsWith(tried))).toEqual([`GET ${tried}`, `POST ${tried}`])
  })

  test('says what could not be tried or kept, and stays', async () => {
    answers['/api/recommendations'] = banded
    answers[tried] = () => Response.json(eased)
    open('/recommendations?try=pay')
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    answers[tried] = () => new Response('', { status: 409 })
    fireEvent.click(keep)
    expect(await screen.findByText('Your limit could not be changed. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy()
  })

  test('a limit that the list does not have leads back', async () => {
    answers['/api/recommendations'] = banded
    open('/recommendations?try=nothing')
    expect((await screen.findByRole('link', { name: 'Back to your list' })).getAttribute('href')).toBe('/recommendations')
    expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
  })

  test('answers each goal by name, and says what is left out and what would open it', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(advice)
    open()
    const goal = within(await screen.findByRole('article', { name: 'Your goal “the second”' }))
    expect(goal.getByText('Not yet')).toBeTruthy()
    for (const said of ['It takes about 6 months.', 'State license', 'The exam: X.', '6 to 18 months', '$61,000', 'Pay in Ohio'])
      expect(goal.getByText(said, { exact: false })).toBeTruthy()
    const none = within(screen.getByRole('article', { name: 'Your goal “owl keeper”' }))
    expect(none.queryByRole('link')).toBeNull()
    expect(none.getByText('No, not with your answers')).toBeTruthy()
    const out = screen.getByRole('link', { name: 'Actors' }).closest('li')
    expect(out?.textContent).toBe('ActorsPeople are chosen.Ask for it by name.')
    expect(screen.getByRole('link', { name: 'Its own speciality' }).getAttribute('href')).toBe('/occupations/11-1009.01')
    expect(screen.getByText('How sure the list is: medium. The first places change.')).toBeTruthy()
  })

  test('is the list all the same when its advice cannot be read, and the advice is asked for again', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => new Response('', { status: 503 })
    open()
    expect(await screen.findByText('We could not load the answers to your goals')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Occupation 1' })).toBeTruthy()
    answers['/api/recommendations/advice'] = () => Response.json(advice)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your goals, answered' })).toBeTruthy()
  })

  test('names posts and settings of the present work, after the goals that lead out of it', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json(advice)
    open()
    const staying = within(await screen.findByRole('article', { name: 'Occupation 9' }))
    const posts = within(staying.getByRole('region', { name: /^The next posts/ })).getAllByRole('listitem')
    expect(posts.map(({ textContent }) => textContent)).toEqual([
      'Lead of nineYou lead the others.What opens it: a year of the work.',
    ])
    const settings = within(staying.getByRole('region', { name: /^The same work, another setting/ })).getAllByRole('listitem')
    expect(settings.map(({ textContent }) => textContent)).toEqual(['A ninth placeIt closes at five.'])
    expect(screen.getByText('our own estimate, with no data behind it', { selector: 'dd' })).toBeTruthy()
    expect(headings().slice(1, 3)).toEqual(['Your goals, answered', 'Staying is a choice too'])
  })

  test('begins with staying where a goal lies in the present work, and says what it knows where we wrote nothing', async () => {
    const [first, second] = advice.goals
    const goals = [first, { ...second, answer: 'inside', why: 'The same work in another post.' }]
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json({ ...advice, goals, sameWork: undefined })
    open()
    await screen.findByRole('article', { name: 'Occupation 9' })
    expect(headings().slice(1, 3)).toEqual(['Staying is a choice too', 'Your goals, answered'])
    expect(screen.queryByRole('region', { name: /next posts|another setting/ })).toBeNull()
    expect(screen.queryByText('our own estimate, with no data behind it', { selector: 'dd' })).toBeNull()
  })

  test('calls a post in the present work by its name, and answers each wish with what it rests on', async () => {
    const wish = { id: 'no_nights', label: 'No nights', phrase: 'days only', why: 'It mostly keeps to days.' }
    answers['/api/recommendations'] = () =>
      Response.json([direction(2, { band: 'next_step', postName: 'Head of two' }), direction(3, { band: 'next_step' })])
    answers['/api/recommendations/advice'] = () =>
      Response.json({
        ...advice,
        wishes: [
          { ...wish, answer: 'yes', source: 'BLS schedules' },
          { ...wish, id: 'benefits', label: 'Benefits', phrase: 'insurance', answer: 'unknown', why: 'We hold no data.' },
        ],
      })
    open()
    const post = within(await screen.findByRole('article', { name: 'Head of two' }))
    expect(post.getByText('In your own work, counted under Occupation 2')).toBeTruthy()
    expect(post.getByRole('link', { name: 'Head of two' }).getAttribute('href')).toContain('11-1002.00')
    expect(within(screen.getByRole('article', { name: 'Occupation 3' })).queryByText(/^In your own work/)).toBeNull()
    const days = within(await screen.findByRole('article', { name: 'No nights: “days only”' }))
    expect(days.getByText('The list keeps to it')).toBeTruthy()
    expect(days.getByText('Source: BLS schedules')).toBeTruthy()
    const insurance = within(screen.getByRole('article', { name: 'Benefits: “insurance”' }))
    expect(insurance.getByText('No data')).toBeTruthy()
    expect(insurance.queryByText(/^Source/)).toBeNull()
  })

  test('says nothing of goals where none was named', async () => {
    answers['/api/recommendations'] = banded
    answers['/api/recommendations/advice'] = () => Response.json({ goals: [], refused: [], specialities: [] })
    open()
    await screen.findByRole('heading', { name: 'Next step' })
    await waitFor(() => expect(screen.queryByLabelText('Loading the answers to your goals')).toBeNull())
    expect(screen.queryByText(/(?:goals?|wish|work), answered/)).toBeNull()
    expect(screen.queryByText('Left out, and why')).toBeNull()
    expect(screen.queryByText('Your limits')).toBeNull()
    expect(screen.queryByText('What would open more')).toBeNull()
    expect(screen.queryByText('Staying is a choice too')).toBeNull()
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
