import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startStack, type TestStack } from '../local/test-stack.ts'
import type { Persona } from '../personas/persona.ts'
import { type Screen, startBrowser } from './support/browser.ts'
import { personaOf, guestReport as reportOf } from './support/guest-report.ts'
import { mailboxAt } from './support/mail.ts'
import { flat } from './support/read-pdf.ts'
import { checkPersonal, checkPrinted } from './support/report-checks.ts'
import { answerWizard } from './support/wizard.ts'

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
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('link', { name: 'Download the PDF' }).click(),
  ])
  const path = await download.path()
  const { readFile } = await import('node:fs/promises')
  assert.deepEqual(new Uint8Array(await readFile(path)), attached, 'link and attachment are one file')
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
