import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/user'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { JobsPage } from '../src/features/jobs/JobsPage.tsx'
import { ToastProvider } from '../src/ui/toast/ToastProvider.tsx'

const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

const skills = ['SQL', 'Jira', 'Git', 'Testing', 'Python', 'Statistics', 'Excel', 'Writing']
const posting = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Analyst ${id}`,
  company: 'Alder County Schools',
  location: 'Tacoma, WA',
  description: 'You find out what schools need.',
  skillsRequired: skills,
  employmentType: 'Full-time',
  experienceLevel: 'Mid',
  postedDate: new Date().toISOString(),
  source: 'Sample',
  requirements: [],
  sourceKind: 'sample',
  sample: true,
  ...more,
})
const asked = (name: string, kind = 'must') => ({ slug: name.toLowerCase(), name, kind, sentence: `${name} is required.` })
const match = (id: string, percent: number) => ({
  id,
  jobPosting: posting(id),
  skillsMatch: ['SQL'],
  matchPercentage: percent,
  mustHeld: 1,
  mustTotal: 2,
  niceHeld: 0,
  niceTotal: 1,
  matched: [asked('SQL')],
  missing: [asked('Jira'), asked('Git', 'nice')],
})

let answers: Record<string, () => Response> = {}

beforeEach(() => {
  answers = {
    '/api/jobs': () =>
      Response.json({
        jobs: [
          posting('a', { salaryMin: 71_500, salaryMax: 86_000, matchPercentage: 92 }),
          posting('b', { salaryMin: 80_000, matchPercentage: 59 }),
          posting('c'),
        ],
        total: 101,
      }),
    '/api/jobs/matches': () => Response.json([92, 83, 71, 60].map((percent, index) => match(`m${index}`, percent))),
    '/api/jobs/a': () =>
      Response.json({ ...posting('a'), mustHave: [asked('SQL'), asked('Jira')], niceToHave: [asked('Git', 'nice')] }),
    '/api/jobs/a/match': () => Response.json(match('a', 92)),
  }
  const answer = async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    return (answers[method === 'GET' ? path : `${method} ${path}`] ?? answers[path])?.() ?? new Response('', { status: 404 })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => vi.unstubAllGlobals())

function open(address = '/jobs?job=a') {
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <JobsPage user={user} />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
}

describe('the job market', () => {
  test('three recommended, rows with salary and match in words, five page buttons', async () => {
    open()
    const cards = await screen.findByRole('region', { name: 'Recommended for you' })
    expect((await within(cards).findAllByRole('link')).map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^92% matchVery strong/),
      expect.stringMatching(/^83% matchStrong/),
      expect.stringMatching(/^71% matchFair/),
    ])
    const row = (name: string) => screen.findByText(name, { selector: '.job b' }).then((title) => title.closest('a')?.textContent)
    expect(await row('Analyst a')).toMatch(/92% match.*\$71,500 – \$86,000.*posted todaySample$/)
    expect(await row('Analyst b')).toMatch(/59% match.*\$80,000\+/)
    expect(await row('Analyst c')).toMatch(/Competitive/)
    expect(screen.getAllByRole('link', { name: /^Page \d of 9$/ })).toHaveLength(5)
  })

  test('a search keeps the fields and the focus, and the fields follow the address', async () => {
    open('/jobs?title=analyst')
    const field = (await screen.findByRole('textbox', { name: 'Title' })) as HTMLInputElement
    expect(field.value).toBe('analyst')
    field.focus()
    fireEvent.change(field, { target: { value: 'tester' } })
    fireEvent.submit(field.form as HTMLFormElement)
    await screen.findByText('Jobs found')
    expect(document.contains(field)).toBe(true)
    expect([document.activeElement, field.value]).toEqual([field, 'tester'])
  })

  test('a match has the colour of its band: 90 and more, 75, 60, below', async () => {
    const percents = [90, 89, 75, 74, 60, 59]
    answers['/api/jobs'] = () =>
      Response.json({ jobs: percents.map((percent) => posting(`p${percent}`, { matchPercentage: percent })), total: 6 })
    answers['/api/jobs/matches'] = () => Response.json([90, 75, 60].map((percent) => match(`m${percent}`, percent)))
    open('/jobs')
    await screen.findByText('Analyst p59', { selector: '.job b' })
    const bands = ['90', '75', '75', '60', '60', '0'].map((band) => `var(--band-${band})`)
    const swatches = [...document.querySelectorAll<HTMLElement>('.job .job-match i')]
    expect(swatches.map((swatch) => swatch.style.background)).toEqual(bands)
    const cards = await screen.findByRole('region', { name: 'Recommended for you' })
    await within(cards).findAllByRole('link')
    const parts = [...cards.querySelectorAll<HTMLElement>('.parts')].map((part) => part.style.getPropertyValue('--band'))
    expect(parts).toEqual(['90', '75', '60'].map((band) => `var(--band-${band})`))
  })

  test('the detail shows six skills, the count of each part, and the proving sentences', async () => {
    open()
    const text = await screen.findByRole('region', { name: 'The posting' })
    expect(
      within(text)
        .getAllByText(/./, { selector: '.tag:not(.tag-line)' })
        .map((tag) => tag.textContent),
    ).toEqual(skills.slice(0, 6))
    expect(await screen.findByText('1 of 2')).toBeTruthy()
    expect(screen.getByText('0 of 1')).toBeTruthy()
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'SQLYoursSQL is required.',
      'JiraMissingJira is required.',
      'Gitnice to haveMissingGit is required.',
    ])
  })

  test('a save that fails is taken back and said', async () => {
    answers['PUT /api/jobs/a/saved'] = () => new Response('', { status: 503 })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The posting could not be saved. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('a correction shows its effect at once, in the list too', async () => {
    answers['POST /api/jobs/a/disputes'] = () =>
      Response.json({
        ...match('a', 95),
        matched: [asked('SQL'), asked('Jira')],
        missing: [asked('Git', 'nice')],
        mustHeld: 2,
        disputes: [{ id: 'd', kind: 'have_skill', skill: 'jira', skillName: 'Jira', createdAt: new Date().toISOString() }],
      })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Correct this match' }))
    fireEvent.click(screen.getByRole('button', { name: /^I have this: Jira/ }))
    expect(await screen.findByText(/^You have Jira\./, { selector: 'li > span' })).toBeTruthy()
    expect(screen.getByText('2 of 2')).toBeTruthy()
    expect(screen.getAllByText('95%').length).toBeGreaterThan(0)
    expect(screen.getByText('Analyst a', { selector: '.job b' }).closest('a')?.textContent).toMatch(/95% match/)
  })

  test('nothing found is said, and the three recommended stay above it', async () => {
    answers['/api/jobs'] = () => Response.json({ jobs: [], total: 0 })
    open('/jobs?title=glaciologist')
    const none = await screen.findByText('No Jobs Found')
    const cards = screen.getByRole('region', { name: 'Recommended for you' })
    expect(await within(cards).findAllByRole('link')).toHaveLength(3)
    expect(cards.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a failed list says so and can be tried again', async () => {
    const works = answers['/api/jobs']
    answers['/api/jobs'] = () => new Response('', { status: 503, statusText: 'Service Unavailable' })
    open('/jobs')
    expect(await screen.findByText('We could not load the jobs')).toBeTruthy()
    if (works) answers['/api/jobs'] = works
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Analyst a', { selector: '.job b' })).toBeTruthy()
  })
})

describe('a row of the list', () => {
  const license = { step: 'the license: state license (RN)', months: { low: 24, high: 34 } }
  const lines = async (name: string) => {
    const title = await screen.findByText(name, { selector: '.job b' })
    return [...(title.closest('a')?.querySelectorAll('.job-before') ?? [])].map(({ textContent }) => textContent)
  }

  test('says what license is left before the job, and what limit of the person it breaks', async () => {
    answers['/api/jobs'] = () =>
      Response.json({
        jobs: [
          posting('a', { matchPercentage: 92, stepLeft: license }),
          posting('b', { matchPercentage: 59, refusedWhy: 'Outside your limits: No heavy work' }),
          posting('c', { stepLeft: license, refusedWhy: 'A step down from what you do now' }),
          posting('d', { stepLeft: { ...license, months: { low: 0, high: 3 } } }),
          posting('e', { matchPercentage: 80 }),
        ],
        total: 5,
      })
    open('/jobs')
    expect(await lines('Analyst a')).toEqual(['License needed: state license (RN), 24–34 months'])
    expect(await lines('Analyst b')).toEqual(['Outside your limits: No heavy work'])
    expect(await lines('Analyst c')).toEqual([
      'A step down from what you do now',
      'License needed: state license (RN), 24–34 months',
    ])
    for (const name of ['Analyst d', 'Analyst e']) expect(await lines(name), name).toEqual([])
    // A refusal has its cross and its paler ink; a gate has neither.
    const refused = [...document.querySelectorAll('.job .job-refused')]
    expect(refused.map((line) => line.querySelectorAll('svg[aria-hidden="true"]').length)).toEqual([1, 1])
    expect(document.querySelectorAll('.job .job-before svg')).toHaveLength(2)
  })

  test('and a recommended card say the same', async () => {
    answers['/api/jobs/matches'] = () =>
      Response.json([{ ...match('m', 92), jobPosting: posting('m', { stepLeft: license }) }, match('n', 80)])
    open('/jobs')
    const cards = await screen.findByRole('region', { name: 'Recommended for you' })
    await within(cards).findAllByRole('link')
    expect([...cards.querySelectorAll('.job-before')].map(({ textContent }) => textContent)).toEqual([
      'License needed: state license (RN), 24–34 months',
    ])
  })

  test('that is outside the limits says so on its page too', async () => {
    const detail = { ...posting('a'), mustHave: [], niceToHave: [], refusedWhy: 'Outside your limits: No heavy work' }
    answers['/api/jobs/a'] = () => Response.json(detail)
    open()
    expect((await screen.findByText('Outside your limits: No heavy work.')).className).toBe('note')
    cleanup()
    answers['/api/jobs/a'] = () => Response.json({ ...detail, refusedWhy: undefined })
    open()
    await screen.findByText('92%', { selector: '.pct b' })
    expect(document.querySelector('.det p.note')).toBeNull()
  })
})

describe('a posting of an occupation with a gate', () => {
  const gate = { kind: 'license', license: 'State license (RN)', program: 'Associate degree', pay: { kind: 'unpaid' } }
  const entry = { how: 'outside', paidMonths: { low: 0, high: 0 }, missing: ['the program: Associate degree'], gate }
  const standing = { occupation: { code: '43-3031.00', title: 'Clerks' }, years: 4, education: 'bachelors' }
  const openWith = (entryFromHere: object) => {
    answers['/api/jobs/a'] = () =>
      Response.json({
        ...posting('a'),
        occupationCode: '29-1141.00',
        occupationTitle: 'Registered Nurses',
        mustHave: [],
        niceToHave: [],
      })
    const asked = vi.fn(() => Response.json(entryFromHere))
    answers['/api/occupations/29-1141.00/entry'] = asked
    open()
    return asked
  }

  test('says what is left before it, and how long that takes', async () => {
    openWith({ standing, entry: { ...entry, months: { low: 24, high: 34 } } })
    const note = await screen.findByRole('region', { name: 'Before you could start' })
    expect(note.textContent).toBe(
      'Not open to you yet. 24–34 months before you could start. Left: The program: Associate degree. How one gets in',
    )
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/occupations/29-1141.00')
  })

  test('asks for the gate of the occupation that the person says is meant, or of none', async () => {
    const wrong = { id: 'd', kind: 'wrong_occupation', createdAt: new Date().toISOString() }
    const other = { id: 'h', kind: 'have_skill', skill: 'git', skillName: 'Git', createdAt: new Date().toISOString() }
    const named = { ...wrong, occupationCode: '31-1131.00', occupationTitle: 'Nursing Assistants' }
    answers['/api/jobs/a/match'] = () => Response.json({ ...match('a', 92), disputes: [other, named] })
    answers['/api/occupations/31-1131.00/entry'] = () =>
      Response.json({ standing, entry: { ...entry, months: { low: 2, high: 4 }, missing: ['the program: a course'] } })
    openWith({})
    const note = await screen.findByRole('region', { name: 'Before you could start' })
    expect(note.textContent).toMatch(/2–4 months.*The program: a course/)
    cleanup()
    answers['/api/jobs/a/match'] = () => Response.json({ ...match('a', 92), disputes: [wrong] })
    const asked = vi.mocked(fetch)
    asked.mockClear()
    openWith({ standing, entry: { ...entry, months: { low: 24, high: 34 } } })
    await screen.findByText('92%', { selector: '.pct b' })
    expect(screen.queryByRole('region', { name: 'Before you could start' })).toBeNull()
    expect(asked.mock.calls.map(([address]) => String(address)).filter((address) => address.endsWith('/entry'))).toEqual([])
  })

  test('says what is left where the match cannot be read', async () => {
    answers['/api/jobs/a/match'] = () => new Response('', { status: 500 })
    openWith({ standing, entry: { ...entry, months: { low: 24, high: 34 } } })
    await screen.findByText(/Your match could not be read/)
    expect((await screen.findByRole('region', { name: 'Before you could start' })).textContent).toMatch(/24–34 months/)
  })

  test.each([
    ['nothing is left', { standing, entry: { ...entry, months: { low: 24, high: 34 }, missing: [] } }],
    ['one may start at once', { standing, entry: { ...entry, months: { low: 0, high: 3 } } }],
    ['the months are not known', { standing, entry }],
    ['nobody knows where the person stands', { entry: { ...entry, months: { low: 24, high: 34 } } }],
  ])('says nothing where %s', async (_, entryFromHere) => {
    const asked = openWith(entryFromHere)
    await screen.findByText('92%', { selector: '.pct b' })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('region', { name: 'Before you could start' })).toBeNull()
  })
})
