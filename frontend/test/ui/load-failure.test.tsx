import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayLoadAgain } from '../../src/lib/load-failure.ts'
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx'
import { Lazy, lazyWithPreload } from '../../src/ui/lazy-with-preload.tsx'
import { userEvent } from '../support/user-event.ts'

const Screen = () => <h1>The screen</h1>
let asked = 0
/** A part whose first `failures` fetches fail. */
const partThatFails = (failures: number) =>
  lazyWithPreload(async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return Screen
  })

beforeEach(() => {
  asked = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The one new load is used up: what comes after it is looked at here, the load itself in a browser.
  mayLoadAgain()
})
afterEach(() => vi.restoreAllMocks())
const draw = (page: ReactNode) => act(async () => render(page))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 2_000)))

describe('a part of the app that cannot be fetched', () => {
  test('is fetched again after a moment', async () => {
    const part = partThatFails(1)
    await draw(
      <ErrorBoundary place="/a">
        <Lazy part={part} props={{}} />
      </ErrorBoundary>,
    )
    expect(await screen.findByRole('heading', { name: 'The screen' })).toBeTruthy()
    expect(asked).toBe(2)
  })

  test('twice is said plainly, not tried without end, and another address begins anew', async () => {
    const part = partThatFails(2)
    const page = (place: string) => (
      <ErrorBoundary place={place} inShell>
        <Lazy part={part} props={{}} />
      </ErrorBoundary>
    )
    const { rerender } = await draw(page('/a'))
    expect(await screen.findByRole('heading', { name: 'This page could not be fetched' })).toBeTruthy()
    await settled()
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
    expect(asked).toBe(2)
    await act(async () => rerender(page('/b')))
    expect(await screen.findByRole('heading', { name: 'The screen' })).toBeTruthy()
  })

  test('loads the page again once in five minutes', () => {
    sessionStorage.clear()
    const now = Date.now()
    expect([0, 1_000, 299_000, 301_000].map((later) => mayLoadAgain(sessionStorage, now + later))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

let broken = true
function Fragile() {
  if (broken) throw new Error('a bug')
  return <h1>Whole again</h1>
}

test('a screen that breaks can be tried again in place', async () => {
  render(
    <ErrorBoundary place="/a" inShell>
      <Fragile />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something broke on this page' })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Whole again' })).toBeTruthy()
})
