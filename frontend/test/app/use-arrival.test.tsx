import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useArrival } from '../../src/app/use-arrival.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  history.replaceState(null, '', '/dashboard')
})

function Page({ path }: { path: string }) {
  useArrival(path)
  return (
    <>
      <input aria-label="Search" />
      <main id="main" tabIndex={-1} />
    </>
  )
}

test('a new page is scrolled to its top and holds the focus', () => {
  const { rerender, getByRole } = render(<Page path="/dashboard" />)
  expect(scrollTo).not.toHaveBeenCalled()
  getByRole('textbox').focus()
  history.pushState(null, '', '/skills')
  rerender(<Page path="/skills" />)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement).toBe(getByRole('main'))
})

test('a field opened after the address changed keeps the focus when the page is drawn later', () => {
  const { rerender, getByRole } = render(<Page path="/dashboard" />)
  history.pushState(null, '', '/skills')
  getByRole('textbox').focus()
  rerender(<Page path="/skills" />)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
  expect(document.activeElement).toBe(getByRole('textbox'))
})
