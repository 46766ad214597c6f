import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { RecommendationsPage } from '../../../src/features/recommendations/RecommendationsPage.tsx'
import { advice, assessed, banded, direction, limited } from '../../support/recommended.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, missing, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

beforeEach(() => {
  serve({
    '/api/assessments': () => Response.json([]),
    '/api/recommendations': () => Response.json([]),
    'GET /api/user/skills': missing,
    'GET /api/occupations/:code': missing,
  })
})

const open = (address = '/recommendations') => renderApp(<RecommendationsPage user={user} />, { at: address })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the three states', () => {
  test('no assessment taken', async () => {
    open()
    expect(await screen.findByText('Your recommendations start with an assessment')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
  })

  test('taken, but nothing yet: Refresh reads again', async () => {
    serve({ '/api/assessments': assessed })
    open()
    expect(await screen.findByText('Your recommendations are being generated')).toBeTruthy()
    serve({ '/api/recommendations': () => Response.json([direction(1)]) })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('article', { name: /Occupation 1/ })).toBeTruthy()
  })

  test('the list: three in full, the others as rows', async () => {
    serve({ '/api/assessments': assessed })
    serve({ '/api/recommendations': () => Response.json([1, 2, 3, 4, 5].map((index) => direction(index))) })
    open()
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('Two more directions')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Fit 85, likely 75 to 90 of 100' })).toBeTruthy()
  })
})

describe('a list with bands', () => {
  test('stands under the names of its bands, each place with its entry and the goal that it answers', async () => {
    serve({ '/api/assessments': assessed })
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => Response.json(limited) })
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

  test('answers each goal by name, and says what is left out and what would open it', async () => {
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => Response.json(advice) })
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
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => failing(503) })
    open()
    expect(await screen.findByText('We could not load the answers to your goals')).toBeTruthy()
    expect(screen.getByRole('article', { name: 'Occupation 1' })).toBeTruthy()
    serve({ '/api/recommendations/advice': () => Response.json(advice) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your goals, answered' })).toBeTruthy()
  })

  test('names posts and settings of the present work, after the goals that lead out of it', async () => {
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => Response.json(advice) })
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
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => Response.json({ ...advice, goals, sameWork: undefined }) })
    open()
    await screen.findByRole('article', { name: 'Occupation 9' })
    expect(headings().slice(1, 3)).toEqual(['Staying is a choice too', 'Your goals, answered'])
    expect(screen.queryByRole('region', { name: /next posts|another setting/ })).toBeNull()
    expect(screen.queryByText('our own estimate, with no data behind it', { selector: 'dd' })).toBeNull()
  })

  test('calls a post in the present work by its name, and answers each wish with what it rests on', async () => {
    const wish = { id: 'no_nights', label: 'No nights', phrase: 'days only', why: 'It mostly keeps to days.' }
    serve({
      '/api/recommendations': () =>
        Response.json([direction(2, { band: 'next_step', postName: 'Head of two' }), direction(3, { band: 'next_step' })]),
    })
    serve({
      '/api/recommendations/advice': () =>
        Response.json({
          ...advice,
          wishes: [
            { ...wish, answer: 'yes', source: 'BLS schedules' },
            { ...wish, id: 'benefits', label: 'Benefits', phrase: 'insurance', answer: 'unknown', why: 'We hold no data.' },
          ],
        }),
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
    serve({ '/api/recommendations': banded })
    serve({ '/api/recommendations/advice': () => Response.json({ goals: [], refused: [], specialities: [] }) })
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
    serve({ '/api/recommendations': () => Response.json([direction(1)]) })
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
    serve({
      '/api/recommendations': () => Response.json([direction(1, { salaryRangeMin: undefined, salaryRangeMax: undefined })]),
    })
    open()
    expect(within(await screen.findByRole('article')).getByText('Contact for details')).toBeTruthy()
  })

  test('marks the skills that the inventory holds', async () => {
    serve({ '/api/recommendations': () => Response.json([direction(1)]) })
    const skill = { id: 'writing', name: 'Writing', description: '', category: 'Communication', demandScore: 50 }
    serve({
      '/api/user/skills': () =>
        Response.json([{ id: 'h', skillId: 'writing', skill, proficiencyLevel: 3, selfAssessed: true, verified: false }]),
    })
    open()
    expect(await screen.findByText('Skills it needs: you have 1 of 6')).toBeTruthy()
    expect(screen.getByText('Writing', { selector: 'li' }).className).toContain('have')
    expect(screen.getByText('Speaking', { selector: 'li' }).className).toContain('lack')
  })
})
