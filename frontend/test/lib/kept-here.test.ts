import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentIdFor } from '../../src/entities/report/payment-id.ts'
import { reportPdfHref } from '../../src/entities/report/report-pdf.ts'
import { clearDemo, decideDemo, demoUser, dropStaleDemo, isDemo, leaveDemoForSignIn, startDemo } from '../../src/lib/demo-mode.ts'
import { loadTwice, mayLoadAgain, PartMissing } from '../../src/lib/load-failure.ts'
import {
  beginKeeping,
  forgetEverybody,
  guest,
  keepOnly,
  ownKey,
  readOwn,
  removeOwn,
  writeOwn,
} from '../../src/lib/own-storage.ts'
import { hearTabs, type SessionNews, tellTabs } from '../../src/lib/session-news.ts'
import { applyThemeChoice, readThemeChoice, saveThemeChoice } from '../../src/lib/theme-choice.ts'

beforeEach(() => beginKeeping())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  saveThemeChoice('system')
  localStorage.clear()
  decideDemo()
})

describe('what is kept of a person', () => {
  test('is under a key that names them', () => {
    expect(ownKey('ines', 'wizard')).toBe('waymark-own:ines:wizard')
    writeOwn('ines', 'wizard', 'hers')
    expect(readOwn('ines', 'wizard')).toBe('hers')
    expect(readOwn('bela', 'wizard')).toBeNull()
    expect(sessionStorage.getItem('waymark-own:ines:wizard')).toBe('hers')
    removeOwn('ines', 'wizard')
    expect(readOwn('ines', 'wizard')).toBeNull()
  })
  test('goes when somebody else is signed in, in both storages, and theirs stays', () => {
    writeOwn('ines', 'wizard', 'hers')
    writeOwn('ines', 'payments', 'hers', localStorage)
    writeOwn('bela', 'payments', 'his', localStorage)
    sessionStorage.setItem('another', 'not of a person')
    keepOnly('bela')
    expect(readOwn('ines', 'wizard')).toBeNull()
    expect(readOwn('ines', 'payments', localStorage)).toBeNull()
    expect(readOwn('bela', 'payments', localStorage)).toBe('his')
    expect(sessionStorage.getItem('another')).toBe('not of a person')
  })
  test('is written for nobody but the one who is signed in', () => {
    keepOnly('bela')
    writeOwn('ines', 'wizard', 'late')
    writeOwn('bela', 'wizard', 'his')
    expect([readOwn('ines', 'wizard'), readOwn('bela', 'wizard')]).toEqual([null, 'his'])
  })
  test('all goes at sign-out, and nothing is written until a page begins', () => {
    writeOwn('ines', 'wizard', 'hers')
    writeOwn(guest, 'wizard', 'of a guest')
    forgetEverybody()
    expect([readOwn('ines', 'wizard'), readOwn(guest, 'wizard')]).toEqual([null, null])
    writeOwn('ines', 'wizard', 'once more')
    expect(readOwn('ines', 'wizard')).toBeNull()
    beginKeeping()
    writeOwn('ines', 'wizard', 'new')
    expect(readOwn('ines', 'wizard')).toBe('new')
  })
  test('drafts under keys without a person go as a page begins', () => {
    for (const key of ['waymark-wizard', 'waymark-assessment', 'waymark-else']) sessionStorage.setItem(key, 'x')
    beginKeeping()
    expect(Object.keys(sessionStorage)).toEqual(['waymark-else'])
  })
})

describe('the payment id of a report', () => {
  test('is the same at every try, and another for another report or person', () => {
    expect(paymentIdFor('ines', 'r1', 100)).toBe('demo-payment-100')
    expect(paymentIdFor('ines', 'r1', 200)).toBe('demo-payment-100')
    expect(paymentIdFor('ines', 'r2', 300)).toBe('demo-payment-300')
    expect(paymentIdFor('ines', 'r1', 400)).toBe('demo-payment-100')
    expect(paymentIdFor('bela', 'r1', 500)).toBe('demo-payment-500')
    expect(JSON.parse(readOwn('ines', 'payments', localStorage) ?? '')).toEqual({
      r1: 'demo-payment-100',
      r2: 'demo-payment-300',
    })
    expect(readOwn('ines', 'payments')).toBeNull()
  })
  test('is made anew from whatever does not hold one', () => {
    for (const stored of ['no json', '7', 'null', '"text"', '{"r1":5}']) {
      writeOwn('ines', 'payments', stored, localStorage)
      expect(paymentIdFor('ines', 'r1', 9), stored).toBe('demo-payment-9')
    }
    expect(JSON.parse(readOwn('ines', 'payments', localStorage) ?? '')).toEqual({ r1: 'demo-payment-9' })
  })
})

describe('the demo', () => {
  test('is on from its start to its end', () => {
    expect(decideDemo()).toBe(false)
    startDemo()
    expect(JSON.parse(localStorage.getItem('demo-user') ?? '')).toEqual(demoUser)
    expect([decideDemo(), isDemo()]).toEqual([true, true])
    expect(reportPdfHref('r1')).toBe('/demo/sample-report.pdf')
    leaveDemoForSignIn()
    expect(localStorage.getItem('demo-mode')).toBe('false')
    expect(localStorage.getItem('demo-user')).not.toBeNull()
    expect(decideDemo()).toBe(false)
    expect(reportPdfHref('r1')).toBe('/api/reports/r1/pdf')
    clearDemo()
    expect(localStorage).toHaveLength(0)
  })
  test('a page without the demo has nothing stale to drop', () => {
    expect(dropStaleDemo('?page=2')).toBe(false)
    leaveDemoForSignIn()
    expect(dropStaleDemo('?page=2')).toBe(false)
    expect(localStorage.getItem('demo-mode')).toBe('false')
  })
})

describe('a part that cannot be fetched', () => {
  test('is asked for once more, 600 ms later', async () => {
    vi.useFakeTimers()
    const load = vi.fn(async () => 'part')
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const loaded = loadTwice(load)
    await vi.advanceTimersByTimeAsync(599)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })
  test('is not asked for again once it is there', async () => {
    const load = vi.fn(async () => 'part')
    expect(await loadTwice(load, 0)).toBe('part')
    expect(load).toHaveBeenCalledTimes(1)
  })
  test('twice is missing, with what the browser said as the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    const failed = loadTwice(() => Promise.reject(cause), 0)
    await expect(failed).rejects.toBeInstanceOf(PartMissing)
    await expect(failed).rejects.toMatchObject({ message: 'A part of the app could not be fetched', cause })
  })
  test('loads the page again at most once in five minutes', () => {
    const start = 1_000_000_000
    const at = (now: number) => mayLoadAgain(sessionStorage, start + now)
    expect([at(0), at(299_999), at(300_000), at(300_001)]).toEqual([true, false, true, false])
    expect(sessionStorage.getItem('waymark-loaded-again')).toBe(String(start + 300_000))
  })
})

describe('the theme', () => {
  const shown = () => document.documentElement.dataset.theme
  test('is stored and shown at once', () => {
    saveThemeChoice('dark')
    expect([localStorage.getItem('waymark-theme'), shown(), readThemeChoice()]).toEqual(['dark', 'dark', 'dark'])
    saveThemeChoice('light')
    expect([localStorage.getItem('waymark-theme'), shown(), readThemeChoice()]).toEqual(['light', 'light', 'light'])
    saveThemeChoice('system')
    expect([localStorage.getItem('waymark-theme'), shown(), readThemeChoice()]).toEqual([null, undefined, 'system'])
  })
  test('is shown without being stored', () => {
    applyThemeChoice('dark')
    expect([shown(), readThemeChoice()]).toEqual(['dark', 'system'])
    applyThemeChoice('system')
    expect(shown()).toBeUndefined()
  })
  test('what is stored and no theme is none', () => {
    localStorage.setItem('waymark-theme', 'sepia')
    expect(readThemeChoice()).toBe('system')
  })
  test('a cookie whose name only ends the same is not its cookie', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; xwm_theme=dark')
    expect(readThemeChoice()).toBe('system')
  })
  test('its cookie is for the whole site, a year long, secure where the site is', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    saveThemeChoice('dark')
    vi.stubGlobal('location', { protocol: 'https:' })
    saveThemeChoice('light')
    saveThemeChoice('system')
    expect(write.mock.calls.map(([text]) => text)).toEqual([
      'wm_theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
      'wm_theme=light; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
      'wm_theme=system; Path=/; SameSite=Lax; Max-Age=0; Secure',
    ])
  })
})

describe('the tabs of one browser', () => {
  class Channel {
    static open = new Set<Channel>()
    onmessage: ((event: { data: unknown }) => void) | null = null
    readonly name: string
    constructor(name: string) {
      this.name = name
      Channel.open.add(this)
    }
    postMessage(data: unknown) {
      for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
    }
    close() {
      Channel.open.delete(this)
    }
  }
  beforeEach(() => Channel.open.clear())

  test('tell each other who came and who left, until they stop listening', () => {
    vi.stubGlobal('BroadcastChannel', Channel)
    const heard: SessionNews[] = []
    const stop = hearTabs((news) => heard.push(news))
    tellTabs({ kind: 'arrived', person: 'ines' })
    expect(Channel.open.size).toBe(1)
    tellTabs({ kind: 'left' })
    stop()
    expect(Channel.open.size).toBe(0)
    tellTabs({ kind: 'left' })
    expect(heard).toEqual([{ kind: 'arrived', person: 'ines' }, { kind: 'left' }])
  })
  test('go without it in a browser that has no channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    tellTabs({ kind: 'left' })
    expect(hearTabs(() => {})).toBeTypeOf('function')
    hearTabs(() => {})()
  })
})
