import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { accountSettings } from '@waymark/contracts/models/identity/settings'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { ask, assess, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { barriersOn } from '../support/axe.ts'
import { downloaded } from '../support/downloaded.ts'
import { until } from '../support/until.ts'

const bookkeeper = personas[0]
const places = ['Profile', 'Career Summary', 'Resume Builder', 'Portfolio', 'Subscription Plan', 'Usage Analytics', 'Settings']

export function accountJourneys(product: Product): void {
  describe('account', () => {
    test('seven places in their order, on a phone too, without barriers and without scrolling sideways', async () => {
      const member = await newMember(product.site())
      for (const screen of ['desktop', 'phone'] as const) {
        const { page, context, close } = await product.visit(screen)
        await member.enter(context)
        await page.goto('/account/profile')
        const tabs = page.getByRole('navigation', { name: 'Account' })
        await tabs.waitFor()
        assert.deepEqual(await tabs.getByRole('link').allTextContents(), places)
        for (const place of places) {
          await tabs.getByRole('link', { name: place }).click()
          await page.getByRole('heading', { level: 1, name: place }).waitFor()
          assert.equal(await page.title(), `${place} · Waymark`)
          await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
          assert.ok(
            await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'),
            `${place} on a ${screen} is too wide`,
          )
          if (screen === 'desktop') assert.deepEqual(await barriersOn(page), [], place)
        }
        await page.goto('/account/nowhere')
        await page.getByText('404 Page Not Found').first().waitFor()
        await close()
      }
    })

    test('the profile is saved, checked by the contract, and says what is missing', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/account/profile')
      await page.getByText('0% complete').waitFor()
      await page.getByLabel('Title', { exact: true }).fill('Quality assurance analyst')
      await page.getByLabel('Experience, years').fill('61')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('Please give a whole number from 0 to 50').waitFor()
      await page.getByLabel('Experience, years').fill('6')
      await page.getByLabel('Salary expectation').fill('$82,000')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('Profile saved').waitFor()
      await page.getByText('30% complete').waitFor()
      await page.getByText(/Still missing: .*an assessment.*location/).waitFor()
      await page.getByLabel('Salary expectation').fill('')
      await page.getByRole('button', { name: 'Save profile' }).click()
      await page.getByText('20% complete').waitFor()
      const profile = await member.call('GET', '/api/user/profile')
      assert.deepEqual(Object.keys(profile as object).toSorted(), ['experience', 'id', 'title'])
      await page.getByText(`${member.email}, not verified yet.`).waitFor()
      await close()
    })

    test('password, sessions, export, deletion', async () => {
      const member = await newMember(product.site())
      const { origin } = new URL(product.site())
      const other = await fetch(new URL('/api/login', product.site()), {
        method: 'POST',
        body: new URLSearchParams({ email: member.email, password: member.password }),
        headers: { origin, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
        redirect: 'manual',
      })
      assert.equal(other.status, 303)
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/profile')
      await page.getByText('This one').waitFor()
      await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
      await page.getByText('Firefox on Linux has to sign in again.').waitFor()
      await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).waitFor({ state: 'detached' })

      const passwords = page.getByRole('form', { name: 'Change password' })
      await passwords.getByLabel('Current password').fill('not mine')
      await passwords.getByLabel('New password').fill('another long pass phrase')
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('This is not your password').waitFor()
      await passwords.getByLabel('Current password').fill(member.password)
      await passwords.getByRole('button', { name: 'Change password' }).click()
      await page.getByText('Password changed').waitFor()

      const everything = await downloaded(page, () => page.getByRole('link', { name: 'Export: Everything' }).click())
      assert.equal(
        decode(t.type({ user: t.type({ email: t.string }) }), JSON.parse(everything.toString())).user.email,
        member.email,
      )
      const file = await downloaded(page, () => page.getByRole('link', { name: 'Export: Resume' }).click())
      assert.equal(
        decode(t.type({ basics: t.type({ name: t.string }) }), JSON.parse(file.toString())).basics.name,
        'Maya Lindqvist',
      )

      const deletion = page.getByRole('form', { name: 'Delete account' })
      const erase = deletion.getByRole('button', { name: 'Delete my account' })
      assert.ok(await erase.isDisabled())
      await deletion.getByLabel('Your password').fill(member.password)
      await erase.click()
      await deletion.getByText('This is not your password').waitFor()
      await deletion.getByLabel('Your password').fill('another long pass phrase')
      await erase.click()
      await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
      assert.equal((await ask(product.site(), 'GET', '/api/auth/user')).status, 401)
      // The browser logs the refused passwords.
      await close([/status of 40[013] .*\/api\/account/])
    })

    test('theme and extra time are kept for every device', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      await page.goto('/account/settings')
      await page.getByText('Dark', { exact: true }).click()
      await page.locator('html[data-theme=dark]').waitFor()
      await page.getByRole('switch', { name: '60 seconds a question instead of 30' }).click()
      await until('the settings are kept', async () => {
        const { theme, extraTime } = decode(accountSettings, await member.call('GET', '/api/account/settings'))
        return theme === 'dark' && extraTime
      })
      await page.reload({ waitUntil: 'commit' })
      await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' })
      await close()

      const second = await product.visit('phone')
      await member.enter(second.context)
      await second.page.goto('/account/settings')
      await second.page.locator('html[data-theme=dark]').waitFor()
      assert.ok(await second.page.getByRole('switch').isChecked())
      await second.page.getByText('System', { exact: true }).click()
      await second.page.locator('html:not([data-theme])').waitFor()
      await second.close()
    })

    test('a report in the list: made, completed, read, deleted with its answers', async () => {
      const member = await newMember(product.site())
      if (!bookkeeper) throw new Error('no persona')
      const reportType = bookkeeper.reportType
      const assessmentId = await assess(member, bookkeeper)
      const ordered = await member.call('POST', '/api/generate-report', { assessmentId, reportType })
      const { reportId } = decode(t.type({ reportId: t.string }), ordered)
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await page.goto('/reports')
      await page.getByText('Ready, not paid yet').waitFor({ timeout: 60_000 })
      await page.getByText('Demo payment: nothing is charged.').waitFor()
      await page.getByRole('button', { name: 'Complete' }).click()
      await page.getByRole('link', { name: 'View Report Online' }).click()
      await page.locator('.rs').first().waitFor()
      await page.goto('/reports')
      await page.getByRole('button', { name: /^Delete / }).click()
      await page.getByText('Its PDF and the answers it was made from are erased.').waitFor()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('Report deleted').waitFor()
      await page.getByRole('heading', { name: 'No report yet' }).waitFor()
      await close()
      assert.equal((await member.ask('GET', `/api/reports/${reportId}/pdf`)).status, 404)
      await until('the assessment is gone', async () => {
        const all = decode(t.array(t.type({ id: t.string })), await member.call('GET', '/api/assessments'))
        return all.every(({ id }) => id !== assessmentId)
      })
    })
  })
}
