import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { linkTo } from '../../src/routes.ts'
import { barriersOn } from '../support/axe.ts'
import { crawl } from '../support/crawl.ts'

const readable = [
  linkTo('home'),
  linkTo('blog'),
  linkTo('article', { slug: 'ai-takeover-career-survival-guide' }),
  linkTo('careerPathPlanning'),
  linkTo('aiCareerTransition'),
  linkTo('resumeWriting'),
  linkTo('jobSearchTips'),
  linkTo('howToBecome'),
  linkTo('help'),
  linkTo('dataSources'),
  linkTo('detailedAssessment'),
]

/** What strangers read: whole without script, no dead end, no barrier, no error in the console. */
export function publicJourneys(product: Product): void {
  describe('the public pages', () => {
    test('lead nowhere that is not there', async () => {
      const { pages, deadEnds } = await crawl(product.site(), ['/assessment'])
      assert.deepEqual(deadEnds, [])
      for (const path of readable) assert.ok(pages.includes(path), `${path} is reached`)
      assert.equal(pages.filter((path) => path.startsWith('/blog/')).length, 8)
    })

    for (const screen of ['desktop', 'phone'] as const)
      test(`have no serious barrier on a ${screen}, and no error`, async () => {
        const visitor = await product.visit(screen)
        await visitor.page.emulateMedia({ colorScheme: screen === 'phone' ? 'dark' : 'light' })
        const found: string[] = []
        for (const path of readable) {
          await visitor.page.goto(path)
          found.push(...(await barriersOn(visitor.page)).map((barrier) => `${path} ${barrier}`))
          const sideways = await visitor.page.evaluate('document.documentElement.scrollWidth > innerWidth')
          if (sideways) found.push(`${path} scrolls sideways`)
        }
        assert.deepEqual(found, [])
        await visitor.close()
      })

    test('the blog filters by topic, and a card opens its article in a new tab', async () => {
      const visitor = await product.visit('desktop')
      const { page, context } = visitor
      await page.goto('/blog')
      const cards = page.locator('.cards article:visible')
      assert.equal(await cards.count(), 8)
      assert.deepEqual(await page.getByRole('group', { name: 'Topics' }).locator('label').allInnerTexts(), [
        'All',
        'Career Planning',
        'AI & Automation',
        'Career Change',
        'Professional Growth',
        'Future of Work',
        'Automation Resistance',
      ])
      await page.getByText('Career Planning', { exact: true }).click()
      assert.equal(await cards.count(), 3)
      const [article] = await Promise.all([context.waitForEvent('page'), cards.first().getByRole('link').click()])
      await article.waitForLoadState()
      assert.equal(new URL(article.url()).pathname, '/blog/ultimate-career-path-planning-guide-2025')
      assert.equal(
        await article.getByRole('heading', { level: 1 }).textContent(),
        'The Ultimate Career Path Planning Guide for 2025',
      )
      await visitor.close()
    })

    test('without script the hundred occupations stand there, and no field that would do nothing', async () => {
      const visitor = await product.visit('phone', { script: false })
      const { page } = visitor
      await page.goto('/ai-career-transition')
      assert.equal(await page.locator('.ai-table tbody tr').count(), 100)
      assert.equal(await page.getByLabel('Your job title').isVisible(), false)
      await visitor.close()
    })

    test('a stranger checks their own job', async () => {
      const visitor = await product.visit('phone')
      const { page } = visitor
      await page.goto('/ai-career-transition')
      await page.getByLabel('Your job title').fill('bookkeeper')
      await page.getByRole('button', { name: 'Show activities' }).click()
      // The candidate, not the row of the same name in the table below, which is there before the candidates are.
      await page.getByRole('radio', { name: 'Bookkeeping, Accounting, and Auditing Clerks' }).check()
      await page.getByRole('heading', { name: 'Your 40 hours' }).waitFor()
      await page.getByRole('spinbutton').first().fill('0')
      await page.getByRole('heading', { name: /^Your \d+ hours$/ }).waitFor()
      assert.notEqual(await page.locator('.out h2').textContent(), 'Your 40 hours')
      assert.deepEqual(await barriersOn(page), [])
      await visitor.close()
    })
  })
}
