import assert from 'node:assert/strict'
import { generateKeyPairSync, sign } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { type Browser, somebody } from '../support/browser.ts'
import { type FakeProvider, startFakeProvider, type TokenAnswer } from '../support/fake-provider.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

describe('an answer of an outside provider that is not what it should be', () => {
  let identity: Identity
  let provider: FakeProvider
  before(async () => {
    provider = await startFakeProvider({ claimsInToken: true })
    identity = await startIdentity(provider.env)
  })
  after(async () => {
    await identity.stop()
    await provider.stop()
  })

  const begin = async (browser: Browser, returnTo = '/') =>
    (await browser.get(`/api/auth/oidc?${new URLSearchParams({ return_to: returnTo })}`)).location ?? ''
  const member = () => provider.person({ email: somebody().email, email_verified: true, name: 'Nuno Reis' })
  const refused = async (browser: Browser, path: string, is: RegExp) => {
    const answer = await browser.get(path)
    assert.equal(answer.status, 400)
    assert.match(answer.text, is)
    assert.match(answer.text, /<form method="post" action="\/api\/login"/)
    assert.equal(browser.token(), undefined)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
  }
  const accountsOf = (subject: string) => identity.rows('select 1 from provider_identity where subject = $1', [subject])
  const OVER = /This sign-in is over, or it was begun in another browser/
  const UNTRUSTED = /The answer of Ridge ID could not be confirmed/

  it('is taken once: the same address of the callback opens nothing a second time', async () => {
    const browser = identity.browser()
    const back = await provider.visit(await begin(browser), member())
    const cookie = browser.jar.get('wm_provider') ?? ''
    assert.equal((await browser.get(back)).status, 302)
    const again = identity.browser()
    again.jar.set('wm_provider', cookie)
    await refused(again, back, OVER)
    // The code with a state that fits: the provider itself has given it out already.
    const url = new URL(back, 'http://waymark.test')
    const fresh = await begin(again)
    url.searchParams.set('state', new URL(fresh).searchParams.get('state') ?? '')
    await refused(again, `${url.pathname}${url.search}`, UNTRUSTED)
  })

  it('is taken in the browser alone that was sent there', async () => {
    const attacker = identity.browser()
    const subject = member()
    const back = await provider.visit(await begin(attacker), subject)
    await refused(identity.browser(), back, OVER)
    const victim = identity.browser()
    await begin(victim)
    await refused(victim, back, OVER)
    assert.deepEqual(await accountsOf(subject), [])
  })

  it('is nothing without a visit, with an empty state, or with a state that comes twice', async () => {
    await refused(identity.browser(), '/api/auth/oidc/callback?code=x', OVER)
    const browser = identity.browser()
    const back = await provider.visit(await begin(browser), member())
    await refused(browser, back.replace(/state=[^&]+/, 'state='), OVER)
    await begin(browser)
    assert.equal((await browser.get(`${back}&state=other`)).status, 400)
    assert.equal(browser.token(), undefined)
  })

  it('needs the code that belongs to our own verifier: one that was slipped in from another sign-in does not fit', async () => {
    const attacker = identity.browser()
    const stolen = new URL(await provider.visit(await begin(attacker), member()), 'http://waymark.test')
    const victim = identity.browser()
    const own = new URL(await begin(victim))
    stolen.searchParams.set('state', own.searchParams.get('state') ?? '')
    await refused(victim, `${stolen.pathname}${stolen.search}`, UNTRUSTED)
  })

  it('names its issuer, and no other: no answer of another provider is taken for one of ours', async () => {
    for (const change of ['iss=https%3A%2F%2Fother.example', '']) {
      const browser = identity.browser()
      const back = await provider.visit(await begin(browser), member())
      assert.match(back, /iss=[^&]+/)
      await refused(browser, back.replace(/iss=[^&]+/, change), UNTRUSTED)
    }
  })

  it('has our nonce in its ID token', async () => {
    const browser = identity.browser()
    const url = new URL(await begin(browser))
    url.searchParams.set('nonce', 'of somebody else')
    await refused(browser, await provider.visit(url.href, member()), UNTRUSTED)
  })

  it('is signed by the provider, for us, and for now', async () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const parts = (token: string) => token.split('.') as [string, string, string]
    const claims = (token: string) => JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString()) as object
    const now = Math.floor(identity.clock().getTime() / 1000)
    const changes: Record<string, (token: string) => string> = {
      'without a signature': (token) => `${encode({ alg: 'none' })}.${parts(token)[1]}.`,
      'with the signature cut off': (token) => `${parts(token)[0]}.${parts(token)[1]}.`,
      'about somebody else': (token) => [parts(token)[0], encode({ ...claims(token), sub: 'else' }), parts(token)[2]].join('.'),
      'signed by a stranger': (token) => {
        const text = parts(token).slice(0, 2).join('.')
        return `${text}.${sign('sha256', Buffer.from(text), stranger).toString('base64url')}`
      },
      'for another client': (token) => provider.resigned(token, { aud: 'another' }),
      'of another issuer': (token) => provider.resigned(token, { iss: 'https://other.example' }),
      'of yesterday': (token) => provider.resigned(token, { iat: now - 90_000, exp: now - 86_400 }),
      'without a nonce': (token) => provider.resigned(token, { nonce: undefined }),
    }
    for (const [name, change] of Object.entries(changes)) {
      const subject = member()
      const browser = identity.browser()
      provider.hostile.token = (body: TokenAnswer) => ({ ...body, id_token: change(body.id_token) })
      await refused(browser, await provider.visit(await begin(browser), subject), UNTRUSTED)
      assert.deepEqual(await accountsOf(subject), [], name)
    }
    const browser = identity.browser()
    provider.hostile.token = (body) => ({ ...body, id_token: provider.resigned(body.id_token, {}) })
    assert.equal((await browser.get(await provider.visit(await begin(browser), member()))).status, 302, 'left as it is')
    delete provider.hostile.token
  })

  it('leads to no other site', async () => {
    const subject = member()
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/logout',
      'javascript:alert(1)',
    ]) {
      const browser = identity.browser()
      const answer = await browser.get(await provider.visit(await begin(browser, elsewhere), subject))
      assert.equal(answer.location, '/', elsewhere)
    }
  })

  it('may be a no, which is told in a sentence', async () => {
    const browser = identity.browser()
    const answer = await browser.get(await provider.visit(await begin(browser), undefined))
    assert.equal(answer.status, 403)
    assert.match(answer.text, /Ridge ID did not let you in/)
    // Somebody who has no sign-in under way is told nothing that an address has put there.
    const forged = await identity.browser().get('/api/auth/oidc/callback?error=access_denied&state=x')
    assert.equal(forged.status, 400)
  })

  it('comes in time or not at all, and the password still works', async (t) => {
    const impatient = await startIdentity({ ...provider.env, OIDC_DEADLINE_MS: '3000' })
    t.after(() => impatient.stop())
    const person = somebody()
    await impatient.browser().signUp(person)
    const browser = impatient.browser()
    const { location } = await browser.get('/api/auth/oidc?return_to=/reports')
    const back = await provider.visit(location ?? '', member())
    provider.hostile.delayMs = 15_000
    const before = Date.now()
    const answer = await browser.get(back)
    provider.hostile.delayMs = 0
    assert.ok(Date.now() - before < 10_000, `${Date.now() - before} ms`)
    assert.equal(answer.status, 503)
    assert.match(answer.text, /Ridge ID does not answer just now/)
    assert.match(answer.text, /name="return_to" value="\/reports"/)
    assert.equal((await browser.signIn(person.email, person.password)).status, 303)
  })
})

describe('an outside provider', () => {
  const PATHS = ['/api/auth/oidc', '/api/auth/oidc/callback?code=x&state=y', '/api/auth/oidc/account']

  it('that is not set has no button, and its addresses are 404', async (t) => {
    const identity = await startIdentity()
    t.after(() => identity.stop())
    const browser = identity.browser()
    for (const path of PATHS) assert.equal((await browser.get(path)).status, 404, path)
    assert.equal((await browser.post('/api/auth/oidc/account', { password: 'x' })).status, 404)
    for (const path of ['/api/login', '/api/auth/sign-up'])
      assert.doesNotMatch((await browser.get(path)).text, /Continue with |oidc/)
  })

  it('that is away leaves the sign-in page as it is, and is asked no more often than signing in may be', async (t) => {
    const gone = await startFakeProvider()
    await gone.stop()
    const identity = await startIdentity({ ...gone.env, SIGN_IN_PER_ADDRESS: '2' })
    t.after(() => identity.stop())
    const browser = identity.browser()
    for (let tries = 0; tries < 2; tries++) {
      const answer = await browser.get('/api/auth/oidc')
      assert.equal(answer.status, 503)
      assert.match(answer.text, /Ridge ID does not answer just now/)
      assert.match(answer.text, /name="password"/)
    }
    const answer = await browser.get('/api/auth/oidc')
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
  })

  it('is set as a whole, and reached by https from other machines', () => {
    const base = {
      HTTP_PORT: '1',
      GRPC_PORT: '2',
      DATABASE_URL: 'postgres://x',
      REDIS_URL: 'redis://x',
      PUBLIC_URL: 'http://waymark.test',
      IDENTITY_TOKEN_PUBLIC_KEY: 'x',
      SMTP_URL: 'smtp://x',
      SECOND_STEP_SECRET: 'for tests and nothing else',
    }
    const part = { ...base, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x', OIDC_NAME: 'Ridge ID' }
    assert.throws(() => readConfig(part), /OIDC_CLIENT_SECRET is required with the other OIDC settings/)
    const whole = { ...part, OIDC_CLIENT_SECRET: 'y' }
    assert.equal(readConfig(whole).OIDC_NAME, 'Ridge ID')
    assert.throws(() => readConfig({ ...whole, OIDC_ISSUER: 'http://id.example' }), /OIDC_ISSUER: must be an https address/)
    assert.equal(readConfig({ ...whole, OIDC_ISSUER: 'http://127.0.0.1:9' }).OIDC_ISSUER, 'http://127.0.0.1:9')
  })
})
