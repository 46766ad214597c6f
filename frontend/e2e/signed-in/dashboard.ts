import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { electrician } from '../../../services/report/test/personas/care-and-trades.ts'
import { barriersOn } from '../support/axe.ts'

const terms = ['Assessments', 'Skills Tracked', 'Recommendations', 'Avg Skill Level']
const skills = t.array(t.type({ id: t.string, name: t.string, category: t.string }))

export function dashboardJourneys(product: Product): void {
  describe('Dashboard', () => {
    test('a new person is shown how to start; what happens elsewhere arrives without a reload', async () => {
      const member = await newMember(product.site(), { firstName: 'Inês', lastName: 'Ferreira' })
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/')
      await page.getByRole('heading', { level: 1, name: 'Welcome back, Inês' }).waitFor()
      assert.equal(await page.title(), 'Dashboard · Waymark')
      await page.getByText('0% done. Add your job title and industry').waitFor()
      assert.deepEqual(await figures(page), ['0', '0', '0', '0%'])
      const start = page.locator('section', { has: page.getByRole('heading', { name: 'Getting Started' }) })
      assert.deepEqual(await hrefs(start.getByRole('link')), ['/assessment', '/skills', '/jobs'])
      assert.deepEqual(await hrefs(page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link')), [
        '/assessment',
        '/recommendations',
        '/skills',
        '/jobs',
        '/learning',
      ])
      assert.deepEqual(await hrefs(page.getByRole('link', { name: 'Upgrade Now' })), ['/detailed-assessment'])
      await page.getByText('No recent activity. Start by taking an assessment or adding skills!').waitFor()

      // From here on nothing is clicked: the page hears of it.
      await page.evaluate('window.sameDocument = true')
      await addSkills(member)
      await page.getByText('MySQL set to Advanced').waitFor()
      await assess(member, electrician)
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
      const found = page.getByText(/We found \d+ career directions for you/)
      await found.waitFor()
      const list = (await member.call('GET', '/api/recommendations')) as unknown[]
      assert.ok(list.length >= 3 && list.length <= 10)
      assert.ok((await found.textContent())?.includes(`We found ${list.length} career directions for you`))
      await page.getByRole('listitem').filter({ hasText: 'For:' }).nth(2).waitFor()
      // Six levels from 1 to 4: their mean times 20, rounded.
      assert.deepEqual(await figures(page), ['1', '6', String(list.length), '50%'])
      assert.equal(await page.getByRole('heading', { name: 'Getting Started' }).count(), 0)
      assert.equal(await page.getByRole('img', { name: /^Fit \d+, likely \d+ to \d+ of 100$/ }).count(), 3)
      assert.deepEqual(await hrefs(page.getByRole('link', { name: 'View All' }).first()), ['/recommendations'])
      const groups = page.locator('.cats > div')
      assert.deepEqual(await groups.getByRole('heading').allTextContents(), ['Programming Languages', 'Databases'])
      assert.equal(await groups.first().getByRole('listitem').count(), 4)
      assert.equal(await groups.first().getByText('+1 more').count(), 1)
      // Six skills, an assessment and its recommendations have happened: the five latest stand here.
      assert.equal(await page.locator('.log li').count(), 5)
      assert.equal(await page.evaluate('window.sameDocument'), true)
      assert.deepEqual(await barriersOn(page), [])
      await close()
    })

    test('a person with a full profile is not asked for it', async () => {
      const member = await newMember(product.site())
      await member.call('PUT', '/api/user/profile', {
        title: 'Nurse',
        industry: 'Healthcare',
        experience: 11,
        location: 'Tampa, FL',
        bio: 'Night shifts.',
        careerGoals: 'Day shifts.',
        preferredWorkStyle: 'collaborative',
        salaryExpectation: 90_000,
      })
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/dashboard')
      await page.getByText('Skills Tracked').waitFor()
      assert.equal(await page.getByText('Complete Your Profile').count(), 0)
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      assert.equal(wide, 0, 'nothing reaches over the edge of a phone')
      await close()
    })
  })
}

async function figures(page: Page): Promise<(string | undefined)[]> {
  const shown = await page.locator('.stats dd').evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent ?? ''))
  assert.deepEqual(await page.locator('.stats dt').allTextContents(), terms)
  return shown
}

async function hrefs(links: ReturnType<Page['getByRole']>): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

/** Five languages and a database. */
async function addSkills(member: Member): Promise<void> {
  const catalogue = decode(skills, await member.call('GET', '/api/skills'))
  const languages = catalogue.filter(({ category }) => category === 'Programming Languages').slice(0, 5)
  const database = catalogue.find(({ name }) => name === 'MySQL')
  assert.ok(database && languages.length === 5)
  for (const [at, { id }] of languages.entries()) {
    await member.call('POST', '/api/user/skills', { skillId: id, proficiencyLevel: [1, 2, 3, 2, 3][at] })
  }
  await member.call('POST', '/api/user/skills', { skillId: database.id, proficiencyLevel: 4 })
}
