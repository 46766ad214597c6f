import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { downloaded } from '../../frontend/e2e/support/downloaded.ts'
import { answerWizard } from '../../frontend/e2e/support/wizard.ts'
import { personas } from '../../services/report/test/personas/all.ts'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { startBrowser } from './support/browser.ts'
import { mailboxAt } from './support/mail.ts'
import { readPdf } from './support/read-pdf.ts'
import { checkPersonal, checkPrinted } from './support/report-checks.ts'

let stack: TestStack
let browser: Awaited<ReturnType<typeof startBrowser>>
before(async () => {
  ;[stack, browser] = await Promise.all([startStack(), startBrowser()])
})
after(async () => {
  await browser?.stop()
  await stack?.stop()
})

const password = 'a long enough pass phrase'

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.waitForURL('**/api/login**')
  await page.getByRole('link', { name: /create|sign up/i }).click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.getByLabel('Password', { exact: false }).fill(password)
  await page.getByRole('button', { name: /create|sign up/i }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
}

test('the account that make up prints has a finished report and a dashboard worth looking at', async () => {
  const { account } = stack.endpoints
  assert.ok(account && account.password.length >= 16)
  assert.match(account.email, /@example\.org$/)
  const visitor = await browser.visit(stack.endpoints.site, 'desktop')
  const { page } = visitor
  await page.goto('/api/login')
  await page.getByLabel(/e-?mail/i).fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome back, Denise' }).waitFor()
  await page.getByText('Avg Skill Level').waitFor()
  await page.locator('.cats').getByText('Bookkeeping').waitFor()
  await page.goto('/reports')
  await page.getByRole('link', { name: /PDF/ }).first().waitFor()
  await visitor.close()
})

describe('two members at a time', { concurrency: 2 }, () => {
  for (const screen of ['desktop', 'phone'] as const)
    test(`a member on a ${screen} signs up, answers, pays nothing, downloads, reads online, and finds the report again`, async () => {
      const email = `member.${screen}@example.com`
      const visitor = await browser.visit(stack.endpoints.site, screen)
      const { page } = visitor
      await signUp(page, email)
      await page.goto('/detailed-assessment')
      const persona = personas.find(({ key }) => key === (screen === 'desktop' ? 'hr-director' : 'electrician')) ?? personas[0]
      assert.ok(persona)
      const type = screen === 'desktop' ? 'executive_transition' : 'ai_transition'
      const answers = await answerWizard(page, persona, type)
      assert.equal(await page.getByLabel('E-mail address').count(), 0, 'a member gives no address')
      await page.getByRole('button', { name: 'Generate report' }).click()
      await page.getByText('Report Generation Started').waitFor()
      await page.getByRole('heading', { name: 'Your Report is Ready' }).waitFor({ timeout: 90_000 })

      const file = await downloaded(page, () => page.getByRole('link', { name: 'Download PDF Report' }).click())
      const pdf = await readPdf(new Uint8Array(file))
      checkPrinted(pdf)
      checkPersonal(pdf, answers)
      assert.ok(pdf.pages[0]?.includes('Maya'), 'the cover names the person')

      await page.getByRole('link', { name: 'View Report Online' }).click()
      await page.waitForURL('**/reports/*')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.goto('/reports')
      await page
        .getByText(/Executive Transition|AI Transition/)
        .first()
        .waitFor()
      await page.goto('/')
      const kept = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your reports' }) })
      await kept
        .getByText(/Executive Transition|AI Transition/)
        .first()
        .waitFor()
      const pdfHref = await kept.getByRole('link', { name: /PDF/ }).getAttribute('href')
      assert.match(pdfHref ?? '', /^\/api\/reports\/[0-9a-f-]{36}\/pdf$/)
      const mail = await mailboxAt(stack.endpoints.mailbox).waitFor(email, /report is ready/)
      assert.equal(mail.attachments?.length ?? 0, 0)
      await visitor.close()
    })
})
