import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { barriersOn } from '../../frontend/e2e/support/axe.ts'
import { downloaded } from '../../frontend/e2e/support/downloaded.ts'
import { settled } from '../../frontend/e2e/support/settled.ts'
import { answerWizard } from '../../frontend/e2e/support/wizard.ts'
import type { Persona } from '../../services/report/test/personas/persona.ts'
import { startStack, type TestStack } from '../dev/test-stack.ts'
import { type Screen, startBrowser } from './support/browser.ts'
import { personaOf, guestReport as reportOf } from './support/guest-report.ts'
import { mailboxAt } from './support/mail.ts'
import { flat } from './support/read-pdf.ts'
import { checkPersonal, checkPrinted } from './support/report-checks.ts'

let stack: TestStack
let browser: Awaited<ReturnType<typeof startBrowser>>
before(async () => {
  ;[stack, browser] = await Promise.all([startStack({ env: { SEED: 'false' } }), startBrowser()])
})
after(async () => {
  await browser?.stop()
  await stack?.stop()
})

const guestReport = (persona: Persona, screen: Screen, email: string) =>
  reportOf({ ...stack.endpoints, browser }, persona, screen, email)

test('a guest on a desktop gets a report about these answers by mail, behind a signed link', async () => {
  const persona = personaOf('bookkeeper')
  const { answers, attached, link, pdf } = await guestReport(persona, 'desktop', 'guest.desktop@example.com')
  checkPrinted(pdf)
  checkPersonal(pdf, answers)

  const visitor = await browser.visit(stack.endpoints.site, 'desktop')
  await visitor.page.goto(link)
  const file = await downloaded(visitor.page, () => visitor.page.getByRole('link', { name: 'Download the PDF' }).click())
  assert.deepEqual(new Uint8Array(file), attached, 'link and attachment are one file')
  await visitor.close()
})

test('a guest on a phone gets one too, and two different people get different advice', async () => {
  // At the same time, as guests come.
  const [nurse, developer] = await Promise.all([
    guestReport(personaOf('nurse'), 'phone', 'guest.phone@example.com'),
    guestReport(personaOf('software-developer'), 'desktop', 'guest.other@example.com'),
  ])
  checkPrinted(nurse.pdf)
  checkPersonal(nurse.pdf, nurse.answers)
  assert.notEqual(flat(nurse.pdf.pages[2] ?? ''), flat(developer.pdf.pages[2] ?? ''))
})

test('the tab may be closed and the stack may go down while a report is made: the mail still comes, once', async () => {
  const email = 'guest.away@example.com'
  const visitor = await browser.visit(stack.endpoints.site, 'desktop')
  await visitor.page.goto('/detailed-assessment')
  await answerWizard(visitor.page, personaOf('teacher'), 'career_deep_dive', { email })
  await visitor.page.getByRole('button', { name: 'Generate report' }).click()
  await visitor.page.getByRole('heading', { name: 'Generating report...' }).waitFor()
  await visitor.close()

  assert.equal((await stack.command('down')).code, 0)
  assert.equal((await stack.command('up')).code, 0)
  const mails = mailboxAt(stack.endpoints.mailbox)
  await mails.waitFor(email, /report is ready/, 90_000)
  assert.equal((await mails.all()).filter((mail) => mail.to.some((to) => to.address === email)).length, 1)
})

test('a guest reads online behind the link, keeps a note, corrects an answer, and compares the report that comes', async () => {
  const email = 'guest.link@example.com'
  const { link } = await guestReport(personaOf('bookkeeper'), 'desktop', email)
  const { page, close } = await browser.visit(stack.endpoints.site, 'phone')
  await page.goto(link)
  await page.getByRole('link', { name: 'Read it online' }).click()
  await page.waitForURL('**/r/*')
  await page.locator('.rs').first().waitFor()
  await settled(page)
  assert.deepEqual(await barriersOn(page), [])
  assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'))
  await page.locator('.rs input[data-box]').first().check()
  await page.getByText('Kept').first().waitFor()
  await page.reload()
  await page.locator('.rs input[data-box]:checked').first().waitFor()

  await page.getByRole('link', { name: 'Correct an answer' }).click()
  await page.getByText('3 of 3 corrections left').waitFor()
  await settled(page)
  assert.deepEqual(await barriersOn(page), [])
  await page.getByRole('link', { name: 'Correct: Your pay now, a year' }).click()
  await page.getByRole('textbox', { name: 'Your pay now, a year' }).fill('43000')
  await page.getByRole('button', { name: 'Make the report again' }).click()
  await page.getByRole('heading', { name: 'Your report is on its way' }).waitFor()

  const mails = mailboxAt(stack.endpoints.mailbox)
  const newLink = await secondLink(mails, email, link)
  await page.goto(newLink)
  await page.getByRole('link', { name: 'Read it online' }).click()
  await page.getByText('This report corrects an earlier one in one answer: Your pay now, a year.').waitFor()
  await page.getByRole('link', { name: 'See what changed' }).click()
  const answers = page.getByRole('region', { name: 'Your answers' })
  await answers.getByText('$43,000').waitFor()
  await settled(page)
  assert.deepEqual(await barriersOn(page), [])
  await close()
})

/** The link of the mail that came after the one with this link. */
async function secondLink(mails: ReturnType<typeof mailboxAt>, email: string, first: string): Promise<string> {
  const until = Date.now() + 90_000
  for (;;) {
    const links = (await mails.all())
      .filter(({ to, subject }) => to.some(({ address }) => address === email) && /report is ready/.test(subject))
      .map(({ text }) => /http\S+\/api\/r\/\S+/.exec(text)?.[0] ?? '')
    const other = links.find((one) => one !== '' && one !== first)
    if (other) return other
    if (Date.now() > until) throw new Error('no mail with the corrected report')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
