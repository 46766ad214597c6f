import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { barriersOn } from '../support/axe.ts'
import { overflow } from './recommendations.ts'

const posting = `Ledger assistant at Heron Ferry Supplies

We are looking for someone to keep our books in order.
You work in Microsoft Excel every day.
QuickBooks is required.
You have two years of experience.
Pay: $48,000 to $56,000 a year. Location: Dayton, OH. Full-time.`

const bookkeeper = personas.find(({ key }) => key === 'bookkeeper')

/** Postings are seeded soon after a fresh start. */
async function samplesAreThere(member: Member): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const page = (await member.call('GET', '/api/jobs?limit=1')) as { total: number }
    if (page.total >= 500) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('there are no sample postings')
}

const rows = (page: Page) => page.locator('.list a.job')
const search = (page: Page) => new URL(page.url()).searchParams

export function jobJourneys(product: Product): void {
  assert.ok(bookkeeper)
  const persona = bookkeeper

  describe('job market', () => {
    test('filters, page and posting live in the address, and Back goes through them', async () => {
      const member = await newMember(product.site())
      await samplesAreThere(member)
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/jobs')
      await page.getByRole('heading', { level: 1, name: 'Job Market' }).waitFor()
      assert.equal(await page.title(), 'Job Market · Waymark')
      await rows(page).first().waitFor()
      assert.equal(await rows(page).count(), 12)
      assert.equal(await rows(page).first().getAttribute('aria-current'), 'true')
      assert.match((await rows(page).first().textContent()) ?? '', /Sample/)
      const pager = page.getByRole('navigation', { name: 'Pages' })
      assert.equal(await pager.getByRole('link', { name: /^Page \d+ of/ }).count(), 5)

      await page.getByRole('link', { name: /^Page 3 of/ }).click()
      await pager.locator('[aria-current]', { hasText: '3' }).waitFor()
      assert.equal(search(page).get('page'), '3')

      await page.getByLabel('Title', { exact: true }).fill('bookkeeper')
      await page.getByLabel('Title', { exact: true }).press('Enter')
      await page.getByRole('heading', { name: 'Jobs found' }).waitFor()
      assert.equal(search(page).get('title'), 'bookkeeper')
      assert.equal(search(page).get('page'), null)
      await page.getByRole('combobox', { name: 'Experience level' }).click()
      await page.locator('.ant-select-item-option').first().waitFor()
      assert.deepEqual(await page.locator('.ant-select-item-option').allTextContents(), [
        'Any level',
        'Entry',
        'Mid',
        'Senior',
        'Lead',
      ])
      await page.locator('.ant-select-item-option', { hasText: 'Senior' }).click()
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.waitForURL(/experienceLevel=Senior/)
      await page.locator('.job-foot', { hasNotText: 'Senior' }).first().waitFor({ state: 'detached' })
      for (const text of await page.locator('.job-foot').allTextContents()) assert.match(text, /Senior/)

      await page.goBack()
      await page.waitForURL((url) => !url.searchParams.has('experienceLevel'))
      assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'bookkeeper')
      await page.goBack()
      await pager.locator('[aria-current]', { hasText: '3' }).waitFor()
      await close()
    })

    test('a search without a result says what was looked for and clears', async () => {
      const member = await newMember(product.site())
      await samplesAreThere(member)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/jobs?title=qxzwvkjhg&location=Zzyzxqq&experienceLevel=Mid')
      await page.getByRole('heading', { name: 'No Jobs Found' }).waitFor()
      await page
        .getByText('Nothing matches “qxzwvkjhg” in Zzyzxqq at level Mid. Remove the place or the level, and the search widens.')
        .waitFor()
      assert.equal(await overflow(page), 0)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await rows(page).first().waitFor()
      assert.equal(page.url().split('?')[1] ?? '', '')
      await close()
    })

    test('a match is proved, corrected at once, and taken back', async () => {
      const member = await newMember(product.site())
      await assess(member, persona)
      await samplesAreThere(member)
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/jobs')
      await page.getByRole('heading', { name: 'Recommended for you' }).waitFor()
      const cards = page.locator('.fy .pct')
      await cards.first().waitFor()
      assert.equal(await cards.count(), 3)
      for (const text of await cards.allTextContents()) assert.match(text, /^\d+% match(Very strong|Strong|Fair|Loose)$/)
      await page.locator('.fy').first().click()
      const title = page.locator('.det-title')
      await title.waitFor()
      await page.locator('.det-title:focus').waitFor()
      const opened = new URL(page.url()).searchParams.get('job') ?? ''
      const { skillsRequired } = decode(
        t.type({ skillsRequired: t.array(t.string) }),
        await member.call('GET', `/api/jobs/${opened}`),
      )
      assert.ok(skillsRequired.length > 0)
      const tags = page.locator('.posting .tags .tag:not(.tag-line)')
      assert.deepEqual(await tags.allTextContents(), skillsRequired.slice(0, 6))

      await page.goto('/jobs?title=retail+manager')
      await page.getByRole('table').waitFor()
      const missing = page.locator('.proof tr', { hasText: 'Missing' })
      const before = await missing.count()
      assert.ok(before > 0)
      const percent = page.locator('.match .pct b')
      const was = Number.parseInt((await percent.textContent()) ?? '', 10)
      await page.getByRole('button', { name: 'Correct this match' }).click()
      await missing
        .first()
        .getByRole('button', { name: /^I have this/ })
        .click()
      await page.getByRole('heading', { name: 'Your corrections' }).waitFor()
      assert.equal(await missing.count(), before - 1)
      const now = Number.parseInt((await percent.textContent()) ?? '', 10)
      assert.ok(now > was, `${was} became ${now}`)
      assert.match((await rows(page).first().locator('.job-match').textContent()) ?? '', new RegExp(`^${now}%`))
      await page.getByRole('button', { name: /^Undo/ }).click()
      await page.getByRole('heading', { name: 'Your corrections' }).waitFor({ state: 'detached' })
      assert.equal(Number.parseInt((await percent.textContent()) ?? '', 10), was)
      await close()
    })

    test('on a phone the posting takes the list’s place; saving and tracking are kept', async () => {
      const member = await newMember(product.site())
      await samplesAreThere(member)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/jobs?title=nurse')
      const row = rows(page).nth(1)
      await row.waitFor()
      const id = (await row.getAttribute('id')) ?? ''
      const name = (await row.locator('b').textContent()) ?? ''
      await row.click()
      await page.getByRole('heading', { name, level: 2, exact: true }).waitFor()
      assert.ok(await page.locator('.list').isHidden())
      await page.locator('.det-title:focus').waitFor()
      assert.equal(await overflow(page), 0)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: 'Saved', exact: true }).waitFor()
      await page.getByRole('button', { name: 'Track application' }).click()
      await page.getByRole('link', { name: 'Notes and history' }).waitFor()
      await page.getByRole('link', { name: 'All jobs' }).click()
      await row.waitFor()
      await page.locator(`#${id}:focus`).waitFor()
      assert.match((await row.textContent()) ?? '', /SavedPlanned/)

      await page.getByRole('link', { name: 'Saved', exact: true }).click()
      await rows(page).locator('b', { hasText: name }).first().waitFor()
      await page.getByRole('link', { name: 'Applications', exact: true }).click()
      await page.getByRole('heading', { name, exact: true }).waitFor()
      await page.getByRole('button', { name: /^Add a note/ }).click()
      await page.getByRole('textbox', { name: `Note: ${name}` }).fill('Call Dana on Monday.')
      await page.getByRole('button', { name: 'Save note' }).click()
      await page.getByText('Call Dana on Monday.', { exact: true }).waitFor()
      await page.getByRole('combobox', { name: /^Stage/ }).click()
      await page.locator('.ant-select-item-option', { hasText: 'Interview' }).click()
      await page.getByRole('link', { name: 'Interview 1' }).waitFor()
      await page.reload()
      await page.getByText('Call Dana on Monday.', { exact: true }).waitFor()
      await page.locator('summary', { hasText: 'History' }).click()
      const history = page.locator('.log li')
      assert.equal(await history.count(), 2)
      assert.match((await history.first().textContent()) ?? '', /^Planned/)
      assert.match((await history.last().textContent()) ?? '', /^Interview/)
      assert.deepEqual(await barriersOn(page, 'main'), [])
      assert.equal(await overflow(page), 0)
      await close()
    })

    test('a pasted posting is read, matched and only the person’s own', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/jobs')
      await page.getByRole('button', { name: 'Paste a posting' }).click()
      const dialog = page.getByRole('dialog', { name: 'Paste a posting' })
      await dialog.getByRole('button', { name: 'Keep and match' }).click()
      await dialog.getByText('Please paste the whole posting: at least 40 characters').waitFor()
      await dialog.getByLabel('The posting').fill(posting)
      await dialog.getByLabel('Title').fill('Ledger assistant')
      await dialog.getByRole('button', { name: 'Keep and match' }).click()
      await page.getByText('Posting kept').waitFor()
      await page.getByRole('heading', { name: 'Ledger assistant', level: 2 }).waitFor()
      await page.locator('.det').getByText('Pasted by you').waitFor()
      await page.getByRole('rowheader', { name: 'QuickBooks' }).waitFor()
      assert.match((await page.locator('.proof tr', { hasText: 'QuickBooks' }).textContent()) ?? '', /QuickBooks is required\./)
      assert.match((await page.locator('.det-pay').textContent()) ?? '', /\$48,000 – \$56,000/)

      const id = search(page).get('job') ?? ''
      await (await newMember(product.site())).call('GET', `/api/jobs/${id}`, undefined, 404)
      await page.getByRole('button', { name: 'Remove posting' }).click()
      await page.getByRole('heading', { name: 'No Jobs Found' }).waitFor()
      await close()
    })
  })
}
