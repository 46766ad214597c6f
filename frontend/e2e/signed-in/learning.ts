import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { learningPath, learningPathDetail } from '@waymark/contracts/models/learning'
import { skillList } from '@waymark/contracts/models/skills/skill'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { nurse } from '../../../services/report/test/personas/care-and-trades.ts'
import { until } from '../support/until.ts'
import { choose } from '../support/wizard.ts'

const paths = t.array(learningPath)
const made = {
  title: 'Process modelling for analysts',
  description: 'From a drawn process to one a team agrees on.',
  targetSkills: ['Process modelling', 'SQL'],
  estimatedDuration: 18,
  difficultyLevel: 'intermediate',
  iconType: 'book',
  color: 'emerald',
}

/** Learning Paths: made from gaps, created by hand, moved on, looked at again. */
export function learningJourneys(product: Product): void {
  describe('learning paths', () => {
    test('desktop: paths are made from the gaps, moved on, opened, checked in and completed', async () => {
      const member = await newMember(product.site())
      await assess(member, nurse)
      await recommended(member)
      const visitor = await product.visit('desktop')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/learning')
      await page.getByRole('heading', { name: 'No learning paths yet' }).waitFor()
      await page.getByRole('button', { name: 'Make paths from my gaps' }).click()
      await toast(page, 'Learning paths initialized successfully!')
      const list = decode(paths, await member.call('GET', '/api/learning-paths'))
      assert.ok(list.length >= 2 && list.length <= 4, `${list.length} paths`)
      await page
        .locator('article.path')
        .nth(list.length - 1)
        .waitFor()
      assert.equal(await page.locator('article.path').count(), list.length)
      assert.deepEqual(decode(paths, await member.call('POST', '/api/learning-paths/init')), list)

      // Only the first card has the primary button; each has one segment a module, and names the next.
      assert.equal(await page.locator('article.path .btn-p').count(), 1)
      const card = page.locator('article.path').first()
      assert.equal(await card.locator('.mods i').count(), list[0]?.modules?.length)
      await card.getByText(`Next: ${list[0]?.modules?.[0]?.title}`).waitFor()
      await card.getByRole('button', { name: /^Continue Learning/ }).click()
      await toast(page, 'Learning path progress has been updated!')
      await card.getByText('10%', { exact: true }).waitFor()

      await card.getByRole('heading', { level: 2 }).getByRole('link').click()
      await page.waitForURL(/\/learning\?path=/)
      await page.getByRole('heading', { name: 'Modules' }).waitFor()
      const first = page.locator('.modules li.now')
      assert.ok((await first.locator('.res li').count()) >= 3)
      await first.getByRole('checkbox').click()
      await page.locator('.modules li.done').first().waitFor()
      await page.getByRole('radio', { name: 'Made something' }).check()
      await page.getByRole('textbox', { name: /^Note/ }).fill('A page of notes.')
      await page.getByRole('button', { name: 'Check in' }).click()
      await page.locator('.diary').getByText('A page of notes.').waitFor()
      const id = new URL(page.url()).searchParams.get('path') ?? ''
      const path = decode(learningPathDetail, await member.call('GET', `/api/learning-paths/${id}`))
      assert.equal(path.progressPercentage, String(Math.round(100 / path.modules.length) + 10))

      await member.call('PUT', `/api/learning-paths/${id}/progress`, { progress: 100 })
      await page.reload()
      const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`${id}/progress`))
      await page.getByRole('button', { name: /^Review/ }).click()
      assert.deepEqual((await sent).postDataJSON(), { progress: 100 })
      await toast(page, 'Learning path progress has been updated!')
      await page.getByRole('link', { name: 'All learning paths' }).click()
      await page
        .locator('article.path')
        .last()
        .getByText(/^Completed on /)
        .waitFor()

      await page.locator('article.path h2 a').last().click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.locator('.ant-popconfirm').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('heading', { name: 'Learning Paths', level: 1 }).waitFor()
      assert.equal(decode(paths, await member.call('GET', '/api/learning-paths')).length, list.length - 1)
      await visitor.close()
    })

    test('phone: a path is created in a sheet from below', async () => {
      const member = await newMember(product.site())
      const visitor = await product.visit('phone')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/learning')
      await page.getByRole('button', { name: 'Create Path' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create Learning Path' })
      const create = dialog.getByRole('button', { name: 'Create Path' })
      assert.ok(await create.isDisabled())
      await dialog.getByLabel('Title').fill('   ')
      assert.ok(await create.isDisabled())
      assert.ok(await dialog.getByRole('radio', { name: 'code' }).isChecked())
      assert.ok(await dialog.getByRole('radio', { name: 'blue' }).isChecked())
      const box = await page.locator('.path-dialog .ant-modal-container').boundingBox()
      assert.deepEqual([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))], [0, 390, 844])

      await dialog.getByLabel('Title').fill(made.title)
      await dialog.getByLabel('Description').fill(made.description)
      await dialog.getByLabel('Target skills').fill(' Process modelling, ,SQL,')
      await dialog.getByLabel('Duration, hours').fill('18')
      await dialog.getByLabel('Difficulty').click()
      await page.locator('.ant-select-dropdown:visible').getByText('intermediate', { exact: true }).click()
      await choose(dialog.getByRole('radio', { name: 'book' }))
      await choose(dialog.getByRole('radio', { name: 'emerald' }))
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await create.click()
      assert.deepEqual((await posted).postDataJSON(), made)
      await toast(page, 'Learning path created successfully!')
      await dialog.waitFor({ state: 'hidden' })
      await page.locator('article.path').getByText('intermediate').waitFor()
      await page.locator('.sum').getByText('18 h').waitFor()
      await visitor.close()
    })

    test('every failure is said to the letter, and a signed-out person is led back in', async () => {
      const member = await newMember(product.site())
      const visitor = await product.visit('desktop')
      const { page } = visitor
      await member.enter(visitor.context)
      await page.goto('/learning')
      const refuse = (status: number, body = '') =>
        page.route('**/api/learning-paths/**', (route) =>
          route.fulfill({ status, body, contentType: 'application/problem+json' }),
        )
      const init = page.getByRole('button', { name: 'Make paths from my gaps' })
      await init.waitFor()
      await refuse(500)
      await init.click()
      await toast(page, 'Failed to initialize learning paths. Please try again.')
      await page.unroute('**/api/learning-paths/**')

      await page.getByRole('button', { name: 'Create Path' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('SQL')
      await page.route('**/api/learning-paths', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
      await dialog.getByRole('button', { name: 'Create Path' }).click()
      await toast(page, 'Failed to create learning path. Please try again.')
      await dialog.getByRole('button', { name: 'Create Path' }).click()
      await toast(page, 'Learning path created successfully!')

      await refuse(500)
      const go = page.getByRole('button', { name: /^Continue Learning/ })
      await go.click()
      await toast(page, 'Failed to update progress. Please try again.')
      await page.unroute('**/api/learning-paths/**')
      const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Please sign in.', requestId: 'r' }
      await refuse(401, JSON.stringify(problem))
      const clicked = Date.now()
      await go.click()
      await toast(page, 'You are logged out. Logging in again...', 'Unauthorized')
      await page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login')
      const waited = Date.now() - clicked
      // To the millisecond it is shown elsewhere; here the way through a busy browser is in it.
      assert.ok(waited >= 500 && waited < 5_000, `${waited} ms`)
      await visitor.close([/status of 500 .*\/api\/learning-paths/, /status of 401 .*\/api\/learning-paths/])
    })

    test('a skill that reaches its level in the inventory closes the gap', async () => {
      const member = await newMember(product.site())
      const body = { ...made, title: 'SQL', targetSkills: ['SQL'], difficultyLevel: 'beginner' }
      const path = decode(learningPath, await member.call('POST', '/api/learning-paths', body))
      const skillId = path.modules?.[0]?.skillId ?? ''
      await member.call('POST', '/api/user/skills', { skillId, proficiencyLevel: 3 })
      const address = `/api/learning-paths/${path.id}`
      await until('the gap is closed', async () => {
        const { gapClosedAt } = decode(learningPathDetail, await member.call('GET', address))
        return gapClosedAt !== undefined
      })
      const visitor = await product.visit('desktop')
      await member.enter(visitor.context)
      await visitor.page.goto('/learning')
      await visitor.page
        .locator('article.path')
        .getByText(/^Gap closed/)
        .waitFor()
      await visitor.page.getByText('0 h', { exact: true }).waitFor()
      await visitor.page.getByRole('link', { name: 'SQL', exact: true }).click()
      await visitor.page.getByText('Known from your inventory').first().waitFor()
      await visitor.close()
    })

    test('every category of the catalogue has free, named resources', async () => {
      const member = await newMember(product.site())
      const skills = decode(skillList, await member.call('GET', '/api/skills'))
      const one = [...new Map(skills.map((skill) => [skill.category, skill])).values()]
      const body = { ...made, title: 'One of each', targetSkills: one.map(({ name }) => name) }
      const { id } = decode(t.type({ id: t.string }), await member.call('POST', '/api/learning-paths', body))
      const { modules } = decode(learningPathDetail, await member.call('GET', `/api/learning-paths/${id}`))
      for (const { name, id: skillId } of one) {
        const module = modules.find((each) => each.skillId === skillId)
        assert.ok(module, `${name} is known`)
        assert.ok(module.resources.length >= 3, `${name} has ${module.resources.length}`)
        for (const resource of module.resources) assert.doesNotMatch(JSON.stringify(resource), /https?:|www\./)
      }
    })
  })
}

/** Recommendations follow an assessment by themselves. */
async function recommended(member: Member): Promise<void> {
  await until('recommendations', async () => {
    const list = decode(t.array(t.unknown), await member.call('GET', '/api/recommendations'))
    return list.length > 0
  })
}

async function toast(page: Page, text: string, title?: string): Promise<void> {
  const card = page.locator('.toast', { hasText: text })
  await card.getByText(text, { exact: true }).waitFor()
  if (title) await card.getByText(title, { exact: true }).waitFor()
}
