import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../src/app/store.ts'
import { ToastProvider } from '../src/components/toast/ToastProvider.tsx'
import { arriveAtHeading } from '../src/features/assessment/arrive.ts'
import { emptyValues, readBasicDraft, saveBasicDraft } from '../src/features/assessment/basic-draft.ts'
import { useBasicDraft } from '../src/features/assessment/use-basic-draft.ts'
import { useCountdown } from '../src/features/game/use-countdown.ts'
import { useOptionKeys } from '../src/features/game/use-option-keys.ts'
import { useSteadyOrder } from '../src/features/jobs/use-steady-order.ts'
import { useWide, wideQuery } from '../src/features/jobs/use-wide.ts'
import { useLearningToasts } from '../src/features/learning/use-learning-toasts.ts'
import { useDebounced } from '../src/features/search/use-debounced.ts'
import { typingPause, useSuggestions } from '../src/features/search/use-suggestions.ts'
import { signOut } from '../src/features/shell/sign-out.ts'
import { useDrawer } from '../src/features/shell/use-drawer.ts'
import { useSkillsAddress } from '../src/features/skills/skills-address.ts'
import { useSkillWrites } from '../src/features/skills/use-skill-writes.ts'
import { emptyDraft, readDraft, saveDraft } from '../src/features/wizard/draft.ts'
import { useVisible } from '../src/features/wizard/use-visible.ts'
import { useWizardDraft } from '../src/features/wizard/use-wizard-draft.ts'
import { beginKeeping, ownKey } from '../src/lib/own-storage.ts'

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

describe('a countdown', () => {
  const begin = (turn = 'first', seconds = 3) => {
    const onEnd = vi.fn()
    const drawn = renderHook((options: { turn: string; seconds: number }) => useCountdown({ ...options, onEnd }), {
      initialProps: { turn, seconds },
    })
    return { ...drawn, onEnd }
  }
  test('says whole seconds, and ends once', async () => {
    const { result, onEnd } = begin()
    const seen = [result.current]
    for (const ms of [999, 1, 1_000, 1_000]) {
      await pass(ms)
      seen.push(result.current)
    }
    expect(seen).toEqual([3, 3, 2, 1, 0])
    await pass(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
  test('goes by the clock on the wall', async () => {
    const { result, onEnd } = begin('first', 30)
    vi.setSystemTime(1_000_000 + 29_400)
    await pass(1_000)
    expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1])
  })
  test('begins anew with a turn, stands still without one, and ends with the page', async () => {
    const { result, rerender, unmount, onEnd } = begin()
    await pass(1_000)
    rerender({ turn: '', seconds: 9 })
    await pass(5_000)
    expect([result.current, onEnd.mock.calls.length]).toEqual([2, 0])
    rerender({ turn: 'second', seconds: 5 })
    expect(result.current).toBe(5)
    await pass(1_000)
    expect(result.current).toBe(4)
    unmount()
    await pass(10_000)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

const picked = vi.fn()
function Question({ options = 4 }: { options?: number }) {
  const list = useRef<HTMLDivElement>(null)
  useOptionKeys(list, picked)
  return (
    <>
      <input aria-label="Elsewhere" />
      <section className="game-play">
        <h1 tabIndex={-1}>Question</h1>
        <div ref={list}>
          {['a', 'b', 'c', 'd'].slice(0, options).map((name) => (
            <button type="button" key={name}>
              {name}
            </button>
          ))}
        </div>
      </section>
    </>
  )
}

describe('the keys of a question', () => {
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  const focused = () => document.activeElement?.textContent
  beforeEach(() => picked.mockClear())

  test('1 to 4 pick while the focus is on it', () => {
    render(<Question />)
    screen.getByRole('heading').focus()
    // An event that was used answers false.
    expect(['1', '2', '3', '4', '5', '0', 'x'].map((key) => press(key))).toEqual([false, false, false, false, true, true, true])
    expect(picked.mock.calls).toEqual([[0], [1], [2], [3]])
  })
  test('with another key held, or elsewhere, they stay what they are', () => {
    render(<Question />)
    screen.getByRole('heading').focus()
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('1', { [held]: true }), held).toBe(true)
    screen.getByLabelText('Elsewhere').focus()
    expect([press('1'), press('ArrowDown')]).toEqual([true, true])
    const used = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    screen.getByRole('heading').focus()
    used.preventDefault()
    document.activeElement?.dispatchEvent(used)
    expect(picked).not.toHaveBeenCalled()
    expect(focused()).toBe('Question')
  })
  test('arrows go from option to option and around', () => {
    render(<Question />)
    screen.getByRole('heading').focus()
    const seen = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft'].map((key) => {
      expect(press(key)).toBe(false)
      return focused()
    })
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'a', 'd', 'c'])
    screen.getByRole('heading').focus()
    press('ArrowUp')
    expect(focused()).toBe('d')
  })
  test('a question without options, or gone, takes nothing', () => {
    const { unmount } = render(<Question options={0} />)
    screen.getByRole('heading').focus()
    expect(press('ArrowDown')).toBe(true)
    unmount()
    expect(press('1')).toBe(true)
    expect(picked).not.toHaveBeenCalled()
  })
})

function Shell({ visit, current = true }: { visit: string; current?: boolean }) {
  const { open, toggle, close, side, burger } = useDrawer(visit)
  return (
    <>
      <button type="button" ref={burger} onClick={toggle}>
        Menu {open ? 'open' : 'closed'}
      </button>
      <button type="button" onClick={close}>
        Overlay
      </button>
      <aside ref={side}>
        <nav>
          <a href="/a">First</a>
          <a href="/b" aria-current={current ? 'page' : undefined}>
            Second
          </a>
        </nav>
      </aside>
      <main id="main" tabIndex={-1}>
        Page
      </main>
    </>
  )
}

describe('the drawer', () => {
  let wide: { matches: boolean; change?: () => void }
  const removed = vi.fn()
  beforeEach(() => {
    wide = { matches: false }
    removed.mockClear()
    vi.stubGlobal('matchMedia', (query: string) => {
      expect(query).toBe('(min-width: 901px)')
      return {
        get matches() {
          return wide.matches
        },
        addEventListener: (name: string, listener: () => void) => {
          if (name === 'change') wide.change = listener
        },
        removeEventListener: (name: string, listener: () => void) => removed(name, listener === wide.change),
      }
    })
  })
  const menu = () => screen.getByRole('button', { name: /Menu/ })
  const at = () => document.activeElement?.textContent

  test('takes the focus to the present entry, and gives it back', () => {
    render(<Shell visit="1" />)
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(menu())
    expect([menu().textContent, at()]).toEqual(['Menu open', 'Second'])
    fireEvent.click(menu())
    expect([menu().textContent, at()]).toEqual(['Menu closed', 'Menu closed'])
    fireEvent.click(menu())
    fireEvent.click(screen.getByText('Overlay'))
    expect(at()).toBe('Menu closed')
  })
  test('begins at its first entry where none is the present one', () => {
    render(<Shell visit="1" current={false} />)
    fireEvent.click(menu())
    expect(at()).toBe('First')
  })
  test('closes with a visit, which takes the focus to the page, and only then', () => {
    const { rerender } = render(<Shell visit="1" />)
    rerender(<Shell visit="2" />)
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(menu())
    rerender(<Shell visit="3" />)
    expect([menu().textContent, at()]).toEqual(['Menu closed', 'Page'])
    menu().focus()
    rerender(<Shell visit="4" />)
    expect(at()).toBe('Menu closed')
  })
  test('closes when the window becomes wide, and listens until the page goes', () => {
    const { unmount } = render(<Shell visit="1" />)
    fireEvent.click(menu())
    act(() => wide.change?.())
    expect(menu().textContent).toBe('Menu open')
    wide.matches = true
    act(() => wide.change?.())
    expect(menu().textContent).toBe('Menu closed')
    unmount()
    expect(removed).toHaveBeenCalledWith('change', true)
  })
})

describe('small hooks', () => {
  test('a value settles once it has rested', async () => {
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 200), { initialProps: { value: 'a' } })
    rerender({ value: 'b' })
    await pass(199)
    rerender({ value: 'c' })
    await pass(199)
    expect(result.current).toBe('a')
    await pass(1)
    expect(result.current).toBe('c')
  })
  test('rows stay where they were, new ones come first', () => {
    const rows = (ids: string) => [...ids].map((id) => ({ id }))
    const { result, rerender } = renderHook(({ ids }) => useSteadyOrder(rows(ids)), { initialProps: { ids: 'abc' } })
    const shown = () => result.current.map(({ id }) => id).join('')
    expect(shown()).toBe('abc')
    rerender({ ids: 'cab' })
    expect(shown()).toBe('abc')
    rerender({ ids: 'cxb' })
    expect(shown()).toBe('xbc')
    rerender({ ids: 'bcx' })
    expect(shown()).toBe('xbc')
  })
  test('a tab knows whether it is looked at', () => {
    let state = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state as DocumentVisibilityState)
    const { result, unmount } = renderHook(() => useVisible())
    const removed = vi.spyOn(document, 'removeEventListener')
    expect(result.current).toBe(true)
    state = 'hidden'
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(result.current).toBe(false)
    unmount()
    expect(removed.mock.calls.map(([name]) => name)).toContain('visibilitychange')
  })
  test('a window knows whether it is wide', () => {
    const media = { matches: false, change: undefined as (() => void) | undefined }
    const removed = vi.fn()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === wideQuery && media.matches,
      addEventListener: (name: string, listener: () => void) => {
        if (name === 'change') media.change = listener
      },
      removeEventListener: removed,
    }))
    const { result, unmount } = renderHook(() => useWide())
    expect(result.current).toBe(false)
    media.matches = true
    act(() => media.change?.())
    expect(result.current).toBe(true)
    unmount()
    expect(removed).toHaveBeenCalledWith('change', media.change)
  })
  test('a new place of the assessment begins at its top and at its heading', () => {
    render(
      <div className="wz4">
        <h1 tabIndex={-1}>Step</h1>
      </div>,
    )
    const scroll = vi.fn()
    vi.stubGlobal('scrollTo', scroll)
    arriveAtHeading()
    expect(scroll).toHaveBeenCalledWith({ top: 0 })
    expect(document.activeElement?.textContent).toBe('Step')
  })
})

describe('signing out', () => {
  test('forgets the demo, or tells the other tabs, and leaves the page', () => {
    const assign = vi.fn()
    const told = vi.fn()
    vi.stubGlobal('location', { assign })
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = told
        close() {}
      },
    )
    localStorage.setItem('demo-mode', 'true')
    saveDraft('ines', { ...emptyDraft, step: 2 })
    signOut(true)
    expect([localStorage.getItem('demo-mode'), sessionStorage.getItem(ownKey('ines', 'wizard'))]).toEqual([null, null])
    expect(assign).toHaveBeenLastCalledWith('/')
    expect(told).not.toHaveBeenCalled()
    localStorage.setItem('demo-mode', 'false')
    signOut(false)
    expect(assign).toHaveBeenLastCalledWith('/api/logout')
    expect(told).toHaveBeenCalledWith({ kind: 'left' })
    expect(localStorage.getItem('demo-mode')).toBe('false')
  })
})

const drafts = [
  {
    name: 'of the assessment',
    last: 5,
    open: () => renderHook(() => useBasicDraft('ines')),
    kept: () => readBasicDraft('ines').step,
    save: (step: number) => saveBasicDraft('ines', { step, values: emptyValues }),
  },
  {
    name: 'of the wizard',
    last: 5,
    open: () => renderHook(() => useWizardDraft('ines')),
    kept: () => readDraft('ines').step,
    save: (step: number) => saveDraft('ines', { ...emptyDraft, step }),
  },
]
describe.each(drafts)('the draft $name', ({ last, open, save, kept }) => {
  class Navigation {
    type = 'navigate'
  }
  const arriveBy = (type: string) => {
    vi.stubGlobal('PerformanceNavigationTiming', Navigation)
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((name) =>
      name === 'navigation' ? [Object.assign(new Navigation(), { type }) as unknown as PerformanceEntry] : [],
    )
  }
  test('opens where it was; finished, only after a reload', () => {
    save(3)
    expect(open().result.current.draft.step).toBe(3)
    save(last)
    arriveBy('navigate')
    expect(open().result.current.draft.step).toBe(1)
    save(last)
    arriveBy('reload')
    expect(open().result.current.draft.step).toBe(last)
  })
  test('finished, begins anew in a browser that does not say how one came', () => {
    save(last)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(open().result.current.draft.step).toBe(1)
    expect(kept()).toBe(last)
  })
})

describe('what is being typed', () => {
  test('in the assessment is written a moment after the last letter, a step at once', async () => {
    const { result, unmount } = renderHook(() => useBasicDraft('ines'))
    const typed = (currentRole: string) => ({ ...emptyValues, currentRole })
    const kept = () => readBasicDraft('ines')
    act(() => result.current.note(typed('Nur')))
    await pass(200)
    act(() => result.current.note(typed('Nurse')))
    await pass(249)
    expect(kept().values.currentRole).toBeUndefined()
    await pass(1)
    expect(kept().values.currentRole).toBe('Nurse')
    expect(result.current.draft.values.currentRole).toBeUndefined()
    act(() => result.current.note(typed('Midwife')))
    act(() => result.current.goTo(2))
    expect(kept()).toEqual({ step: 2, values: typed('Midwife') })
    expect(result.current.draft).toEqual({ step: 2, values: typed('Midwife') })
    act(() => result.current.note(typed('Teacher')))
    dispatchEvent(new Event('pagehide'))
    expect(kept().values.currentRole).toBe('Teacher')
    act(() => result.current.note(typed('Pilot')))
    unmount()
    expect(kept().values.currentRole).toBe('Pilot')
    sessionStorage.clear()
    dispatchEvent(new Event('pagehide'))
    await pass(1_000)
    expect(sessionStorage).toHaveLength(0)
  })
  test('in the wizard is written a moment after the last letter, and on leaving', async () => {
    const { result, unmount } = renderHook(() => useWizardDraft('ines'))
    const kept = () => readDraft('ines')
    act(() => result.current.note({ guestEmail: 'a@' }))
    await pass(200)
    act(() => result.current.note({ guestEmail: 'a@b' }))
    await pass(249)
    expect(kept().guestEmail).toBe('')
    await pass(1)
    expect(kept().guestEmail).toBe('a@b')
    expect([result.current.draft.guestEmail, result.current.latest().guestEmail]).toEqual(['', 'a@b'])
    act(() => result.current.change({ step: 2 }))
    expect(result.current.draft).toEqual({ ...emptyDraft, step: 2, guestEmail: 'a@b' })
    expect(kept().step).toBe(1)
    dispatchEvent(new Event('pagehide'))
    expect(kept().step).toBe(2)
    act(() => result.current.note({ step: 3 }))
    unmount()
    expect(kept().step).toBe(3)
    sessionStorage.clear()
    dispatchEvent(new Event('pagehide'))
    await pass(1_000)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('messages of writes', () => {
  let answer: (init: RequestInit) => Response | Promise<Response>
  const sent: string[] = []
  const skill = { id: 'sql', name: 'SQL', description: '', category: 'Databases', demandScore: 1 }
  const held = { id: 'own', skillId: 'sql', skill, proficiencyLevel: 2, selfAssessed: true, verified: false }
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      sent.push(`${init.method} ${path} ${init.body ?? ''}`)
      return answer(init)
    })
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
    answer = ({ method }) => Response.json(method === 'DELETE' ? { skillId: 'sql' } : held)
    await each()
    answer = () => new Response('', { status: 500 })
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
    expect(sent.slice(0, 4)).toEqual([
      'POST /api/user/skills {"skillId":"sql","proficiencyLevel":2}',
      'POST /api/user/skills {"skillId":"sql"}',
      'PUT /api/user/skills/sql {"proficiencyLevel":4}',
      'DELETE /api/user/skills/sql ',
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
    expect(sent.map((line) => line.slice(-21))).toEqual(
      ['{"proficiencyLevel":2', '{"proficiencyLevel":4'].map((line) => `${line}}`.slice(-21)),
    )
    await act(async () => {
      waiting[0]?.(new Response('', { status: 500 }))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(sent.at(-1)).toContain('"proficiencyLevel":3')
  })
  test('of learning say what was done, or lead to the sign-in', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign, search: '?demo=true' })
    const { result } = renderHook(() => useLearningToasts(), { wrapper: app })
    act(() => result.current.done('The path is there.'))
    expect(toast()).toBe('SuccessThe path is there.|')
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
  let asked: string[]
  let answer: () => Response
  beforeEach(() => {
    asked = []
    answer = () =>
      Response.json({
        results: ['job', 'skill'].flatMap((kind) => [1, 2, 3].map((index) => found(kind, index))),
        away: ['course'],
      })
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return answer()
    })
  })
  const type = (typed: string) => renderHook(({ typed }) => useSuggestions(typed), { initialProps: { typed }, wrapper: app })

  test('ask for what rests, trimmed, and show two of each kind', async () => {
    const { result, rerender } = type('')
    expect(result.current).toEqual({ results: [], away: [], state: 'idle' })
    rerender({ typed: ' nurse ' })
    expect(result.current.state).toBe('busy')
    await pass(typingPause - 1)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['/api/search?q=nurse&limit=3'])
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
    answer = () => new Response('', { status: 500 })
    rerender({ typed: 'yyy' })
    expect(result.current.state).toBe('busy')
    await pass(typingPause)
    await until(() => expect(result.current).toEqual({ results: [], away: [], state: 'failed' }))
  })
})

describe('the address of the inventory', () => {
  test('changes replace, but another tab or target is a step of its own; two at once both count', () => {
    const seen = { address: '', kind: '' }
    const { result } = renderHook(
      () => {
        seen.address = useLocation().search
        seen.kind = useNavigationType()
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
  })
})
