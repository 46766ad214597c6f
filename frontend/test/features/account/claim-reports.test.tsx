import { screen, waitFor } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import { beforeEach, describe, expect, test } from 'vitest'
import { SignInData } from '../../../src/features/account/profile/SignInData.tsx'
import { ReportsPage } from '../../../src/features/reports/list/ReportsPage.tsx'
import { renderApp } from '../../support/render-app.tsx'
import { failing, lines, serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const user: User = {
  id: 'u',
  firstName: 'Ines',
  lastName: 'F',
  email: 'ines@example.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
  emailVerified: true,
}
const report = {
  id: '0190c1de-0000-7000-8000-000000000001',
  reportType: 'career_change',
  title: 'Career Change',
  status: 'ready',
  paid: true,
  pages: 28,
  createdAt: new Date().toISOString(),
}

let inAccount: boolean
beforeEach(() => {
  inAccount = false
  serve({
    'GET /api/reports/claimable': () => ({ count: inAccount ? 0 : 1 }),
    'POST /api/reports/claim': () => {
      inAccount = true
      return { claimed: [report.id] }
    },
    'GET /api/reports': () => (inAccount ? { reports: [report], total: 1 } : { reports: [], total: 0 }),
    'GET /api/payments': () => failing(404),
  })
})

function open(page: React.ReactNode) {
  renderApp(page)
}

describe('reports that were made as a guest', () => {
  test('are offered on the list of reports, and stand in it once they are added', async () => {
    open(<ReportsPage user={user} />)
    expect(await screen.findByText(/You made a report as a guest with/)).toBeTruthy()
    expect(screen.getByText('ines@example.org')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Add the report' }))
    expect(await screen.findByText('Report added')).toBeTruthy()
    expect(await screen.findByText(/28 pages/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add the report' })).toBeNull())
    expect(lines('POST /api/reports/claim')).toHaveLength(1)
  })

  test('are not spoken of where there are none', async () => {
    inAccount = true
    open(<ReportsPage user={user} />)
    expect(await screen.findByText(/28 pages/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Reports that you made as a guest' })).toBeNull()
  })

  test('an unconfirmed account is told where they can be added, and how long it has', () => {
    open(<SignInData user={{ ...user, emailVerified: false }} />)
    expect(screen.getByRole('link', { name: 'reports' }).getAttribute('href')).toBe('/reports')
    expect(screen.getByText(/An account whose address is not confirmed is deleted after 7 days/)).toBeTruthy()
  })
})
