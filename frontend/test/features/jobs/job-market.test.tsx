import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { JobsPage } from '../../../src/features/jobs/JobsPage.tsx'
import { asked, jobMarket, match, posting, skills } from '../../support/postings.ts'
import { renderApp, user } from '../../support/render-app.tsx'
import { failing, serve } from '../../support/server.ts'
import { fill, userEvent } from '../../support/user-event.ts'

beforeEach(() => {
  serve(jobMarket())
})

const open = (address = '/jobs?job=a') => renderApp(<JobsPage user={user} />, { at: address })

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
    await fill(field, 'tester')
    fireEvent.submit(field.form as HTMLFormElement)
    await screen.findByText('Jobs found')
    expect(document.contains(field)).toBe(true)
    expect([document.activeElement, field.value]).toEqual([field, 'tester'])
  })

  test('a match has the colour of its band: 90 and more, 75, 60, below', async () => {
    const percents = [90, 89, 75, 74, 60, 59]
    serve({
      '/api/jobs': () =>
        Response.json({ jobs: percents.map((percent) => posting(`p${percent}`, { matchPercentage: percent })), total: 6 }),
    })
    serve({ '/api/jobs/matches': () => Response.json([90, 75, 60].map((percent) => match(`m${percent}`, percent))) })
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
    serve({ 'PUT /api/jobs/a/saved': () => failing(503) })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The posting could not be saved. Please try again.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('a correction shows its effect at once, in the list too', async () => {
    serve({
      'POST /api/jobs/a/disputes': () =>
        Response.json({
          ...match('a', 95),
          matched: [asked('SQL'), asked('Jira')],
          missing: [asked('Git', 'nice')],
          mustHeld: 2,
          disputes: [{ id: 'd', kind: 'have_skill', skill: 'jira', skillName: 'Jira', createdAt: new Date().toISOString() }],
        }),
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Correct this match' }))
    await userEvent.click(screen.getByRole('button', { name: /^I have this: Jira/ }))
    expect(await screen.findByText(/^You have Jira\./, { selector: 'li > span' })).toBeTruthy()
    expect(screen.getByText('2 of 2')).toBeTruthy()
    expect(screen.getAllByText('95%').length).toBeGreaterThan(0)
    expect(screen.getByText('Analyst a', { selector: '.job b' }).closest('a')?.textContent).toMatch(/95% match/)
  })

  test('nothing found is said, and the three recommended stay above it', async () => {
    serve({ '/api/jobs': () => Response.json({ jobs: [], total: 0 }) })
    open('/jobs?title=glaciologist')
    const none = await screen.findByText('No Jobs Found')
    const cards = screen.getByRole('region', { name: 'Recommended for you' })
    expect(await within(cards).findAllByRole('link')).toHaveLength(3)
    expect(cards.compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a failed list says so and can be tried again', async () => {
    serve({ '/api/jobs': () => new Response('', { status: 503, statusText: 'Service Unavailable' }) })
    open('/jobs')
    expect(await screen.findByText('We could not load the jobs')).toBeTruthy()
    serve(jobMarket())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Analyst a', { selector: '.job b' })).toBeTruthy()
  })
})
