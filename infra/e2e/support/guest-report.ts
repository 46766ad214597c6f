import assert from 'node:assert/strict'
import { answerWizard } from '../../../frontend/e2e/support/wizard.ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import type { Persona } from '../../../services/report/test/personas/persona.ts'
import type { Screen, startBrowser } from './browser.ts'
import { mailboxAt } from './mail.ts'
import { readPdf } from './read-pdf.ts'

type Where = { site: string; mailbox: string; browser: Awaited<ReturnType<typeof startBrowser>> }

export const personaOf = (key: string): Persona => {
  const found = personas.find((persona) => persona.key === key)
  if (!found) throw new Error(`no persona ${key}`)
  return found
}

/** From the landing page to the mail, as a stranger without an account. */
export async function guestReport({ site, mailbox, browser }: Where, persona: Persona, screen: Screen, email: string) {
  const visitor = await browser.visit(site, screen)
  const { page } = visitor
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Your Journey' }).first().click()
  await page.waitForURL('**/detailed-assessment')
  const answers = await answerWizard(page, persona, persona.reportType, { email })
  await page.getByText('Demo payment: nothing is charged.').waitFor()
  await page.getByRole('button', { name: 'Generate report' }).click()
  await page.getByRole('heading', { name: 'Report Sent Successfully' }).waitFor({ timeout: 90_000 })
  await page.getByText(email).waitFor()
  assert.match((await page.locator('main').textContent()) ?? '', /spam/)
  await visitor.close()

  const mails = mailboxAt(mailbox)
  const mail = await mails.waitFor(email, /report is ready/)
  const attached = await mails.attachment(mail)
  const link = /http\S+\/api\/r\/\S+/.exec(mail.text)?.[0] ?? ''
  return { answers, mail, attached, link, pdf: await readPdf(attached) }
}
