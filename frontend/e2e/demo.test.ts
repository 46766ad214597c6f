import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Screen } from '../../infra/e2e/support/browser.ts'
import { type FrontendAlone, startFrontendAlone } from './support/frontend-alone.ts'
import { nextScreen } from './support/wizard.ts'

/** The built frontend alone: no gateway, no service. Whatever asks for an API path is a fault. */
let frontend: FrontendAlone
before(async () => {
  frontend = await startFrontendAlone()
})
after(() => frontend?.stop())

async function enter(screen: Screen) {
  const visitor = await frontend.visit(screen)
  const asked: string[] = []
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await visitor.page.goto('/')
  await visitor.page.getByRole('link', { name: 'Try Demo' }).first().click()
  await visitor.page.waitForURL('**/?demo=true')
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return { ...visitor, asked }
}

const entries = [
  { name: 'Career Assessment', path: '/assessment' },
  { name: 'Detailed Reports', path: '/detailed-assessment' },
  { name: 'Skills Inventory', path: '/skills' },
  { name: 'Skills Challenge', path: '/skills-game' },
  { name: 'Job Market', path: '/jobs' },
  { name: 'Recommendations', path: '/recommendations' },
  { name: 'Learning Paths', path: '/learning' },
]
const stayed = (page: Page) => assert.equal(new URL(page.url()).searchParams.get('demo'), 'true', page.url())

test('Try Demo opens every screen on fixed samples, and nothing asks the server', async () => {
  const { page, asked, close } = await enter('desktop')
  await page.getByText(/demo mode/).waitFor()
  assert.equal(await page.evaluate('localStorage.getItem("demo-mode")'), 'true')
  assert.match(String(await page.evaluate('localStorage.getItem("demo-user")')), /"id":"demo-user"/)
  await page.getByText('Welcome back, Demo').waitFor()
  await page.getByText('Skills Tracked').waitFor()
  const figures = await page.locator('#main').allInnerTexts()
  assert.match(
    figures.join(),
    /Assessments\s+1\s[\s\S]*Skills Tracked\s+8\s[\s\S]*Recommendations\s+3\s[\s\S]*Avg Skill Level\s+67%/,
  )
  for (const { name, path } of entries) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => url.pathname === path)
    stayed(page)
    await page.locator('#main h1').first().waitFor()
  }
  await page.reload()
  stayed(page)
  await page.getByRole('heading', { level: 1, name: /Learning/ }).waitFor()
  assert.deepEqual(asked, [])
  await close()
})

test('on a phone the demo keeps what one changes, until it is left', async () => {
  const { page, asked, close } = await enter('phone')
  await page.goto('/learning?demo=true')
  await page.getByRole('button', { name: 'Continue Learning' }).first().click()
  await page.getByText('Learning path progress has been updated!').waitFor()
  await page.getByText('70%').first().waitFor()
  await page.goto('/jobs?demo=true')
  await page.locator('.job-match').filter({ hasText: '92%' }).first().waitFor()
  await page.goto('/recommendations?demo=true')
  await page.getByText('Computer Systems Analysts').first().waitFor()
  assert.deepEqual(asked, [])

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByTitle('Sign out').click()
  await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  assert.equal(await page.evaluate('localStorage.getItem("demo-mode")'), null)
  assert.equal(await page.evaluate('localStorage.getItem("demo-user")'), null)
  await close()
})

test('the wizard of the demo ends in a sample report', async () => {
  const { page, asked, close } = await enter('desktop')
  await page.goto('/detailed-assessment?demo=true')
  await page.getByRole('radio', { name: 'Career Change', exact: true }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Current role or title').fill('Test analyst')
  for (const label of ['Current industry', 'Education level']) {
    await page.getByLabel(label).click()
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  }
  await page.getByLabel('Career goals').fill('Nearer to those who decide.')
  await page.getByRole('button', { name: 'Continue to questions' }).click()
  await page.getByRole('heading', { name: 'Assessment Questions' }).waitFor()
  while (await nextScreen(page));
  await page.getByRole('button', { name: 'Complete assessment' }).click()
  await page.getByRole('button', { name: 'Generate report' }).click()
  await page.getByRole('heading', { name: 'Your Report is Ready' }).waitFor()
  await page.getByText('Sample report:').waitFor()
  const href = await page.getByRole('link', { name: 'Download PDF Report' }).getAttribute('href')
  const pdf = await page.request.get(new URL(href ?? '', frontend.site).href)
  assert.deepEqual(
    [pdf.status(), pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()],
    [200, 'application/pdf', '%PDF-'],
  )
  await page.getByRole('link', { name: 'View Report Online' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/reports/'))
  stayed(page)
  await page.locator('section.rs').nth(20).waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Correct an answer' }).click()
  await page.getByText('Sample answers:').waitFor()
  await page.getByRole('link', { name: 'Correct: Years of experience' }).click()
  await page.getByRole('textbox', { name: 'Years of experience' }).fill('21')
  await page.getByRole('button', { name: 'Make the report again' }).click()
  await page.getByText('You said “19” then, and “21” now.').waitFor()
  await page.getByRole('link', { name: 'See what changed' }).click()
  await page.getByRole('region', { name: 'The directions now' }).getByText('New', { exact: true }).first().waitFor()
  stayed(page)
  assert.deepEqual(asked, [])
  await close()
})

test('the banner’s Sign In switches the demo off, and an address without it leaves it', async () => {
  const { page, asked, close } = await enter('desktop')
  await page.getByRole('region', { name: 'Demo mode' }).getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/api/login**')
  assert.equal(asked[0], 'GET /api/login')
  await page.goto('/')
  assert.equal(await page.evaluate('localStorage.getItem("demo-mode")'), 'false')

  await page.getByRole('link', { name: 'Try Demo' }).first().click()
  await page.waitForURL('**/?demo=true')
  await page.goto('/skills')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  assert.equal(await page.evaluate('localStorage.getItem("demo-mode")'), null)
  // No service answers here, and signed out /skills is a real 404: the browser logs both.
  await close([/status of 404 .*\/api\/login/, /status of 404 .*\/skills\)/])
})
