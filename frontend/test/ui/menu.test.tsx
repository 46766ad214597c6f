import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Menu } from '../../src/ui/menu/Menu.tsx'
import { submenuDelay } from '../../src/ui/menu/MenuList.tsx'
import { createTypeAhead, typeAheadReset } from '../../src/ui/type-ahead.ts'

const chosen: string[] = []
const choose = (key: string) => ({ onSelect: () => void chosen.push(key) })

beforeEach(() => {
  vi.useFakeTimers()
  chosen.length = 0
  render(
    <MemoryRouter>
      <Menu
        label="Account"
        icon="A"
        entries={[
          { key: 'profile', label: 'Profile', ...choose('profile') },
          { key: 'portfolio', label: 'Portfolio', ...choose('portfolio') },
          {
            key: 'theme',
            label: 'Theme',
            entries: [
              { key: 'light', label: 'Light', checked: true, ...choose('light') },
              { key: 'dark', label: 'Dark', checked: false, ...choose('dark') },
            ],
          },
          { key: 'usage', label: 'Usage Analytics', to: '/account/usage' },
        ]}
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  )
})
afterEach(() => vi.useRealTimers())

const button = () => screen.getByRole('button', { name: 'Account' })
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
function openByKey() {
  button().focus()
  press('ArrowDown')
  act(() => void vi.runOnlyPendingTimers())
}

describe('a menu', () => {
  test('opens on its first entry by an arrow; arrows go round, Home and End to the ends', () => {
    openByKey()
    expect(focused()).toBe('Profile')
    press('ArrowUp')
    expect(focused()).toBe('Usage Analytics')
    press('ArrowDown')
    expect(focused()).toBe('Profile')
    press('End')
    expect(focused()).toBe('Usage Analytics')
    press('Home')
    expect(focused()).toBe('Profile')
  })

  test('typing goes to the entry that begins so, and forgets after 1,000 ms', () => {
    openByKey()
    press('p')
    expect(focused()).toBe('Portfolio')
    press('r')
    expect(focused()).toBe('Profile')
    vi.advanceTimersByTime(typeAheadReset - 1)
    press('o')
    expect(focused()).toBe('Profile')
    vi.advanceTimersByTime(1_000)
    press('u')
    expect(focused()).toBe('Usage Analytics')
    expect(typeAheadReset).toBe(1_000)
  })

  test('Escape closes it and brings the focus back; going elsewhere closes it too', () => {
    openByKey()
    press('Escape')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button())
    openByKey()
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('a choice closes it', () => {
    openByKey()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Portfolio' }))
    expect(chosen).toEqual(['portfolio'])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('a submenu opens when the pointer has rested for 100 ms, not before', () => {
    fireEvent.click(button(), { detail: 1 })
    const entry = screen.getByRole('menuitem', { name: 'Theme' })
    fireEvent.pointerEnter(entry.parentElement as Element, { pointerType: 'mouse' })
    act(() => void vi.advanceTimersByTime(submenuDelay - 1))
    expect(screen.queryByRole('menuitemradio', { name: 'Dark' })).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(chosen).toEqual(['dark'])
    expect(submenuDelay).toBe(100)
  })

  test('a submenu opens by the right arrow and closes by the left one', () => {
    openByKey()
    press('t')
    press('ArrowRight')
    act(() => void vi.runOnlyPendingTimers())
    expect(focused()).toBe('Light')
    press('ArrowDown')
    expect(focused()).toBe('Dark')
    press('ArrowLeft')
    expect(focused()).toBe('Theme')
    expect(screen.getByRole('menuitem', { name: 'Theme' }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('type-ahead', () => {
  const labels = ['Biology', 'Chemistry', 'Botany', 'Business']

  test('one letter again and again goes from one to the next', () => {
    const { find } = createTypeAhead()
    let at = -1
    const visited = ['b', 'b', 'b', 'b'].map((letter) => {
      at = find(letter, labels, at)
      return labels[at]
    })
    expect(visited).toEqual(['Biology', 'Botany', 'Business', 'Biology'])
  })

  test('more letters look for the word; what begins no entry is nowhere', () => {
    const { find } = createTypeAhead()
    find('b', labels, -1)
    expect(labels[find('u', labels, 0)]).toBe('Business')
    expect(find('z', labels, 3)).toBe(-1)
  })
})
