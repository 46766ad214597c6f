import { act, screen, waitFor } from '@testing-library/react'
import { type SecurityEvents, securityKinds } from '@waymark/contracts/models/identity/security'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '../../../src/api/api.ts'
import { createStore } from '../../../src/app/store.ts'
import { SecurityLog } from '../../../src/features/account/security-log/SecurityLog.tsx'
import { momentOf, sentenceOf, whereOf } from '../../../src/features/account/security-log/words.ts'
import { renderApp } from '../../support/render-app.tsx'
import { serve } from '../../support/server.ts'
import { userEvent } from '../../support/user-event.ts'

type Event = SecurityEvents['events'][number]
const idOf = (index: number) => `0190c1de-0000-7000-8000-${String(index).padStart(12, '0')}`
const event = (index: number, part: Partial<Event> = {}): Event => ({
  id: idOf(index),
  at: new Date(Date.UTC(2026, 10, 28, 10, index)).toISOString(),
  kind: 'signed-in',
  outcome: 'done',
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  ...part,
})
/** Newest first; two on a page. */
let stored: Event[]
let store: ReturnType<typeof createStore>

beforeEach(() => {
  stored = [
    event(4, { kind: 'signed-in', outcome: 'refused' }),
    event(3, { kind: 'sessions-ended-by-operator', device: undefined, network: undefined }),
    event(2, { kind: 'passkey-added' }),
    event(1, { kind: 'signed-up' }),
  ]
  serve({
    'GET /api/account/security-events': ({ query }) => {
      const before = query.get('before')
      const from = before ? stored.findIndex(({ id }) => id === before) + 1 : 0
      const events = stored.slice(from, from + 2)
      return { events, ...(stored.length > from + 2 && { older: events.at(-1)?.id }) }
    },
  })
  store = createStore()
  renderApp(<SecurityLog />, { store })
})

const lines = () => screen.getAllByRole('listitem').map((item) => item.querySelector('li > span > b')?.textContent ?? '')

describe('recent security activity', () => {
  test('says what happened, when, and from where; what was refused stands out', async () => {
    const wrong = await screen.findByText('Tried to sign in with a wrong password')
    const row = wrong.closest('li')
    expect(row?.className).toBe('seclog-no')
    expect(row?.textContent).toContain('Firefox on Linux · network 203.0.113.x')
    expect(row?.querySelector('time')?.getAttribute('datetime')).toBe(stored[0]?.at)
    const byOperator = screen.getByText('Every device was signed out by the people who run this site').closest('li')
    expect(byOperator?.className).toBe('')
    expect(byOperator?.textContent).not.toContain('·')
    expect(screen.getByRole('region', { name: 'Was this not you?' }).textContent).toContain('change your password')
  })

  test('shows older lines when asked, and none twice or never when a new one comes on top', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }))
    await screen.findByText('This account was made')
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
    stored = [event(5, { kind: 'password-changed' }), ...stored]
    await act(async () => void store.dispatch(api.util.invalidateTags(['Security'])))
    await waitFor(() =>
      expect(lines().filter(Boolean).slice(0, 4)).toEqual([
        'Changed the password',
        'Tried to sign in with a wrong password',
        'Every device was signed out by the people who run this site',
        'Added a passkey',
      ]),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Show older' }))
    expect(await screen.findByText('This account was made')).toBeTruthy()
  })
})

describe('its words', () => {
  test('each kind has a sentence of its own, whatever its outcome', () => {
    const all = securityKinds.flatMap((kind) =>
      (['done', 'refused', 'throttled'] as const).map((outcome) => sentenceOf({ kind, outcome })),
    )
    expect(new Set(all).size).toBe(securityKinds.length * 3)
    expect(all.every((sentence) => /^[A-Z].+[^.]$/.test(sentence))).toBe(true)
  })

  test('the year is said of another one only, and nothing of an unknown network', () => {
    const now = new Date('2026-11-28T12:00:00Z')
    expect(momentOf('2026-11-28T10:15:00Z', now)).toMatch(/^November 28(,| at) \d+:15.[AP]M$/)
    expect(momentOf('2025-11-28T10:15:00Z', now)).toMatch(/2025/)
    expect(whereOf({ device: 'Edge on Windows', network: 'unknown' })).toBe('Edge on Windows')
    expect(whereOf({})).toBe('')
  })
})
