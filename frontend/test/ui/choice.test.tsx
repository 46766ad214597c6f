import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../support/user-event.ts'

const options = ['Healthcare', 'Media'].map((label) => ({ value: label.toLowerCase(), label }))

async function draw() {
  vi.resetModules()
  const { Choice } = await import('../../src/ui/Choice.tsx')
  render(<Choice id="industry" aria-label="Industry" options={options} value="media" placeholder="Please choose" />)
  return screen.getByRole('combobox', { name: 'Industry' })
}
const box = () => screen.getByRole('combobox', { name: 'Industry' })
const listed = () => document.querySelector('.ant-select')

test('a list shows what is chosen before its widget has come, and asks for the widget when it is pointed at', async () => {
  const face = await draw()
  expect(face.textContent).toBe('Media')
  expect(listed()).toBeNull()
  await act(async () => void fireEvent.pointerEnter(face))
  await waitFor(() => expect(listed()).not.toBeNull())
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).not.toBe(box())
})

test('pressed, it is open as soon as it can be, and the keys are with it', async () => {
  const face = await draw()
  face.focus()
  await userEvent.click(face)
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('true'))
  expect(document.activeElement).toBe(box())
})

test('pressed while it is on its way, it opens though the button was not yet let go', async () => {
  const face = await draw()
  await act(async () => {
    fireEvent.pointerEnter(face)
    fireEvent.pointerDown(face, { pointerType: 'mouse' })
  })
  await waitFor(() => expect(listed()).not.toBeNull())
  expect(box().getAttribute('aria-expanded')).toBe('true')
})
