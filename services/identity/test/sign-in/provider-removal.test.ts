import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { appCode } from '../support/app-code.ts'
import { type Browser, somebody } from '../support/browser.ts'
import { type FakeProvider, startFakeProvider } from '../support/fake-provider.ts'
import { type Changed, confirmedMember, type Factors, type Problem, tokenIn, withApp } from '../support/member.ts'
import { createSoftwarePasskey } from '../support/software-passkey.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const SITE = 'http://waymark.localhost'
const ACCOUNT = '/api/auth/oidc/account'
type Creation = Parameters<ReturnType<typeof createSoftwarePasskey>['create']>[0]

describe('removing an account at an outside provider', () => {
  let identity: Identity
  let provider: FakeProvider
  before(async () => {
    provider = await startFakeProvider({ site: SITE })
    identity = await startIdentity({ ...provider.env, PUBLIC_URL: SITE })
  })
  after(async () => {
    await identity.stop()
    await provider.stop()
  })

  const come = async (browser: Browser, subject: string) => {
    const { location } = await browser.get('/api/auth/oidc')
    return browser.get(await provider.visit(location ?? '', subject))
  }
  const personAt = (email: string) => provider.person({ email, email_verified: true, given_name: 'Nuno' })
  const factorsOf = async (browser: Browser) => (await browser.get('/api/account/factors')).json as Factors
  const remove = (browser: Browser, id: string | undefined, json: { password?: string } = {}) =>
    browser.send('DELETE', `/api/account/providers/${id}`, { json })
  const removedMail = ({ header }: { header: (name: string) => string }) =>
    /way to open your account was removed/.test(header('subject'))

  /** Somebody who signed up with a password and joined an account at the provider to it. */
  async function joined() {
    const member = await confirmedMember(identity)
    const subject = personAt(member.person.email)
    await join(member.person, subject)
    return { ...member, subject, factors: await factorsOf(member.browser) }
  }
  async function join({ password }: { password: string }, subject: string) {
    const elsewhere = identity.browser()
    assert.equal((await come(elsewhere, subject)).location, ACCOUNT)
    assert.equal((await elsewhere.post(ACCOUNT, { password })).location, '/')
  }
  /** Somebody whom the provider brought, and who never chose a password. */
  async function brought() {
    const { email } = somebody()
    const subject = personAt(email)
    const browser = identity.browser()
    assert.equal((await come(browser, subject)).location, '/')
    const [row] = (await factorsOf(browser)).providers
    return { email, subject, browser, id: row?.id }
  }
  async function addPasskey(browser: Browser) {
    const begun = await browser.send('POST', '/api/account/passkeys/options', { json: {} })
    const credential = createSoftwarePasskey({ origin: SITE }).create(begun.json as Creation)
    const added = await browser.send('POST', '/api/account/passkeys', { json: { name: 'My phone', credential } })
    assert.equal(added.status, 201, added.text)
    return (added.json as Changed).factors.passkeys[0]?.id
  }

  it('ends what it opened, is told by mail and in the log, and leaves the sessions', async () => {
    const { person, browser, subject, factors } = await joined()
    const [row] = factors.providers
    assert.deepEqual(Object.keys(row ?? {}).sort(), ['createdAt', 'id', 'name'], 'neither issuer nor subject')
    assert.equal(row?.name, 'Ridge ID')
    assert.equal((await come(identity.browser(), subject)).location, '/')
    assert.ok((await factorsOf(browser)).providers[0]?.lastUsedAt)

    const answer = await remove(browser, row?.id)
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual((answer.json as Changed).factors.providers, [])
    await identity.mailbox.waitFor(person.email, removedMail)
    const { events } = (await browser.get('/api/account/security-events')).json as { events: { kind: string }[] }
    assert.equal(events[0]?.kind, 'provider-removed')
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    const later = identity.browser()
    assert.equal((await come(later, subject)).location, ACCOUNT, 'joined again by the password alone')
    assert.equal(later.token(), undefined)
    assert.equal((await remove(browser, row?.id)).status, 404, 'once')
  })

  it('asks for the password that was not given a moment ago', async () => {
    const { person, browser, factors } = await joined()
    const id = factors.providers[0]?.id
    identity.wait(11 * 60_000)
    assert.equal((await remove(browser, id)).status, 403)
    const wrong = await remove(browser, id, { password: 'not the password' })
    assert.deepEqual((wrong.json as Problem).errors, [{ path: 'password', message: 'This is not your password' }])
    assert.equal((await factorsOf(browser)).providers.length, 1)
    assert.equal((await remove(browser, id, { password: person.password })).status, 200)
  })

  it("is not done to another person's, which looks like one that nobody has", async () => {
    const owner = await joined()
    const { browser: stranger } = await confirmedMember(identity)
    const foreign = await remove(stranger, owner.factors.providers[0]?.id)
    const nobodys = await remove(stranger, randomUUID())
    assert.deepEqual([foreign.status, nobodys.status], [404, 404])
    assert.equal((foreign.json as Problem).detail, (nobodys.json as Problem).detail)
    assert.equal((await factorsOf(owner.browser)).providers.length, 1)
    assert.equal((await remove(identity.browser(), owner.factors.providers[0]?.id)).status, 401)
  })

  it('never takes the last way in', async () => {
    const { email, browser, id, subject } = await brought()
    const refused = await remove(browser, id)
    assert.equal(refused.status, 409)
    assert.match((refused.json as Problem).detail, /Nothing else opens your account yet\. Please choose a password first/)
    assert.equal((await come(identity.browser(), subject)).location, '/', 'it opens the account as before')
    const { events } = (await browser.get('/api/account/security-events')).json as { events: { kind: string }[] }
    assert.ok(events.every(({ kind }) => kind !== 'provider-removed'))
    const told = identity.mailbox.mails.filter((mail) => mail.to.includes(email))
    assert.equal(told.some(removedMail), false)
  })

  it('is done once a password was chosen', async () => {
    const { email, browser, id } = await brought()
    await identity.browser().post('/api/auth/forgot', { email })
    const reset = await identity.mailbox.waitFor(email, ({ text }) => text.includes('/api/auth/reset?'))
    const chosen = { token: tokenIn(reset, 'reset'), password: 'a path of my own making' }
    assert.equal((await browser.post('/api/auth/reset', chosen)).status, 200)
    const again = identity.browser()
    assert.equal((await again.signIn(email, chosen.password)).status, 303)
    assert.equal((await remove(again, id)).status, 200)
  })

  it('is done with a passkey left, which then is the last way in itself', async () => {
    const { browser, id } = await brought()
    const passkey = await addPasskey(browser)
    assert.equal((await remove(browser, id)).status, 200)
    const refused = await browser.send('DELETE', `/api/account/passkeys/${passkey}`)
    assert.equal(refused.status, 409)
    assert.equal((await factorsOf(browser)).passkeys.length, 1)
  })

  it('leaves one of two that are asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser, id } = await brought()
      const passkey = await addPasskey(browser)
      const answers = await Promise.all([remove(browser, id), browser.send('DELETE', `/api/account/passkeys/${passkey}`)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      const { passkeys, providers } = await factorsOf(browser)
      assert.equal(passkeys.length + providers.length, 1)
    }
  })

  it('is done with another one left, if its provider is the one that is set', async () => {
    const { person, browser, subject } = await joined()
    await join(person, personAt(person.email))
    // The owner takes the address back a day later: the password is nobody's then.
    identity.wait(25 * 3_600_000)
    const stolen = somebody().email
    await browser.send('POST', '/api/account/email', { json: { email: stolen, password: person.password } })
    const change = tokenIn(await identity.mailbox.waitFor(stolen), 'change-email')
    assert.equal((await browser.post('/api/auth/change-email', { token: change })).status, 200)
    const told = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/undo-email?'))
    assert.equal((await browser.post('/api/auth/undo-email', { token: tokenIn(told, 'undo-email') })).status, 303)

    const own = identity.browser()
    assert.equal((await come(own, subject)).location, '/')
    const [first, second] = (await factorsOf(own)).providers
    await identity.rows("update provider_identity set issuer = 'https://gone.example' where id = $1", [second?.id])
    const names = (await factorsOf(own)).providers.map(({ name }) => name)
    assert.deepEqual(names, ['Ridge ID', 'gone.example'])
    assert.equal((await remove(own, first?.id)).status, 409, 'nobody answers for the other one any more')
    await identity.rows('update provider_identity set issuer = $2 where id = $1', [second?.id, provider.issuer])
    assert.equal((await remove(own, first?.id)).status, 200)
    assert.equal((await remove(own, second?.id)).status, 409)
  })

  it('ends a sign-in by it that waits for the second step', async () => {
    const { browser, subject, factors } = await joined()
    const { secret } = await withApp(identity, browser)
    const waiting = identity.browser()
    assert.equal((await come(waiting, subject)).location, '/api/auth/second-step')
    assert.equal((await remove(browser, factors.providers[0]?.id)).status, 200)
    const late = await waiting.post('/api/auth/second-step', { code: appCode(secret, identity.clock()) })
    assert.equal(late.status, 422)
    assert.match(late.text, /Please sign in again/)
    assert.equal(waiting.token(), undefined)
  })
})
