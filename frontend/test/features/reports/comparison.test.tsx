import { act, screen, within } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ComparePage } from '../../../src/features/reports/compare/ComparePage.tsx'
import { fitWords, inShort, momentsOf, moveOf } from '../../../src/features/reports/compare/comparison-words.ts'
import { EarlierReports } from '../../../src/features/reports/reader/EarlierReports.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { failing, lines, problem, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const older = '0190c1de-0000-7000-8000-000000000001'
const newer = '0190c1de-0000-7000-8000-000000000002'
const user = { id: 'u', firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null } as unknown as User
const side = (id: string, createdAt: string, engineVersion = 'e1') => ({
  id,
  reportType: 'career_change' as const,
  title: 'Career Change',
  createdAt,
  engineVersion,
})
const compared: ReportComparison = {
  before: side(older, '2026-11-01T10:00:00.000Z'),
  after: side(newer, '2026-11-25T10:00:00.000Z'),
  answers: [{ question: 'Your goals', before: 'To keep my books.', after: 'To become a paralegal.' }],
  places: [
    { code: '13-2011.00', title: 'Accountants', before: { place: 1, fit: 77 }, after: { place: 2, fit: 76 } },
    { code: '13-2082.00', title: 'Tax Preparers', before: { place: 3, fit: 70 }, why: 'It pays less than you accept.' },
    { code: '23-2011.00', title: 'Paralegals', after: { place: 1, fit: 83 }, why: 'You asked for “paralegal”.' },
    { code: '43-1011.00', title: 'Supervisors', before: { place: 2, fit: 77 }, after: { place: 3, fit: 77 } },
  ],
}

let answer: () => unknown
beforeEach(() => {
  answer = () => compared
  serve({ '/api/*': () => answer() })
})

const show = (path: string) =>
  renderApp(
    <Routes>
      <Route path="/reports/:id/compare/:other" element={<ComparePage user={user} />} />
      <Route path="/reports/:id" element={<EarlierReports report={listed(newer)} />} />
    </Routes>,
    { at: path },
  )
const compare = () => show(`/reports/${newer}/compare/${older}`)

describe('two reports', () => {
  test('say in short what changed, then each answer and each direction with its reason', async () => {
    compare()
    expect(await screen.findByText('One answer changed. On the list, 1 direction is new, 1 is gone and 2 moved.')).toBeTruthy()
    expect(lines()).toEqual([`GET /api/reports/${newer}/compare/${older}`])
    expect(screen.getByRole('link', { name: 'November 1, 2026' }).getAttribute('href')).toBe(`/reports/${older}`)
    expect(screen.getByRole('link', { name: 'November 25, 2026' }).getAttribute('href')).toBe(`/reports/${newer}`)
    const answers = screen.getByRole('region', { name: 'Your answers' })
    expect(within(answers).getByText('To keep my books.').textContent).toBe('Before: To keep my books.')
    expect(within(answers).getByText('To become a paralegal.').parentElement?.textContent).toBe('Now: To become a paralegal.')
    const now = within(screen.getByRole('region', { name: 'The directions now' })).getAllByRole('listitem')
    expect(now.map((row) => row.textContent)).toEqual([
      '1ParalegalsFit 83 of 100You asked for “paralegal”.New',
      '2AccountantsPlace 2, before 1 · Fit 76 of 100, before 77Down 1',
      '3SupervisorsPlace 3, before 2 · Fit 77 of 100, as beforeDown 1',
    ])
    const gone = within(screen.getByRole('region', { name: 'No longer among them' })).getAllByRole('listitem')
    expect(gone.map((row) => row.textContent)).toEqual([
      '3Tax PreparersIt was in place 3 · Fit 70 of 100It pays less than you accept.Gone',
    ])
    expect(screen.queryByText(/Where no reason stands/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Paralegals' }).getAttribute('href')).toBe('/occupations/23-2011.00')
    expect(screen.getByRole('link', { name: 'Back to the report' }).getAttribute('href')).toBe(`/reports/${newer}`)
  })

  test('that rest on the same answers say so, and that the ranking is another one', async () => {
    const places = compared.places
      .filter(({ before }) => before)
      .map((place) => ({ ...place, after: place.before, why: undefined }))
    answer = () => ({ ...compared, answers: [], places, after: side(newer, '2026-11-25T10:00:00.000Z', 'e2') })
    compare()
    expect(await screen.findByText('No answers changed, and the list of directions is the same.')).toBeTruthy()
    expect(screen.getByText('Both reports were made from the same answers.')).toBeTruthy()
    expect(screen.getByText(/we also changed how we rank/)).toBeTruthy()
    expect(screen.getAllByText('Same place')).toHaveLength(3)
    expect(screen.queryByRole('region', { name: 'No longer among them' })).toBeNull()
  })

  test('a direction that went without a reason is not left unexplained', async () => {
    answer = () => ({ ...compared, places: [{ ...compared.places[1], why: undefined }] })
    compare()
    expect(await screen.findByText(/others fit your answers better now, or one of your limits shuts it out/)).toBeTruthy()
  })

  test('one that keeps no figures, one that is not theirs, and a read that failed', async () => {
    answer = () => problem(409, 'One of the two reports keeps no figures to compare.')
    const first = compare()
    expect(await screen.findByText('One of the two reports keeps no figures to compare.')).toBeTruthy()
    first.unmount()
    answer = () => problem(404, 'There is no such report.')
    const second = compare()
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
    second.unmount()
    answer = () => failing(503)
    compare()
    expect(await screen.findByRole('heading', { name: 'We could not load the comparison' })).toBeTruthy()
    answer = () => compared
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'The directions now' })).toBeTruthy()
  })
})

const listed = (id: string, changed: object = {}) => ({
  id,
  reportType: 'career_change' as const,
  title: 'Career Change',
  status: 'ready' as const,
  paid: true,
  createdAt: id === older ? '2026-11-01T10:00:00.000Z' : '2026-11-25T10:00:00.000Z',
  ...changed,
})
const third = '0190c1de-0000-7000-8000-000000000003'

describe('the ways to compare a report', () => {
  const list = (...reports: object[]) => {
    answer = () => ({ reports, total: reports.length })
    show(`/reports/${newer}`)
  }

  test('lead from the earlier to the later one, whichever is read', async () => {
    list(listed(newer), listed(older), listed(third, { createdAt: '2026-12-01T10:00:00.000Z' }))
    expect(await screen.findByText('Compare with your other reports of this kind')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /^The report of /, hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/reports/${newer}/compare/${older}`,
      `/reports/${third}/compare/${newer}`,
    ])
  })

  test.each([
    ['itself', {}, newer],
    ['one of another kind', { reportType: 'executive_transition' }, older],
    ['one that is being made', { status: 'composing' }, older],
    ['one that is not paid for', { paid: false }, older],
  ])('do not lead to %s', async (_, changed, id) => {
    list(listed(id, changed))
    await vi.waitFor(() => expect(lines()).toEqual(['GET /api/reports?page=1&limit=50']))
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(screen.queryByText(/^Compare with/)).toBeNull()
  })
})

describe('the words of a comparison', () => {
  test('count what came, went and moved', () => {
    const words = (answers: number, ...places: [number | undefined, number | undefined][]) =>
      inShort({
        answers: Array.from({ length: answers }, () => ({ question: '', before: '', after: '' })),
        places: places.map(([before, after]) => ({
          code: '',
          title: '',
          before: before === undefined ? undefined : { place: before, fit: 1 },
          after: after === undefined ? undefined : { place: after, fit: 1 },
        })),
      })
    expect(words(2, [undefined, 1], [undefined, 2])).toBe('2 answers changed. On the list, 2 directions are new.')
    expect(words(1, [1, undefined], [2, 1])).toBe('One answer changed. On the list, 1 is gone and 1 moved.')
    expect(words(1, [1, 1])).toBe('One answer changed, and the list of directions is the same.')
  })

  test('tell how far and which way a direction moved', () => {
    const at = (place: number, fit = 50) => ({ place, fit })
    expect(moveOf({ before: at(5), after: at(2) })).toBe('Up 3')
    expect(moveOf({ before: at(2), after: at(3) })).toBe('Down 1')
    expect(moveOf({ before: at(2), after: at(2) })).toBe('Same place')
    expect(fitWords({ before: at(1, 40), after: at(1, 45) })).toBe('Fit 45 of 100, before 40')
  })

  test('name two reports of one day by their hours', () => {
    const moments = momentsOf(side(older, '2026-11-25T10:00:00.000Z'), side(newer, '2026-11-25T11:30:00.000Z'))
    expect(moments.before).toMatch(/^November 25, 2026, \d+:00/)
    expect(moments.after).toMatch(/^November 25, 2026, \d+:30/)
  })
})
