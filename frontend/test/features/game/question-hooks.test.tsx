import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCountdown } from '../../../src/features/game/use-countdown.ts'
import { useOptionKeys } from '../../../src/features/game/use-option-keys.ts'
import { beginKeeping } from '../../../src/lib/own-storage.ts'

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
  test('begins at its seconds, before it has ticked', () => {
    const drawn: number[] = []
    renderHook(() => drawn.push(useCountdown({ turn: '', seconds: 7, onEnd: () => {} })))
    expect(drawn).toEqual([7])
  })
  test('never shows what the last turn had left', async () => {
    const drawn: number[] = []
    const { rerender } = renderHook(
      (options: { turn: string; seconds: number }) => drawn.push(useCountdown({ ...options, onEnd: () => {} })),
      { initialProps: { turn: 'first', seconds: 3 } },
    )
    await pass(1_000)
    drawn.length = 0
    rerender({ turn: 'second', seconds: 9 })
    expect(new Set(drawn)).toEqual(new Set([9]))
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
  test('a question without options, or gone, takes nothing, and nobody listens for it any more', () => {
    const listening = vi.spyOn(document, 'addEventListener')
    const gone = vi.spyOn(document, 'removeEventListener')
    const keyed = ({ mock }: typeof listening | typeof gone) =>
      mock.calls.filter(([name]) => name === 'keydown').map(([, listener]) => listener)
    const { unmount } = render(<Question options={0} />)
    screen.getByRole('heading').focus()
    expect(press('ArrowDown')).toBe(true)
    const own = keyed(listening)
    expect(own).not.toEqual([])
    unmount()
    expect(press('1')).toBe(true)
    expect(picked).not.toHaveBeenCalled()
    expect(keyed(gone)).toEqual(expect.arrayContaining(own))
  })
  test.each([
    ['not drawn', null],
    ['outside of a question', document.createElement('div')],
  ])('options that are %s take nothing, and nothing breaks', (_where, list) => {
    const broken = vi.fn()
    addEventListener('error', broken)
    renderHook(() => useOptionKeys({ current: list }, picked))
    expect([press('1'), press('ArrowDown')]).toEqual([true, true])
    removeEventListener('error', broken)
    expect([picked, broken].map(({ mock }) => mock.calls)).toEqual([[], []])
  })
})
