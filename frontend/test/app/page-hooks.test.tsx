import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDrawer } from '../../src/app/shell/use-drawer.ts'
import { Cover } from '../../src/entities/report/Cover.tsx'
import { useVisible } from '../../src/entities/report/use-visible.ts'
import { arriveAtHeading } from '../../src/features/basic-assessment/arrive.ts'
import { emptyValues, readBasicDraft, saveBasicDraft } from '../../src/features/basic-assessment/basic-draft.ts'
import { useBasicDraft } from '../../src/features/basic-assessment/use-basic-draft.ts'
import { emptyDraft, readDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { useWizardDraft } from '../../src/features/detailed-assessment/use-wizard-draft.ts'
import { useSteadyOrder } from '../../src/features/jobs/use-steady-order.ts'
import { useWide, wideQuery } from '../../src/features/jobs/use-wide.ts'
import { useDebounced } from '../../src/features/search/use-debounced.ts'
import { beginKeeping } from '../../src/lib/own-storage.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  beginKeeping()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    fireEvent.click(menu())
    expect([menu().textContent, at()]).toEqual(['Menu closed', 'Menu closed'])
    // The page stays where it was scrolled to.
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
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
    document.body.innerHTML = ''
    expect(arriveAtHeading).not.toThrow()
  })
})

test('the cover of each kind of report has a colour of its own', async () => {
  // Loaded here, as a table that is there from the beginning is left out of what mutation testing changes.
  const { coverTones } = await import('../../src/entities/report/report-type-cover.ts')
  const colours = reportTypes.map((type) => {
    const { container } = render(<Cover title="Report" tone={coverTones[type]} />)
    return container.firstElementChild?.className
  })
  expect(colours.sort()).toEqual(['cover', 'cover c2', 'cover c3', 'cover c4'])
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
      name === 'navigation' ? [Object.assign(new Navigation(), { type }) as unknown as PerformanceNavigationTiming] : [],
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
