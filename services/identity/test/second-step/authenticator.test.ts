import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { appCode } from '../support/app-code.ts'
import type { Browser, Person } from '../support/browser.ts'
import { type Changed, confirmedMember, type Factors, type Problem, tokenIn, withApp } from '../support/member.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

describe('an authenticator app', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const factorsOf = async (browser: Browser) => (await browser.get('/api/account/factors')).json as Factors
  const second = (browser: Browser, code: string, more: Record<string, string> = {}) =>
    browser.post('/api/auth/second-step', { code, ...more })
  const password = async (person: Person, browser = identity.browser()) => {
    const answer = await browser.signIn(person.email, person.password)
    assert.equal(answer.status, 303)
    assert.equal(answer.location, '/api/auth/second-step')
    return browser
  }
  const subject = (is: RegExp) => (mail: { header(name: string): string }) => is.test(mail.header('subject'))

  it('is turned on by its first code, comes with ten recovery codes once, and the owner is told', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    const begun = await browser.send('POST', '/api/account/authenticator', { json: {} })
    const { secret, uri } = begun.json as { secret: string; uri: string }
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.equal(new URL(uri).searchParams.get('secret'), secret)
    assert.match(uri, /^otpauth:\/\/totp\/Waymark:/)
    assert.equal((await factorsOf(browser)).authenticatorSince, undefined)
    const other = identity.browser()
    assert.equal((await other.signIn(person.email, person.password)).location, '/', 'not before it is confirmed')

    const wrong = await browser.send('POST', '/api/account/authenticator/confirm', {
      json: { code: appCode(secret, identity.clock(), 5) },
    })
    assert.deepEqual((wrong.json as Problem).errors, [{ path: 'code', message: 'This is not the code that we expect now' }])
    const json = { code: appCode(secret, identity.clock()) }
    const confirmed = (await browser.send('POST', '/api/account/authenticator/confirm', { json })).json as Changed
    assert.equal(new Set(confirmed.recoveryCodes).size, 10)
    for (const code of confirmed.recoveryCodes ?? []) assert.match(code, /^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    assert.equal(confirmed.factors.recoveryCodesLeft, 10)
    assert.ok(confirmed.factors.authenticatorSince)
    await identity.mailbox.waitFor(person.email, subject(/authenticator app was added/))

    const stored = await identity.rows<{ sealed_secret: string }>('select * from authenticator where user_id = $1', [id])
    assert.equal(JSON.stringify(stored).includes(secret), false)
    const digests = JSON.stringify(await identity.rows('select * from recovery_code where user_id = $1', [id]))
    for (const code of confirmed.recoveryCodes ?? []) assert.equal(digests.includes(code), false)
    const again = await browser.send('POST', '/api/account/authenticator', { json: {} })
    assert.equal(again.status, 409)
  })

  it('is asked for after the password, and no session is there before', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const other = identity.browser()
    const first = await other.post('/api/login', { email: person.email, password: person.password, return_to: '/reports' })
    assert.equal(first.location, '/api/auth/second-step?return_to=%2Freports')
    assert.match(first.cookies.join('\n'), /^wm_step=[\w-]{43};.*Max-Age=600; HttpOnly/m)
    assert.equal(other.token(), undefined)
    assert.equal((await other.get('/api/auth/user')).status, 401)
    const asked = await other.get(first.location ?? '')
    assert.match(asked.text, /autocomplete="one-time-code"/)
    assert.match(asked.text, /name="return_to" value="\/reports"/)
    assert.match(asked.text, /Use a recovery code/)

    const none = await second(other, '')
    assert.equal(none.status, 422)
    assert.match(none.text, /Please fill in the code/)
    const wrong = await second(other, '000000')
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /This code is not right/)
    const code = appCode(secret, identity.clock())
    const done = await second(other, `${code.slice(0, 3)} ${code.slice(3)}`, { return_to: '/reports' })
    assert.equal(done.status, 303)
    assert.equal(done.location, '/reports')
    assert.equal((await other.get('/api/auth/user')).status, 200)
    assert.equal(other.jar.has('wm_step'), false)
    assert.equal(other.jar.has('wm_device'), true)
  })

  it('is asked for on the sign-up page too, where somebody fills in the wrong form', async () => {
    const { person, browser } = await confirmedMember(identity)
    await withApp(identity, browser)
    const other = identity.browser()
    assert.equal((await other.signUp(person)).location, '/api/auth/second-step')
    assert.equal(other.token(), undefined)
  })

  it('takes each code once, and none of before one that was used', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const code = appCode(secret, identity.clock())
    const before = appCode(secret, identity.clock(), -1)
    assert.equal((await second(await password(person), code)).status, 303)
    const other = await password(person)
    for (const used of [code, before]) assert.equal((await second(other, used)).status, 422)
    assert.equal((await second(other, appCode(secret, identity.clock(), 1))).status, 303, 'a clock that is 30 seconds ahead')
  })

  it('lets one of two in that bring the same code at once', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const both = [await password(person), await password(person)]
    const code = appCode(secret, identity.clock())
    const answers = await Promise.all(both.map((each) => second(each, code)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422])
  })

  it('uses a sign-in up: the cookie of before opens nothing', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret, codes } = await withApp(identity, browser)
    const other = await password(person)
    const kept = other.jar.get('wm_step') ?? ''
    assert.equal((await second(other, appCode(secret, identity.clock()))).status, 303)
    const thief = identity.browser()
    thief.jar.set('wm_step', kept)
    const stolen = await second(thief, codes[0] ?? '')
    assert.equal(stolen.status, 422)
    assert.match(stolen.text, /Please sign in again/)
    assert.equal(thief.token(), undefined)
  })

  it('ends a sign-in after five wrong codes, or ten minutes, and tells the owner that their password is known', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const guesser = await password(person)
    for (let guess = 0; guess < 5; guess++) assert.match((await second(guesser, '000000')).text, /This code is not right/)
    const right = await second(guesser, appCode(secret, identity.clock()))
    assert.equal(right.status, 422)
    assert.match(right.text, /Please sign in again/)
    await identity.mailbox.waitFor(person.email, subject(/Somebody has your password/))

    const late = await password(person)
    identity.wait(11 * 60_000)
    assert.match((await second(late, appCode(secret, identity.clock()))).text, /Please sign in again/)
    assert.equal((await late.get('/api/auth/second-step?return_to=/jobs')).location, '/api/login?return_to=%2Fjobs')
  })

  it('ends what waits when the password is changed, and outlives a reset of it', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const waiting = await password(person)
    const json = { currentPassword: person.password, newPassword: 'a new long one' }
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 200)
    assert.match((await second(waiting, appCode(secret, identity.clock()))).text, /Please sign in again/)

    await browser.post('/api/auth/forgot', { email: person.email })
    const mail = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/reset'))
    const token = tokenIn(mail, 'reset')
    assert.equal((await browser.post('/api/auth/reset', { token, password: 'one more long one' })).status, 200)
    const other = await password({ ...person, password: 'one more long one' })
    assert.equal(other.token(), undefined)
    identity.wait(60_000)
    assert.equal((await second(other, appCode(secret, identity.clock()))).status, 303)
  })

  it('is removed with a fresh proof only, which the owner is told, and its codes go with it', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    await withApp(identity, browser)
    identity.wait(11 * 60_000)
    for (const [method, path] of [
      ['DELETE', '/api/account/authenticator'],
      ['POST', '/api/account/authenticator'],
      ['POST', '/api/account/recovery-codes'],
    ] as const) {
      const asked = await browser.send(method, path, { json: {} })
      assert.equal(asked.status, 403, path)
    }
    const wrong = await browser.send('DELETE', '/api/account/authenticator', { json: { password: 'not mine' } })
    assert.deepEqual((wrong.json as Problem).errors, [{ path: 'password', message: 'This is not your password' }])
    const json = { password: person.password }
    const removed = (await browser.send('DELETE', '/api/account/authenticator', { json })).json as Changed
    assert.deepEqual(removed.factors, { passkeys: [], providers: [], recoveryCodesLeft: 0, passkeysPossible: false })
    await identity.mailbox.waitFor(person.email, subject(/authenticator app was removed/))
    assert.equal((await identity.browser().signIn(person.email, person.password)).location, '/')
    assert.equal((await browser.send('DELETE', '/api/account/authenticator', { json })).status, 404)
    assert.equal((await browser.send('POST', '/api/account/recovery-codes', { json })).status, 409)
    assert.equal((await identity.rows('select 1 from recovery_code where user_id = $1', [id])).length, 0)
  })

  it('needs a confirmed address: who only claims one locks nobody out of the account that they take over', async () => {
    const claimer = identity.browser()
    const { person } = await confirmedMember(identity)
    await claimer.signUp({ ...person, password: 'somebody else entirely' })
    const refused = await claimer.send('POST', '/api/account/authenticator', { json: {} })
    assert.equal(refused.status, 409)
    assert.match((refused.json as Problem).detail, /confirm your e-mail address/)
  })

  it('is forgotten when its set-up is not finished in a quarter of an hour', async () => {
    const { browser } = await confirmedMember(identity)
    const begun = await browser.send('POST', '/api/account/authenticator', { json: {} })
    const { secret } = begun.json as { secret: string }
    identity.wait(16 * 60_000)
    const json = { code: appCode(secret, identity.clock()) }
    const late = await browser.send('POST', '/api/account/authenticator/confirm', { json })
    assert.equal(late.status, 409)
  })
})
