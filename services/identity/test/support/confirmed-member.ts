import assert from 'node:assert/strict'
import { appCode } from './app-code.ts'
import { type Browser, somebody } from './browser.ts'
import type { Identity } from './start-identity.ts'

export type Factors = {
  authenticatorSince?: string
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt?: string }[]
  recoveryCodesLeft: number
  passkeysPossible: boolean
}
export type Changed = { factors: Factors; recoveryCodes?: string[] }
export type Problem = { detail: string; errors?: { path: string; message: string }[] }

/** Somebody who is signed in and whose address is confirmed. */
export async function confirmedMember(identity: Identity, options: { secure?: boolean } = {}) {
  const person = somebody()
  const browser = identity.browser(options)
  await browser.signUp(person)
  const mail = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/verify?'))
  const token = /verify\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
  assert.equal((await browser.post('/api/auth/verify', { token })).status, 200)
  const { id } = (await browser.get('/api/auth/user')).json as { id: string }
  return { person, browser, id }
}

/** An app that is set up and confirmed, with its secret and the recovery codes. Moves the clock on, past the step that was used. */
export async function withApp(identity: Identity, browser: Browser) {
  const begun = await browser.send('POST', '/api/account/authenticator', { json: {} })
  assert.equal(begun.status, 200, begun.text)
  const { secret } = begun.json as { secret: string }
  const json = { code: appCode(secret, identity.clock()) }
  const confirmed = await browser.send('POST', '/api/account/authenticator/confirm', { json })
  assert.equal(confirmed.status, 200, confirmed.text)
  identity.wait(60_000)
  return { secret, codes: (confirmed.json as Changed).recoveryCodes ?? [] }
}
