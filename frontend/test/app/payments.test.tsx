import { screen, waitFor } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import type { PaymentKind, ReportSummary } from '@waymark/contracts/models/report/report'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { describe, expect, test } from 'vitest'
import { SubscriptionPage } from '../../src/features/account/SubscriptionPage.tsx'
import { emptyDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { CompleteStep } from '../../src/features/detailed-assessment/report/CompleteStep.tsx'
import { StepContent } from '../../src/features/detailed-assessment/StepContent.tsx'
import { useWizardDraft } from '../../src/features/detailed-assessment/use-wizard-draft.ts'
import { ReportsPage } from '../../src/features/reports/list/ReportsPage.tsx'
import { renderLanding, renderWizard } from '../../src/site/prerender/entry.tsx'
import { publicPages } from '../../src/site/prerender/public-pages.tsx'
import { renderApp } from '../support/render-app.tsx'
import { lost, serve, writes } from '../support/server.ts'
import { userEvent } from '../support/user-event.ts'

const unpaid: ReportSummary = {
  id: '0190c1de-0000-7000-8000-000000000002',
  reportType: 'career_change',
  title: 'Career Change',
  status: 'ready',
  paid: false,
  createdAt: '2026-01-01T00:00:00Z',
}

function show(page: React.ReactNode, payments: PaymentKind) {
  serve({
    'GET /api/payments': () => ({ payments }),
    'GET /api/reports': () => ({ reports: [unpaid], total: 1 }),
    'GET /api/reports/claimable': () => ({ count: 0 }),
    'GET /api/language-model': () => ({}),
  })
  renderApp(page)
}
function Wizard() {
  const handle = useWizardDraft('ines')
  return <StepContent handle={handle} user={{ id: 'ines', subscriptionTier: 'free' } as User} />
}

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
  show(<ReportsPage user={{ id: 'ines', email: 'ines@example.org' } as User} />, 'placeholder')
  serve({ 'POST /api/complete-report-payment/:id': lost })
  const button = await screen.findByRole('button', { name: 'Complete' })
  await userEvent.click(button)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
  await userEvent.click(button)
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[1]).toEqual(writes()[0])
})

describe('a site that sells reports', () => {
  const person = { id: 'ines', email: 'ines@example.org' } as User
  function sells(page: React.ReactNode, at = '/reports') {
    serve({
      'GET /api/payments': () => ({ payments: 'stripe' }),
      'GET /api/reports/claimable': () => ({ count: 0 }),
      'GET /api/language-model': () => ({}),
      'POST /api/reports/:id/checkout': () => ({ url: '#paid-at-stripe' }),
      'POST /api/complete-report-payment/:id': () => ({ reportId: unpaid.id, paymentId: 'cs_1', paidAt: unpaid.createdAt }),
      [`GET /api/reports/${unpaid.id}`]: () => {
        const progress = { reportId: unpaid.id, status: 'ready', paid: false, sections: [], done: 1, total: 1 }
        return { report: unpaid, progress }
      },
      'GET /api/reports': () => ({ reports: [unpaid], total: 1 }),
    })
    renderApp(page, { at })
  }

  test('leads from the list to the page where the price on the cover is paid', async () => {
    sells(<ReportsPage user={person} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $57' }))
    await waitFor(() => expect(location.hash).toBe('#paid-at-stripe'))
    expect(writes()).toEqual([{ line: `POST /api/reports/${unpaid.id}/checkout`, body: undefined }])
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
    expect(screen.queryByText(/nothing is charged/i)).toBeNull()
  })

  test('asks about the payment once when somebody comes back from there', async () => {
    sells(<ReportsPage user={person} />, `/reports?report=${unpaid.id}&payment=cs_1`)
    expect(await screen.findByText('Payment received')).toBeTruthy()
    expect(writes()).toEqual([{ line: `POST /api/complete-report-payment/${unpaid.id}`, body: { paymentId: 'cs_1' } }])
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
