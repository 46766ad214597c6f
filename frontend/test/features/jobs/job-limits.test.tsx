import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { JobsPage } from '../../../src/features/jobs/JobsPage.tsx'
import { jobMarket, match, posting } from '../../support/postings.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, lines, sent, serve } from '../../support/server.ts'

beforeEach(() => {
  serve(jobMarket())
})

const open = (address = '/jobs?job=a') => renderApp(<JobsPage user={user} />, { at: address })

describe('a row of the list', () => {
  const license = { step: 'the license: state license (RN)', months: { low: 24, high: 34 } }
  const lines = async (name: string) => {
    const title = await screen.findByText(name, { selector: '.job b' })
    return [...(title.closest('a')?.querySelectorAll('.job-before') ?? [])].map(({ textContent }) => textContent)
  }

  test('says what license is left before the job, and what limit of the person it breaks', async () => {
    serve({
      '/api/jobs': () =>
        Response.json({
          jobs: [
            posting('a', { matchPercentage: 92, stepLeft: license }),
            posting('b', { matchPercentage: 59, refusedWhy: 'Outside your limits: No heavy work' }),
            posting('c', { stepLeft: license, refusedWhy: 'A step down from what you do now' }),
            posting('d', { stepLeft: { ...license, months: { low: 0, high: 3 } } }),
            posting('e', { matchPercentage: 80 }),
          ],
          total: 5,
        }),
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
    serve({
      '/api/jobs/matches': () =>
        Response.json([{ ...match('m', 92), jobPosting: posting('m', { stepLeft: license }) }, match('n', 80)]),
    })
    open('/jobs')
    const cards = await screen.findByRole('region', { name: 'Recommended for you' })
    await within(cards).findAllByRole('link')
    expect([...cards.querySelectorAll('.job-before')].map(({ textContent }) => textContent)).toEqual([
      'License needed: state license (RN), 24–34 months',
    ])
  })

  test('that is outside the limits says so on its page too', async () => {
    const detail = { ...posting('a'), mustHave: [], niceToHave: [], refusedWhy: 'Outside your limits: No heavy work' }
    serve({ '/api/jobs/a': () => Response.json(detail) })
    open()
    expect((await screen.findByText('Outside your limits: No heavy work.')).className).toBe('note')
    cleanup()
    serve({ '/api/jobs/a': () => Response.json({ ...detail, refusedWhy: undefined }) })
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
    serve({
      '/api/jobs/a': () =>
        Response.json({
          ...posting('a'),
          occupationCode: '29-1141.00',
          occupationTitle: 'Registered Nurses',
          mustHave: [],
          niceToHave: [],
        }),
    })
    const asked = vi.fn(() => Response.json(entryFromHere))
    serve({ '/api/occupations/29-1141.00/entry': asked })
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
    serve({ '/api/jobs/a/match': () => Response.json({ ...match('a', 92), disputes: [other, named] }) })
    serve({
      '/api/occupations/31-1131.00/entry': () =>
        Response.json({ standing, entry: { ...entry, months: { low: 2, high: 4 }, missing: ['the program: a course'] } }),
    })
    openWith({})
    const note = await screen.findByRole('region', { name: 'Before you could start' })
    expect(note.textContent).toMatch(/2–4 months.*The program: a course/)
    cleanup()
    serve({ '/api/jobs/a/match': () => Response.json({ ...match('a', 92), disputes: [wrong] }) })
    sent.length = 0
    openWith({ standing, entry: { ...entry, months: { low: 24, high: 34 } } })
    await screen.findByText('92%', { selector: '.pct b' })
    expect(screen.queryByRole('region', { name: 'Before you could start' })).toBeNull()
    expect(lines('/entry')).toEqual([])
  })

  test('says what is left where the match cannot be read', async () => {
    serve({ '/api/jobs/a/match': () => failing(500) })
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
