import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { resume as resumeAnswer } from '@waymark/contracts/models/resume'
import { accountSettings } from '@waymark/contracts/models/settings'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Download, Page } from 'playwright-core'
import { personas } from '../../../services/report/test/personas/all.ts'
import { electrician } from '../../../services/report/test/personas/care-and-trades.ts'
import { barriersOn } from '../support/axe.ts'
import { ask, assess, newMember } from '../support/member.ts'
import { flat, readPdf } from '../support/read-pdf.ts'
import type { Product } from './product.ts'

const bookkeeper = personas[0]
const places = ['Profile', 'Career Summary', 'Resume Builder', 'Portfolio', 'Subscription Plan', 'Usage Analytics', 'Settings']

export function accountJourneys(product: Product): void {
  describe('account', () => {
    test('seven places in their order, on a phone too, without barriers and without scrolling sideways', async () => {
      const member = await newMember(product.site())
      for (const screen of ['desktop', 'phone'] as const) {
        const { page, context, close } = await product.visit(screen)
        await member.enter(context)
        await page.goto('/account/profile')
        const tabs = page.getByRole('navigation', { name: 'Account' })
        await tabs.waitFor()
        assert.deepEqual(await tabs.getByRole('link').allTextContents(), places)
        for (const place of places) {
          await tabs.getByRole('link', { name: place }).click()
          await page.getByRole('heading', { level: 1, name: place }).waitFor()
          assert.equal(await page.title(), `${place} · Waymark`)
          await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
          assert.ok(
            await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'),
            `${place} on a ${screen} is too wide`,
          )
          if (screen === 'desktop') assert.deepEqual(await barriersOn(page), [], place)
        }
        await page.goto('/account/nowhere')
        await page.getByText('404 Page Not Found').first().waitFor()
        await close()
      }
    })

    test('the profile is saved, checked by the contract, and says what is missing', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/account/profile')
      await page.getByText('0% complete').waitFor()
      await page.getByLabel('Title', { exact: true }).fill('Quality assurance analyst')
      await page.getByLabel('Experience, years').fill('61')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('Please give a whole number from 0 to 50').waitFor()
      await page.getByLabel('Experience, years').fill('6')
      await page.getByLabel('Salary expectation').fill('$82,000')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('Profile saved').waitFor()
      await page.getByText('30% complete').waitFor()
      await page.getByText(/Still missing: .*an assessment.*location/).waitFor()
      await page.getByLabel('Salary expectation').fill('')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('20% complete').waitFor()
      const profile = await member.call('GET', '/api/user/profile')
      assert.deepEqual(Object.keys(profile as object).toSorted(), ['experience', 'id', 'title'])
      await page.getByText(`${member.email}, not verified yet.`).waitFor()
      await close()
    })

    test('password, sessions, export, deletion', async () => {
      const member = await newMember(product.site())
      const { origin } = new URL(product.site())
      const other = await fetch(new URL('/api/login', product.site()), {
        method: 'POST',
        body: new URLSearchParams({ email: member.email, password: member.password }),
        headers: { origin, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
        redirect: 'manual',
      })
      assert.equal(other.status, 303)
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/profile')
      await page.getByText('This one').waitFor()
      await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
      await page.getByText('Firefox on Linux has to sign in again.').waitFor()
      await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).waitFor({ state: 'detached' })

      const passwords = page.getByRole('form', { name: 'Change password' })
      await passwords.getByLabel('Current password').fill('not mine')
      await passwords.getByLabel('New password').fill('another long pass phrase')
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('This is not your password').waitFor()
      await passwords.getByLabel('Current password').fill(member.password)
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('Password changed').waitFor()

      const everything = await downloaded(page, () => page.getByRole('link', { name: 'Export: Everything' }).click())
      assert.equal(decode(t.type({ user: t.type({ email: t.string }) }), JSON.parse(everything.text)).user.email, member.email)
      const file = await downloaded(page, () => page.getByRole('link', { name: 'Export: Resume' }).click())
      assert.equal(decode(t.type({ basics: t.type({ name: t.string }) }), JSON.parse(file.text)).basics.name, 'Maya Lindqvist')

      const deletion = page.getByRole('form', { name: 'Delete account' })
      const erase = deletion.getByRole('button', { name: 'Delete my account' })
      assert.ok(await erase.isDisabled())
      await deletion.getByLabel('Your password').fill(member.password)
      await erase.click()
      await deletion.getByText('This is not your password').waitFor()
      await deletion.getByLabel('Your password').fill('another long pass phrase')
      await erase.click()
      await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
      assert.equal((await ask(product.site(), 'GET', '/api/auth/user')).status, 401)
      // The browser logs the refused passwords.
      await close([/status of 40[013] .*\/api\/account/])
    })

    test('theme and extra time are kept for every device', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/settings')
      await page.getByText('Dark', { exact: true }).click()
      await page.locator('html[data-theme=dark]').waitFor()
      await page.getByRole('switch', { name: '60 seconds a question instead of 30' }).click()
      await settled(async () => {
        const { theme, extraTime } = decode(accountSettings, await member.call('GET', '/api/account/settings'))
        return theme === 'dark' && extraTime
      })
      await page.reload({ waitUntil: 'commit' })
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      await close()

      const second = await product.visit('phone')
      await member.enter(second.context)
      await second.page.goto('/account/settings')
      await second.page.locator('html[data-theme=dark]').waitFor()
      assert.ok(await second.page.getByRole('switch').isChecked())
      await second.page.getByText('System', { exact: true }).click()
      await second.page.locator('html:not([data-theme])').waitFor()
      await second.close()
    })

    test('a résumé from what is known: origins, hints, order, hiding, the same words on paper', async () => {
      const member = await newMember(product.site())
      if (!bookkeeper) throw new Error('no persona')
      await assess(member, bookkeeper)
      await member.call('POST', '/api/user/skills', { skillId: 'data-analysis', proficiencyLevel: 4 })
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/resume')
      await page.getByText('Filled in from what you told us. Nothing is added that you did not say.').waitFor()
      const sheet = page.getByRole('region', { name: 'Preview' })
      await sheet.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
      await page.locator('.from:visible', { hasText: 'From your assessment' }).first().waitFor()
      await page.getByText(/^Still to say: the company, since when\.$/).waitFor()
      await sheet.getByText('Data Analysis (Advanced)').waitFor()

      await page.getByRole('textbox', { name: 'Company' }).fill('Harbor & Pine Freight')
      await page.getByRole('textbox', { name: 'From' }).fill('March 2019')
      await page.getByRole('button', { name: 'Add a line' }).click()
      const line = page.getByRole('textbox', { name: 'What you did, line 1' })
      await line.fill('Reconciled the freight accounts.')
      await page.getByText('How many, and for how long?').waitFor()
      await line.fill('Reconciled 40 freight accounts a month.')
      await page.locator('.from:visible', { hasText: 'You wrote this' }).first().waitFor()
      await sheet.getByText('March 2019–today').waitFor()
      await page.locator('summary', { hasText: /^Education/ }).click()
      await page.getByRole('button', { name: 'Leave out of the sheet: Education' }).click()
      await sheet.getByRole('heading', { name: 'Education' }).waitFor({ state: 'detached' })
      await page.getByText('Compact', { exact: true }).click()
      await page.getByText(/^Saved \d/).waitFor()

      const shown = flat(String(await page.evaluate(`document.querySelector('.cv').innerText`)))
      const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click())
      const read = await readPdf(pdf.bytes)
      assert.equal(read.title, 'Resume of Maya Lindqvist')
      assert.ok(read.tagged)
      const words = (text: string) =>
        text
          .replaceAll(/[^\p{L}\p{N}@.]+/gu, ' ')
          .trim()
          .split(' ')
          .toSorted()
      // The foot of the page adds the name and the page number.
      assert.deepEqual(words(read.pages.join(' ').replace('1 of 1', ' ')), words(`${shown} Maya Lindqvist`))
      await close()
    })

    test('a résumé file is imported, its faults are named, and the import can be undone', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/account/resume')
      const sheet = page.getByRole('region', { name: 'Preview' })
      await sheet.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
      const give = (content: unknown) =>
        page.getByLabel('JSON Resume file').setInputFiles({
          name: 'resume.json',
          mimeType: 'application/json',
          buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
        })
      await give('this is no JSON')
      await page.getByText('This is not a JSON file.').waitFor()
      await give({ work: [{ position: 'Analyst', startDate: 'long ago', url: 'javascript:alert(1)' }] })
      const faults = page.getByRole('alert', { name: 'The file was not imported' })
      await faults.getByText('work.0.startDate').waitFor()
      await faults.getByText('work.0.url').waitFor()
      await give({
        basics: { name: 'Ana Lopes' },
        work: [{ position: 'Analyst', name: 'Northline', startDate: '2019', highlights: ['<b>Caught</b> 212 errors.'] }],
      })
      await sheet.getByRole('heading', { name: 'Ana Lopes' }).waitFor()
      await sheet.getByText('<b>Caught</b> 212 errors.').waitFor()
      await page.locator('.from:visible', { hasText: 'From the file you imported' }).first().waitFor()
      await page.getByRole('button', { name: 'Undo the import' }).click()
      await sheet.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
      // The browser logs the refused files.
      await close([/status of 400 .*\/api\/account\/resume/])
    })

    test('two pages with the same résumé: the second one is asked which text stays', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/resume')
      const sheet = page.getByRole('region', { name: 'Preview' })
      await sheet.getByRole('heading', { name: 'Maya Lindqvist' }).waitFor()
      const { document, version } = decode(resumeAnswer, await member.call('GET', '/api/account/resume'))
      const elsewhere = { ...document, basics: { ...document.basics, label: 'Written elsewhere' } }
      await member.call('PUT', '/api/account/resume', { version, document: elsewhere })

      await page.locator('summary', { hasText: /^Basics/ }).click()
      await page.getByLabel('Title').fill('Written here')
      const conflict = page.getByRole('alert', { name: 'Two versions' })
      await conflict.getByText(/Load that version, or save yours over it/).waitFor()
      await conflict.getByRole('button', { name: 'Load the other version' }).click()
      await sheet.getByText('Written elsewhere').waitFor()
      await page.locator('summary', { hasText: /^Basics/ }).click()
      await page.getByLabel('Title').fill('Written here again')
      await page.getByText(/^Saved \d/).waitFor()
      const saved = decode(resumeAnswer, await member.call('GET', '/api/account/resume'))
      assert.deepEqual([saved.version, saved.document.basics.label], [version + 2, 'Written here again'])
      // The browser logs the refused version.
      await close([/status of 409 .*\/api\/account\/resume/])
    })

    test('a project with a link and a skill, offered to the résumé, moved and deleted', async () => {
      const member = await newMember(product.site())
      const { document } = decode(resumeAnswer, await member.call('GET', '/api/account/resume'))
      await member.call('PUT', '/api/account/resume', { version: 0, document })
      await member.call('POST', '/api/account/portfolio', {
        title: 'Older one',
        role: '',
        startDate: '',
        endDate: '',
        description: '',
        links: [],
        skills: [],
      })
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/portfolio')
      await page.getByRole('button', { name: 'Add a project' }).click()
      await page.getByRole('button', { name: 'Save project' }).click()
      await page.getByText('Title is required').waitFor()
      await page.getByLabel('Title').fill('Price watch')
      await page.getByLabel('From').fill('March 2022')
      await page.getByLabel('Web address').fill('javascript:alert(1)')
      await page.getByRole('button', { name: 'Save project' }).click()
      await page.getByText('Please give a whole web address that begins with https:// or http://').waitFor()
      await page.getByLabel('Web address').fill('https://code.example.org/price-watch')
      await page.getByLabel('Skills it shows').fill('Data Analysis')
      await page.getByTitle('Data Analysis', { exact: true }).click()
      await page.getByRole('button', { name: 'Save project' }).click()
      await page.getByText('Project saved').waitFor()
      const link = page.getByRole('link', { name: 'code.example.org/price-watch' })
      assert.equal(await link.getAttribute('rel'), 'noopener nofollow noreferrer')
      await page.getByText('March 2022–today').waitFor()
      await page.getByRole('button', { name: 'Move Price watch down' }).click()
      await settled(
        async () => (await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) === 'Older one',
      )

      await page.getByRole('link', { name: 'Resume Builder' }).click()
      await page.getByText('2 things we know are not in this résumé').click()
      await page.getByRole('button', { name: 'Add Price watch' }).click()
      await page.getByRole('region', { name: 'Preview' }).getByText('Price watch').waitFor()
      await page.getByText(/^Saved \d/).waitFor()

      await page.getByRole('link', { name: 'Portfolio' }).click()
      await page.getByRole('button', { name: 'Delete Price watch' }).click()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('Project deleted').waitFor()
      await link.waitFor({ state: 'detached' })
      await close()
    })

    test('the career summary says what is missing, then shows three directions, and prints on one page', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/account/summary')
      await page.getByText('No assessment yet: without one there are no directions.').waitFor()
      await assess(member, electrician)
      await settled(
        async () =>
          decode(t.type({ directions: t.array(t.unknown) }), await member.call('GET', '/api/account/summary')).directions
            .length === 3,
      )
      await page.reload()
      await page.getByRole('heading', { name: 'Three directions' }).waitFor()
      assert.equal(await page.getByRole('img', { name: /^Fit \d+, likely \d+ to \d+ of 100$/ }).count(), 3)
      const pdf = await downloaded(page, () => page.getByRole('link', { name: 'Download PDF' }).click())
      const read = await readPdf(pdf.bytes)
      assert.equal(read.pages.length, 1)
      assert.match(read.pages[0] ?? '', /Three directions/)
      assert.match(read.title, /^Career summary of Maya Lindqvist$/)

      await page.goto('/account/usage')
      await page.locator('.counts').waitFor()
      const counts = await page.locator('.counts > div').allTextContents()
      assert.match(counts[0] ?? '', /^Assessments1\d+ directions came of them$/)
      await page.goto('/account/subscription')
      await page.getByText('Subscriptions are not sold yet.').waitFor()
      assert.ok(await page.getByRole('button', { name: 'Start Free Trial' }).isDisabled())
      assert.ok(await page.getByRole('button', { name: 'Contact Sales' }).isDisabled())
      await close()
    })

    test('a report in the list: made, completed, read, deleted with its answers', async () => {
      const member = await newMember(product.site())
      if (!bookkeeper) throw new Error('no persona')
      const reportType = bookkeeper.reportType
      const assessmentId = await assess(member, bookkeeper)
      const ordered = await member.call('POST', '/api/generate-report', { assessmentId, reportType })
      const { reportId } = decode(t.type({ reportId: t.string }), ordered)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/reports')
      await page.getByText('Ready, not paid yet').waitFor({ timeout: 60_000 })
      await page.getByText('Demo payment: nothing is charged.').waitFor()
      await page.getByRole('button', { name: 'Complete' }).click()
      await page.getByRole('link', { name: 'View Report Online' }).click()
      await page.locator('.rs').first().waitFor()
      await page.goto('/reports')
      await page.getByRole('button', { name: /^Delete / }).click()
      await page.getByText('Its PDF and the answers it was made from are erased.').waitFor()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('Report deleted').waitFor()
      await page.getByRole('heading', { name: 'No report yet' }).waitFor()
      await close()
      assert.equal((await member.ask('GET', `/api/reports/${reportId}/pdf`)).status, 404)
      await settled(async () => {
        const all = decode(t.array(t.type({ id: t.string })), await member.call('GET', '/api/assessments'))
        return all.every(({ id }) => id !== assessmentId)
      })
    })
  })
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<{ bytes: Uint8Array; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  const bytes = readFileSync(await (download as Download).path())
  return { bytes, text: bytes.toString('utf8') }
}

async function settled(probe: () => Promise<boolean>, limitMs = 20_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await probe())) {
    if (Date.now() > end) throw new Error('it did not come to be')
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
