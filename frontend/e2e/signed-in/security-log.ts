import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { barriersOn } from '../support/axe.ts'

/** The owner of an account sees that somebody else tried to get in, while the page is open, and what to do about it. */
export function securityLogJourneys(product: Product): void {
  describe('recent security activity', () => {
    for (const screen of ['phone', 'desktop'] as const)
      test(`shows a stranger's wrong password as it happens, on a ${screen}`, async () => {
        const member = await newMember(product.site())
        const { page, context, close } = await product.visit(screen)
        await member.enter(context)
        await page.goto('/account/profile')
        const log = page.getByRole('region', { name: 'Recent security activity' })
        await log.getByText('This account was made').waitFor()
        const stranger = await product.visit('desktop')
        await stranger.page.goto('/api/login')
        await stranger.page.getByLabel(/e-?mail/i).fill(member.email)
        await stranger.page.getByLabel('Password').fill('a guess of somebody else')
        await stranger.page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await stranger.page.getByText('is not right').waitFor()
        const wrong = log.getByText('Tried to sign in with a wrong password')
        await wrong.waitFor()
        assert.match((await log.locator('li').first().textContent()) ?? '', /Chrome on \w+ · network 127\.\d+\.\d+\.x$/)
        await log.getByRole('heading', { name: 'Was this not you?' }).waitFor()
        assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'))
        assert.deepEqual(await barriersOn(page), [])
        await stranger.close([/status of 422/])
        await close()
      })
  })
}
