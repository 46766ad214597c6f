import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'

const bankFolder = new URL('../../../services/game/bank/', import.meta.url)
const bankItem = t.type({ question: t.string, options: t.array(t.string), correct: t.number, explanation: t.string })

/** The right option of each question, as the bank's files say: the page itself does not know it. */
function readKey(categories: readonly string[]): Map<string, { right: string; explanation: string }> {
  const items = categories.flatMap((category) =>
    decode(t.array(bankItem), JSON.parse(readFileSync(new URL(`${category}.json`, bankFolder), 'utf8'))),
  )
  return new Map(
    items.map(({ question, options, correct, explanation }) => [question, { right: options[correct] ?? '', explanation }]),
  )
}

export function gameJourneys(product: Product): void {
  describe('Skills Challenge', () => {
    test('a whole game: setup, ten questions with a reload, results, play again', async () => {
      const member = await newMember(product.site())
      await member.call('POST', '/api/user/skills', { skillId: 'data-analysis', proficiencyLevel: 2 })
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/skills-game')

      const begin = page.getByRole('button', { name: 'Start Challenge' })
      await page.getByRole('heading', { name: 'Choose 2 to 4 categories' }).waitFor()
      assert.equal(await page.title(), 'Skills Challenge · Waymark')
      assert.equal(await page.getByRole('checkbox').count(), 6)
      assert.ok(await begin.isDisabled())
      await page.getByRole('checkbox', { name: /^Analytics/ }).check()
      await page.getByText('1 chosen. Select at least 2 categories.').waitFor()
      assert.ok(await begin.isDisabled())
      await page.getByRole('checkbox', { name: /^Technical/ }).check()
      await begin.click()

      const key = readKey(['analytics', 'technical'])
      let spared = 2
      for (let position = 1; position <= 10; position += 1) {
        await page.getByText(`Question ${position} of 10`).waitFor()
        if (position === 5) await reloadInTheMiddle(page)
        const technical = (await page.getByText(`Question ${position} of 10`).textContent())?.includes('technical')
        if (technical) spared -= 1
        await answer(page, key, !technical || spared < 0)
      }
      await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
      await page.getByText('80 percent').waitFor()
      assert.equal(await page.locator('.game-score-n').textContent(), '8 of 10')
      const rows = await page.getByRole('region', { name: 'Score' }).getByRole('listitem').allTextContents()
      assert.deepEqual(rows, ['Computers and electronics3 of 5to practice', 'Data analysis5 of 5strong'])
      await page.getByText('The line marks 70 percent, where an area counts as strong.').waitFor()
      await page.getByText(/^Practice computers and electronics: 3 of 5 right\. Begin with/).waitFor()
      const added = page.locator('section', { has: page.getByRole('heading', { name: 'Added to your inventory' }) })
      const held = added.getByRole('listitem')
      await held.first().waitFor()
      assert.deepEqual(await held.allTextContents(), ['Data AnalysisVerified by your games'])
      assert.equal(await page.locator('.game-asked details').count(), 10)
      const { games, best } = await summaryOf(member)
      assert.deepEqual([games, best], [1, 8])

      await page.getByRole('button', { name: 'Play Again' }).click()
      await page.getByText('Select at least 2 categories.', { exact: true }).waitFor()
      assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 0)
      await page
        .getByText(/^(Basic|Intermediate|Advanced|Expert) so far$/)
        .first()
        .waitFor()
      await close()
    })

    test('a start that fails is said, and setup stays as it was', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/skills-game')
      await page.route('**/api/skills-game/start', (route) => route.abort())
      for (const name of [/^Leadership/, /^Creativity/]) await page.getByRole('checkbox', { name }).check()
      await page.getByRole('button', { name: 'Start Challenge' }).click()
      await page.getByText('Failed to start the game. Please try again.').waitFor()
      assert.equal(await page.getByRole('checkbox', { checked: true }).count(), 2)
      // The browser logs the call that was cut off.
      await close([/ERR_FAILED .*\/api\/skills-game\/start/])
    })
  })
}

/** The question, its options in their order, and what was answered are the server's: a reload shows the same. */
async function reloadInTheMiddle(page: Page): Promise<void> {
  const before = await screenOf(page)
  await page.reload()
  await page.getByText('Question 5 of 10').waitFor()
  assert.deepEqual(await screenOf(page), before)
}

async function screenOf(page: Page) {
  return {
    question: await page.locator('.game-q').textContent(),
    options: await page.locator('.game-opt-text').allTextContents(),
    past: await page.locator('.game-dots').getAttribute('aria-label'),
  }
}

async function answer(page: Page, key: Map<string, { right: string; explanation: string }>, rightly: boolean): Promise<void> {
  const question = (await page.locator('.game-q').textContent()) ?? ''
  const options = await page.locator('.game-opt-text').allTextContents()
  const { right, explanation } = key.get(question) ?? { right: '', explanation: '' }
  const place = options.indexOf(right)
  assert.ok(place >= 0, `the key of "${question}" is among the options`)
  await page.keyboard.press(String(1 + (rightly ? place : (place + 1) % 4)))
  const correct = page.locator('.game-opt', { hasText: 'Correct answer' })
  await correct.waitFor()
  assert.ok((await correct.textContent())?.includes(right))
  assert.equal((await correct.textContent())?.includes('Your answer'), rightly)
  await page.getByText(explanation, { exact: true }).first().waitFor()
}

async function summaryOf(member: { call: (method: string, path: string) => Promise<unknown> }) {
  const overview = t.type({ recentGames: t.array(t.type({ score: t.number })) })
  const { recentGames } = decode(overview, await member.call('GET', '/api/skills-game/overview'))
  return { games: recentGames.length, best: Math.max(...recentGames.map(({ score }) => score)) }
}
