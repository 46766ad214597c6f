import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { somebody } from '../support/browser.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const DAY = 86_400_000

describe('sign-up, sign-in, sign-out', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  it('makes an account, signs in at once and knows the person', async () => {
    const browser = identity.browser()
    const person = somebody()
    const answer = await browser.post('/api/auth/sign-up', { ...person, return_to: '/detailed-assessment?step=3#q' })
    assert.equal(answer.status, 303)
    assert.equal(answer.location, '/detailed-assessment?step=3#q')
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    const user = await browser.get('/api/auth/user')
    assert.equal(user.status, 200)
    const { id, ...rest } = user.json as { id: string }
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    assert.deepEqual(rest, {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      profileImageUrl: null,
      subscriptionTier: 'free',
      emailVerified: false,
    })
  })

  it('signs in under any spelling of the address, and refuses a wrong password beside its field', async () => {
    const person = somebody()
    await identity.browser().signUp(person)
    const browser = identity.browser()
    const wrong = await browser.signIn(person.email, 'not the password')
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /id="password-error"[^>]*>.*The e-mail address or the password is not right/s)
    assert.match(wrong.text, new RegExp(`value="${person.email}"`))
    assert.doesNotMatch(wrong.text, /not the password/)
    assert.equal(browser.token(), undefined)

    const right = await browser.signIn(` ${person.email.toUpperCase()} `, person.password)
    assert.equal(right.status, 303)
    assert.equal(right.location, '/')
    assert.equal((await browser.get('/api/auth/user')).status, 200)
  })

  it('says the same to an unknown address as to a wrong password', async () => {
    const person = somebody()
    await identity.browser().signUp(person)
    const known = await identity.browser().signIn(person.email, 'not the password')
    const unknown = await identity.browser().signIn(`x${person.email}`, 'not the password')
    assert.equal(unknown.status, known.status)
    assert.equal(unknown.text.replaceAll(`x${person.email}`, person.email), known.text)
  })

  it('sets a session cookie that no script reads and a hint without a secret', async () => {
    const browser = identity.browser()
    const { cookies } = await browser.signUp(somebody())
    const session = cookies.find((cookie) => cookie.startsWith('wm_session=')) ?? ''
    assert.match(session, /^wm_session=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/)
    const hint = cookies.find((cookie) => cookie.startsWith('wm_in=')) ?? ''
    assert.equal(hint, 'wm_in=1; Path=/; SameSite=Lax; Max-Age=2592000')
  })

  it('stores neither token nor password: only hashes are in the database', async () => {
    const browser = identity.browser()
    const person = somebody({ password: 'unmistakable secret 42' })
    await browser.signUp(person)
    const token = browser.token() ?? ''
    const [session] = await identity.rows<{ token_hash: string }>('select token_hash from session order by id desc limit 1')
    assert.equal(session?.token_hash, createHash('sha256').update(token).digest('hex'))
    const [user] = await identity.rows<{ password_hash: string }>('select password_hash from user_account where email = $1', [
      person.email,
    ])
    assert.match(user?.password_hash ?? '', /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const table of ['user_account', 'session', 'mail_token', 'outbox', 'activity']) {
      const [dump] = await identity.rows<{ all: string | null }>(`select string_agg(t::text, ' ') as all from ${table} t`)
      assert.ok(!dump?.all?.includes(token), `${table} holds the token`)
      assert.ok(!dump?.all?.includes(person.password), `${table} holds the password`)
    }
  })

  it('begins a new session at every sign-in and ends the one it replaces', async () => {
    const person = somebody()
    const browser = identity.browser()
    await browser.signUp(person)
    const first = browser.token() ?? ''
    await browser.signIn(person.email, person.password)
    assert.notEqual(browser.token(), first)
    assert.equal((await identity.client.resolveSession({ token: first })).found, false)
    assert.equal((await identity.client.resolveSession({ token: browser.token() ?? '' })).found, true)
  })

  it('ends after 7 idle days, and after 30 however much it is used', async () => {
    const browser = identity.browser()
    await browser.signUp(somebody())
    const idle = identity.browser()
    await idle.signUp(somebody())
    for (let days = 0; days < 28; days += 4) {
      identity.wait(4 * DAY)
      assert.equal((await browser.get('/api/auth/user')).status, 200, `after ${days + 4} days`)
      if (days === 4) assert.equal((await idle.get('/api/auth/user')).status, 401, 'idle for 8 days')
    }
    identity.wait(2 * DAY)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
  })

  it('signs out from a page of its own, and only asks when another site sent the person', async () => {
    const browser = identity.browser()
    await browser.signUp(somebody())
    const token = browser.token() ?? ''
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', referer: 'http://evil.test/' },
      { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    ]
    for (const headers of elsewhere) {
      const asked = await browser.get('/api/logout', headers)
      assert.equal(asked.status, 200)
      assert.match(asked.text, /<h1>Sign out\?<\/h1>/)
      assert.deepEqual(asked.cookies, [])
      assert.equal(asked.headers.get('clear-site-data'), null)
      assert.equal((await identity.client.resolveSession({ token })).found, true)
    }
    const out = await browser.get('/api/logout')
    assert.equal(out.status, 302)
    assert.equal(out.location, '/')
    assert.equal(out.cookies.length, 2)
    assert.equal(out.headers.get('clear-site-data'), '"cache", "storage"')
    assert.ok(out.cookies.every((cookie) => cookie.includes('Max-Age=0')))
    assert.equal((await identity.client.resolveSession({ token })).found, false)
  })

  it('signs out with the button, and refuses forms of other sites', async () => {
    const browser = identity.browser()
    const person = somebody()
    await browser.signUp(person)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    assert.equal((await browser.post('/api/logout', {}, foreign)).status, 403)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    assert.equal((await browser.post('/api/logout', {})).status, 303)
    assert.equal((await browser.get('/api/auth/user')).status, 401)

    const forced = await browser.post('/api/login', { email: person.email, password: person.password }, foreign)
    assert.equal(forced.status, 403)
    assert.deepEqual(forced.cookies, [])
    assert.equal((await browser.post('/api/auth/sign-up', { ...somebody() }, foreign)).status, 403)
  })

  it('takes no way back that leads elsewhere', async () => {
    const ways = [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      '/.//evil.test',
      '/\t/evil.test',
      'javascript:alert(1)',
      '/api/logout',
    ]
    for (const away of ways) {
      const browser = identity.browser()
      const answer = await browser.post('/api/auth/sign-up', { ...somebody(), return_to: away })
      assert.equal(answer.location, '/', away)
    }
  })

  it('sends whoever is signed in on, with the hint renewed', async () => {
    const browser = identity.browser()
    await browser.signUp(somebody())
    const answer = await browser.get('/api/login?return_to=/jobs')
    assert.equal(answer.status, 302)
    assert.equal(answer.location, '/jobs')
    assert.match(answer.cookies.join(), /^wm_in=1;/)
  })

  it('tells every event with the change itself', async () => {
    const browser = identity.browser()
    await browser.signUp(somebody())
    const { id } = (await browser.get('/api/auth/user')).json as { id: string }
    const events = await identity.rows<{ type: string; data: unknown }>('select type, data from outbox where key = $1', [id])
    assert.deepEqual(events, [{ type: 'UserRegistered', data: { userId: id } }])
  })

  it('cannot be opened with what is no token', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), '%00', 'ü'.repeat(43)]) {
      assert.equal((await identity.client.resolveSession({ token })).found, false)
    }
  })
})

describe('under TLS', () => {
  it('binds cookies to the host and to TLS, whatever the Host header says', async () => {
    const identity = await startIdentity({ PUBLIC_URL: 'https://waymark.test' })
    try {
      const browser = identity.browser({ secure: true })
      const { cookies } = await browser.post(
        '/api/auth/sign-up',
        { ...somebody() },
        { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
      )
      assert.match(cookies[0] ?? '', /^__Host-wm_session=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure$/)
      assert.match(cookies[1] ?? '', /^__Host-wm_in=1; Path=\/; SameSite=Lax; Max-Age=2592000; Secure$/)
      assert.match(cookies[2] ?? '', /^__Host-wm_device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly; Secure$/)
      assert.equal((await browser.get('/api/auth/user')).status, 200)
      const out = (await browser.get('/api/logout')).cookies.map((cookie) => cookie.split('=')[0])
      assert.deepEqual(out, ['__Host-wm_session', '__Host-wm_in', 'wm_in'])
    } finally {
      await identity.stop()
    }
  })
})
