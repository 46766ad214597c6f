import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../../src/app/store.ts'
import { SignInData } from '../../../src/features/account/profile/SignInData.tsx'
import { ReportsPage } from '../../../src/features/reports/list/ReportsPage.tsx'
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx'

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
let asked: string[]
beforeEach(() => {
  inAccount = false
  asked = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = String(address).split('?')[0]
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    if (path === '/api/reports/claimable') return Response.json({ count: inAccount ? 0 : 1 })
    if (path === '/api/reports/claim') {
      inAccount = true
      return Response.json({ claimed: [report.id] })
    }
    if (path === '/api/reports') return Response.json(inAccount ? { reports: [report], total: 1 } : { reports: [], total: 0 })
    return new Response('', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(page: React.ReactNode) {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ToastProvider>{page}</ToastProvider>
      </MemoryRouter>
    </Provider>,
  )
}

describe('reports that were made as a guest', () => {
  test('are offered on the list of reports, and stand in it once they are added', async () => {
    open(<ReportsPage user={user} />)
    expect(await screen.findByText(/You made a report as a guest with/)).toBeTruthy()
    expect(screen.getByText('ines@example.org')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Add the report' }))
    expect(await screen.findByText('Report added')).toBeTruthy()
    expect(await screen.findByText(/28 pages/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add the report' })).toBeNull())
    expect(asked.filter((call) => call === 'POST /api/reports/claim')).toHaveLength(1)
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
