import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { appCode } from '../support/app-code.ts'
import type { Browser } from '../support/browser.ts'
import { type Changed, confirmedMember, type Factors, type Problem, withApp } from '../support/member.ts'
import { createSoftwarePasskey, flags, type SoftwarePasskey } from '../support/software-passkey.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const ORIGIN = 'http://waymark.localhost'
type Creation = { rp: { id: string }; user: { id: string }; challenge: string; excludeCredentials: { id: string }[] }
type Request = { rpId: string; challenge: string }

describe('passkeys', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity({ PUBLIC_URL: ORIGIN })
  })
  after(() => identity.stop())

  const creation = async (browser: Browser) =>
    (await browser.send('POST', '/api/account/passkeys/options', { json: {} })).json as Creation
  const add = (browser: Browser, credential: unknown, name = 'My phone') =>
    browser.send('POST', '/api/account/passkeys', { json: { name, credential } })
  const request = async (browser: Browser) =>
    (await browser.send('POST', '/api/auth/passkey/options', { json: {} })).json as Request
  const signIn = (browser: Browser, credential: unknown, more: Record<string, string> = {}) =>
    browser.post('/api/auth/passkey', { credential: JSON.stringify(credential), ...more })

  async function owner() {
    const member = await confirmedMember(identity)
    const passkey = createSoftwarePasskey({ origin: ORIGIN })
    const added = await add(member.browser, passkey.create(await creation(member.browser)))
    assert.equal(added.status, 201, added.text)
    return { ...member, passkey, changed: added.json as Changed }
  }
  const refusedSignIn = async (passkey: SoftwarePasskey, otherwise: Parameters<SoftwarePasskey['get']>[1]) => {
    const stranger = identity.browser()
    const answer = await signIn(stranger, passkey.get(await request(stranger), otherwise))
    assert.equal(answer.status, 422)
    assert.match(answer.text, /This passkey did not work here/)
    assert.equal(stranger.token(), undefined)
  }

  it('are added, told of, listed, renamed and removed', async () => {
    const { browser, changed, person, passkey } = await owner()
    assert.equal(changed.recoveryCodes?.length, 10)
    const [row] = changed.factors.passkeys
    assert.equal(row?.name, 'My phone')
    assert.equal(changed.factors.passkeysPossible, true)
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('passkey was added'))
    assert.deepEqual(
      (await creation(browser)).excludeCredentials.map(({ id }) => id),
      [passkey.id],
    )
    const path = `/api/account/passkeys/${row?.id}`
    const unnamed = await browser.send('PUT', path, { json: { name: ' ' } })
    assert.deepEqual((unnamed.json as Problem).errors, [{ path: 'name', message: 'Please give the passkey a name' }])
    const renamed = (await browser.send('PUT', path, { json: { name: 'Old phone' } })).json as Changed
    assert.deepEqual(
      renamed.factors.passkeys.map(({ name }) => name),
      ['Old phone'],
    )
    identity.wait(11 * 60_000)
    assert.equal((await browser.send('DELETE', path)).status, 403, 'not without a fresh proof')
    assert.equal((await browser.send('POST', '/api/account/passkeys/options', { json: {} })).status, 403)
    const removed = await browser.send('DELETE', path, { json: { password: person.password } })
    assert.deepEqual((removed.json as Changed).factors, {
      passkeys: [],
      providers: [],
      recoveryCodesLeft: 0,
      passkeysPossible: true,
    })
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('passkey was removed'))
    await refusedSignIn(passkey, {})
  })

  it('sign in alone, without a name or a password', async () => {
    const { passkey, id } = await owner()
    const other = identity.browser()
    const asked = await request(other)
    assert.equal(asked.rpId, 'waymark.localhost')
    assert.match(asked.challenge, /^[\w-]{43}$/)
    const answer = await signIn(other, passkey.get(asked), { return_to: '/reports' })
    assert.equal(answer.status, 303, answer.text)
    assert.equal(answer.location, '/reports')
    assert.equal(((await other.get('/api/auth/user')).json as { id: string }).id, id)
    const [row] = ((await other.get('/api/account/factors')).json as Factors).passkeys
    assert.ok(row?.lastUsedAt)
  })

  it('are the second step after a password, of their own account only', async () => {
    const { person, passkey } = await owner()
    const stranger = await owner()
    const other = identity.browser()
    assert.equal((await other.signIn(person.email, person.password)).location, '/api/auth/second-step')
    const page = await other.get('/api/auth/second-step')
    assert.match(page.text, /data-passkey/)
    assert.match(page.text, /Recovery code/, 'without an app the code is a recovery code')
    assert.equal((await signIn(other, stranger.passkey.get(await request(other)))).status, 422)
    assert.equal(other.token(), undefined)
    const done = await signIn(other, passkey.get(await request(other)))
    assert.equal(done.status, 303)
    assert.equal(other.jar.has('wm_step'), false)
  })

  it('leave the other account alone: a foreign one is neither found, renamed nor removed', async () => {
    const { browser, changed } = await owner()
    const stranger = await owner()
    const id = changed.factors.passkeys[0]?.id
    const unknown = '01890000-0000-7000-8000-000000000000'
    for (const [method, json] of [
      ['DELETE', {}],
      ['PUT', { name: 'Mine now' }],
    ] as const) {
      const foreign = await stranger.browser.send(method, `/api/account/passkeys/${id}`, { json })
      const nobodys = await stranger.browser.send(method, `/api/account/passkeys/${unknown}`, { json })
      assert.equal(foreign.status, 404)
      assert.equal((foreign.json as Problem).detail, (nobodys.json as Problem).detail)
    }
    const kept = ((await browser.get('/api/account/factors')).json as Factors).passkeys
    assert.deepEqual(
      kept.map(({ name }) => name),
      ['My phone'],
    )
  })

  it('refuse a challenge that was used, is of another browser, or is older than the one asked for last', async () => {
    const { passkey } = await owner()
    const other = identity.browser()
    const signed = passkey.get(await request(other))
    const jar = new Map(other.jar)
    assert.equal((await signIn(other, signed)).status, 303)
    const thief = identity.browser()
    for (const [name, value] of jar) thief.jar.set(name, value)
    assert.equal((await signIn(thief, signed)).status, 422, 'sent again with the same cookie')
    const elsewhere = identity.browser()
    const theirs = await request(other)
    await request(elsewhere)
    assert.equal((await signIn(elsewhere, passkey.get(theirs))).status, 422, 'of another browser')
    const first = await request(elsewhere)
    await request(elsewhere)
    assert.equal((await signIn(elsewhere, passkey.get(first))).status, 422, 'of before')
    assert.equal((await signIn(identity.browser(), passkey.get(first))).status, 422, 'without a cookie')
    for (const browser of [thief, elsewhere]) assert.equal(browser.token(), undefined)
  })

  it('let one of two in that bring the same signature at once', async () => {
    const { passkey } = await owner()
    const one = identity.browser()
    const signed = passkey.get(await request(one))
    const two = identity.browser()
    for (const [name, value] of one.jar) two.jar.set(name, value)
    const answers = await Promise.all([signIn(one, signed), signIn(two, signed)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422])
  })

  it('refuse another origin, another site, nobody verified, a counter that goes back, and a handle of somebody else', async () => {
    const { passkey } = await owner()
    const good = identity.browser()
    assert.equal((await signIn(good, passkey.get(await request(good), { counter: 7 }))).status, 303)
    await refusedSignIn(passkey, { counter: 7 })
    await refusedSignIn(passkey, { counter: 3 })
    await refusedSignIn(passkey, { counter: 8, origin: 'http://waymark.localhost.evil.example' })
    await refusedSignIn(passkey, { counter: 8, origin: 'http://localhost' })
    await refusedSignIn(passkey, { counter: 8, rpId: 'localhost' })
    await refusedSignIn(passkey, { counter: 8, flags: flags.PRESENT })
    await refusedSignIn(passkey, { counter: 8, challenge: randomBytes(32).toString('base64url') })
    await refusedSignIn(passkey, { counter: 8, userHandle: randomBytes(16).toString('base64url') })
    const still = identity.browser()
    assert.equal((await signIn(still, passkey.get(await request(still), { counter: 8 }))).status, 303)
  })

  it('refuse a key that does not belong to the credential that it names, and what is no credential', async () => {
    const { passkey } = await owner()
    const forged = createSoftwarePasskey({ origin: ORIGIN })
    const stranger = identity.browser()
    const signed = { ...forged.get(await request(stranger), { userHandle: '' }), id: passkey.id, rawId: passkey.id }
    assert.equal((await signIn(stranger, signed)).status, 422)
    for (const text of ['', '{', '[]', '"x"', '{"id":1}', JSON.stringify({ ...signed, response: null })]) {
      await request(stranger)
      assert.equal((await stranger.post('/api/auth/passkey', { credential: text })).status, 422, text)
    }
    assert.equal(stranger.token(), undefined)
  })

  it('are not added from another origin, without the device having asked its owner, or with a challenge of before', async () => {
    const { browser } = await confirmedMember(identity)
    const made = () => createSoftwarePasskey({ origin: ORIGIN })
    const used = await creation(browser)
    assert.equal((await add(browser, made().create(used, { origin: 'http://evil.example' }))).status, 400)
    assert.equal((await add(browser, made().create(used))).status, 409, 'the challenge is used up')
    assert.equal((await add(browser, made().create(await creation(browser), { rpId: 'evil.example' }))).status, 400)
    const unverified = { flags: flags.PRESENT | flags.ATTACHED }
    assert.equal((await add(browser, made().create(await creation(browser), unverified))).status, 400)
    const stranger = await confirmedMember(identity)
    const theirs = await creation(stranger.browser)
    await creation(browser)
    assert.equal((await add(browser, made().create(theirs))).status, 400, 'of another session')
    const { passkeys } = (await browser.get('/api/account/factors')).json as Factors
    assert.deepEqual(passkeys, [])
  })

  it('belong to one account each', async () => {
    const { passkey } = await owner()
    const stranger = await confirmedMember(identity)
    const again = await add(stranger.browser, passkey.create(await creation(stranger.browser)))
    assert.equal(again.status, 409)
  })

  it('keep the recovery codes while another factor is left', async () => {
    const { browser, changed } = await owner()
    const { secret, codes } = await withApp(identity, browser)
    assert.match(appCode(secret, identity.clock()), /^\d{6}$/)
    assert.deepEqual(codes, [], 'the codes of the first factor stay')
    const removed = await browser.send('DELETE', `/api/account/passkeys/${changed.factors.passkeys[0]?.id}`)
    assert.equal((removed.json as Changed).factors.recoveryCodesLeft, 10)
  })
})
