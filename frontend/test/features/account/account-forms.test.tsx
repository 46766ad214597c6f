import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Project } from '@waymark/contracts/models/identity/portfolio'
import type { User, UserProfile } from '@waymark/contracts/models/identity/user'
import type { LearningPathDetail } from '@waymark/contracts/models/learning'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTheme } from '../../../src/app/shell/use-theme.ts'
import { ProjectForm } from '../../../src/features/account/portfolio/ProjectForm.tsx'
import { AboutYou } from '../../../src/features/account/profile/AboutYou.tsx'
import { SettingsPage } from '../../../src/features/account/SettingsPage.tsx'
import { ApplicationsView } from '../../../src/features/jobs/applications/ApplicationsView.tsx'
import { CheckIns } from '../../../src/features/learning/CheckIns.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { type Answer, failing, serve, writes } from '../../support/server.ts'

const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'Ferreira',
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}
const profile = { id: 'p', title: 'Nurse', industry: 'Healthcare', location: 'Porto', bio: 'Twelve years on a ward.' }

let answer: Answer = () => ({})

beforeEach(() => {
  serve({ '/api/*': (call) => answer(call) })
})
afterEach(() => vi.unstubAllGlobals())

const show = (page: ReactNode) => ({ again: renderApp(page).rerender })
const field = (label: string | RegExp) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })

describe('the profile', () => {
  const page = (change: Partial<UserProfile>) => <AboutYou user={user} profile={{ ...profile, ...change } as UserProfile} />

  test('is sent as what was changed, so that a page opened yesterday takes nothing back', async () => {
    answer = () => profile
    show(page({ experience: 12 }))
    type('Title', 'Head nurse')
    type('Experience, years', '')
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() =>
      expect(writes()).toEqual([{ line: 'PUT /api/user/profile', body: { title: 'Head nurse', clear: ['experience'] } }]),
    )
  })

  test('that nobody changed is not sent', async () => {
    show(page({}))
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Profile saved')).toBeTruthy()
    expect(writes()).toEqual([])
  })

  test('keeps what is typed while it is saved and read again', async () => {
    const saved = Promise.withResolvers<Response>()
    answer = () => saved.promise
    const { again } = show(page({}))
    type('Title', 'Head nurse')
    fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    type('Location', 'Braga')
    saved.resolve(Response.json({ ...profile, title: 'Head nurse' }))
    await screen.findByText('Profile saved')
    again(page({ title: 'Head nurse', industry: 'Education' }))
    expect([field('Title').value, field('Location').value]).toEqual(['Head nurse', 'Braga'])
    // What nobody is typing in follows.
    expect(document.body.textContent).toContain('Education')
  })
})

describe('a project that is being edited', () => {
  const project: Project = {
    id: 'a',
    title: 'Price watch',
    role: 'Author',
    startDate: '2022-03',
    endDate: '',
    description: 'Compared rows.',
    links: [{ label: 'Code', url: 'https://code.example.org' }],
    skills: [{ id: 'sql', name: 'SQL' }],
    updatedAt: '2025-01-01T00:00:00Z',
  }

  test('keeps what was typed when the list is read again in another order', () => {
    const { again } = show(<ProjectForm project={project} onDone={() => {}} />)
    type(/^Title/, 'Price watch 2')
    type(/^Web address/, 'https://code.example.org/2')
    again(<ProjectForm project={structuredClone(project)} onDone={() => {}} />)
    expect(field(/^Title/).value).toBe('Price watch 2')
    expect(field(/^Web address/).value).toBe('https://code.example.org/2')
    expect(field(/^Your role/).value).toBe('Author')
  })
})

function ThemeMenu() {
  const [theme, choose] = useTheme(false)
  return (
    <button type="button" onClick={() => choose('dark')}>
      {theme}
    </button>
  )
}

describe('settings', () => {
  let kept = { theme: 'system', extraTime: false }
  const gates: PromiseWithResolvers<void>[] = []
  beforeEach(() => {
    kept = { theme: 'system', extraTime: false }
    gates.length = 0
    answer = async ({ method, body }) => {
      if (method === 'GET') return Response.json(kept)
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      await gate.promise
      kept = { ...kept, ...(body as object) }
      return Response.json(kept)
    }
  })
  const switchExtra = () => fireEvent.click(screen.getByRole('switch'))

  test('are sent one by one, each alone, and shown at once', async () => {
    show(<SettingsPage />)
    await screen.findByRole('switch')
    const shows = (checked: string) =>
      waitFor(() => expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe(checked))
    switchExtra()
    await shows('true')
    fireEvent.click(screen.getByLabelText('Dark'))
    switchExtra()
    expect(document.documentElement.dataset.theme).toBe('dark')
    await shows('false')
    await waitFor(() => expect(gates).toHaveLength(1))
    expect(writes().map(({ body }) => body)).toEqual([{ extraTime: true }])
    for (const at of [0, 1, 2]) {
      await waitFor(() => expect(gates).toHaveLength(at + 1))
      await act(async () => gates[at]?.resolve())
    }
    await waitFor(() => expect(kept).toEqual({ theme: 'dark', extraTime: false }))
    expect(writes().map(({ body }) => body)).toEqual([{ extraTime: true }, { theme: 'dark' }, { extraTime: false }])
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })

  test('that could not be saved show again what the account holds', async () => {
    answer = ({ method }) => (method === 'GET' ? Response.json(kept) : failing(503))
    show(<SettingsPage />)
    await screen.findByRole('switch')
    fireEvent.click(screen.getByLabelText('Dark'))
    expect(await screen.findByText('Setting not saved')).toBeTruthy()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    await waitFor(() => expect(field('System').checked).toBe(true))
  })

  test('a theme chosen before they came is sent, and what comes then does not take it back', async () => {
    kept = { theme: 'light', extraTime: true }
    const read = Promise.withResolvers<void>()
    const write = answer
    answer = async (one) => {
      if (one.method !== 'GET') return write(one)
      const older = { ...kept }
      await read.promise
      return Response.json(older)
    }
    show(<ThemeMenu />)
    fireEvent.click(screen.getByRole('button', { name: 'system' }))
    await waitFor(() => expect(gates).toHaveLength(1))
    await act(async () => gates[0]?.resolve())
    await act(async () => read.resolve())
    await act(async () => {})
    expect(writes().map(({ body }) => body)).toEqual([{ theme: 'dark' }])
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(screen.getByRole('button').textContent).toBe('dark')
  })
})

test('the note of an application carries no stage with it', async () => {
  const id = '0190c1de-0000-7000-8000-000000000001'
  const at = '2025-01-01T00:00:00Z'
  const application = {
    ...{ id, title: 'Ward nurse', company: 'Harbor General', location: 'Tacoma', status: 'applied', note: '' },
    ...{ createdAt: at, changedAt: at, history: [{ status: 'applied', at }] },
  }
  answer = ({ method, path, body }) => {
    if (method === 'PUT') return Response.json({ ...application, ...(body as object) })
    return path.includes('/applications')
      ? Response.json({ applications: [application], total: 1, counts: [{ status: 'applied', count: 1 }] })
      : failing(404)
  }
  show(<ApplicationsView />)
  fireEvent.click(await screen.findByRole('button', { name: /Add a note/ }))
  type('Note: Ward nurse', 'Ask Mia')
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(writes()).toEqual([{ line: `PUT /api/jobs/applications/${id}`, body: { note: 'Ask Mia' } }]))
  expect(await screen.findByText('Ask Mia')).toBeTruthy()
})

test('a check-in clears the note that it sent, and not the next one', async () => {
  const path = {
    ...{ id: '0190c1de-0000-7000-8000-000000000001', title: 'SQL', description: '', targetSkills: [], estimatedDuration: 10 },
    ...{ difficultyLevel: 'beginner', iconType: 'code', color: 'blue', status: 'active', progressPercentage: '20' },
    ...{ createdAt: '2025-01-01T00:00:00Z', updatedAt: '2025-01-01T00:00:00Z', modules: [], checkIns: [] },
  }
  let saved = Promise.withResolvers<Response>()
  answer = ({ method }) => (method === 'POST' ? saved.promise : Response.json(path))
  show(<CheckIns path={path as unknown as LearningPathDetail} />)
  type(/^Note/, 'Read chapter one')
  fireEvent.click(screen.getByRole('button', { name: 'Check in' }))
  type(/^Note/, 'Read chapter two')
  await act(async () => saved.resolve(Response.json(path)))
  expect(await screen.findByText('Learning path progress has been updated!')).toBeTruthy()
  expect(field(/^Note/).value).toBe('Read chapter two')

  saved = Promise.withResolvers()
  fireEvent.click(screen.getByRole('button', { name: 'Check in' }))
  await act(async () => saved.resolve(Response.json(path)))
  await waitFor(() => expect(field(/^Note/).value).toBe(''))
})
