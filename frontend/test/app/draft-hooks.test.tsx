import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signOut } from '../../src/app/shell/sign-out.ts'
import { emptyValues, readBasicDraft } from '../../src/features/basic-assessment/basic-draft.ts'
import { useBasicDraft } from '../../src/features/basic-assessment/use-basic-draft.ts'
import { emptyDraft, readDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { useWizardDraft } from '../../src/features/detailed-assessment/use-wizard-draft.ts'
import { beginKeeping, ownKey } from '../../src/lib/own-storage.ts'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  beginKeeping()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('signing out', () => {
  test('forgets the demo, or tells the other tabs, and leaves the page', () => {
    const assign = vi.fn()
    const told = vi.fn()
    vi.stubGlobal('location', { assign })
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = told
        close() {}
      },
    )
    localStorage.setItem('demo-mode', 'true')
    saveDraft('ines', { ...emptyDraft, step: 2 })
    signOut(true)
    expect([localStorage.getItem('demo-mode'), sessionStorage.getItem(ownKey('ines', 'wizard'))]).toEqual([null, null])
    expect(assign).toHaveBeenLastCalledWith('/')
    expect(told).not.toHaveBeenCalled()
    localStorage.setItem('demo-mode', 'false')
    signOut(false)
    expect(assign).toHaveBeenLastCalledWith('/api/logout')
    expect(told).toHaveBeenCalledWith({ kind: 'left' })
    expect(localStorage.getItem('demo-mode')).toBe('false')
  })
})

describe('what is being typed', () => {
  test('in the assessment is written a moment after the last letter, a step at once', async () => {
    const { result, unmount } = renderHook(() => useBasicDraft('ines'))
    const typed = (currentRole: string) => ({ ...emptyValues, currentRole })
    const kept = () => readBasicDraft('ines')
    act(() => result.current.note(typed('Nur')))
    await pass(200)
    act(() => result.current.note(typed('Nurse')))
    await pass(249)
    expect(kept().values.currentRole).toBeUndefined()
    await pass(1)
    expect(kept().values.currentRole).toBe('Nurse')
    expect(result.current.draft.values.currentRole).toBeUndefined()
    act(() => result.current.note(typed('Midwife')))
    act(() => result.current.goTo(2))
    expect(kept()).toEqual({ step: 2, values: typed('Midwife') })
    expect(result.current.draft).toEqual({ step: 2, values: typed('Midwife') })
    act(() => result.current.note(typed('Teacher')))
    dispatchEvent(new Event('pagehide'))
    expect(kept().values.currentRole).toBe('Teacher')
    act(() => result.current.note(typed('Pilot')))
    unmount()
    expect(kept().values.currentRole).toBe('Pilot')
    sessionStorage.clear()
    dispatchEvent(new Event('pagehide'))
    await pass(1_000)
    expect(sessionStorage).toHaveLength(0)
  })
  test('in the wizard is written a moment after the last letter, and on leaving', async () => {
    const { result, unmount } = renderHook(() => useWizardDraft('ines'))
    const kept = () => readDraft('ines')
    act(() => result.current.note({ guestEmail: 'a@' }))
    await pass(200)
    act(() => result.current.note({ guestEmail: 'a@b' }))
    await pass(249)
    expect(kept().guestEmail).toBe('')
    await pass(1)
    expect(kept().guestEmail).toBe('a@b')
    expect([result.current.draft.guestEmail, result.current.latest().guestEmail]).toEqual(['', 'a@b'])
    act(() => result.current.change({ step: 2 }))
    expect(result.current.draft).toEqual({ ...emptyDraft, step: 2, guestEmail: 'a@b' })
    expect(kept().step).toBe(1)
    dispatchEvent(new Event('pagehide'))
    expect(kept().step).toBe(2)
    act(() => result.current.note({ step: 3 }))
    unmount()
    expect(kept().step).toBe(3)
    sessionStorage.clear()
    dispatchEvent(new Event('pagehide'))
    await pass(1_000)
    expect(sessionStorage).toHaveLength(0)
  })
})
