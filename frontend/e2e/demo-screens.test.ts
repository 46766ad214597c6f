import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@waymark/testing/eventually'
import type { Page } from 'playwright-core'
import type { Screen } from '../../infra/e2e/support/browser.ts'
import { type FrontendAlone, startFrontendAlone } from './support/frontend-alone.ts'

/** What a browser alone can say of the specified screens: the demo has them all, and needs no server but the pages. */
let frontend: FrontendAlone
before(async () => {
  frontend = await startFrontendAlone()
})
after(() => frontend?.stop())

async function enter(screen: Screen) {
  const visitor = await frontend.visit(screen)
  await visitor.page.goto('/')
  await visitor.page.getByRole('link', { name: 'Try Demo' }).first().click()
  await visitor.page.getByRole('heading', { level: 1, name: 'Welcome back, Demo' }).waitFor()
  return visitor
}

const screens = [
  ['/', 'Welcome back, Demo'],
  ['/dashboard', 'Welcome back, Demo'],
  ['/assessment', 'Career Assessment'],
  ['/skills', 'Skills Inventory'],
  ['/skills-game', 'Skills Challenge'],
  ['/jobs', 'Job Market'],
  ['/recommendations', 'Recommendations'],
  ['/learning', 'Learning Paths'],
  ['/detailed-assessment', 'Choose a report type'],
  ['/blog', 'Blog & Resources'],
  ['/no-such-page', '404 Page Not Found'],
] as const

test('every path of the signed-in product shows its screen, and nothing asks the server', async () => {
  const { page, close } = await enter('desktop')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  for (const [path, heading] of screens) {
    await page.goto(`${path}?demo=true`)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  }
  assert.deepEqual(asked, [])
  // The unknown path is a real 404, which the browser logs.
  await close([/status of 404 .*\/no-such-page/])
})

test('the entry that matches the path is highlighted, the ninth on the blog as well', async () => {
  const { page, close } = await enter('desktop')
  const main = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('navigation', { name: 'Main' })
  const names = await main.getByRole('link').allTextContents()
  assert.equal(names.length, 9)
  for (const name of names) {
    const link = main.getByRole('link', { name, exact: true })
    await link.click()
    await page.waitForURL(new RegExp(`${await link.getAttribute('href')}$`.replace('?', '\\?')))
    const marked = main.locator('[aria-current]')
    await marked.filter({ hasText: name }).waitFor()
    assert.deepEqual(await marked.allTextContents(), [name])
    // What an eye takes for the mark: the background of the present entry is that of no other.
    const colors = await main
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.ownerDocument.defaultView?.getComputedStyle(one).backgroundColor))
    assert.equal(colors.filter((color) => color === colors[names.indexOf(name)]).length, 1, name)
  }
  assert.equal(new URL(page.url()).pathname, '/blog')
  await page.getByRole('heading', { level: 1, name: 'Blog & Resources' }).waitFor()
  await close()
})

test('the sidebar stays on a large screen; on a small one it is a drawer of 16rem that slides for 300 ms under a dark overlay', async () => {
  const wide = await enter('desktop')
  const side = wide.page.getByRole('complementary', { name: 'Sidebar' })
  await wide.page.goto('/jobs?demo=true')
  await wide.page.locator('.job-match').filter({ hasText: '92%' }).first().waitFor()
  await wide.page.evaluate('scrollTo(0, 500)')
  const place = "document.querySelector('.side').getBoundingClientRect()"
  await holds(wide.page, `scrollY >= 400 && ${place}.x === 0 && ${place}.y === 0`)
  assert.ok(await side.getByRole('link', { name: 'Dashboard' }).isVisible())
  await wide.close()

  const { page, close } = await enter('phone')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const style = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}'))['${property}']`)
  assert.match(await style('.side', 'transitionProperty'), /^transform/)
  assert.match(await style('.side', 'transitionDuration'), /^0\.3s/)
  assert.equal(await style('.side', 'width'), `${16 * Number.parseFloat(await style('html', 'fontSize'))}px`)
  const left = async () => (await page.locator('.side').boundingBox())?.x ?? 0
  assert.equal(await left(), -256)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await holds(page, `${place}.x === 0`)
  const [red = 255, green = 255, blue = 255, opacity = 0] =
    (await style('.scrim', 'backgroundColor')).match(/[\d.]+/g)?.map(Number) ?? []
  assert.ok(red + green + blue < 150 && opacity >= 0.5, 'the overlay is dark')
  await page.locator('.scrim').click({ position: { x: 340, y: 400 } })
  await holds(page, `${place}.x === -256`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await holds(page, `${place}.x === 0`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await holds(page, `${place}.x === -256`)
  for (const name of ['Help & Support', 'Settings']) assert.ok(await page.getByRole('button', { name }).isVisible(), name)
  await close()
})

test('while it is asked who is signed in, a spinner alone, in the middle of the screen', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    const { page, context, close } = await frontend.visit(screen)
    await context.addCookies([{ name: 'wm_in', value: '1', url: frontend.site }])
    // An answer that does not come.
    await page.route('**/api/auth/user', () => {})
    await page.goto('/skills')
    const spinner = page.getByRole('status', { name: 'Loading' })
    await spinner.waitFor()
    // The app draws the document's own spinner again, and for a moment there is neither.
    const drawn = await eventually('the spinner is drawn', async () => (await spinner.locator('i').boundingBox()) ?? undefined)
    const view = page.viewportSize()
    assert.ok(view && drawn.width > 4 && drawn.height > 4)
    assert.ok(Math.abs(drawn.x + drawn.width / 2 - view.width / 2) <= 1, `${screen}: in the middle from left to right`)
    assert.ok(Math.abs(drawn.y + drawn.height / 2 - view.height / 2) <= 1, `${screen}: in the middle from top to bottom`)
    assert.equal(await page.evaluate('document.body.innerText.trim()'), '', 'nothing else is shown')
    assert.equal(await page.locator('nav, main, header, button, input').count(), 0)
    await close()
  }
})

test('the samples on their screens: eight skills, a match of 92%, levels of five, paths with percent and modules', async () => {
  const { page, close } = await enter('desktop')
  await page.getByText('Skills Tracked').waitFor()
  const figures = page.locator('.stats dd')
  assert.deepEqual(await figures.evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent)), [
    '1',
    '8',
    '3',
    '67%',
  ])
  const badge = page.locator('.top .badge')
  assert.equal(await badge.textContent(), '3')
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click()
  assert.equal(await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').count(), 3)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.waitForTimeout(1_000)
  assert.equal(await badge.textContent(), '3', 'it is fixed')
  await page.goto('/skills?demo=true')
  await page.getByRole('tab', { name: 'My Skills (8)' }).waitFor()
  assert.equal(
    await page
      .locator('main')
      .getByRole('radiogroup', { name: /level 1 to 5$/ })
      .count(),
    8,
  )
  await page.goto('/jobs?demo=true')
  // The three cards above the list say the same percentages and may come first: only the list's own row is waited for.
  await page.locator('.job-match').filter({ hasText: '92%' }).first().waitFor()
  // Very strong, strong and fair: what is painted is the colour of each band.
  const painted = await page
    .locator('.job-match')
    .evaluateAll((all) =>
      all.map((one) => [
        Number.parseInt(one.textContent ?? '', 10),
        one.ownerDocument.defaultView?.getComputedStyle(one.querySelector('i') ?? one).backgroundColor,
      ]),
    )
  const colors = new Map<number, unknown>()
  for (const [percent, color] of painted) colors.set([90, 75, 60].find((floor) => Number(percent) >= floor) ?? 0, color)
  assert.ok(
    [90, 75, 60].every((floor) => colors.has(floor)),
    JSON.stringify(painted),
  )
  assert.equal(new Set(colors.values()).size, colors.size, JSON.stringify(painted))
  await page.goto('/recommendations?demo=true')
  await page.getByText('Computer Systems Analysts').first().waitFor()
  await page.goto('/learning?demo=true')
  await page.getByText('60%', { exact: true }).first().waitFor()
  await page.getByText('2 of 3 modules').first().waitFor()
  await close()
})

test('a flag that the address does not ask for goes, and the page is loaded again, once', async () => {
  for (const path of ['/', '/help', '/ai-career-transition', '/skills']) {
    const { page, close } = await enter('desktop')
    await page.goto('/?demo=1')
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Demo' }).waitFor()
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.goto(path)
    await holds(page, "localStorage.getItem('demo-mode') === null && localStorage.getItem('demo-user') === null")
    const latest = Date.now() + 10_000
    while (loads < 2 && Date.now() < latest) await page.waitForTimeout(50)
    await page.waitForTimeout(1_000)
    assert.equal(loads, 2, path)
    // Signed out, /skills is a real 404, which the browser logs.
    await close(path === '/skills' ? [/status of 404 .*\/skills/] : [])
  }
})

/** Waits until an expression is true in the page. */
async function holds(page: Page, expression: string): Promise<void> {
  const latest = Date.now() + 10_000
  while (!(await page.evaluate(expression))) {
    if (Date.now() > latest) throw new Error(`did not become true: ${expression}`)
    await page.waitForTimeout(50)
  }
}
