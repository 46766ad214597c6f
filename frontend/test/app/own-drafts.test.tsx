import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyValues, readBasicDraft, saveBasicDraft } from '../../src/features/basic-assessment/basic-draft.ts'
import { carryDraft, emptyDraft, readDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { guest, ownKey } from '../../src/lib/own-storage.ts'
import { hearTabs, tellTabs } from '../../src/lib/session-news.ts'
import { openApp } from '../support/open-app.tsx'
import { type Answers, failing, serve } from '../support/server.ts'

const person = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: 'F',
  email: `${firstName}@example.org`,
  emailVerified: true,
  profileImageUrl: null,
  subscriptionTier: 'free',
})
let here = person('ines', 'Ines')
let erased = 0

const answersOf: Answers = {
  'GET /api/auth/user': () => here,
  'GET /api/user/profile': () => ({ id: '0190c1de-0000-7000-8000-000000000009' }),
  'DELETE /api/account': () => {
    erased += 1
    return new Response('{}', { status: 202 })
  },
  '/api/*': () => failing(404),
}

beforeAll(async () => {
  await import('../../src/app/shell/SignedInPages.tsx')
  await import('../../src/features/basic-assessment/AssessmentPage.tsx')
  await import('../../src/features/account/AccountPage.tsx')
}, 60_000)
beforeEach(() => {
  here = person('ines', 'Ines')
  erased = 0
  serve(answersOf)
  // A navigation that jsdom cannot make is said on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = async (path: string) => (await openApp(path, { hint: true })).unmount
const kept = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.startsWith('waymark-own'))
const basicOfInes = { step: 2, values: { ...emptyValues, currentRole: 'Midwife in Porto', careerGoals: 'Leave by spring' } }

describe('drafts belong to a person', () => {
  test('the next person in the same tab sees nothing of the first, and nothing stays', async () => {
    saveBasicDraft('ines', basicOfInes)
    saveDraft('ines', { ...emptyDraft, step: 3, reportType: 'career_change', profile: { salaryCurrent: '51000' } })
    localStorage.setItem(ownKey('ines', 'payments'), '{}')
    here = person('bela', 'Bela')
    await open('/assessment')
    const role = await screen.findByLabelText(/Current role/)
    expect((role as HTMLInputElement).value).toBe('')
    expect(document.body.textContent).not.toContain('Leave by spring')
    await waitFor(() => expect(kept().filter((key) => key.includes('ines'))).toEqual([]))
    expect(readDraft('bela')).toEqual(emptyDraft)
  })

  test('one’s own draft comes back after signing in again', async () => {
    saveBasicDraft('ines', { ...basicOfInes, step: 1 })
    await open('/assessment')
    expect(((await screen.findByLabelText(/Current role/)) as HTMLInputElement).value).toBe('Midwife in Porto')
  })

  test('what lay in the tab without a name is nobody’s', async () => {
    sessionStorage.setItem('waymark-wizard', JSON.stringify({ ...emptyDraft, step: 3 }))
    sessionStorage.setItem('waymark-assessment', JSON.stringify(basicOfInes))
    await open('/assessment')
    expect(((await screen.findByLabelText(/Current role/)) as HTMLInputElement).value).toBe('')
    expect([sessionStorage.getItem('waymark-wizard'), sessionStorage.getItem('waymark-assessment')]).toEqual([null, null])
  })

  test('signing out forgets them, though the page writes once more as it goes', async () => {
    saveBasicDraft('ines', { ...basicOfInes, step: 1 })
    const leave = await open('/assessment')
    fireEvent.change(await screen.findByLabelText(/Current role/), { target: { value: 'Midwife' } })
    fireEvent.click(screen.getByTitle('Sign out'))
    dispatchEvent(new Event('pagehide'))
    leave()
    expect(kept()).toEqual([])
  })

  test('a page that another tab signed out, and that is gone before it asks who is here, asks nobody', async () => {
    const asked = vi.fn(() => here)
    serve({ 'GET /api/auth/user': asked })
    // The page says who has arrived when it begins to listen; what is told before, nobody hears.
    const arrived = new Promise<void>((resolve) => {
      const stop = hearTabs(() => {
        stop()
        resolve()
      })
    })
    const unmount = await open('/skills')
    await arrived
    expect(asked).toHaveBeenCalledTimes(1)
    saveBasicDraft('ines', basicOfInes)
    // Hearing of the sign-out forgets what was kept; an interval is not faked below.
    let waiting: ReturnType<typeof setInterval> | undefined
    const heard = new Promise<void>((resolve) => {
      waiting = setInterval(() => kept().length === 0 && resolve(), 5)
    }).finally(() => clearInterval(waiting))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      tellTabs({ kind: 'left' })
      await heard
      unmount()
      expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
      expect(asked).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('deleting the account forgets them', async () => {
    saveBasicDraft('ines', basicOfInes)
    await open('/account/profile')
    const field = (await screen.findAllByLabelText(/Your password/)).at(-1) as HTMLInputElement
    fireEvent.change(field, { target: { value: 'a long enough pass phrase' } })
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(erased).toBe(1))
    await waitFor(() => expect(kept()).toEqual([]))
    expect(readBasicDraft('ines').step).toBe(1)
  })
})

describe('a guest who goes to sign in from the wizard', () => {
  const begun = { ...emptyDraft, step: 3, reportType: 'career_change' as const, profile: { currentRole: 'Nurse' } }

  test('takes the answers along', async () => {
    saveDraft(guest, begun)
    carryDraft()
    await open('/detailed-assessment')
    expect(await screen.findByRole('heading', { name: 'Assessment Questions' })).toBeTruthy()
    expect(kept().filter((key) => key.includes(guest))).toEqual([])
  })

  test('without going there from it, nothing of a guest is seen by who signs in', async () => {
    saveDraft(guest, begun)
    await open('/detailed-assessment')
    expect(await screen.findByRole('heading', { name: /Choose a report type/i })).toBeTruthy()
    await waitFor(() => expect(kept().filter((key) => key.includes(guest))).toEqual([]))
  })

  test('nor later than a sign-in takes, nor what was saved already', () => {
    saveDraft(guest, begun)
    carryDraft()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
    expect(readDraft('ines')).toEqual(emptyDraft)
    vi.restoreAllMocks()
    saveDraft(guest, { ...begun, step: 4, assessmentId: '0190c1de-0000-7000-8000-000000000001' })
    carryDraft()
    expect(readDraft('ines')).toEqual(emptyDraft)
  })
})
