import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'

const MOST_STOPS = 250

/** A person without a mouse: every step is a key. */
export function keyboardJourneys(product: Product): void {
  describe('the keyboard alone', () => {
    test('goes from the landing page to the questions of a report', async () => {
      const visitor = await product.visit('desktop')
      const { page } = visitor
      await page.goto('/')
      await page.keyboard.press('Tab')
      assert.equal(await focused(page), 'Skip to content')
      await tabTo(page, 'Start Your Journey')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/detailed-assessment')
      await page.getByRole('radio', { name: 'Career Deep Dive' }).waitFor({ state: 'attached' })
      await tabTo(page, /Career Deep Dive/)
      await page.keyboard.press('Space')
      await tabTo(page, 'Continue')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Basic Information' }).waitFor()
      await visitor.close()
    })

    test('holds a skill, rates it, and makes a learning path', async () => {
      const member = await newMember(product.site())
      const visitor = await product.visit('desktop')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await tabTo(page, 'Skills Inventory')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/skills')
      await page.getByText('No skills found matching your criteria').waitFor()
      // The button of the empty inventory, after its search and its filter.
      await tabTo(page, 'Category')
      await tabTo(page, 'Add Skills')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Add / }).first().waitFor()
      await tabTo(page, /^Add (?!Skills)/)
      await page.keyboard.press('Enter')
      await page.getByText('Skill Added').waitFor()

      await page.goto('/learning')
      await page.getByRole('button', { name: 'Create Path' }).first().waitFor()
      await tabTo(page, 'Create Path')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await tabTo(page, 'Title')
      await page.keyboard.type('Read a balance sheet')
      await tabTo(page, 'Create Path')
      await page.keyboard.press('Enter')
      await page.getByText('Learning path created successfully!').waitFor()
      await visitor.close()
    })
  })
}

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const met: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const now = await focused(page)
    if (stops > 0 && (typeof name === 'string' ? now === name : name.test(now))) return
    met.push(now)
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${name}; it met ${[...new Set(met)].join(' | ')}`)
}

/** The name of what has the focus, as it is written or labelled; empty while only the page itself has it, whose text holds every name. */
async function focused(page: Page): Promise<string> {
  const name = await page.evaluate(`(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent
    return label.replace(/\\s+/g, ' ').trim()
  })()`)
  return String(name)
}
