import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { appCode } from '../support/app-code.ts'
import { type Browser, somebody } from '../support/browser.ts'
import { type FakeProvider, startFakeProvider } from '../support/fake-provider.ts'
import { confirmedMember, tokenIn, withApp } from '../support/member.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const ACCOUNT = '/api/auth/oidc/account'

describe('signing in at an outside provider', () => {
  let identity: Identity
  let provider: FakeProvider
  before(async () => {
    provider = await startFakeProvider()
    identity = await startIdentity(provider.env)
  })
  after(async () => {
    await identity.stop()
    await provider.stop()
  })

  const begin = async (browser: Browser, returnTo = '/') => {
    const answer = await browser.get(`/api/auth/oidc?${new URLSearchParams({ return_to: returnTo })}`)
    assert.equal(answer.status, 302, answer.text)
    return answer
  }
  /** There and back, as far as the answer of the callback. */
  const come = async (browser: Browser, subject: string, returnTo?: string) => {
    const { location } = await begin(browser, returnTo)
    return browser.get(await provider.visit(location ?? '', subject))
  }
  const member = (email: string) => provider.person({ email, email_verified: true, given_name: 'Nuno', family_name: 'Reis' })
  const kinds = async (browser: Browser) => {
    const { events } = (await browser.get('/api/account/security-events')).json as { events: { kind: string }[] }
    return events.map(({ kind }) => kind)
  }

  it('is offered on both pages, and leads to the provider with state, nonce and an S256 challenge', async () => {
    const browser = identity.browser()
    for (const path of ['/api/login', '/api/auth/sign-up']) {
      const { text } = await browser.get(`${path}?return_to=/reports`)
      assert.match(text, /<a class="btn" href="\/api\/auth\/oidc\?return_to&#x3D;%2Freports">Continue with Ridge ID<\/a>/)
    }
    const answer = await begin(browser)
    const url = new URL(answer.location ?? '')
    assert.equal(url.origin, provider.issuer)
    assert.equal(url.searchParams.get('redirect_uri'), 'http://waymark.test/api/auth/oidc/callback')
    assert.equal(url.searchParams.get('code_challenge_method'), 'S256')
    assert.equal(url.searchParams.get('response_type'), 'code')
    for (const name of ['state', 'nonce', 'code_challenge']) assert.match(url.searchParams.get(name) ?? '', /^[\w-]{43}$/, name)
    assert.match(answer.cookies.join('\n'), /^wm_provider=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/m)
  })

  it('makes an account whose address is confirmed, and finds it again by its subject, whatever its address is by then', async () => {
    const { email } = somebody()
    const subject = member(email)
    const browser = identity.browser()
    const answer = await come(browser, subject, '/reports?x=1')
    assert.equal(answer.status, 302, answer.text)
    assert.equal(answer.location, '/reports?x=1')
    assert.equal(browser.jar.has('wm_provider'), false)
    const user = (await browser.get('/api/auth/user')).json as Record<string, unknown>
    assert.deepEqual([user.firstName, user.lastName, user.email, user.emailVerified], ['Nuno', 'Reis', email, true])
    assert.deepEqual(await kinds(browser), ['provider-joined', 'signed-up'])

    await identity.rows('update user_account set email = $2, email_key = $2 where email = $1', [email, `new.${email}`])
    const other = identity.browser()
    assert.equal((await come(other, subject)).location, '/')
    assert.equal(((await other.get('/api/auth/user')).json as { id: string }).id, user.id)
    assert.equal((await kinds(other))[0], 'signed-in-by-provider')
  })

  it('ends the session that the browser had: none is carried over into another sign-in', async () => {
    const { browser } = await confirmedMember(identity)
    const subject = member(somebody().email)
    const waiting = identity.browser()
    const begun = await begin(waiting)
    for (const [name, value] of browser.jar) if (name !== 'wm_provider') waiting.jar.set(name, value)
    const before = waiting.token()
    assert.equal((await waiting.get(await provider.visit(begun.location ?? '', subject))).status, 302)
    assert.notEqual(waiting.token(), before)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
  })

  it('asks for the password of an account that has the address, once, and tells its owner', async () => {
    const { person, browser: own, id } = await confirmedMember(identity)
    const subject = member(person.email.toUpperCase())
    const browser = identity.browser()
    const answer = await come(browser, subject, '/skills')
    assert.equal(answer.location, ACCOUNT)
    assert.equal(browser.token(), undefined)
    const asked = await browser.get(ACCOUNT)
    assert.match(asked.text, /You already have an account/)
    assert.match(asked.text, /from then on Ridge ID opens it, too/)
    assert.equal((await browser.post(ACCOUNT, { password: '' })).status, 422)
    assert.equal((await browser.post(ACCOUNT, { password: person.password })).location, '/skills')
    assert.equal(((await browser.get('/api/auth/user')).json as { id: string }).id, id)
    assert.deepEqual((await kinds(own)).slice(0, 2), ['provider-joined', 'signed-in'])
    await identity.mailbox.waitFor(person.email, (mail) => /can be opened in another way/.test(mail.header('subject')))
    assert.equal((await come(identity.browser(), subject)).location, '/', 'not asked again')
    assert.equal((await browser.post(ACCOUNT, { password: person.password })).status, 400, 'the visit is used up')
  })

  it('lets nobody take an account over by its address alone', async () => {
    const { person } = await confirmedMember(identity)
    const thief = member(person.email)
    const browser = identity.browser()
    await come(browser, thief)
    for (const password of ['', 'not the password', 'x'.repeat(1500)]) {
      const answer = await browser.post(ACCOUNT, { password })
      assert.equal(answer.status, 422)
      assert.equal(browser.token(), undefined)
    }
    const foreign = await browser.post(ACCOUNT, { password: person.password }, { 'sec-fetch-site': 'cross-site' })
    assert.equal(foreign.status, 403)
    assert.equal((await come(identity.browser(), thief)).location, ACCOUNT, 'still not joined')
    assert.deepEqual(await identity.rows('select 1 from provider_identity where subject = $1', [thief]), [])
  })

  it('joins nobody to an account that only claims the address: whoever made it beforehand gets nothing', async () => {
    const squatter = somebody()
    const early = identity.browser()
    await early.signUp(squatter)
    const owner = identity.browser()
    const subject = member(squatter.email)
    assert.equal((await come(owner, subject)).location, ACCOUNT)
    assert.match((await owner.get(ACCOUNT)).text, /has not confirmed the address/)
    assert.equal((await early.get('/api/auth/user')).status, 200, 'nothing is deleted before the button')
    assert.equal((await owner.post(ACCOUNT, {})).location, '/')
    const mine = (await owner.get('/api/auth/user')).json as { emailVerified: boolean }
    assert.equal(mine.emailVerified, true)
    assert.equal((await early.get('/api/auth/user')).status, 401)
    assert.equal((await identity.browser().signIn(squatter.email, squatter.password)).status, 422)
  })

  it('asks for the second step as after a password, and joins only once that is done', async () => {
    const { person, browser: own } = await confirmedMember(identity)
    const { secret } = await withApp(identity, own)
    const subject = member(person.email)
    const browser = identity.browser()
    await come(browser, subject, '/jobs')
    const step = await browser.post(ACCOUNT, { password: person.password })
    assert.equal(step.location, '/api/auth/second-step?return_to=%2Fjobs')
    assert.match((await browser.get(step.location ?? '')).text, /Your password was right/)
    const joined = () => identity.rows('select 1 from provider_identity where subject = $1', [subject])
    assert.deepEqual(await joined(), [])
    const second = async (code: string) => browser.post('/api/auth/second-step', { code, return_to: '/jobs' })
    assert.equal((await second('000000')).status, 422)
    assert.equal((await second(appCode(secret, identity.clock()))).location, '/jobs')
    assert.equal((await joined()).length, 1)

    identity.wait(60_000)
    const later = identity.browser()
    assert.equal((await come(later, subject)).location, '/api/auth/second-step')
    assert.equal(later.token(), undefined)
    assert.equal((await later.get('/api/auth/user')).status, 401)
    assert.match((await later.get('/api/auth/second-step')).text, /Ridge ID has confirmed that it is you/)
    assert.equal((await later.post('/api/auth/second-step', { code: appCode(secret, identity.clock()) })).location, '/')
    assert.deepEqual((await kinds(later)).slice(0, 2), ['signed-in-by-app', 'provider-right'])
  })

  it('takes an address only where the provider says that it is confirmed', async () => {
    for (const verified of [false, 'true', undefined]) {
      const { email } = somebody()
      const claims = verified === undefined ? { email } : { email, email_verified: verified }
      const browser = identity.browser()
      const answer = await come(browser, provider.person(claims))
      assert.equal(answer.status, 403)
      assert.match(answer.text, /Ridge ID has not confirmed an e-mail address of yours/)
      assert.match(answer.text, /name="password"/)
      assert.deepEqual(await identity.rows('select 1 from user_account where email = $1', [email]), [])
    }
  })

  const joinedTo = (id: string) => identity.rows('select issuer, subject from provider_identity where user_id = $1', [id])

  it('goes with the account', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    const subject = member(person.email)
    const other = identity.browser()
    await come(other, subject)
    await other.post(ACCOUNT, { password: person.password })
    assert.deepEqual(await joinedTo(id), [{ issuer: provider.issuer, subject }])
    assert.equal((await browser.send('DELETE', '/api/account', { json: { password: person.password } })).status, 200)
    assert.deepEqual(await joinedTo(id), [])
  })

  it('opens no account any more whose owner undid a change of address: whoever had the new one may have joined it', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    const stolen = somebody().email
    await browser.send('POST', '/api/account/email', { json: { email: stolen, password: person.password } })
    const asked = await identity.mailbox.waitFor(stolen)
    const change = tokenIn(asked, 'change-email')
    assert.equal((await browser.post('/api/auth/change-email', { token: change })).status, 200)
    const subject = member(stolen)
    const thief = identity.browser()
    await come(thief, subject)
    assert.equal((await thief.post(ACCOUNT, { password: person.password })).location, '/')
    assert.equal((await joinedTo(id)).length, 1)
    const told = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/undo-email?'))
    const undo = tokenIn(told, 'undo-email')
    assert.equal((await browser.post('/api/auth/undo-email', { token: undo })).status, 303)
    assert.deepEqual(await joinedTo(id), [])
    assert.equal((await thief.get('/api/auth/user')).status, 401)
  })
})
