import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { somebody } from '../support/browser.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}'`
const PAGES = ['/api/login', '/api/auth/sign-up', '/api/auth/forgot', '/api/auth/verify?token=x', '/api/auth/reset?token=x']

describe('pages', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  it('run no script and style only what we wrote', async () => {
    for (const path of PAGES) {
      const { text, headers } = await identity.browser().get(path)
      assert.doesNotMatch(text, /<script|javascript:|\son\w+=/i, path)
      assert.doesNotMatch(text, /<\w[^>]* style=/, path)
      const css = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
      const hash = createHash('sha256').update(css).digest('base64')
      const policy = headers.get('content-security-policy') ?? ''
      assert.ok(policy.includes(`style-src 'sha256-${hash}'`), `${path}: ${policy}`)
      assert.match(policy, /^default-src 'none';/)
      assert.match(policy, /frame-ancestors 'none'/)
      assert.match(policy, /form-action 'self'/)
      assert.doesNotMatch(policy, /unsafe|script-src/)
      assert.equal(headers.get('cache-control'), 'no-store')
    }
  })

  it('keep what was typed, escaped, and never the password', async () => {
    const browser = identity.browser()
    const form = { firstName: HOSTILE, lastName: '', email: HOSTILE, password: 'secret?', return_to: HOSTILE }
    const signUp = await browser.post('/api/auth/sign-up', form)
    const signIn = await browser.post('/api/login', { email: HOSTILE, password: 'secret?', return_to: HOSTILE })
    const forgot = await browser.post('/api/auth/forgot', { email: HOSTILE })
    for (const answer of [signUp, signIn, forgot]) {
      assert.equal(answer.status, 422)
      assert.doesNotMatch(answer.text, /<script|<img/)
      assert.ok(!answer.text.includes('secret?'))
      assert.match(answer.text, /value="&quot;&gt;&lt;script&gt;/)
      assert.match(answer.text, /\{\{7\*7\}\}/)
    }
    assert.match(signUp.text, /id="lastName-error"[\s\S]*Please fill in your last name/)
    assert.match(signUp.text, /id="email-error"/)
    assert.match(signUp.text, /id="password-error"[\s\S]*at least 10 characters/)
    const token = await browser.get(`/api/auth/verify?token=${encodeURIComponent(HOSTILE)}`)
    assert.doesNotMatch(token.text, /<script|<img/)
    const email = await browser.get(`/api/login?email=${encodeURIComponent(HOSTILE)}`)
    assert.doesNotMatch(email.text, /<script|<img/)
  })

  it('name the fields so that a password manager knows them', async () => {
    const browser = identity.browser()
    const signIn = (await browser.get('/api/login')).text
    assert.match(signIn, /name="email" type="email"[^>]*autocomplete="username"/)
    assert.match(signIn, /name="password" type="password"[^>]*autocomplete="current-password"/)
    const signUp = (await browser.get('/api/auth/sign-up')).text
    assert.match(signUp, /name="firstName"[^>]*autocomplete="given-name"/)
    assert.match(signUp, /name="lastName"[^>]*autocomplete="family-name"/)
    assert.match(signUp, /name="password"[^>]*autocomplete="new-password"/)
    for (const page of [signIn, signUp]) {
      for (const [, id] of page.matchAll(/<input class="input" id="(\w+)"/g))
        assert.match(page, new RegExp(`<label[^>]* for="${id}"`))
    }
  })

  it('refuse passwords that are short, common or the address itself', async () => {
    for (const password of ['123456789', 'Password2026!', 'qwertyuiop', '1234567890', 'aaaaaaaaaaaa', 'ines.ferreira']) {
      const answer = await identity.browser().signUp(somebody({ email: 'ines.ferreira@example.org', password }))
      assert.equal(answer.status, 422, password)
      assert.match(answer.text, /id="password-error"/)
    }
  })

  it('carry the way back from page to page', async () => {
    const signIn = (await identity.browser().get('/api/login?return_to=/jobs?page=2')).text
    assert.match(signIn, /name="return_to" value="\/jobs\?page&#x3D;2"/)
    assert.match(signIn, /href="\/api\/auth\/sign-up\?return_to&#x3D;%2Fjobs%3Fpage%3D2"/)
    const foreign = (await identity.browser().get('/api/login?return_to=//evil.test')).text
    assert.ok(!foreign.includes('evil.test'))
  })

  it('take forms only as forms, of a size that a form has', async () => {
    const browser = identity.browser()
    const json = await browser.send('POST', '/api/login', { json: { email: 'a@example.org', password: 'x' } })
    assert.equal(json.status, 415)
    assert.match(json.headers.get('content-type') ?? '', /text\/html/)
    const big = await browser.post('/api/login', { email: 'a@example.org', password: 'x'.repeat(600_000) })
    assert.equal(big.status, 413)
    const twice = await browser.send('POST', '/api/login', { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    assert.equal(twice.status, 422)
  })

  it('serve fonts and picture under names that may be kept for good', async () => {
    const page = (await identity.browser().get('/api/login')).text
    const urls = [...new Set([...page.matchAll(/\/api\/auth\/assets\/[\w.-]+/g)].map(([url]) => url))]
    assert.equal(urls.length, 4)
    for (const url of urls) {
      const answer = await identity.browser().get(url)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    }
    assert.equal((await identity.browser().get('/api/auth/assets/..%2fpackage.json')).status, 404)
  })
})
