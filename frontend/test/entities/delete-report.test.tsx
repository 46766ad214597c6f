import { screen, waitFor } from '@testing-library/react'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { beforeAll, expect, test } from 'vitest'
import { ReportRow } from '../../src/entities/report/ReportRow.tsx'
import { renderApp } from '../support/render-app.tsx'
import { lines, serve } from '../support/server.ts'
import { userEvent } from '../support/user-event.ts'

// What the first press loads is large: a busy machine takes long for it.
beforeAll(() => Promise.all([import('../../src/entities/report/ConfirmDelete.tsx'), import('../../src/ui/theme/AntdTheme.tsx')]))

const report: ReportSummary = {
  id: '0190c1de-0000-7000-8000-000000000003',
  reportType: 'career_change',
  title: 'Career Change',
  status: 'ready',
  paid: true,
  createdAt: '2026-01-01T00:00:00Z',
}

test('a report is deleted only after a question, which leaves the focus where it was', async () => {
  serve({ 'DELETE /api/reports/:id': () => new Response(null, { status: 204 }) })
  renderApp(<ReportRow report={report} person="ines" />)
  const name = 'Delete Career Change of January 1, 2026'
  await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByText('Delete this report?', {}, { timeout: 20_000 })
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  expect(lines()).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Report deleted')
  await waitFor(() => expect(lines()).toEqual([`DELETE /api/reports/${report.id}`]))
})
