import { act, cleanup, screen } from '@testing-library/react'
import type { User } from '@waymark/contracts/models/identity/user'
import { generateGuestReport, generateReport } from '@waymark/contracts/models/report/report'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft, readDraft, saveDraft } from '../../../src/features/detailed-assessment/draft.ts'
import { StepContent } from '../../../src/features/detailed-assessment/StepContent.tsx'
import { useWizardDraft } from '../../../src/features/detailed-assessment/use-wizard-draft.ts'
import { guest } from '../../../src/lib/own-storage.ts'
import { FakeStream } from '../../support/fake-stream.ts'
import { renderApp } from '../../support/render-app.tsx'
import { failing, serve, writes } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

const assessmentId = '0190c1de-0000-7000-8000-000000000001'
const reportId = '0190c1de-0000-7000-8000-000000000002'
const user: User = {
  ...{ id: 'u', firstName: 'Ines', lastName: 'F' },
  email: 'i@f.org',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

let provider: string | undefined
let modelKnown: () => unknown
const asked = () => writes().map(({ body }) => body)

function Wizard({ member }: { member: boolean }) {
  const handle = useWizardDraft(member ? user.id : guest)
  return <StepContent handle={handle} user={member ? user : null} />
}

async function open(member: boolean) {
  const shown = renderApp(<Wizard member={member} />)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  return shown
}

async function order() {
  await userEvent.click(screen.getByRole('button', { name: 'Generate report' }))
  await vi.waitFor(() => expect(asked().length).toBe(1))
  // The stream of the order opens while this person is still here.
  await screen.findByText('Report Generation Started')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeStream)
  provider = 'Example AI'
  modelKnown = () => ({ provider })
  const order = () => Response.json({ reportId, status: 'requested' }, { status: 202 })
  serve({
    'GET /api/language-model': () => modelKnown(),
    'POST /api/generate-report': order,
    'POST /api/generate-guest-report': order,
    'GET /api/payments': () => ({ payments: 'placeholder' }),
  })
  for (const person of [guest, user.id])
    saveDraft(person, { ...emptyDraft, step: 4, reportType: 'career_change', guestEmail: 'ines@example.org', assessmentId })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const kinds = [
  { member: true, body: { assessmentId, reportType: 'career_change' }, codec: generateReport },
  {
    member: false,
    body: { assessmentId, reportType: 'career_change', guestEmail: 'ines@example.org' },
    codec: generateGuestReport,
  },
] as const

for (const { member, body, codec } of kinds) {
  const who = member ? 'a member' : 'a guest'

  test(`${who} reads whose model it is before anything is ordered, and agrees by ordering`, async () => {
    await open(member)
    expect(screen.getByText('Example AI')).toBeTruthy()
    expect(screen.getByText(/never with your name or address/)).toBeTruthy()
    expect(asked()).toEqual([])
    await order()
    expect(asked()).toEqual([{ ...body, aiText: true }])
    expect(isRight(codec.decode(asked()[0]))).toBe(true)
  })

  test(`${who} orders without AI text, also after coming back to the step`, async () => {
    const { unmount } = await open(member)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Without AI text' }))
    await vi.waitFor(() => expect(readDraft(member ? user.id : guest).withoutAiText).toBe(true))
    unmount()
    await open(member)
    expect((screen.getByRole('checkbox', { name: 'Without AI text' }) as HTMLInputElement).checked).toBe(true)
    await order()
    expect(asked()).toEqual([{ ...body, aiText: false }])
  })

  test(`where no model is connected ${who} is asked nothing, and agrees to nothing`, async () => {
    provider = undefined
    await open(member)
    expect(screen.queryByText(/language model/i)).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await order()
    expect(asked()).toEqual([{ ...body, aiText: false }])
  })
}

test('what could not be asked is not agreed to', async () => {
  modelKnown = () => failing(503)
  await open(true)
  await order()
  expect(asked()).toEqual([{ assessmentId, reportType: 'career_change', aiText: false }])
})
