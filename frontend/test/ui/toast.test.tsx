import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ShowToast, ToastProvider, useToast } from '../../src/ui/toast/ToastProvider.tsx'
import { createToastStore, type ToastStore } from '../../src/ui/toast/toast-store.ts'

let store: ToastStore

beforeEach(() => {
  vi.useFakeTimers()
  store = createToastStore()
  render(<ToastProvider store={store}>page</ToastProvider>)
})
afterEach(() => vi.useRealTimers())

let show: ShowToast | undefined
function Caller() {
  show = useToast()
  return null
}
const add = (title: string, more = {}) => act(() => store.add({ title, ...more }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('toasts', () => {
  test('one at a time: a newer one takes the place', () => {
    add('First')
    add('Second')
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeTruthy()
    expect(store.list()).toHaveLength(1)
  })

  test('closes after 5,000 ms, not before', () => {
    add('Saved')
    pass(4999)
    expect(screen.queryByText('Saved')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a dismissed toast stays in the list for 1,000,000 ms', () => {
    add('Saved')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Saved')).toBeNull()
    pass(999_999)
    expect(store.list()).toHaveLength(1)
    pass(1)
    expect(store.list()).toHaveLength(0)
  })

  test('its time stands still while the window is in the background', () => {
    add('Saved')
    pass(4000)
    act(() => void window.dispatchEvent(new Event('blur')))
    pass(60_000)
    expect(screen.queryByText('Saved')).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('focus')))
    pass(4999)
    expect(screen.queryByText('Saved')).toBeTruthy()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('F8 moves the focus to the toasts', () => {
    add('Saved')
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.textContent).toContain('Saved')
    expect(document.activeElement?.className).toBe('toasts')
  })

  test('a swipe of 50 to the right dismisses, one of 49 does not', () => {
    add('Saved')
    const toast = screen.getByRole('status')
    fireEvent.pointerDown(toast, { clientX: 100 })
    fireEvent.pointerUp(toast, { clientX: 149 })
    expect(screen.queryByText('Saved')).toBeTruthy()
    fireEvent.pointerDown(toast, { clientX: 100 })
    fireEvent.pointerUp(toast, { clientX: 150 })
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('the time stops under the pointer and begins anew after it', () => {
    add('Saved')
    fireEvent.pointerEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.queryByText('Saved')).toBeTruthy()
    fireEvent.pointerLeave(screen.getByRole('status'))
    pass(5000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('a destructive toast interrupts, the others wait', () => {
    add('Failed', { variant: 'destructive' })
    expect(screen.getByRole('alert').textContent).toContain('Failed')
    add('Saved', { variant: 'success' })
    expect(screen.getByRole('status').textContent).toContain('Saved')
    add('By the way')
    expect(screen.getByRole('status').textContent).toContain('By the way')
  })

  test('three variants, each with a look and a sign of its own; without one it is the default', () => {
    const looks = [undefined, 'default', 'destructive', 'success'].map((variant) => {
      add('Said', variant ? { variant } : {})
      const card = screen.getByText('Said').closest('.toast') as HTMLElement
      return { look: card.className, sign: card.querySelector('.toast-icon')?.innerHTML }
    })
    expect(looks.map(({ look }) => look)).toEqual(['toast default', 'toast default', 'toast destructive', 'toast success'])
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(3)
  })

  test('an update changes the toast with this id in its place, and no other', () => {
    let id = ''
    act(() => {
      id = store.add({ title: 'Working', description: 'Please wait.' })
    })
    act(() => store.update('another', { title: 'Wrong' }))
    expect(screen.getByRole('status').textContent).toBe('WorkingPlease wait.')
    act(() => store.update(id, { title: 'Done', variant: 'destructive' }))
    expect(screen.getByRole('alert').textContent).toBe('DonePlease wait.')
    expect(screen.queryByText('Working')).toBeNull()
    expect(store.list().map((toast) => [toast.id, toast.title])).toEqual([[id, 'Done']])
  })

  test('a dismissed toast is closed and kept; a removed one is gone at once', () => {
    let id = ''
    act(() => {
      id = store.add({ title: 'Saved' })
    })
    act(() => store.remove('another'))
    expect(screen.getByText('Saved')).toBeTruthy()
    act(() => store.dismiss(id))
    expect(screen.queryByText('Saved')).toBeNull()
    expect(store.list().map(({ open }) => open)).toEqual([false])
    act(() => store.remove(id))
    expect(store.list()).toEqual([])
    add('Again')
    act(() => store.remove())
    expect(screen.queryByText('Again')).toBeNull()
    expect(store.list()).toEqual([])
  })

  test('who shows a toast can change it, close it and take it away', () => {
    const own = createToastStore()
    render(
      <ToastProvider store={own}>
        <Caller />
      </ToastProvider>,
    )
    let id = ''
    act(() => {
      id = show?.({ title: 'Working' }) ?? ''
    })
    act(() => show?.update(id, { title: 'Done' }))
    expect(screen.getByText('Done')).toBeTruthy()
    act(() => show?.dismiss(id))
    expect(screen.queryByText('Done')).toBeNull()
    expect(own.list().map((toast) => toast.id)).toEqual([id])
    act(() => show?.remove(id))
    expect(own.list()).toEqual([])
  })
})
