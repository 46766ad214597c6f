import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Tooltip, tooltipDelay, tooltipSkipWindow } from '../../src/ui/Tooltip.tsx'

// Every test is a day later: what the one before has closed is long ago.
let day = Date.now()
beforeEach(() => {
  day += 86_400_000
  vi.useFakeTimers({ now: day })
  render(
    ['Settings', 'Help'].map((title) => (
      <Tooltip key={title} title={`${title} menu`}>
        <button type="button">{title}</button>
      </Tooltip>
    )),
  )
})
afterEach(() => {
  act(() => void vi.advanceTimersByTime(10_000))
  vi.useRealTimers()
})

const place = (name: string) => screen.getByRole('button', { name }).parentElement as HTMLElement
const point = (name: string) => fireEvent.pointerEnter(place(name), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerLeave(place(name))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const isOpen = (name: string) => within(place(name)).queryByRole('tooltip', { name: `${name} menu` }) !== null

describe('a tooltip', () => {
  test('opens when the pointer has rested for 700 ms, not before', () => {
    point('Settings')
    pass(tooltipDelay - 1)
    expect(isOpen('Settings')).toBe(false)
    pass(1)
    expect(isOpen('Settings')).toBe(true)
    expect(tooltipDelay).toBe(700)
  })

  test('the next one opens at once within 300 ms after one has closed, and waits again later', () => {
    point('Settings')
    pass(700)
    leave('Settings')
    pass(tooltipSkipWindow - 1)
    point('Help')
    expect(isOpen('Help')).toBe(true)
    leave('Help')
    pass(tooltipSkipWindow)
    point('Settings')
    expect(isOpen('Settings')).toBe(false)
    expect(tooltipSkipWindow).toBe(300)
  })

  test('a pointer that passes by opens nothing, and skips nothing', () => {
    point('Settings')
    pass(300)
    leave('Settings')
    point('Help')
    pass(699)
    expect(isOpen('Help')).toBe(false)
  })

  test('a finger opens none, a press and Escape close it', () => {
    fireEvent.pointerEnter(place('Settings'), { pointerType: 'touch' })
    pass(2_000)
    expect(isOpen('Settings')).toBe(false)
    point('Settings')
    pass(700)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Settings' }), { key: 'Escape' })
    expect(isOpen('Settings')).toBe(false)
    point('Settings')
    fireEvent.pointerDown(place('Settings'))
    expect(isOpen('Settings')).toBe(false)
  })
})
