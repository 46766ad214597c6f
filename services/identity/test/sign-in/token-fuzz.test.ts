import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { IDENTITY_HEADER } from '@waymark/service/auth'
import { mutations } from '@waymark/testing/mutations'
import { somebody } from '../support/browser.ts'
import { confirmedMember, tokenIn, withApp } from '../support/member.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20261128)

/** One secret that opens something, another of its kind, and whether a text is taken for one. */
type Secret = { good: string; another: string; count: number; isTaken: (text: string) => Promise<boolean> }

describe('secrets that were altered', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity?.stop())

  const linkOf = async (to: string, path: string) => {
    const mail = await identity.mailbox.waitFor(to, ({ text }) => text.includes(`/api/auth/${path}?`))
    return tokenIn(mail, path)
  }
  const page = async (path: string, init: RequestInit = {}) =>
    fetch(`${identity.base}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-forwarded-for': '192.0.2.9', ...init.headers },
    })
  /** A link of a mail: its page is 410 for what is no link. */
  const link = (path: string, tokens: string[]): Secret => ({
    good: tokens[0] ?? '',
    another: tokens[1] ?? '',
    count: 800,
    isTaken: async (text) => (await page(`/api/auth/${path}?${new URLSearchParams({ token: text })}`)).status === 200,
  })

  async function secrets(): Promise<Record<string, Secret>> {
    const people = [await confirmedMember(identity), await confirmedMember(identity)]
    const unconfirmed = [somebody(), somebody()]
    for (const person of unconfirmed) await identity.browser().signUp(person)
    const reset: string[] = []
    const change: string[] = []
    const steps: string[] = []
    const headers: string[] = []
    for (const { person, browser } of people) {
      await identity.browser().post('/api/auth/forgot', { email: person.email })
      reset.push(await linkOf(person.email, 'reset'))
      const email = somebody().email
      assert.equal((await browser.send('POST', '/api/account/email', { json: { email, password: person.password } })).status, 202)
      change.push(await linkOf(email, 'change-email'))
      await withApp(identity, browser)
      const other = identity.browser()
      await other.signIn(person.email, person.password)
      steps.push(other.jar.get('wm_step') ?? '')
      headers.push((await browser.identityHeaders())[IDENTITY_HEADER] ?? '')
    }
    const linksOf = (path: string) => Promise.all(unconfirmed.map(({ email }) => linkOf(email, path)))
    const sessions = people.map(({ browser }) => browser.token() ?? '')
    return {
      session: {
        good: sessions[0] ?? '',
        another: sessions[1] ?? '',
        count: 3_600,
        isTaken: async (token) => (await identity.client.resolveSession({ token })).found,
      },
      'identity token': {
        good: headers[0] ?? '',
        another: headers[1] ?? '',
        count: 2_000,
        isTaken: async (text) =>
          (await identity.app.inject({ url: '/api/auth/user', headers: { [IDENTITY_HEADER]: text } })).statusCode === 200,
      },
      'second step': {
        good: steps[0] ?? '',
        another: steps[1] ?? '',
        count: 1_200,
        isTaken: async (text) =>
          (await page('/api/auth/second-step', { headers: { cookie: `wm_step=${encodeURIComponent(text)}` } })).status === 200,
      },
      reset: link('reset', reset),
      'change of address': link('change-email', change),
      verify: link('verify', await linksOf('verify')),
      disown: link('not-me', await linksOf('not-me')),
    }
  }

  it('of 10,000 altered secrets none is taken', async () => {
    const all = Object.entries(await secrets())
    assert.equal(
      all.reduce((sum, [, { count }]) => sum + count, 0),
      10_000,
    )
    const taken: string[] = []
    for (const [name, { good, another, count, isTaken }] of all) {
      assert.ok(good !== another && (await isTaken(good)) && (await isTaken(another)), `${name}: the secret itself is good`)
      for (const text of mutations(good, { count, seed: SEED, another })) if (await isTaken(text)) taken.push(`${name}: ${text}`)
      assert.ok(await isTaken(good), `${name}: and still is afterwards`)
    }
    assert.deepEqual(taken, [], `seed ${SEED}`)
  })
})
