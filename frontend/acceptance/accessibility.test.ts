import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { articles } from '@waymark/contracts/models/articles'
import { startStack, type TestStack } from '../../infra/dev/test-stack.ts'
import { type Screen, startBrowser } from '../../infra/e2e/support/browser.ts'
import type { Member } from '../../infra/e2e/support/member.ts'
import { settledMember } from '../../infra/e2e/support/settled-member.ts'
import { signedInScreens } from '../e2e/signed-in/screens.ts'
import { barriersOn } from '../e2e/support/axe.ts'
import { settled } from '../e2e/support/settled.ts'
import { linkTo, routes, routesIn } from '../src/routes.ts'

/** What anybody may open; `/blog/:slug` stands for each article. */
const readable = [
  ...routesIn('both', 'reading').flatMap((key) =>
    key === 'article' ? articles.map(({ slug }) => linkTo(key, { slug })) : routes[key].path,
  ),
  '/ai-career-transition?title=nurse&code=29-1141.00',
  '/skills',
  '/no-such-page',
  '/api/docs',
  '/api/login',
  '/api/auth/sign-up',
  '/api/auth/forgot',
]

/** Every route, both themes, 390 and 1440 px: nothing serious or critical. */
describe('axe', () => {
  let stack: TestStack
  let browser: Awaited<ReturnType<typeof startBrowser>>
  let member: Member
  before(async () => {
    ;[stack, browser] = await Promise.all([startStack({ env: { SEED: 'false' } }), startBrowser()])
    member = await settledMember(stack.endpoints.site)
  })
  after(async () => {
    await browser?.stop()
    await stack?.stop()
  })

  for (const screen of ['desktop', 'phone'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`public pages, ${screen}, ${colorScheme}`, () => look({ screen, colorScheme, paths: readable }))
      test(`signed-in screens, ${screen}, ${colorScheme}`, () => look({ screen, colorScheme, paths: signedInScreens, member }))
    }

  type Look = { screen: Screen; colorScheme: 'light' | 'dark'; paths: readonly string[]; member?: Member }
  async function look({ screen, colorScheme, paths, member: person }: Look): Promise<void> {
    const { page, context } = await browser.visit(stack.endpoints.site, screen)
    await person?.enter(context)
    await page.emulateMedia({ colorScheme })
    const found = new Map<string, string[]>()
    for (const path of paths) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await settled(page)
      for (const barrier of await barriersOn(page)) found.set(barrier, [...(found.get(barrier) ?? []), path])
    }
    await context.close()
    assert.deepEqual([...found], [])
  }
})
