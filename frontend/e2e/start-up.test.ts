import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type BrowserReport, browserReport } from '@waymark/contracts/models/identity/browser-report'
import { decode } from '@waymark/kit/decode'
import type { Page, Route } from 'playwright-core'
import type { Screen } from '../../infra/e2e/support/browser.ts'
import { type FrontendAlone, startFrontendAlone } from './support/frontend-alone.ts'

/** How the app begins, and what it does when a part of it does not come. The built frontend alone; calls are answered here. */
let frontend: FrontendAlone
before(async () => {
  frontend = await startFrontendAlone()
})
after(() => frontend?.stop())

const user = {
  ...{ id: '0190c1de-0000-7000-8000-000000000001', firstName: 'Ines', lastName: 'Ferreira', email: 'ines@example.org' },
  ...{ emailVerified: true, profileImageUrl: null, subscriptionTier: 'free' },
}

/** A visitor whose documents are counted, signed in or not. */
async function visit({ screen = 'desktop', signedIn = false }: { screen?: Screen; signedIn?: boolean }) {
  const visitor = await frontend.visit(screen)
  const { page, context } = visitor
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  if (signedIn) await context.addCookies([{ name: 'wm_in', value: '1', url: frontend.site }])
  await page.route('**/api/**', (route: Route) =>
    new URL(route.request().url()).pathname === '/api/auth/user' && signedIn
      ? route.fulfill({ json: user })
      : route.fulfill({ status: 503, json: {} }),
  )
  return { ...visitor, loads }
}
/** What the browser logs: nothing but the signed-in user is answered here, parts do not come, and who draws them is told. */
const UNANSWERED = /status of 503/
const UNKNOWN = /status of 404 .*\/blog\//
const UNFETCHED = /ERR_FAILED \(.*\/assets\//
const UNDRAWN = /A part of the app could not be fetched/
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** A browser looks for the largest paint no more once a key is pressed, and a slow machine may be asked for a key before it painted. */
const PAINTED = `new Promise((painted) => {
  new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true })
}).then(() => undefined)`

for (const address of ['/', '/jobs']) {
  test(`a view of ${address} tells how fast it was and what broke in it, and nothing that a person typed`, async () => {
    const { page, close } = await visit({ screen: 'phone', signedIn: address !== '/' })
    const told: BrowserReport[] = []
    await page.route('**/api/vitals', (route) => {
      told.push(route.request().postDataJSON() as BrowserReport)
      return route.fulfill({ status: 202, json: {} })
    })
    const measuring = page.waitForResponse(/send-report/)
    await page.goto(`${address}?title=typed`)
    await measuring
    await page.evaluate(PAINTED)
    await page.keyboard.press('Tab')
    await page.evaluate('setTimeout(() => { throw new RangeError("typed") })')
    await pause(500)
    await page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
    for (let tries = 0; tries < 50 && told.length === 0; tries++) await pause(100)
    const [report] = told.map((one) => decode(browserReport, one))
    assert.equal(report?.route, address)
    assert.equal(report.device, 'phone')
    const names = report.vitals?.map(({ name }) => name) ?? []
    for (const name of ['LCP', 'TTFB', 'CLS'] as const) assert.ok(names.includes(name), `${name} of ${names.join()}`)
    assert.deepEqual(
      report.errors?.map(({ kind, name, route }) => ({ kind, name, route })),
      [{ kind: 'uncaught', name: 'RangeError', route: address }],
    )
    assert.doesNotMatch(JSON.stringify(told), /typed/)
    await close([/typed/, ...(address === '/' ? [] : [UNANSWERED])])
  })
}

for (const signedIn of [true, false]) {
  test(`an unknown article rests on the 404 screen for ${signedIn ? 'somebody signed in' : 'the demo'}`, async () => {
    const { page, close, loads } = await visit({ signedIn })
    const query = signedIn ? '' : '?demo=true'
    if (!signedIn) {
      await page.goto('/')
      await page.evaluate('localStorage.setItem("demo-mode", "true")')
      loads.length = 0
    }
    await page.goto(`/blog/no-such-article${query}`)
    await heading(page, '404 Page Not Found')
    await pause(1_500)
    await heading(page, '404 Page Not Found')
    assert.deepEqual(loads, ['/blog/no-such-article'])
    // Reached from inside the app its document is asked for once, in case the server has one.
    await page.evaluate(
      `history.pushState({ key: 'own', idx: 1 }, '', '/blog/nor-this-one${query}'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await pause(1_500)
    await heading(page, '404 Page Not Found')
    assert.deepEqual(loads, ['/blog/no-such-article', '/blog/nor-this-one'])
    await close(signedIn ? [UNKNOWN, UNANSWERED] : [UNKNOWN])
  })
}

/** Lets the first `failures` fetches of a screen's script fail. */
async function missing(page: Page, part: RegExp, failures: number) {
  let asked = 0
  await page.route(part, (route) => {
    asked += 1
    return asked <= failures ? route.abort() : route.continue()
  })
  return () => asked
}

test('a screen whose script fails once is fetched again, and drawn', async () => {
  const { page, close, loads } = await visit({ signedIn: true })
  await page.goto('/reports')
  await heading(page, 'Your reports')
  const asked = await missing(page, /\/assets\/SkillsPage-[^/]*\.js/, 1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills Inventory' }).click()
  await heading(page, 'Skills Inventory')
  assert.ok(asked() >= 1)
  assert.ok(loads.length <= 2, loads.join())
  await close([UNFETCHED, UNANSWERED])
})

for (const screen of ['phone', 'desktop'] as const) {
  test(`a script that does not come ends in one new load and a plain message, not in a white page (${screen})`, async () => {
    const { page, close, loads } = await visit({ screen, signedIn: true })
    await missing(page, /\/assets\/ReportsPage-[^/]*\.js/, Number.POSITIVE_INFINITY)
    await page.goto('/reports')
    await heading(page, 'This page could not be fetched')
    await pause(2_000)
    await heading(page, 'This page could not be fetched')
    assert.deepEqual(loads, ['/reports', '/reports'])
    // The shell goes on around it, and so does every other screen.
    if (screen === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Skills Inventory' }).click()
    await heading(page, 'Skills Inventory')
    await close([UNFETCHED, UNDRAWN, UNANSWERED])
  })
}

test('the shell itself missing says so too', async () => {
  const { page, close, loads } = await visit({ signedIn: true })
  await missing(page, /\/assets\/SignedInPages-[^/]*\.js/, Number.POSITIVE_INFINITY)
  await page.goto('/reports')
  await heading(page, 'This page could not be fetched')
  assert.deepEqual(loads, ['/reports', '/reports'])
  await close([UNFETCHED, UNDRAWN])
})

test('without its script the app’s document shows that it waits, and after a while what to do', async () => {
  const { page, close } = await visit({ signedIn: true })
  await missing(page, /\/assets\/.*\.js/, Number.POSITIVE_INFINITY)
  await page.goto('/reports')
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Load the page again' }).isVisible(), false)
  await page.getByRole('link', { name: 'Load the page again' }).waitFor({ timeout: 15_000 })
  await close([UNFETCHED])
})

test('the prerendered step keeps its choice and its focus when the app takes it over', async () => {
  const { page, close } = await visit({})
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/WizardPage-[^/]*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/detailed-assessment', { waitUntil: 'commit' })
  const choice = page.getByRole('radio', { name: 'Career Change', exact: true })
  await choice.waitFor({ state: 'attached' })
  await choice.focus()
  await page.keyboard.press('Space')
  await choice.evaluate((input: { dataset: Record<string, string> }) => Object.assign(input.dataset, { before: 'yes' }))
  held.resolve()
  await page.locator('[data-before]').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate('document.activeElement?.value'), 'career_change')
  assert.equal(await choice.isChecked(), true)
  await page.keyboard.press('ArrowRight')
  assert.notEqual(await page.evaluate('document.activeElement?.value'), 'career_change')
  await close([UNANSWERED])
})
