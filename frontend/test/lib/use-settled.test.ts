import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from '../../src/lib/use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a text settles, trimmed, when nothing was typed for a while', async () => {
  const { result, rerender, unmount } = renderHook(({ text, pause }) => useSettled(text, pause), {
    initialProps: { text: ' nurse ', pause: undefined as number | undefined },
  })
  expect(result.current).toBe('nurse')
  rerender({ text: ' nurse a', pause: undefined })
  await pass(399)
  rerender({ text: ' nurse ai ', pause: undefined })
  await pass(399)
  expect(result.current).toBe('nurse')
  await pass(1)
  expect(result.current).toBe('nurse ai')
  rerender({ text: 'aide', pause: 1_000 })
  await pass(999)
  expect(result.current).toBe('nurse ai')
  await pass(1)
  expect(result.current).toBe('aide')
  rerender({ text: 'x', pause: 1_000 })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
