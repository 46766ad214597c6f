import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { barriersOn } from '../support/axe.ts'

const listed = t.array(
  t.type({
    careerTitle: t.string,
    occupationCode: t.string,
    matchPercentage: t.number,
    fitLow: t.number,
    fitHigh: t.number,
    requiredSkills: t.array(t.string),
    reasonsFor: t.array(t.type({ text: t.string })),
    reasonsAgainst: t.array(t.type({ text: t.string })),
    wouldChange: t.array(t.type({ text: t.string })),
  }),
)
const advised = t.type({
  goals: t.array(t.type({ phrase: t.string, why: t.string })),
  refused: t.array(t.type({ why: t.string, whatWouldOpenIt: t.string })),
})
const limited = t.type({
  limits: t.array(t.partial({ easing: t.partial({ id: t.string, from: t.number, to: t.number }) })),
})
const BAND = /^(Next step|Next door|A real change)$/
type Listed = t.TypeOf<typeof listed>

const figures = t.type({
  title: t.string,
  wages: t.record(t.string, t.type({ value: t.number })),
  outlook: t.record(t.string, t.type({ value: t.number })),
})

const bookkeeper = personas.find(({ key }) => key === 'bookkeeper')
/** Work that counselors name lies a little under the pay that this one needs. */
const electrician = personas.find(({ key }) => key === 'electrician')!
const codesOf = (list: Listed) => list.map(({ occupationCode }) => occupationCode)

async function made(member: Member): Promise<Listed> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const list = decode(listed, await member.call('GET', '/api/recommendations'))
    if (list.length > 0) return list
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('no recommendations were made')
}

export function recommendationJourneys(product: Product): void {
  assert.ok(bookkeeper)
  const persona = bookkeeper

  describe('recommendations', () => {
    test('no assessment, generating with Refresh, then the list by itself', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/recommendations')
      await page.getByRole('heading', { name: 'Your recommendations start with an assessment' }).waitFor()
      assert.equal(await page.title(), 'Recommendations · Waymark')
      assert.equal(await page.getByRole('link', { name: 'Take the assessment' }).getAttribute('href'), '/assessment')

      // The making is quick: the page is told of nothing until it has been looked at.
      await page.route('**/api/recommendations', (route) => route.fulfill({ json: [] }))
      await assess(member, persona)
      await page.reload()
      await page.getByRole('heading', { name: 'Your recommendations are being generated' }).waitFor()
      const refresh = page.getByRole('button', { name: 'Refresh' })
      const asked = page.waitForRequest('**/api/recommendations')
      await refresh.click()
      await asked
      await made(member)
      await page.unroute('**/api/recommendations')
      await refresh.click()
      await page.getByRole('heading', { name: BAND }).first().waitFor()
      await close()
    })

    test('a list that is made while one waits appears without a hand', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/recommendations')
      await page.getByRole('heading', { name: 'Your recommendations start with an assessment' }).waitFor()
      await assess(member, persona)
      await page.getByRole('heading', { name: BAND }).first().waitFor()
      await close()
    })

    test('stands under the names of its bands, each place with its entry, as the service says', async () => {
      const member = await newMember(product.site())
      await assess(member, persona)
      const list = await made(member)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/recommendations')
      await page.getByText(/ directions? out of 923 occupations, ranked for your answers of /).waitFor()
      assert.equal(await page.getByText(/Not ten: we name only/).count(), list.length < 10 ? 1 : 0)
      for (const one of list) {
        const entry = page.getByRole('article', { name: one.careerTitle, exact: true }).filter({ has: page.locator('details') })
        await entry.getByRole('link', { name: one.careerTitle, exact: true }).waitFor()
        const fit = `Fit ${one.matchPercentage}, likely ${one.fitLow} to ${one.fitHigh} of 100`
        assert.equal(await entry.getByRole('img', { name: fit }).count(), 1)
        assert.equal(await entry.locator('.entry dd').count(), 4, one.careerTitle)
        await entry.locator('summary').press('Enter')
        await entry.getByRole('heading', { name: 'Reasons against' }).waitFor()
        const text = (await entry.textContent()) ?? ''
        for (const reason of [...one.reasonsFor, ...one.reasonsAgainst]) assert.ok(text.includes(reason.text), reason.text)
        for (const title of ['Reasons for', 'Reasons against']) assert.ok(text.includes(title), title)
        assert.equal(text.includes('What would change it'), one.wouldChange.length > 0)
        const tags = await entry.locator('.r-facts .tag').count()
        assert.ok(tags > 0, one.careerTitle)
        assert.equal(tags, Math.min(6, one.requiredSkills.length), one.careerTitle)
        assert.match(text, /\$[\d,]+ – \$[\d,]+|\$[\d,]+\+|Contact for details/)
      }
      const advice = decode(advised, await member.call('GET', '/api/recommendations/advice'))
      for (const { phrase, why } of advice.goals)
        await page
          .getByRole('article', { name: `Your goal “${phrase}”` })
          .getByText(why, { exact: true })
          .waitFor()
      for (const { why, whatWouldOpenIt } of advice.refused) {
        const text = (await page.locator('.refused').textContent()) ?? ''
        assert.ok(text.includes(why) && text.includes(whatWouldOpenIt), why)
      }
      assert.deepEqual(await barriersOn(page, 'main'), [])
      assert.equal(await overflow(page), 0)
      await close()
    })

    test('a limit is tried, seen and kept', async () => {
      const member = await newMember(product.site())
      await assess(member, electrician)
      const before = codesOf(await made(member))
      const { limits } = decode(limited, await member.call('GET', '/api/recommendations/advice'))
      const easing = limits.find((one) => one.easing?.id === 'pay')?.easing
      assert.ok(easing?.from && easing.to)
      const [from, to] = [easing.from, easing.to].map((pay) => `$${pay.toLocaleString('en-US')}`)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/recommendations')
      const limit = page.locator('.opens > li', { hasText: `Pay at least ${from}` })
      await limit.getByRole('link', { name: `Try ${to}` }).click()
      const trial = page.getByRole('region', { name: `You are trying a limit: ${to} in place of ${from}` })
      await trial.getByText(/^New on it: .+\. Nothing is saved until you keep it\.$/).waitFor()
      assert.deepEqual(await barriersOn(page, 'main'), [])
      assert.equal(await overflow(page), 0)
      await trial.getByRole('link', { name: 'Back to your list' }).click()
      await limit.waitFor()
      assert.deepEqual(codesOf(await made(member)), before)
      await page.goBack()
      await trial.getByRole('button', { name: 'Keep it' }).click()
      await page.locator('.toast', { hasText: 'Limit changed' }).waitFor()
      await page.getByRole('region', { name: 'Your limits' }).getByText(`Pay at least ${to}`).waitFor()
      assert.notDeepEqual(codesOf(await made(member)), before)
      await close()
    })

    test('a failed read says so and can be tried again', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.route('**/api/recommendations', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto('/recommendations')
      await page.getByRole('heading', { name: 'We could not load your recommendations' }).waitFor()
      await page.unroute('**/api/recommendations')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'Your recommendations start with an assessment' }).waitFor()
      await close([/status of 503 .*\/api\/recommendations/])
    })
  })

  describe('an occupation', () => {
    test('shows its figures, its lenses and the steps from the person’s own', async () => {
      const member = await newMember(product.site())
      await assess(member, persona)
      const [first] = await made(member)
      assert.ok(first)
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/recommendations')
      const entry = page.getByRole('article', { name: first.careerTitle, exact: true })
      await entry.locator('summary').press('Enter')
      await entry.getByRole('link', { name: /^About this occupation/ }).click()
      await page.getByRole('heading', { level: 1, name: first.careerTitle }).waitFor()
      assert.equal(await page.title(), `${first.careerTitle} · Waymark`)
      const known = decode(figures, await member.call('GET', `/api/occupations/${first.occupationCode}`))
      const shown = (await page.locator('.stw').textContent()) ?? ''
      for (const value of [known.wages.median, known.outlook.openings]) {
        assert.ok(value && shown.includes(value.value.toLocaleString('en-US')), shown)
      }
      const main = (await page.getByRole('main').textContent()) ?? ''
      assert.match(main, /(One|Two|Three|Four) lens(es)? puts? this work at \d+/)
      assert.doesNotMatch(main, /automation risk/i)
      for (const pile of ['Likely aided', 'Mixed', 'Stays with people']) assert.ok(main.includes(pile))
      await page.locator('#stones').getByText('you are here').first().waitFor()
      assert.deepEqual(await barriersOn(page, 'main'), [])
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Near occupations' }).click()
      const near = page.getByRole('row').nth(1).getByRole('link')
      const title = (await near.textContent()) ?? ''
      await near.click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await close()
    })

    test('an unknown code is the not-found screen', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      for (const code of ['99-9999.00', 'nurse']) {
        await page.goto(`/occupations/${code}`)
        await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
      }
      await page.goto('/occupations/29-1141.00')
      await page.getByRole('heading', { level: 1, name: 'Registered Nurses' }).waitFor()
      await page.getByRole('link', { name: 'Take the assessment' }).waitFor()
      assert.equal(await overflow(page), 0)
      // The browser logs the two codes that nobody knows.
      await close([/status of 40[04] .*\/api\/occupations\//])
    })
  })
}

/** By how many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}
