import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { conform } from '../../src/data/rate.ts'
import { somebody } from '../support/browser.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const LIMITS = { SIGN_IN_PER_ACCOUNT: '5', SIGN_IN_PER_ADDRESS: '20', MAILS_PER_ADDRESS_PER_HOUR: '2' }

describe('throttles', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity(LIMITS)
  })
  after(() => identity.stop())
  let last = 1
  const elsewhere = () => identity.browser({ address: `198.51.100.${last++}` })

  it('lets five guesses a minute at one account through, from wherever they come', async () => {
    const person = somebody()
    await elsewhere().signUp(person)
    // The form of the sign-up takes a password, too: it was an attempt.
    identity.wait(12_000)
    for (const account of [person.email, `nobody.${person.email}`]) {
      for (let n = 0; n < 5; n++) assert.equal((await elsewhere().signIn(account, 'a wrong guess')).status, 422)
      const sixth = await elsewhere().signIn(account, person.password)
      assert.equal(sixth.status, 429, 'also the right password has to wait')
      assert.match(sixth.headers.get('retry-after') ?? '', /^([1-9]|1[0-2])$/)
      assert.match(sixth.text, /role="alert"/)
      assert.match(sixth.text, new RegExp(`value="${account}"`))
    }
    identity.wait(12_000)
    assert.equal((await elsewhere().signIn(person.email, person.password)).status, 303)
  })

  it('lets twenty attempts a minute from one address through, whoever they name', async () => {
    const browser = identity.browser({ address: '203.0.113.7' })
    await useUp((n) => browser.signIn(`someone.${n}@example.org`, 'a wrong guess'))
    assert.equal((await browser.signUp(somebody())).status, 429)
    assert.equal((await browser.post('/api/auth/forgot', { email: 'x@example.org' })).status, 429)
    assert.equal((await elsewhere().signIn('someone.else@example.org', 'a wrong guess')).status, 422)
  })

  it('counts a whole IPv6 network as one', async () => {
    await useUp((n) =>
      identity.browser({ address: `2001:db8:1:2::${n.toString(16)}` }).signIn(`v6.${n}@example.org`, 'a wrong guess'),
    )
    const same = identity.browser({ address: '2001:db8:1:2:ffff::1' })
    assert.equal((await same.signIn('v6.last@example.org', 'a wrong guess')).status, 429)
    const other = identity.browser({ address: '2001:db8:1:3::1' })
    assert.equal((await other.signIn('v6.last@example.org', 'a wrong guess')).status, 422)
  })

  it('counts guesses at the password of a session that is open', async () => {
    const person = somebody()
    const browser = elsewhere()
    await browser.signUp(person)
    const json = { currentPassword: 'a wrong guess', newPassword: 'a new long one' }
    for (let n = 0; n < 5; n++) assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 400)
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 429)
    assert.equal((await browser.send('DELETE', '/api/account', { json: { password: person.password } })).status, 429)
  })

  it("fills nobody's mailbox", async () => {
    const person = somebody()
    await elsewhere().signUp(person)
    for (let n = 0; n < 4; n++) assert.equal((await elsewhere().post('/api/auth/forgot', { email: person.email })).status, 200)
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('new password'))
    await identity.context.background.stop()
    assert.equal(identity.mailbox.mails.filter(({ to }) => to.includes(person.email)).length, 2)
  })

  it('goes on counting, and signing in, while Redis is away', async () => {
    const redis = await identity.infra.startRedis()
    const alone = await startIdentity({ ...LIMITS, REDIS_URL: redis.url }, identity.infra)
    try {
      const person = somebody()
      const browser = alone.browser()
      await browser.signUp(person)
      alone.wait(12_000)
      await identity.infra.killRedis(redis.port)
      assert.equal((await browser.get('/api/auth/user')).status, 200)
      for (let n = 0; n < 5; n++) assert.equal((await alone.browser().signIn(person.email, 'a wrong guess')).status, 422)
      assert.equal((await alone.browser().signIn(person.email, person.password)).status, 429)
      alone.wait(61_000)
      assert.equal((await browser.signIn(person.email, person.password)).status, 303)
      assert.equal((await browser.get('/api/auth/user')).status, 200)
      await browser.get('/api/logout')
      assert.equal((await browser.get('/api/auth/user')).status, 401)
    } finally {
      await alone.stop()
    }
  })

  it('spaces what comes after the first burst evenly', () => {
    const rate = { limit: 5, periodMs: 60_000 }
    let tat: number | undefined
    const seen: number[] = []
    for (let now = 0; now < 120_000; now += 1_000) {
      const verdict = conform(tat, now, rate)
      tat = verdict.tat
      if (verdict.allowed) seen.push(now)
    }
    assert.deepEqual(seen, [0, 1000, 2000, 3000, 4000, 12_000, 24_000, 36_000, 48_000, 60_000, 72_000, 84_000, 96_000, 108_000])
  })
})

/** Attempts until one is refused: twenty, and one more for every three seconds that they took. */
async function useUp(attempt: (n: number) => Promise<{ status: number }>): Promise<void> {
  const began = performance.now()
  let passed = 0
  for (;;) {
    const { status } = await attempt(passed)
    if (status === 429) break
    assert.equal(status, 422)
    passed += 1
    assert.ok(passed <= 20 + (performance.now() - began) / 3_000, `${passed} attempts went through`)
  }
  assert.ok(passed >= 20, `only ${passed} attempts went through`)
}
