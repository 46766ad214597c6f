import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { Skill } from '@waymark/contracts/models/skills/skill'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DemoBanner } from '../../src/app/shell/DemoBanner.tsx'
import { Sidebar } from '../../src/app/shell/Sidebar.tsx'
import { SignedInPages } from '../../src/app/shell/SignedInPages.tsx'
import { TopBar } from '../../src/app/shell/TopBar.tsx'
import { createStore } from '../../src/app/store.ts'
import { SkillsPage } from '../../src/features/skills/SkillsPage.tsx'
import { preloadChoice } from '../../src/ui/Choice.tsx'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { renderApp } from '../support/render-app.tsx'
import { failing, serve } from '../support/server.ts'

// What is listed is asked of the list itself, which comes when it is reached for.
beforeAll(async () => {
  await preloadChoice()
})
const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}
const nobody: User = { ...user, firstName: null, lastName: null }
const answers: Record<string, unknown> = {}

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path]
  serve({ '/api/*': ({ path }) => answers[path] ?? failing(404) })
})

const inApp = (content: React.ReactNode) => (
  <Provider store={createStore()}>
    <ToastProvider>
      <MemoryRouter>{content}</MemoryRouter>
    </ToastProvider>
  </Provider>
)
const sidebar = (person: User, path = '/jobs') =>
  render(inApp(<Sidebar user={person} demo={false} path={path} place={{ current: null }} />))
const block = () => screen.getByTitle('Sign out')

describe('the sidebar', () => {
  test('product name and tagline above the entries; the present one alone is marked', () => {
    sidebar(user)
    const head = document.querySelector('.side-head') as HTMLElement
    expect(head.textContent).toBe('WaymarkAI Career Platform')
    const marked = [...document.querySelectorAll('nav [aria-current=page]')].map((entry) => entry.textContent)
    expect(marked).toEqual(['Job Market'])
  })

  test.each([
    ['/', 'Dashboard'],
    ['/dashboard', 'Dashboard'],
    ['/assessment', 'Career Assessment'],
    ['/detailed-assessment', 'Detailed Reports'],
    ['/skills', 'Skills Inventory'],
    ['/skills-game', 'Skills Challenge'],
    ['/jobs', 'Job Market'],
    ['/recommendations', 'Recommendations'],
    ['/learning', 'Learning Paths'],
    ['/blog', 'Blog & Resources'],
  ])('on %s the entry %s is highlighted, and no other', (path, label) => {
    sidebar(user, path)
    const marked = [...document.querySelectorAll('nav [aria-current=page]')]
    expect(marked.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      [label, path === '/dashboard' ? '/' : path],
    ])
  })

  test('the block of a person: image or first letter, full name, plan', () => {
    const { unmount } = sidebar(user)
    expect(block().querySelector('.avatar')?.textContent).toBe('I')
    expect(within(block()).getByText('Ines Ferreira')).toBeTruthy()
    expect(within(block()).getByText('Free Plan')).toBeTruthy()
    unmount()
    sidebar({ ...user, profileImageUrl: '/me.png', subscriptionTier: 'premium' })
    expect(block().querySelector('img.avatar')?.getAttribute('src')).toBe('/me.png')
    expect(within(block()).getByText('Premium Plan')).toBeTruthy()
  })

  test('without a name it says User and U', () => {
    sidebar(nobody)
    expect(within(block()).getByText('User')).toBeTruthy()
    expect(block().querySelector('.avatar')?.textContent).toBe('U')
  })
})

describe('the top bar', () => {
  const bar = (person: User) =>
    render(inApp(<TopBar user={person} demo={false} drawerOpen={false} burger={{ current: null }} onToggle={() => {}} />))

  test('search, notifications, help, settings and account, each by its name', () => {
    bar(user)
    expect(screen.getByPlaceholderText('Search jobs, skills, courses...')).toBeTruthy()
    for (const name of ['Notifications', 'Help & Support', 'Settings', 'IF Account'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  test('without a name the avatar says DU', () => {
    bar(nobody)
    expect(screen.getByRole('button', { name: 'DU Account' }).textContent).toContain('DU')
  })
})

describe('the drawer', () => {
  test('the top bar opens and closes it, and so does a tap beside it', async () => {
    render(
      inApp(
        <SignedInPages user={user} demo={false}>
          <p>Page</p>
        </SignedInPages>,
      ),
    )
    await act(async () => {})
    const shell = document.querySelector('.shell')
    const menu = screen.getByRole('button', { name: 'Menu' })
    const isOpen = () => [shell?.classList.contains('nav-open'), menu.getAttribute('aria-expanded')]
    // A browser sends no click to what is inert; this document would.
    const reach = (element: Element) => expect(element.closest('[inert]')).toBeNull()
    expect(isOpen()).toEqual([false, 'false'])
    fireEvent.click(menu)
    expect(isOpen()).toEqual([true, 'true'])
    reach(menu)
    for (const behind of [screen.getByText('Page'), screen.getByPlaceholderText('Search jobs, skills, courses...')])
      expect(behind.closest('[inert]')).toBeTruthy()
    fireEvent.click(menu)
    expect(isOpen()).toEqual([false, 'false'])
    reach(screen.getByText('Page'))
    fireEvent.click(menu)
    const here = document.querySelector('nav [aria-current=page]') as Element
    fireEvent.click(here)
    expect(isOpen()).toEqual([false, 'false'])
    fireEvent.click(menu)
    reach(document.querySelector('.scrim') as Element)
    fireEvent.click(document.querySelector('.scrim') as Element)
    expect(isOpen()).toEqual([false, 'false'])
  })
})

describe('the banner of the demo', () => {
  const banner = () => screen.queryByRole('region', { name: 'Demo mode' })

  test('shows unless the flag is false, offers Sign In, and its dismissal lasts for the session', () => {
    const first = render(<DemoBanner />)
    expect(
      within(banner() as HTMLElement)
        .getByRole('link', { name: 'Sign In' })
        .getAttribute('href'),
    ).toBe('/api/login')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(banner()).toBeNull()
    first.unmount()
    const second = render(<DemoBanner />)
    expect(banner()).toBeNull()
    second.unmount()
    sessionStorage.clear()
    const third = render(<DemoBanner />)
    expect(banner()).toBeTruthy()
    third.unmount()
    localStorage.setItem('demo-mode', 'false')
    render(<DemoBanner />)
    expect(banner()).toBeNull()
  })

  test('its Sign In sets the flag to false', () => {
    localStorage.setItem('demo-mode', 'true')
    render(<DemoBanner />)
    const link = within(banner() as HTMLElement).getByRole('link', { name: 'Sign In' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(localStorage.getItem('demo-mode')).toBe('false')
  })
})

describe('the skills inventory', () => {
  const specified = [
    'Programming Languages',
    'Frontend Frameworks',
    'Backend Technologies',
    'Databases',
    'Development Tools',
    'Cloud Platforms',
    'DevOps',
    'Web Technologies',
    'Frontend Technologies',
  ]
  const catalogue: Skill[] = [...specified].reverse().map((category, at) => ({
    id: `s${at}`,
    name: `Skill ${at}`,
    description: 'One.',
    category,
    demandScore: [100, 70, 50, 10, 20, 30, 40, 60, 80][at] ?? 1,
  }))
  const held = { id: 'h', skillId: 's0', skill: catalogue[0], proficiencyLevel: 3, selfAssessed: true, verified: false }

  async function open(address: string, own = [held]) {
    answers['/api/skills'] = catalogue
    answers['/api/user/skills'] = own
    renderApp(<SkillsPage user={user} />, { at: address })
    await screen.findByRole('tab', { name: `My Skills (${own.length})` })
  }

  test('two tabs with a count, a search, and a filter of All and the nine categories in their order', async () => {
    await open('/skills')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['My Skills (1)', 'Add Skills'])
    expect(screen.getByRole('textbox', { name: 'Search skills' })).toBeTruthy()
    const box = screen.getByRole('combobox', { name: 'Category' })
    await act(async () => fireEvent.mouseDown(box))
    const walked: (string | undefined)[] = []
    for (const _ of [...specified, 'All']) {
      walked.push(document.querySelector('.ant-select-item-option-active')?.textContent ?? undefined)
      await act(async () => fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40, which: 40 }))
    }
    expect(walked).toEqual(['All', ...specified])
  })

  test.each([1, 2, 3, 4, 5])(
    'five levels by their names; at %i the bar is the level times 20 percent',
    async (proficiencyLevel) => {
      await open('/skills', [{ ...held, proficiencyLevel }])
      const group = await screen.findByRole('radiogroup', { name: 'Skill 0: level 1 to 5' })
      expect(
        within(group)
          .getAllByRole('radio')
          .map((radio) => radio.getAttribute('aria-label')),
      ).toEqual(['1 Beginner', '2 Basic', '3 Intermediate', '4 Advanced', '5 Expert'])
      const parts = [...group.querySelectorAll('label')]
      const painted = parts.filter((part) => part.classList.contains('on'))
      expect((painted.length / parts.length) * 100).toBe(proficiencyLevel * 20)
      expect(document.querySelector<HTMLElement>('.meter')?.style.getPropertyValue('--p')).toBe(String(proficiencyLevel * 20))
    },
  )

  test('demand is said in four words', async () => {
    await open('/skills?tab=add&search=skill')
    await screen.findByRole('button', { name: 'Add Skill 1' })
    const shown = new Set([...document.querySelectorAll('.dm')].map((cell) => cell.textContent?.trim()))
    for (const word of ['Very high', 'High', 'Medium', 'Other']) expect([...shown].join('|')).toContain(word)
  })

  test.each(['', '&tab=add'])('a search without a result says so, on either tab (%s)', async (tab) => {
    await open(`/skills?search=zzzz${tab}`)
    expect(await screen.findByText('No skills found matching your criteria')).toBeTruthy()
  })

  test.each(['', '&tab=add'])('a category without a skill says so, on either tab (%s)', async (tab) => {
    answers['/api/skills/doors'] = []
    await open(`/skills?category=Nothing${tab}`)
    expect(await screen.findByText('No skills found matching your criteria')).toBeTruthy()
  })

  test('a catalogue that is all held says so', async () => {
    await open(
      '/skills?tab=add',
      catalogue.map((skill) => ({ ...held, id: skill.id, skillId: skill.id, skill })),
    )
    expect(await screen.findByText('All available skills have been added to your profile')).toBeTruthy()
  })

  test('a search that fits only what is held does not say so: there is more to add', async () => {
    await open('/skills?tab=add&search=Skill+0')
    expect(await screen.findByText('No skills found matching your criteria')).toBeTruthy()
    expect(screen.queryByText('All available skills have been added to your profile')).toBeNull()
    expect(screen.getByText(/^What fits is in your inventory already/)).toBeTruthy()
  })

  test('what is typed on the category filter chooses the one that begins so, and is forgotten after a second', async () => {
    await open('/skills')
    const box = screen.getByRole('combobox', { name: 'Category' })
    const shown = () => box.closest('.ant-select')?.textContent
    vi.useFakeTimers()
    try {
      for (const key of ['d', 'e', 'v', 'o']) await act(async () => fireEvent.keyDown(box, { key }))
      expect(shown()).toBe('DevOps')
      await act(async () => vi.advanceTimersByTime(1_000))
      await act(async () => fireEvent.keyDown(box, { key: 'w' }))
      expect(shown()).toBe('Web Technologies')
    } finally {
      vi.useRealTimers()
    }
  })
})
