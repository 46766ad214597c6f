import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TopBar } from '../../src/app/shell/TopBar.tsx'
import { renderApp } from '../support/render-app.tsx'
import { type Call, failing, lines, serve } from '../support/server.ts'
import { userEvent } from '../support/user-event.ts'

const user = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free' as const,
}
const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`
const notice = (last: number, read: boolean) => ({
  id: id(last),
  title: `Title ${last}`,
  text: `Text ${last}`,
  link: '/recommendations',
  createdAt: new Date(Date.now() - last * 3_600_000).toISOString(),
  read,
})
const results = [
  { kind: 'job', id: 'j', title: 'Systems analyst', text: 'Fennel, Tacoma', link: '/jobs?job=j' },
  {
    kind: 'occupation',
    id: '15-1211.00',
    title: 'Computer systems analysts',
    text: 'Your first direction',
    link: '/occupations/15-1211.00',
    score: 82,
  },
]
let notices = [notice(1, false), notice(2, false), notice(3, true)]
let searchAnswer: () => unknown = () => ({ results, away: ['course'] })
const list = () => ({ notifications: notices, unread: notices.filter(({ read }) => !read).length })
const readOne = ({ params }: Call) => {
  notices = notices.map((item) => (item.id === params.id ? { ...item, read: true } : item))
  return list()
}

beforeEach(() => {
  notices = [notice(1, false), notice(2, false), notice(3, true)]
  serve({
    'GET /api/notifications': list,
    'POST /api/notifications/read': () => {
      notices = notices.map((one) => ({ ...one, read: true }))
      return list()
    },
    'POST /api/notifications/:id/read': readOne,
    'GET /api/search': () => searchAnswer(),
    'GET /api/account/settings': () => ({ theme: 'system', extraTime: false }),
  })
})
afterEach(() => {
  searchAnswer = () => ({ results, away: ['course'] })
})

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const where = () => document.querySelector('output')?.textContent
async function open(demo = false) {
  await act(async () => {
    renderApp(
      <>
        <TopBar user={user} demo={demo} drawerOpen={false} burger={{ current: null }} onToggle={() => {}} />
        <Where />
      </>,
    )
  })
}
const field = () => screen.getByRole('combobox', { name: 'Search' })
/** At once: on a busy machine a pause between two keys would be one that asks. */
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const submit = () => fireEvent.submit(field().closest('form') as HTMLFormElement)
const press = (key: string) => fireEvent.keyDown(field(), { key })

describe('the search of the top bar', () => {
  test('asks once after a pause, shows what was found, and says what could not be searched', async () => {
    await open()
    expect(field().getAttribute('placeholder')).toBe('Search jobs, skills, courses...')
    type('ana')
    type('analyst')
    expect(lines('/api/search')).toEqual([])
    const options = await screen.findAllByRole('option')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(3))
    expect(lines('/api/search')).toEqual(['GET /api/search?q=analyst&limit=3'])
    expect(options[0]?.getAttribute('aria-selected')).toBe('false')
    expect(screen.getByText('Courses could not be searched just now.')).toBeTruthy()
    expect(screen.getByText('Occupation · fit 82')).toBeTruthy()
  })

  test('arrows mark, Enter goes there, Escape closes, then clears', async () => {
    await open()
    type('analyst')
    await screen.findByText('Job · Fennel, Tacoma')
    press('ArrowDown')
    press('ArrowDown')
    const marked = screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')
    expect(field().getAttribute('aria-activedescendant')).toBe(marked?.id)
    expect(marked?.textContent).toContain('Computer systems analysts')
    submit()
    expect(where()).toBe('/occupations/15-1211.00')
    expect(screen.queryByRole('listbox')).toBeNull()
    press('ArrowDown')
    await screen.findByText('Job · Fennel, Tacoma')
    press('ArrowUp')
    expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true')
    press('Escape')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    press('Escape')
    expect((field() as HTMLInputElement).value).toBe('')
  })

  test('other results, as many as before, mark nothing: Enter goes to all of them', async () => {
    await open()
    type('analyst')
    await screen.findByText('Job · Fennel, Tacoma')
    const others = results.map((one, at) => ({ ...one, id: `other-${at}`, text: `Other ${at}`, link: `/jobs?job=other-${at}` }))
    searchAnswer = () => ({ results: others, away: ['course'] })
    type('analysts')
    await screen.findByText('Job · Other 0')
    // The first ones are still known: they take the place of the others at once, after the pause in typing.
    type('analyst')
    press('ArrowDown')
    press('ArrowDown')
    expect(field().getAttribute('aria-activedescendant')).toBeTruthy()
    await screen.findByText('Job · Fennel, Tacoma')
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeNull())
    submit()
    expect(where()).toBe('/search?q=analyst')
  })

  test('Enter alone goes to the page with all results; nothing typed goes nowhere', async () => {
    await open()
    submit()
    expect(where()).toBe('/')
    type(' data & more ')
    submit()
    expect(where()).toBe('/search?q=data%20%26%20more')
  })

  test('says when nothing was found, and when the search did not answer', async () => {
    searchAnswer = () => ({ results: [], away: [] })
    await open()
    type('zzz')
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy()
    searchAnswer = () => failing(503)
    type('zzzz')
    expect(await screen.findByText(/The search did not answer. Press Enter/)).toBeTruthy()
  })
})

describe('the notifications', () => {
  const bell = () => screen.getByRole('button', { name: /^Notifications/ })

  test('show how many are unread, when they came, and are read one by one', async () => {
    await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread'))
    expect(bell().querySelector('.badge')?.textContent).toBe('2')
    await userEvent.click(bell())
    const list = screen.getByRole('region', { name: 'Notifications' })
    expect(within(list).getAllByRole('link').length).toBe(3)
    expect(within(list).getByText('2 hours ago')).toBeTruthy()
    await userEvent.click(within(list).getByText('Title 1'))
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 1 unread'))
    expect(lines()).toContain(`POST /api/notifications/${id(1)}/read`)
    expect(where()).toBe('/recommendations')
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
  })

  test('are all read at once', async () => {
    await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread'))
    await userEvent.click(bell())
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications'))
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  test('that could not be marked as read say so', async () => {
    await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread'))
    await userEvent.click(bell())
    serve({ 'POST /api/notifications/read': () => failing(503) })
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('They could not be marked as read. Please try again.')).toBeTruthy()
  })

  test('one that could not be marked as read says so, until it can', async () => {
    await open()
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notifications, 2 unread'))
    const openFirst = async () => {
      await userEvent.click(bell())
      await userEvent.click(within(screen.getByRole('region', { name: 'Notifications' })).getByText('Title 1'))
    }
    serve({ 'POST /api/notifications/:id/read': () => failing(503) })
    await openFirst()
    expect(await screen.findByText('It could not be marked as read. Please try again.')).toBeTruthy()
    serve({ 'POST /api/notifications/:id/read': readOne })
    await openFirst()
    // Sooner than the toast would close by itself.
    const gone = () => expect(screen.queryByText('It could not be marked as read. Please try again.')).toBeNull()
    await waitFor(gone, { timeout: 2500 })
  })

  test('keep what their address asks for beside what is told of the demo', async () => {
    notices = [{ ...notice(1, true), link: '/jobs?job=1' }, notice(2, true)]
    await open(true)
    await userEvent.click(bell())
    const links = await screen.findAllByRole('link', { name: /^Title/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs?job=1&demo=true', '/recommendations?demo=true'])
  })

  test('the badge says the number up to 99, then 99+, and is away without one', async () => {
    const badges: (string | undefined)[] = []
    for (const count of [0, 1, 99, 100]) {
      notices = Array.from({ length: count }, (_, index) => ({ ...notice(1, false), id: `${id(1).slice(0, -3)}${100 + index}` }))
      await open()
      const label = count ? `Notifications, ${count} unread` : 'Notifications'
      await waitFor(() => expect(bell().getAttribute('aria-label')).toBe(label))
      badges.push(bell().querySelector('.badge')?.textContent ?? undefined)
      cleanup()
    }
    expect(badges).toEqual([undefined, '1', '99', '99+'])
  })

  test('say that there are none, and Escape brings the focus back', async () => {
    notices = []
    await open()
    await userEvent.click(bell())
    expect(await screen.findByText(/^Nothing new\./)).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('region', { name: 'Notifications' }), { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
    expect(document.activeElement).toBe(bell())
  })
})

describe('the account menu', () => {
  test('has every place of the account, in order', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'IF Account' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Career Summary',
      'Resume Builder',
      'Portfolio',
      'Subscription Plan',
      'Usage Analytics',
      'Settings',
      'Sign Out',
    ])
  })
})
