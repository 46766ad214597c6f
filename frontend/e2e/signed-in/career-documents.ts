import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { resume as resumeAnswer } from '@waymark/contracts/models/resume/resume'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { assess, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { flat, readPdf } from '../../../infra/e2e/support/read-pdf.ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { electrician } from '../../../services/report/test/personas/care-and-trades.ts'
import { downloaded } from '../support/downloaded.ts'
import { until } from '../support/until.ts'

const bookkeeper = personas[0]

export function careerDocumentJourneys(product: Product): void {
  describe('résumé, portfolio and career summary', () => {
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
      const read = await readPdf(pdf)
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
      await until(
        'the project is moved',
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
      await until(
        'three directions',
        async () =>
          decode(t.type({ directions: t.array(t.unknown) }), await member.call('GET', '/api/account/summary')).directions
            .length === 3,
      )
      await page.reload()
      await page.getByRole('heading', { name: 'Three directions' }).waitFor()
      assert.equal(await page.getByRole('img', { name: /^Fit \d+, likely \d+ to \d+ of 100$/ }).count(), 3)
      const pdf = await downloaded(page, () => page.getByRole('link', { name: 'Download PDF' }).click())
      const read = await readPdf(pdf)
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
  })
}
