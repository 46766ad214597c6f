import { act, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../src/app/store.ts'
import { useLearningToasts } from '../../src/features/learning/use-learning-toasts.ts'
import { typingPause, useSuggestions } from '../../src/features/search/use-suggestions.ts'
import { useSkillWrites } from '../../src/features/skills/mine/use-skill-writes.ts'
import { useSkillsAddress } from '../../src/features/skills/skills-address.ts'
import { beginKeeping } from '../../src/lib/own-storage.ts'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'
import { type Call, failing, lines, serve, writes } from '../support/server.ts'

const until = (check: () => void) => act(() => vi.waitFor(check))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
let store: ReturnType<typeof createStore>
const app = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <ToastProvider>{children}</ToastProvider>
  </Provider>
)
beforeEach(() => {
  store = createStore()
  vi.useFakeTimers({ now: 1_000_000 })
  beginKeeping()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('messages of writes', () => {
  let answer: (call: Call) => unknown
  const skill = { id: 'sql', name: 'SQL', description: '', category: 'Databases', demandScore: 1 }
  const held = { id: 'own', skillId: 'sql', skill, proficiencyLevel: 2, selfAssessed: true, verified: false }
  beforeEach(() => {
    serve({ '/api/user/skills/:id': (call) => answer(call), 'POST /api/user/skills': (call) => answer(call) })
  })
  const toast = () => [screen.queryByRole('status')?.textContent ?? '', screen.queryByRole('alert')?.textContent ?? ''].join('|')

  test('of the inventory say what was done, or that it failed', async () => {
    const { result } = renderHook(() => useSkillWrites(), { wrapper: app })
    const worked: boolean[] = []
    const each = async () => {
      for (const write of [
        () => result.current.add('sql', 2),
        () => result.current.add('sql', 0),
        () => result.current.change('sql', 4),
        () => result.current.remove('sql'),
      ]) {
        await act(async () => worked.push(await write()))
        worded.push(toast())
      }
    }
    const worded: string[] = []
    answer = ({ method }) => (method === 'DELETE' ? { skillId: 'sql' } : held)
    await each()
    expect(screen.getByRole('status').className).toBe('toast success')
    answer = () => failing(500)
    await each()
    expect(worked).toEqual([true, true, true, true, false, false, false, false])
    expect(worded).toEqual([
      'Skill Added|',
      'Skill Added|',
      'Skill Updated|',
      'Skill Removed|',
      '|ErrorFailed to add skill. Please try again.',
      '|ErrorFailed to add skill. Please try again.',
      '|ErrorFailed to update skill. Please try again.',
      '|ErrorFailed to remove skill. Please try again.',
    ])
    expect(writes().slice(0, 4)).toEqual([
      { line: 'POST /api/user/skills', body: { skillId: 'sql', proficiencyLevel: 2 } },
      { line: 'POST /api/user/skills', body: { skillId: 'sql' } },
      { line: 'PUT /api/user/skills/sql', body: { proficiencyLevel: 4 } },
      { line: 'DELETE /api/user/skills/sql', body: undefined },
    ])
  })
  test('of one skill go one after the other, also past one that failed; of two they go at once', async () => {
    const { result } = renderHook(() => useSkillWrites(), { wrapper: app })
    const waiting: ((answer: Response) => void)[] = []
    answer = () => new Promise((resolve) => waiting.push(resolve))
    await act(async () => {
      void result.current.change('sql', 2)
      void result.current.change('sql', 3)
      void result.current.change('git', 4)
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(writes().map(({ body }) => body)).toEqual([{ proficiencyLevel: 2 }, { proficiencyLevel: 4 }])
    await act(async () => {
      waiting[0]?.(failing(500))
      await vi.advanceTimersByTimeAsync(0)
    })
    await until(() => expect(writes().at(-1)?.body).toEqual({ proficiencyLevel: 3 }))
  })
  test('of learning say what was done, or lead to the sign-in', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign, search: '?demo=true' })
    const { result } = renderHook(() => useLearningToasts(), { wrapper: app })
    act(() => result.current.done('The path is there.'))
    expect(toast()).toBe('SuccessThe path is there.|')
    expect(screen.getByRole('status').className).toBe('toast success')
    act(() => result.current.failed(new Error('x'), 'It did not work.'))
    expect(toast()).toBe('|ErrorIt did not work.')
    await pass(1_000)
    expect(assign).not.toHaveBeenCalled()
    const signedOut = { status: 401, message: '401: Unauthorized', detail: 'x', errors: [] }
    act(() => result.current.failed(signedOut, 'It did not work.'))
    expect(toast()).toBe('|UnauthorizedYou are logged out. Logging in again...')
    await pass(499)
    expect(assign).not.toHaveBeenCalled()
    await pass(1)
    expect(assign).toHaveBeenCalledWith('/api/login?return_to=%2Flearning%3Fdemo%3Dtrue')
  })
})

describe('suggestions', () => {
  const found = (kind: string, index: number) => ({ kind, id: `${kind}${index}`, title: kind, text: '', link: '/' })
  let answer: () => unknown
  beforeEach(() => {
    answer = () =>
      Response.json({
        results: ['job', 'skill'].flatMap((kind) => [1, 2, 3].map((index) => found(kind, index))),
        away: ['course'],
      })
    serve({ 'GET /api/search': () => answer() })
  })
  const type = (typed: string) => renderHook(({ typed }) => useSuggestions(typed), { initialProps: { typed }, wrapper: app })

  test('ask for what rests, trimmed, and show two of each kind', async () => {
    const { result, rerender } = type('')
    expect(result.current).toEqual({ results: [], away: [], state: 'idle' })
    rerender({ typed: ' nurse ' })
    expect(result.current.state).toBe('busy')
    await pass(typingPause - 1)
    expect(lines()).toEqual([])
    await pass(1)
    expect(lines()).toEqual(['GET /api/search?q=nurse&limit=3'])
    await until(() => expect(result.current.state).toBe('some'))
    expect(result.current.results.map(({ id }) => id)).toEqual(['job1', 'job2', 'skill1', 'skill2'])
    expect([result.current.away, result.current.state]).toEqual([['course'], 'some'])
    rerender({ typed: '  ' })
    expect(result.current).toEqual({ results: [], away: [], state: 'idle' })
  })
  test('say that nothing was found, or that it failed', async () => {
    answer = () => Response.json({ results: [], away: [] })
    const { result, rerender } = type('zzz')
    await until(() => expect(result.current.state).toBe('none'))
    rerender({ typed: 'zzz ' })
    expect(result.current.state).toBe('none')
    answer = () => failing(500)
    rerender({ typed: 'yyy' })
    expect(result.current.state).toBe('busy')
    await pass(typingPause)
    await until(() => expect(result.current).toEqual({ results: [], away: [], state: 'failed' }))
  })
})

describe('the address of the inventory', () => {
  test('changes replace, but another tab or target is a step of its own; two at once both count', () => {
    const seen = { address: '', kind: '' }
    let go: (address: string) => unknown = () => {}
    const { result } = renderHook(
      () => {
        seen.address = useLocation().search
        seen.kind = useNavigationType()
        go = useNavigate()
        return useSkillsAddress()
      },
      { wrapper: ({ children }) => <MemoryRouter initialEntries={['/skills?demo=true']}>{children}</MemoryRouter> },
    )
    act(() => result.current[1]({ search: 'sql' }))
    expect(seen).toEqual({ address: '?demo=true&search=sql', kind: 'REPLACE' })
    act(() => result.current[1]({ tab: 'add' }))
    expect(seen).toEqual({ address: '?demo=true&search=sql&tab=add', kind: 'PUSH' })
    act(() => {
      result.current[1]({ target: 'x' })
      result.current[1]({ category: 'Databases' })
    })
    expect(result.current[0]).toEqual({ tab: 'add', search: 'sql', category: 'Databases', target: 'x' })
    act(() => result.current[1]({ target: '' }))
    expect(seen.kind).toBe('PUSH')
    act(() => result.current[1]({ category: 'All' }))
    expect(seen).toEqual({ address: '?demo=true&search=sql&tab=add', kind: 'REPLACE' })
    // A link leads elsewhere: the next change builds on where it led.
    act(() => void go('/skills?category=Databases'))
    act(() => result.current[1]({ search: 'x' }))
    expect(seen).toEqual({ address: '?category=Databases&search=x', kind: 'REPLACE' })
  })
})
