import { act, renderHook, screen } from '@testing-library/react'
import type { DetailedQuestion } from '@waymark/contracts/models/assessment/question'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settingsApi, useGetSettingsQuery } from '../../src/api/account/settings.ts'
import { useTheme } from '../../src/app/shell/use-theme.ts'
import { createStore } from '../../src/app/store.ts'
import { isChangingSettings, useChangeSettings } from '../../src/features/account/use-change-settings.ts'
import { emptyDraft, type WizardDraft } from '../../src/features/detailed-assessment/draft.ts'
import { useSaveAssessment } from '../../src/features/detailed-assessment/use-save-assessment.ts'
import { readThemeChoice, saveThemeChoice } from '../../src/lib/theme-choice.ts'
import { frame } from '../support/render-app.tsx'
import { hold } from '../support/server.ts'

let store: ReturnType<typeof createStore>
/** The calls that wait for their answer, oldest first. */
let waiting: ReturnType<typeof hold>
beforeEach(() => {
  store = createStore()
  waiting = hold('/api/*')
})
afterEach(() => {
  saveThemeChoice('system')
})
/** Drawn anew at each look: what changes while one waits inside of `act` is not drawn before its end. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {})
    check()
  }, 10_000)
/** Whatever follows of itself from what was just done has happened. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
const answer = async (body: unknown, status = 200) => {
  await until(() => expect(waiting.length).toBeGreaterThan(0))
  const next = waiting.shift()
  if (!next) throw new Error('nothing was asked')
  next.reply(Response.json(body, { status }))
  await settled()
  return next.call
}

describe('changing a setting', () => {
  const shown = () => settingsApi.endpoints.getSettings.select()(store.getState()).data
  const begin = async (theme = 'system') => {
    await store.dispatch(settingsApi.util.upsertQueryData('getSettings', undefined, { theme, extraTime: false } as never))
    return renderHook(() => useChangeSettings(), { wrapper: frame({ store }) }).result
  }
  test('is shown at once, sends what was changed alone, and one after the other', async () => {
    const change = await begin()
    const answers: unknown[] = []
    act(() => {
      void change.current({ theme: 'dark' }).then((failure) => answers.push(failure))
      void change.current({ extraTime: true }).then((failure) => answers.push(failure))
    })
    expect([readThemeChoice(), shown(), isChangingSettings()]).toEqual(['dark', { theme: 'dark', extraTime: true }, true])
    await settled()
    expect(waiting).toHaveLength(1)
    expect(await answer({ theme: 'dark', extraTime: false })).toMatchObject({
      line: 'PUT /api/account/settings',
      body: { theme: 'dark' },
    })
    // The answer to the first is older than the second.
    expect(shown()).toEqual({ theme: 'dark', extraTime: true })
    expect((await answer({ theme: 'light', extraTime: true })).body).toEqual({ extraTime: true })
    expect([answers, shown(), isChangingSettings()]).toEqual([[undefined, undefined], { theme: 'light', extraTime: true }, false])
  })
  test('that failed is taken back, and what the account holds is read again', async () => {
    saveThemeChoice('light')
    const change = await begin('light')
    let failure: unknown
    act(() => void change.current({ theme: 'dark' }).then((one) => (failure = one)))
    await settled()
    await answer({}, 500)
    expect(readThemeChoice()).toBe('light')
    expect((await answer({ theme: 'light', extraTime: true })).line).toBe('GET /api/account/settings')
    expect(failure).toMatchObject({ status: 500 })
    expect(shown()).toEqual({ theme: 'light', extraTime: true })
  })
  test('outlasts settings that were asked for before it and arrive after it', async () => {
    void store.dispatch(settingsApi.endpoints.getSettings.initiate())
    await until(() => expect(waiting).toHaveLength(1))
    const [early] = waiting.splice(0)
    const { result: change } = renderHook(() => useChangeSettings(), { wrapper: frame({ store }) })
    act(() => void change.current({ theme: 'dark' }))
    await settled()
    await answer({ theme: 'dark', extraTime: false })
    early?.reply(Response.json({ theme: 'light', extraTime: false }))
    await settled()
    expect([shown(), isChangingSettings()]).toEqual([{ theme: 'dark', extraTime: false }, false])
  })
  test('that failed leaves a theme alone that was chosen since', async () => {
    const change = await begin()
    act(() => void change.current({ theme: 'dark' }))
    act(() => void change.current({ theme: 'light' }))
    await settled()
    await answer({}, 500)
    expect(readThemeChoice()).toBe('light')
    await answer({ theme: 'light', extraTime: false })
    expect([waiting.length, isChangingSettings(), readThemeChoice()]).toEqual([0, false, 'light'])
  })
})

describe('the theme', () => {
  test('chosen on another device comes with the settings', async () => {
    const { result } = renderHook(() => useTheme(false), { wrapper: frame({ store }) })
    expect(result.current[0]).toBe('system')
    await settled()
    expect((await answer({ theme: 'dark', extraTime: false })).line).toBe('GET /api/account/settings')
    await until(() => expect([result.current[0], readThemeChoice()]).toEqual(['dark', 'dark']))
  })
  test('of a device is kept where the account has none', async () => {
    saveThemeChoice('light')
    // Drawn with the settings: what follows of them has followed.
    const draw = () => ({ theme: useTheme(false)[0], settings: useGetSettingsQuery().data })
    const { result } = renderHook(draw, { wrapper: frame({ store }) })
    await settled()
    await answer({ theme: 'system', extraTime: false })
    await until(() => expect(result.current.settings?.theme).toBe('system'))
    expect([result.current.theme, readThemeChoice()]).toEqual(['light', 'light'])
  })
  test('is changed with the account, in the demo on this device alone', async () => {
    const { result } = renderHook(() => useTheme(true), { wrapper: frame({ store }) })
    await settled()
    act(() => result.current[1]('dark'))
    expect([result.current[0], waiting.length]).toEqual(['dark', 0])
    const live = renderHook(() => useTheme(false), { wrapper: frame({ store }) }).result
    await settled()
    await answer({ theme: 'dark', extraTime: false })
    act(() => live.current[1]('light'))
    await settled()
    expect(waiting[0]?.call).toMatchObject({ line: 'PUT /api/account/settings', body: { theme: 'light' } })
    await answer({ theme: 'light', extraTime: false })
    expect(live.current[0]).toBe('light')
  })
})

describe('saving the assessment of the wizard', () => {
  const questions: DetailedQuestion[] = [{ id: 'q', type: 'scale', question: '?' }]
  const profile = {
    currentRole: 'Nurse',
    yearsExperience: 6,
    industry: 'healthcare',
    educationLevel: 'bachelors',
    careerGoals: 'Lead a small team',
  }
  const complete: WizardDraft = {
    ...emptyDraft,
    step: 3,
    reportType: 'career_change',
    guestEmail: 'a@b.org',
    profile,
    answers: { q: 7 },
  }
  const id = '01900000-0000-7000-8000-000000000001'
  const onFailure = vi.fn()
  const change = vi.fn()
  const begin = (guest: boolean, draft = complete) => {
    onFailure.mockClear()
    change.mockClear()
    const handle = { draft, change, note: () => {}, latest: () => draft }
    return renderHook(() => useSaveAssessment({ handle, questions, filled: {}, guest, onFailure }), { wrapper: frame({ store }) })
      .result
  }
  const toast = () => `${screen.queryByRole('status')?.textContent ?? ''}|${screen.queryByRole('alert')?.textContent ?? ''}`

  test.each([
    [false, 'POST /api/detailed-assessment'],
    [true, 'POST /api/guest-assessment'],
  ])('goes on to step 4 and leaves only what the next steps need (guest: %s)', async (guest, line) => {
    const result = begin(guest)
    expect(result.current.pending).toBe(false)
    act(() => void result.current.save())
    await settled()
    expect(result.current.pending).toBe(true)
    const sent = await answer({ id })
    expect([sent.line, (sent.body as { guestEmail?: string }).guestEmail]).toEqual([line, guest ? 'a@b.org' : undefined])
    await until(() =>
      expect([toast(), result.current.pending]).toEqual([
        'Assessment Complete!Your detailed assessment has been saved. Ready to generate your report.|',
        false,
      ]),
    )
    expect(screen.getByRole('status').className).toBe('toast success')
    expect(change).toHaveBeenCalledWith({ step: 4, assessmentId: id, reportId: undefined, answers: {}, profile: {} })
    expect(onFailure).not.toHaveBeenCalled()
  })
  test('that is refused is told, and stays where it is', async () => {
    const result = begin(false)
    act(() => void result.current.save())
    await settled()
    await answer({}, 500)
    expect(onFailure).toHaveBeenCalledWith('Assessment Failed', expect.objectContaining({ status: 500 }))
    expect(change).not.toHaveBeenCalled()
  })
  test.each([false, true])('that does not fit is not sent (guest: %s)', async (guest) => {
    const result = begin(guest, { ...complete, profile: {} })
    await act(() => result.current.save())
    expect(waiting).toEqual([])
    expect(toast()).toBe('|Form validation failedPlease check the required fields and try again.')
    expect(change).not.toHaveBeenCalled()
  })
})
