import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { PaymentKind, ReportSummary } from '@waymark/contracts/models/report/report'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStore } from '../../src/app/store.ts'
import { SubscriptionPage } from '../../src/features/account/SubscriptionPage.tsx'
import { emptyDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { LaterSteps } from '../../src/features/detailed-assessment/LaterSteps.tsx'
import { CompleteStep } from '../../src/features/detailed-assessment/report/CompleteStep.tsx'
import { useWizardDraft } from '../../src/features/detailed-assessment/use-wizard-draft.ts'
import { ReportsPage } from '../../src/features/reports/list/ReportsPage.tsx'
import { renderLanding, renderWizard } from '../../src/site/prerender/entry.tsx'
import { publicPages } from '../../src/site/prerender/public-pages.tsx'
import { ToastProvider } from '../../src/ui/toast/ToastProvider.tsx'

const unpaid: ReportSummary = {
  id: '0190c1de-0000-7000-8000-000000000002',
  reportType: 'career_change',
  title: 'Career Change',
  status: 'ready',
  paid: false,
  createdAt: '2026-01-01T00:00:00Z',
}

function show(page: React.ReactNode, payments: PaymentKind) {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = path.startsWith('/api/payments') ? { payments } : { reports: [unpaid], total: 1 }
    return new Response(JSON.stringify(answer))
  })
  render(
    <Provider store={createStore()}>
      <ToastProvider>
        <MemoryRouter>{page}</MemoryRouter>
      </ToastProvider>
    </Provider>,
  )
}
function Wizard() {
  const handle = useWizardDraft('ines')
  return <LaterSteps handle={handle} user={{ id: 'ines', subscriptionTier: 'free' } as User} />
}
afterEach(() => vi.unstubAllGlobals())

const prices = /\$(29|37|57|97|197|297)(?!\d|[,.]\d)/

describe('every page that shows a price says that nothing is charged', () => {
  const pages = [...publicPages(), { path: '/', body: renderLanding() }, { path: '/detailed-assessment', body: renderWizard() }]
  const priced = pages.filter(({ body }) =>
    prices.test(new DOMParser().parseFromString(body, 'text/html').body.textContent ?? ''),
  )

  test('the pages written at build time', () => {
    expect(priced.map(({ path }) => path).toSorted()).toEqual([
      '/',
      '/ai-career-transition',
      '/detailed-assessment',
      '/resume-writing',
    ])
    for (const { path, body } of priced) expect(body, path).toContain('Nothing is charged: this site takes no payments.')
  })

  test('each list of prices of the landing page', () => {
    const landing = new DOMParser().parseFromString(renderLanding(), 'text/html')
    const lists = [...landing.querySelectorAll('section')].filter((section) => prices.test(section.textContent ?? ''))
    expect(lists.map((section) => section.querySelector('h2')?.textContent)).toEqual(['Pricing', 'One-time reports'])
    for (const section of lists) expect(section.textContent).toContain('Nothing is charged')
  })

  test('subscription and the last step of an order', () => {
    show(<SubscriptionPage user={{ subscriptionTier: 'free' } as User} />, 'placeholder')
    expect(screen.getByText('Nothing is charged: this site takes no payments.')).toBeTruthy()
    for (const type of reportTypes) show(<CompleteStep type={type} pending={false} onGenerate={() => {}} />, 'placeholder')
    expect(screen.getAllByText('Demo payment: nothing is charged.')).toHaveLength(reportTypes.length)
  })

  test('the list of reports, beside the button that pays', async () => {
    show(<ReportsPage user={{ email: 'ines@example.org' } as User} />, 'placeholder')
    expect(await screen.findByRole('button', { name: 'Complete' })).toBeTruthy()
    expect(screen.getByText('$57')).toBeTruthy()
    expect(screen.getByText(/Demo payment: nothing is charged\./)).toBeTruthy()
  })
})

test('a payment from the list that got no answer is tried again with the same id', async () => {
  const sent: unknown[] = []
  show(<ReportsPage user={{ id: 'ines', email: 'ines@example.org' } as User} />, 'placeholder')
  const reads = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.includes('complete-report-payment')) return reads(path, init)
    sent.push(JSON.parse(String(init.body)))
    throw new TypeError('Failed to fetch')
  })
  const button = await screen.findByRole('button', { name: 'Complete' })
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
})

describe('a site that sells reports', () => {
  const person = { id: 'ines', email: 'ines@example.org' } as User
  const asked: string[] = []
  function sells(page: React.ReactNode, at = '/reports') {
    asked.length = 0
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (init?.method === 'POST') asked.push(`${path} ${init.body ?? ''}`.trim())
      if (path.endsWith('/checkout')) return new Response(JSON.stringify({ url: '#paid-at-stripe' }))
      if (path.startsWith('/api/payments')) return new Response(JSON.stringify({ payments: 'stripe' }))
      if (path.includes('complete-report-payment'))
        return new Response(JSON.stringify({ reportId: unpaid.id, paymentId: 'cs_1', paidAt: unpaid.createdAt }))
      if (path.includes('/events')) return new Response('')
      if (path.includes(unpaid.id)) {
        const progress = { reportId: unpaid.id, status: 'ready', paid: false, sections: [], done: 1, total: 1 }
        return new Response(JSON.stringify({ report: unpaid, progress }))
      }
      return new Response(JSON.stringify({ reports: [unpaid], total: 1 }))
    })
    render(
      <Provider store={createStore()}>
        <ToastProvider>
          <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
        </ToastProvider>
      </Provider>,
    )
  }

  test('leads from the list to the page where the price on the cover is paid', async () => {
    sells(<ReportsPage user={person} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $57' }))
    await waitFor(() => expect(location.hash).toBe('#paid-at-stripe'))
    expect(asked).toEqual([`/api/reports/${unpaid.id}/checkout`])
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(screen.queryByText(/nothing is charged/i)).toBeNull()
  })

  test('asks about the payment once when somebody comes back from there', async () => {
    sells(<ReportsPage user={person} />, `/reports?report=${unpaid.id}&payment=cs_1`)
    expect(await screen.findByText('Payment received')).toBeTruthy()
    expect(asked).toEqual([`/api/complete-report-payment/${unpaid.id} {"paymentId":"cs_1"}`])
  })

  test('says before the order how is paid', async () => {
    saveDraft('ines', { ...emptyDraft, step: 4, reportType: 'career_change', assessmentId: unpaid.id })
    sells(<Wizard />)
    expect(await screen.findByText('You pay on a page of Stripe once the report is made. Then it opens.')).toBeTruthy()
  })
})

describe('a site that takes no payments', () => {
  test('has no button that pays', async () => {
    show(<ReportsPage user={{ email: 'ines@example.org' } as User} />, 'none')
    expect(await screen.findByText(/This site takes no payments now/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(screen.queryByText('$57')).toBeNull()
  })

  test('says before the order that the report opens without a payment', async () => {
    saveDraft('ines', { ...emptyDraft, step: 4, reportType: 'career_change', assessmentId: unpaid.id })
    show(<Wizard />, 'none')
    expect(await screen.findByText(/This site takes no payments: nothing is charged, and the report opens/)).toBeTruthy()
    expect(screen.queryByText(/Demo payment/)).toBeNull()
  })
})
