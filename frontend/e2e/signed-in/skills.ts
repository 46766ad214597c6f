import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assess, type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { bookkeeper } from '../../../services/report/test/personas/offices.ts'

const CATEGORIES = [
  'All',
  'Programming Languages',
  'Frontend Frameworks',
  'Backend Technologies',
  'Databases',
  'Development Tools',
  'Cloud Platforms',
  'DevOps',
  'Web Technologies',
  'Frontend Technologies',
]

export function skillsJourneys(product: Product): void {
  test('skills inventory: add, rate, remove and bring back, with the specified words', async () => {
    const member = await newMember(product.site())
    const visitor = await product.visit('desktop')
    const { page } = visitor
    await member.enter(visitor.context)
    await page.goto('/skills')
    await page.getByRole('heading', { name: 'Skills Inventory', level: 1 }).waitFor()
    assert.match(await page.title(), /Skills Inventory/)
    await page.getByRole('tab', { name: 'My Skills (0)' }).waitFor()
    await page.getByText('No skills found matching your criteria').waitFor()

    await page.getByRole('tab', { name: 'Add Skills' }).click()
    await page.getByRole('heading', { name: /Asked for most often/ }).waitFor()
    await page.getByRole('textbox', { name: 'Search skills' }).fill('reactjs')
    await row(page, 'React').getByRole('radio', { name: '4 Advanced' }).check()
    await page.getByRole('button', { name: 'Add React', exact: true }).click()
    await said(page, 'Skill Added')
    await page.getByRole('tab', { name: 'My Skills (1)' }).waitFor()
    // Everything that fits is held, and hundreds of others are not.
    await page.getByText('What fits is in your inventory already.').waitFor()
    assert.equal(await page.getByText('All available skills have been added to your profile').count(), 0)

    // No level is asked for.
    await page.getByRole('textbox', { name: 'Search skills' }).fill('wound')
    await page.getByRole('button', { name: 'Add Wound Care' }).click()
    await page.getByRole('tab', { name: 'My Skills (2)' }).click()
    assert.ok(page.url().includes('search=wound'))
    await row(page, 'Wound Care').getByText('Not rated').waitFor()
    await page.getByRole('textbox', { name: 'Search skills' }).fill('')

    const react = row(page, 'React')
    await react.getByText('Advanced', { exact: true }).waitFor()
    assert.equal(await paintedPercent(react), 80)
    await react.getByRole('radio', { name: '5 Expert' }).click()
    await said(page, 'Skill Updated')
    await react.getByText('Expert', { exact: true }).waitFor()
    assert.equal(await paintedPercent(react), 100)
    await react.getByText('Your own rating').waitFor()

    // The keyboard goes from level to level.
    await react.getByRole('radio', { name: '5 Expert' }).press('ArrowLeft')
    await react.getByText('Advanced', { exact: true }).waitFor()

    await react.getByRole('button', { name: 'Remove React' }).click()
    await said(page, 'Skill Removed')
    await page.getByRole('tab', { name: 'My Skills (1)' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'React').getByText('Advanced', { exact: true }).waitFor()

    await page.reload()
    await page.getByRole('tab', { name: 'My Skills (2)' }).waitFor()
    const held = (await member.call('GET', '/api/user/skills')) as { skillId: string; proficiencyLevel: number }[]
    assert.deepEqual(
      held.map(({ skillId, proficiencyLevel }) => [skillId, proficiencyLevel]),
      [
        ['react', 4],
        ['wound-care', 0],
      ],
    )
    await visitor.close()
  })

  test('skills inventory: a write that fails says so in the specified words and changes nothing', async () => {
    const member = await newMember(product.site())
    await hold(member, { python: 3 })
    const visitor = await product.visit('desktop')
    const { page } = visitor
    await member.enter(visitor.context)
    await page.goto('/skills')
    const python = row(page, 'Python')
    await python.waitFor()
    await page.route('**/api/user/skills**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { title: 'Service Unavailable', status: 503 } }),
    )
    await python.getByRole('radio', { name: '5 Expert' }).click()
    await said(page, 'Error')
    await said(page, 'Failed to update skill. Please try again.')
    await python.getByText('Intermediate', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Add Skills' }).click()
    await page.getByRole('textbox', { name: 'Search skills' }).fill('docker')
    await page.getByRole('button', { name: 'Add Docker', exact: true }).click()
    await said(page, 'Failed to add skill. Please try again.')
    await page.getByRole('tab', { name: 'My Skills (1)' }).waitFor()
    // The browser itself reports the refused calls.
    await visitor.close([/status of 503 .*\/api\/user\/skills\)/, /status of 503 .*\/api\/user\/skills\/python/])
  })

  test('skills inventory: filters, target and gaps stand in the address; recommendations follow the skills', async () => {
    const member = await newMember(product.site())
    await assess(member, bookkeeper)
    const first = await recommended(member, (list) => list.length > 0)
    await hold(member, { accounting: 5, python: 2, 'structured-query-language-sql': 4, postgresql: 3 })
    const visitor = await product.visit('desktop')
    const { page } = visitor
    await member.enter(visitor.context)
    await page.goto('/skills')
    await page.getByRole('tab', { name: 'My Skills (4)' }).waitFor()

    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.locator('.ant-select-item-option').first().waitFor()
    const offered = await page.locator('.ant-select-item-option').allInnerTexts()
    assert.deepEqual(offered.slice(0, CATEGORIES.length), CATEGORIES)
    await page.locator('.ant-select-item-option', { hasText: 'Databases' }).click()
    await row(page, 'Python').waitFor({ state: 'detached' })
    await row(page, 'PostgreSQL').waitFor()
    assert.match(page.url(), /category=Databases/)
    await page.reload()
    await row(page, 'SQL').first().waitFor()
    assert.equal(await row(page, 'Python').count(), 0)

    await page.getByRole('combobox', { name: 'Target occupation' }).fill('staff accountant')
    await page.locator('.ant-select-item-option', { hasText: 'Accountants and Auditors' }).first().click()
    await page
      .getByRole('status')
      .filter({ hasText: /Accountants and Auditors: \d+ gaps?, \d+ met/ })
      .waitFor()
    assert.match(page.url(), /target=13-2011\.00/)
    await page
      .getByText(/^asks \d\.\d, you \d\.\d$/)
      .first()
      .waitFor({ state: 'attached' })
    await page.getByText('Shown by Accounting (Expert)').first().waitFor({ state: 'attached' })
    const shape = page.getByRole('img', { name: /Mean level of 5 by category/ })
    await shape.waitFor()
    assert.match((await shape.getAttribute('aria-label')) ?? '', /Databases 3\.5, Advanced/)

    await page.getByRole('tab', { name: 'Add Skills' }).click()
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.locator('.ant-select-item-option', { hasText: /^All$/ }).click()
    await page.getByRole('heading', { name: /Open most doors for you|Asked for by your best directions/ }).waitFor()
    await page
      .locator('.why', { hasText: /better-paid move|of your ten best directions/ })
      .first()
      .waitFor()
    await visitor.close()

    // The list was made again from the skills, without being asked for.
    const second = await recommended(member, (list) => list[0]?.createdAt !== first[0]?.createdAt)
    assert.equal(second.length, first.length)
  })

  test('skills inventory on a phone: targets of 44 pixels, nothing wider than the screen', async () => {
    const member = await newMember(product.site())
    await hold(member, { python: 3, react: 4, nursing: 0 })
    const visitor = await product.visit('phone')
    const { page } = visitor
    await member.enter(visitor.context)
    for (const path of ['/skills?target=15-1253.00', '/skills?tab=add']) {
      await page.goto(path)
      const radio = page.getByRole('radio').first()
      await radio.waitFor()
      const box = await radio.boundingBox()
      assert.ok(box && box.width >= 44 && box.height >= 44, `${path}: ${box?.width} x ${box?.height}`)
      if (path.includes('target')) await page.getByText(/^You have \d+% of what it asks for/).waitFor()
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`)
    }
    await visitor.close()
  })
}

function row(page: Page, name: string) {
  return page.locator('li.sk').filter({ has: page.locator('b').getByText(name, { exact: true }) })
}

/** How much of the bar is painted, by what the browser draws. */
function paintedPercent(inventoryRow: ReturnType<typeof row>): Promise<number> {
  return inventoryRow.getByRole('radiogroup').evaluate((bar) => {
    const parts = [...bar.querySelectorAll('.set i')]
    const paint = (part: (typeof parts)[number]) => part.ownerDocument.defaultView?.getComputedStyle(part).backgroundColor
    const width = (some: typeof parts) => some.reduce((sum, part) => sum + part.getBoundingClientRect().width, 0)
    return Math.round((width(parts.filter((part) => paint(part) !== 'rgba(0, 0, 0, 0)')) / width(parts)) * 100)
  })
}

function said(page: Page, words: string): Promise<void> {
  return page.locator('.toast').getByText(words, { exact: true }).waitFor()
}

async function hold(member: Member, levels: Readonly<Record<string, number>>): Promise<void> {
  for (const [skillId, level] of Object.entries(levels))
    await member.call('POST', '/api/user/skills', level > 0 ? { skillId, proficiencyLevel: level } : { skillId }, 201)
}

type Listed = { createdAt: string }

async function recommended(member: Member, fits: (list: Listed[]) => boolean): Promise<Listed[]> {
  const until = Date.now() + 20_000
  for (;;) {
    const list = (await member.call('GET', '/api/recommendations')) as Listed[]
    if (fits(list)) return list
    if (Date.now() > until) throw new Error('the recommendations did not come')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
