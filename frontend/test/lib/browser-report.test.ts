import { browserReport, pagePatterns } from '@waymark/contracts/models/identity/browser-report'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Metric } from 'web-vitals'
import { describeError } from '../../src/lib/browser-report/describe-error.ts'
import { noteError, takeNoted } from '../../src/lib/browser-report/note-errors.ts'
import { patternAt } from '../../src/lib/browser-report/pattern-at.ts'
import { decideDemo } from '../../src/lib/demo-mode.ts'
import { loadTwice } from '../../src/lib/load-failure.ts'
import { routes } from '../../src/routes.ts'

/** The library, which jsdom has nothing to measure for: what it would say is said by the test. */
const measured = new Map<string, (metric: Metric) => void>()
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'TTFB', 'CLS'].map((name) => [`on${name}`, (say: (metric: Metric) => void) => measured.set(name, say)]),
  ),
)
const say = (name: string, value: number) => measured.get(name)?.({ name, value } as Metric)

const at = (stack: string, message = 'ines@example.org is no number') => Object.assign(new TypeError(message), { stack })
const ours = (name: string) =>
  at(`TypeError: ines@example.org is no number
    at ${name} (https://way.example/assets/JobsPage-Bx_9-d3F.js:2:1401)
    at https://way.example/assets/app-12345678.js:1:99`)

describe('what is told of an error', () => {
  test('is its class, the page by its pattern, and where in our files it broke, but no message', () => {
    const told = describeError({ kind: 'boundary', thrown: ours('draw'), pathname: '/reports/0190c1de-1' })
    expect(told).toEqual({
      ...{ kind: 'boundary', route: '/reports/:id', name: 'TypeError', file: 'JobsPage-Bx_9-d3F.js', line: 2, column: 1401 },
      digest: expect.stringMatching(/^[\da-f]{8}$/),
    })
    expect(JSON.stringify(told)).not.toMatch(/ines|0190c1de/)
  })

  test('has one digest for one failure, in every browser and whatever the hash of the file, and another for another', () => {
    const digest = (thrown: unknown) => describeError({ kind: 'uncaught', thrown, pathname: '/' })?.digest
    const firefox = at(
      'draw@https://way.example/assets/JobsPage-aaaaaaaa.js:2:1401\n@https://way.example/assets/app-bbbbbbbb.js:1:99',
    )
    expect(digest(firefox)).toBe(digest(ours('draw')))
    expect(digest(at('draw@https://way.example/assets/JobsPage-aaaaaaaa.js:2:1402'))).not.toBe(digest(firefox))
  })

  test('names the part that could not be fetched, and nothing else of that message', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch: https://way.example/assets/JobsPage-Bx9d3F00.js for ines'))
    await expect(loadTwice(load, 0)).rejects.toThrow('could not be fetched')
    const [noted] = takeNoted()
    expect(noted && describeError(noted)).toMatchObject({ kind: 'chunk', name: 'TypeError', file: 'JobsPage-Bx9d3F00.js' })
    expect(JSON.stringify(noted && describeError(noted))).not.toContain('ines')
  })

  test('is little where a text was thrown, and nothing where an extension broke', () => {
    const thrown = 'ines@example.org'
    expect(describeError({ kind: 'rejection', thrown, pathname: '/r/secret' })).toMatchObject({
      ...{ route: '/r/:token', name: 'Error', file: '', line: 0, column: 0 },
    })
    const foreign = at('TypeError: x\n    at moz-extension://1/content.js:1:1')
    expect(describeError({ kind: 'uncaught', thrown: foreign, pathname: '/' })).toBeUndefined()
    expect(describeError({ kind: 'uncaught', thrown, pathname: '/', source: 'chrome-extension://a/b.js' })).toBeUndefined()
  })
})

test('each page of the site is known by its pattern to who counts, and nothing else is', () => {
  const patterns = Object.values(routes).map(({ path }) => path)
  expect([...pagePatterns].sort()).toEqual([...patterns, 'other'].sort())
  expect(patternAt('/occupations/15-1252.00')).toBe('/occupations/:code')
  expect(patternAt('/r/secret')).toBe('/r/:token')
  expect(patternAt('/no/such/page')).toBe('other')
})

describe('the report of a view', () => {
  const sent: { to: string; body: Blob }[] = []
  let state: DocumentVisibilityState = 'visible'
  const turn = (to: DocumentVisibilityState) => {
    state = to
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const begin = async () => {
    vi.resetModules()
    const { beginReport } = await import('../../src/lib/browser-report/send-report.ts')
    beginReport()
    return import('../../src/lib/browser-report/note-errors.ts')
  }
  const lastBody = async () => JSON.parse((await sent.at(-1)?.body.text()) ?? '')
  beforeEach(() => {
    sent.length = 0
    measured.clear()
    state = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state)
    vi.stubGlobal('navigator', { sendBeacon: (to: string, body: Blob) => sent.push({ to, body }) > 0 })
  })
  afterEach(() => {
    takeNoted()
    localStorage.clear()
    decideDemo()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
  })

  test('goes out as the page is left, in the form that the route takes, and tells nothing twice', async () => {
    history.replaceState(null, '', '/jobs?title=nurse')
    const notes = await begin()
    say('LCP', 1234.5)
    say('CLS', 0.02)
    notes.noteError('uncaught', ours('draw'))
    notes.noteError('uncaught', ours('draw'))
    turn('visible')
    expect(sent).toHaveLength(0)
    turn('hidden')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.to).toBe(identityRoutes.reportVitals.path)
    expect(sent[0]?.body.type).toBe('application/json')
    const body = await lastBody()
    expect(isRight(browserReport.decode(body))).toBe(true)
    expect(body).toMatchObject({ route: '/jobs', device: 'desktop', errors: [{ route: '/jobs', kind: 'uncaught' }] })
    expect(body.errors).toHaveLength(1)
    expect(body.vitals).toEqual([
      { name: 'LCP', value: 1234.5 },
      { name: 'CLS', value: 0.02 },
    ])
    expect(JSON.stringify(body)).not.toContain('nurse')
    say('CLS', 0.03)
    say('INP', 80)
    notes.noteError('uncaught', ours('draw'))
    dispatchEvent(new Event('pagehide'))
    expect((await lastBody()).vitals).toEqual([{ name: 'INP', value: 80 }])
    expect((await lastBody()).errors).toEqual([])
    turn('hidden')
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['a phone', 390, 'phone'],
    ['a tablet', 800, 'tablet'],
  ])('says %s by the width of the window', async (_, width, device) => {
    vi.stubGlobal('innerWidth', width)
    await begin()
    say('TTFB', 5)
    turn('hidden')
    expect(await lastBody()).toMatchObject({ device })
  })

  test('is not made in the demo, nor for a browser that asks not to be tracked', async () => {
    const sendBeacon = vi.fn()
    for (const asks of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
      vi.stubGlobal('navigator', { sendBeacon, ...asks })
      await begin()
    }
    vi.stubGlobal('navigator', { sendBeacon })
    localStorage.setItem('demo-mode', 'true')
    await begin()
    expect(measured.size).toBe(0)
    noteError('uncaught', ours('draw'))
    turn('hidden')
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  test('holds what nobody caught, from the first moment, and ten failures at most', async () => {
    vi.useFakeTimers()
    vi.resetModules()
    const notes = await import('../../src/lib/browser-report/note-errors.ts')
    const { watchBrowser } = await import('../../src/lib/browser-report/watch-browser.ts')
    watchBrowser()
    dispatchEvent(new ErrorEvent('error', { error: ours('draw'), filename: 'https://way.example/assets/a.js' }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }))
    expect(notes.takeNoted().map(({ kind }) => kind)).toEqual(['uncaught', 'rejection'])
    for (let index = 0; index < 20; index++) notes.noteError('boundary', new Error('again'))
    expect(notes.takeNoted()).toHaveLength(8)
    expect(measured.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1_500)
    vi.useRealTimers()
    await vi.waitFor(() => expect([...measured.keys()].sort()).toEqual(['CLS', 'INP', 'LCP', 'TTFB']))
  })
})
