import assert from 'node:assert/strict'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { createFrontendServer } from '../../frontend/server/server.ts'
import { repoRoot } from '../local/places.ts'
import { type Screen, startBrowser } from './support/browser.ts'

/** What a browser alone can say of the specified screens: the demo has them all, and needs no server but the pages. */
let server: Server
let site: string
let browser: Awaited<ReturnType<typeof startBrowser>>
before(async () => {
  server = await createFrontendServer({ dist: join(repoRoot, 'frontend/dist'), site: 'http://localhost' })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  browser = await startBrowser()
})
after(async () => {
  await browser?.stop()
  server?.closeAllConnections()
  await new Promise((done) => server?.close(done))
})

async function enter(screen: Screen) {
  const visitor = await browser.visit(site, screen)
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
  ['/no-such-page', '404 Page Not Found'],
] as const

test('every path of the signed-in product shows its screen, and nothing asks the server', async () => {
  const { page, context } = await enter('desktop')
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
  await context.close()
})

test('the sidebar stays on a large screen; on a small one it is a drawer of 16rem that slides for 300 ms under a dark overlay', async () => {
  const wide = await enter('desktop')
  const side = wide.page.getByRole('complementary', { name: 'Sidebar' })
  await wide.page.goto('/jobs?demo=true')
  await wide.page.getByText('92% match').first().waitFor()
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
  await page.getByRole('button', { name: 'Menu' }).click()
  await holds(page, `${place}.x === 0`)
  const [red = 255, green = 255, blue = 255, opacity = 0] =
    (await style('.scrim', 'backgroundColor')).match(/[\d.]+/g)?.map(Number) ?? []
  assert.ok(red + green + blue < 150 && opacity >= 0.5, 'the overlay is dark')
  await page.locator('.scrim').click({ position: { x: 340, y: 400 } })
  await holds(page, `${place}.x === -256`)
  await close()
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
  await page.getByText('92% match').first().waitFor()
  await page.goto('/recommendations?demo=true')
  await page.getByText('Computer Systems Analysts').first().waitFor()
  await page.goto('/learning?demo=true')
  await page.getByText('60%', { exact: true }).first().waitFor()
  await page.getByText('2 of 3 modules').first().waitFor()
  await close()
})

/** Waits until an expression is true in the page. */
async function holds(page: Page, expression: string): Promise<void> {
  const latest = Date.now() + 10_000
  while (!(await page.evaluate(expression))) {
    if (Date.now() > latest) throw new Error(`did not become true: ${expression}`)
    await page.waitForTimeout(50)
  }
}
