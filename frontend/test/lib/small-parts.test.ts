import { describe, expect, test } from 'vitest'
import { hasSignInHint } from '../../src/app/session.ts'
import { createStore } from '../../src/app/store.ts'
import { initialsOf, letterOf, planOf } from '../../src/entities/person/person.ts'
import { sizeLine, standOf } from '../../src/entities/report/report-stand.ts'
import { emptyDraft, readDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { keepEarlyChoice } from '../../src/features/detailed-assessment/keep-early-choice.ts'
import { decideDemo, dropStaleDemo, isDemo, leaveDemoForSignIn, startDemo } from '../../src/lib/demo-mode.ts'
import { guest, ownKey } from '../../src/lib/own-storage.ts'
import { timeAgo } from '../../src/lib/time-ago.ts'

describe('the session', () => {
  test('the hint cookie must match as a whole', () => {
    expect(hasSignInHint('a=b; wm_in=1')).toBe(true)
    expect(hasSignInHint('a=b; __Host-wm_in=1')).toBe(true)
    expect(hasSignInHint('__Host-wm_in=2')).toBe(false)
    expect(hasSignInHint('xwm_in=1')).toBe(false)
    expect(hasSignInHint('wm_in=12')).toBe(false)
  })
})

describe('demo mode', () => {
  test('is decided when the store is made: another tab that leaves the demo turns nothing live here', () => {
    startDemo()
    createStore()
    leaveDemoForSignIn()
    expect(isDemo()).toBe(true)
    createStore()
    expect(isDemo()).toBe(false)
  })

  test('lasts only while the address has a demo parameter, whatever that says', () => {
    startDemo()
    for (const search of ['?demo=true', '?demo=1', '?demo', '?page=2&demo=']) expect(dropStaleDemo(search), search).toBe(false)
    expect(decideDemo()).toBe(true)
    expect(dropStaleDemo('?page=2')).toBe(true)
    expect(decideDemo()).toBe(false)
    expect(localStorage.getItem('demo-user')).toBeNull()
  })
})

describe('the draft', () => {
  test('comes back as it was saved', () => {
    const draft = {
      ...emptyDraft,
      step: 3,
      reportType: 'ai_transition' as const,
      answers: { q: { a: 1 } },
      guestEmail: 'a@b.org',
    }
    saveDraft('ines', draft)
    expect(readDraft('ines')).toEqual(draft)
  })

  test('is thrown away when it is not one', () => {
    sessionStorage.setItem(ownKey('ines', 'wizard'), '{"step":"x"}')
    expect(readDraft('ines')).toEqual(emptyDraft)
    sessionStorage.setItem(ownKey('ines', 'wizard'), 'no json')
    expect(readDraft('ines')).toEqual(emptyDraft)
  })

  test('takes over what was chosen before the app came', () => {
    const root = document.createElement('div')
    root.innerHTML = '<input type="radio" name="report-type" value="career_change" checked>'
    keepEarlyChoice(root)
    expect(readDraft(guest).reportType).toBe('career_change')
  })
})

describe('persons and figures', () => {
  const nobody = {
    id: 'x',
    email: 'x@y.org',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    subscriptionTier: 'free' as const,
  }

  test('fall back as specified', () => {
    expect([letterOf(nobody), initialsOf(nobody), planOf(nobody)]).toEqual(['U', 'DU', 'Free Plan'])
    const known = { ...nobody, firstName: 'ines', lastName: 'Ferreira', subscriptionTier: 'premium' as const }
    expect([letterOf(known), initialsOf(known), planOf(known)]).toEqual(['I', 'IF', 'Premium Plan'])
  })

  test('begin with a whole character as a reader sees it', () => {
    const named = { ...nobody, firstName: '👩‍🔧 Ana', lastName: 'e\u0301toile' }
    expect([letterOf(named), initialsOf(named)]).toEqual(['👩‍🔧', '👩‍🔧E\u0301'])
  })
})

describe('reports', () => {
  test('a report is ready only when it is paid', () => {
    expect(standOf({ status: 'ready', paid: false })).toBe('unpaid')
    expect(standOf({ status: 'ready', paid: true })).toBe('ready')
    expect(standOf({ status: 'composing', paid: false })).toBe('running')
    expect(standOf({ status: 'failed', paid: true })).toBe('failed')
  })

  test('the line under the title holds what is known', () => {
    expect(sizeLine({ createdAt: '2025-02-05T12:00:00Z', pages: 32, bytes: 1_100_000 })).toBe(
      'February 5, 2025 · 32 pages · 1.1 MB',
    )
    expect(sizeLine({ createdAt: '2025-02-05T12:00:00Z' })).toBe('February 5, 2025')
  })

  test('times are told as people tell them', () => {
    const now = Date.parse('2025-02-05T12:00:00Z')
    expect(timeAgo('2025-02-05T11:59:40Z', now)).toBe('just now')
    expect(timeAgo('2025-02-05T10:00:00Z', now)).toBe('2 hours ago')
    expect(timeAgo('2025-02-04T12:00:00Z', now)).toBe('yesterday')
  })
})
