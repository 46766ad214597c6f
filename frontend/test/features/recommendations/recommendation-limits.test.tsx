import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RecommendationsPage } from '../../../src/features/recommendations/RecommendationsPage.tsx'
import { banded, direction, limited } from '../../support/recommended.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, lines, missing, serve } from '../../support/server.ts'
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

test('names the own limits, and what each alone keeps off the list', async () => {
  serve({ '/api/recommendations': banded })
  serve({ '/api/recommendations/advice': () => Response.json(limited) })
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
  serve({ '/api/recommendations': banded })
  const pay = { label: eased.label, refused: 3, opens: [{ code: '11-1007.00', title: 'Occupation 7' }], easing: floor }
  serve({ '/api/recommendations/advice': () => Response.json({ ...limited, limits: [...(limited.limits ?? []), pay] }) })
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
  serve({ '/api/recommendations': banded })
  serve({ '/api/recommendations/advice': () => Response.json(limited) })
  serve({ [tried]: () => Response.json(eased) })
  open('/recommendations?try=pay')
  const trial = within(await screen.findByRole('region', { name: 'You are trying a limit: $64,000 in place of $70,000' }))
  expect(trial.getByText('New on it: Occupation 7. Nothing is saved until you keep it.')).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Occupation 7' })).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Occupation 1' })).toBeNull()
  expect(screen.queryByText('What would open more')).toBeNull()
  await userEvent.click(trial.getByRole('link', { name: 'Back to your list' }))
  expect(await screen.findByRole('article', { name: 'Occupation 1' })).toBeTruthy()
  expect(lines()).not.toContain(`POST ${tried}`)
})

test('keeps what was tried, and goes back to the list', async () => {
  serve({ '/api/recommendations': banded })
  serve({ '/api/recommendations/advice': () => Response.json(limited) })
  serve({ [tried]: () => Response.json(eased) })
  open('/recommendations?try=pay')
  const keep = await screen.findByRole('button', { name: 'Keep it' })
  serve({ [tried]: () => Response.json({ id: '0190c1de-0000-7000-8000-000000000001', status: 'started' }, { status: 202 }) })
  await userEvent.click(keep)
  expect(await screen.findByText('Limit changed')).toBeTruthy()
  expect(await screen.findByText('What would open more')).toBeTruthy()
  expect(lines(tried)).toEqual([`GET ${tried}`, `POST ${tried}`])
})

test('says what could not be tried or kept, and stays', async () => {
  serve({ '/api/recommendations': banded })
  serve({ [tried]: () => Response.json(eased) })
  open('/recommendations?try=pay')
  const keep = await screen.findByRole('button', { name: 'Keep it' })
  serve({ [tried]: () => failing(409) })
  await userEvent.click(keep)
  expect(await screen.findByText('Your limit could not be changed. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy()
})

test('a limit that the list does not have leads back', async () => {
  serve({ '/api/recommendations': banded })
  serve({ 'GET /api/recommendations/limits/nothing': missing })
  open('/recommendations?try=nothing')
  expect((await screen.findByRole('link', { name: 'Back to your list' })).getAttribute('href')).toBe('/recommendations')
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull()
})
