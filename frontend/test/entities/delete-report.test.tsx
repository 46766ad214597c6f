import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createStore } from '../../src/app/store.ts'
import { ReportRow } from '../../src/entities/report/ReportRow.tsx'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'

// What the first press loads is large: a busy machine takes long for it.
beforeAll(() => Promise.all([import('../../src/entities/report/ConfirmDelete.tsx'), import('../../src/ui/theme/AntdTheme.tsx')]))
afterEach(() => vi.unstubAllGlobals())

const report: ReportSummary = {
  id: '0190c1de-0000-7000-8000-000000000003',
  reportType: 'career_change',
  title: 'Career Change',
  status: 'ready',
  paid: true,
  createdAt: '2026-01-01T00:00:00Z',
}

test('a report is deleted only after a question, which leaves the focus where it was', async () => {
  const erased: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'DELETE') erased.push(path)
    return new Response(null, { status: 204 })
  })
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter>
          <ReportRow report={report} person="ines" />
        </MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
  const name = 'Delete Career Change of January 1, 2026'
  fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('Delete this report?', {}, { timeout: 20_000 })
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  expect(erased).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Report deleted')
  await waitFor(() => expect(erased).toEqual([`/api/reports/${report.id}`]))
})
