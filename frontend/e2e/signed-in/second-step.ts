import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { mailboxAt } from '../../../infra/e2e/support/mail.ts'
import { type Member, newMember } from '../../../infra/e2e/support/member.ts'
import type { Product } from '../../../infra/e2e/support/product.ts'
import { appCode } from '../../../services/identity/test/support/app-code.ts'
import { barriersOn } from '../support/axe.ts'
import { downloaded } from '../support/downloaded.ts'

/** Two-step sign-in in the browser: set up, used to come in again, and taken off. The passkey's device is Chromium's own virtual one. */
export function secondStepJourneys(product: Product): void {
  describe('two-step sign-in', () => {
    test('an app is set up, asked for, and replaced by a recovery code on a phone', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('phone')
      await member.enter(context)
      await confirmAddress(page, product.mailbox(), member)
      await page.goto('/account/profile')
      await page.getByRole('button', { name: 'Set up', exact: true }).click()
      const key = (await page.locator('.two-key').textContent()) ?? ''
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
      assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'))
      assert.deepEqual(await barriersOn(page), [])
      await page.getByLabel('Code that the app shows now').fill('12')
      await page.getByRole('button', { name: 'Turn it on' }).click()
      await page.getByText('Please fill in the six digits').waitFor()
      const secret = key.replaceAll(/\s/g, '')
      await page.getByLabel('Code that the app shows now').fill(appCode(secret, new Date()))
      await page.getByRole('button', { name: 'Turn it on' }).click()
      await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
      const codes = await page.locator('.two-codes li code').allTextContents()
      assert.equal(new Set(codes).size, 10)
      const saved = (await downloaded(page, () => page.getByRole('link', { name: 'Save as a file' }).click())).toString()
      assert.ok(
        codes.every((code) => saved.includes(code)),
        'the file holds every code',
      )
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByText(/on since/).waitFor()

      await signOut(page)
      await givePassword(page, member)
      await page.getByRole('heading', { name: 'One more step' }).waitFor()
      assert.deepEqual(await barriersOn(page), [])
      await page.getByRole('link', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
      await page.locator('form button[type=submit]').first().click()
      await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
      await page.goto('/account/profile')
      await page.getByText('9 are left').waitFor()
      await close()
    })

    test('a passkey is added, signs in without a password, and is removed', async () => {
      const member = await newMember(product.site())
      const { page, context, close } = await product.visit('desktop')
      await member.enter(context)
      const device = await context.newCDPSession(page)
      await device.send('WebAuthn.enable')
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      await confirmAddress(page, product.mailbox(), member)
      await page.goto('/account/profile')
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByRole('textbox', { name: 'Name of the new passkey' }).fill('Kitchen laptop')
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await page.getByText('Kitchen laptop', { exact: true }).waitFor()
      assert.deepEqual(await barriersOn(page), [])

      await signOut(page)
      await page.goto('/api/login')
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
      await page.goto('/account/profile')
      await page.getByText(/added .* last used/).waitFor()
      await page.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
      await page.getByText('Nobody signs in with Kitchen laptop any more.').waitFor()
      await page.getByText('Kitchen laptop', { exact: true }).waitFor({ state: 'detached' })

      await signOut(page)
      await givePassword(page, member)
      await page.waitForURL((url) => !url.pathname.startsWith('/api/'))
      await close()
    })
  })
}

/** A second step is kept for those whose address is known to be theirs. */
async function confirmAddress(page: Page, mailbox: string, { email }: Member): Promise<void> {
  const mail = await mailboxAt(mailbox).waitFor(email, /confirm/i)
  await page.goto(/http\S+\/api\/auth\/verify\?\S+/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('button', { name: /confirm/i }).click()
  await page.getByText(/is confirmed/).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('about:blank')
}

async function givePassword(page: Page, member: Member): Promise<void> {
  await page.goto('/api/login')
  await page.getByLabel(/e-?mail/i).fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
