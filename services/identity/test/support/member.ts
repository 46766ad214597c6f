import assert from 'node:assert/strict'
import { appCode } from './app-code.ts'
import { type Browser, type Person, somebody } from './browser.ts'
import type { Identity } from './start-identity.ts'

export type Factors = {
  authenticatorSince?: string
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt?: string }[]
  providers: { id: string; name: string; createdAt: string; lastUsedAt?: string }[]
  recoveryCodesLeft: number
  passkeysPossible: boolean
}
export type Changed = { factors: Factors; recoveryCodes?: string[] }
export type Problem = { detail: string; errors?: { path: string; message: string }[] }

/** The token in the link of a mail: of the page below /api/auth that is named, or of the first. */
export const tokenIn = ({ text }: { text: string }, page = '[\\w-]+'): string =>
  new RegExp(`/api/auth/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? ''

export const userOf = async (browser: Browser) =>
  (await browser.get('/api/auth/user')).json as { id: string; email: string; emailVerified: boolean }

type Options = { secure?: boolean; address?: string; person?: Partial<Person> }

/** Somebody who has signed up, and whose address nobody has confirmed. */
export async function newMember(identity: Identity, { person: part, ...options }: Options = {}) {
  const person = somebody(part)
  const browser = identity.browser(options)
  assert.equal((await browser.signUp(person)).status, 303)
  const { id } = await userOf(browser)
  return { person, browser, id }
}

/** The mail that asks a person to confirm the address. */
export const confirmationTo = (identity: Identity, { email }: Person) =>
  identity.mailbox.waitFor(email, ({ text }) => text.includes('/api/auth/verify?'))

/** Somebody who is signed in and whose address is confirmed. */
export async function confirmedMember(identity: Identity, options: Options = {}) {
  const member = await newMember(identity, options)
  const token = tokenIn(await confirmationTo(identity, member.person), 'verify')
  assert.equal((await member.browser.post('/api/auth/verify', { token })).status, 200)
  return member
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
