import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SkillPicker } from '../../src/features/account/portfolio/SkillPicker.tsx'
import { renderApp } from '../support/render-app.tsx'
import { serve } from '../support/server.ts'

afterEach(() => vi.useRealTimers())

test('a field that searches while one types keeps its text, however slowly one types', async () => {
  const skills = [
    { id: 'negotiation', name: 'Negotiation', category: 'Soft skills', description: 'To agree.', demandScore: 50 },
    { id: 'networking', name: 'Networking', category: 'Technical', description: 'To connect.', demandScore: 50 },
  ]
  serve({ 'GET /api/skills': () => skills })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp(<SkillPicker value={[]} onChange={() => {}} />)
  const field = screen.getByRole('combobox', { name: 'Skills it shows' }) as HTMLInputElement
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: 'ne' } })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(field.value).toBe('ne')
  fireEvent.change(field, { target: { value: 'neg' } })
  await act(() => vi.advanceTimersByTimeAsync(100))
  const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
  expect(offered).toEqual(['Negotiation'])
})
