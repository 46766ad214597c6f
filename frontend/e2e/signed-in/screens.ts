import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Member } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { settledMember } from '../../../infra/e2e/support/settled-member.ts'
import { accountPages, linkTo } from '../../src/routes.ts'
import { barriersOn } from '../support/axe.ts'
import { foreignStyles } from '../support/foreign-styles.ts'
import { settled } from '../support/settled.ts'

/** Every address of the signed-in product. `:code` and the like stand for one that exists. */
export const signedInScreens = [
  linkTo('home'),
  linkTo('assessment'),
  linkTo('detailedAssessment'),
  linkTo('skills'),
  linkTo('skills', { tab: 'add' }),
  linkTo('skillsGame'),
  linkTo('jobs'),
  linkTo('jobs', { view: 'applications' }),
  linkTo('recommendations'),
  linkTo('learning'),
  linkTo('occupation', { code: '13-2011.00' }),
  linkTo('reports'),
  linkTo('search', { q: 'analyst' }),
  ...accountPages.map(({ key }) => linkTo('account', { page: key })),
]

export function screenJourneys(product: Product): void {
  describe('the signed-in screens', () => {
    let member: Member
    before(async () => {
      member = await settledMember(product.site())
    })

    for (const screen of ['desktop', 'phone'] as const)
      test(`have no serious barrier on a ${screen}, no error, and nothing that scrolls sideways`, async () => {
        const visitor = await product.visit(screen)
        await member.enter(visitor.context)
        await visitor.page.emulateMedia({ colorScheme: screen === 'phone' ? 'dark' : 'light' })
        const found = new Map<string, string[]>()
        const note = (path: string, fault: string) => found.set(fault, [...(found.get(fault) ?? []), path])
        for (const path of signedInScreens) {
          await visitor.page.goto(path)
          await visitor.page.locator('#main h1').first().waitFor()
          await settled(visitor.page)
          for (const barrier of await barriersOn(visitor.page)) note(path, barrier)
          const sideways = await visitor.page.evaluate('document.documentElement.scrollWidth > innerWidth')
          if (sideways) note(path, 'scrolls sideways')
          if (screen === 'desktop') for (const rule of await foreignStyles(visitor.page, path)) note(path, `styled by ${rule}`)
        }
        assert.deepEqual([...found], [])
        await visitor.close()
      })
  })
}
