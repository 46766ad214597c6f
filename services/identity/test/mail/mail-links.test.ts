import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { type Person, somebody } from '../support/browser.ts'
import { confirmationTo, newMember, tokenIn, userOf } from '../support/member.ts'
import type { Mail } from '../support/smtp-sink.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const HOUR = 3_600_000

describe('links in mails', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const resetMail = ({ email }: Person) =>
    identity.mailbox.waitFor(email, (mail) => mail.header('subject').includes('new password'))

  it('verifies an address with the button, once, and not by opening the link', async () => {
    const { person, browser } = await newMember(identity)
    const mail = await confirmationTo(identity, person)
    assert.match(mail.text, /^Hello Inês,/)
    assert.match(mail.text, /http:\/\/waymark\.test\/api\/auth\/verify\?token=/)
    assert.match(mail.html, /Confirm my address/)
    assert.match(mail.text, /You get this mail because/)
    assert.match(mail.text, /delete your account .* http:\/\/waymark\.test\/account\/profile/)
    assert.equal(mail.header('auto-submitted'), 'auto-generated')
    const token = tokenIn(mail)

    const page = await browser.get(`/api/auth/verify?token=${token}`)
    assert.equal(page.status, 200)
    assert.match(page.text, new RegExp(`name="token" value="${token}"`))
    assert.equal((await userOf(browser)).emailVerified, false)

    assert.equal((await browser.post('/api/auth/verify', { token })).status, 200)
    const user = await userOf(browser)
    assert.equal(user.emailVerified, true)
    assert.equal((await identity.client.resolveSession({ token: browser.token() ?? '' })).emailVerified, true)
    assert.equal((await identity.client.getUser({ userId: user.id })).emailVerified, true)
    assert.equal((await browser.post('/api/auth/verify', { token })).status, 410)
    assert.equal((await browser.get(`/api/auth/verify?token=${token}`)).status, 410)
  })

  it('keeps only the hash of a link, for 24 hours, and only of the newest one', async () => {
    const { person, browser } = await newMember(identity)
    const first = tokenIn(await confirmationTo(identity, person))
    const [row] = await identity.rows<{ token_hash: string }>(
      "select token_hash from mail_token where kind = 'verify' order by created_at desc limit 1",
    )
    assert.equal(row?.token_hash, createHash('sha256').update(first).digest('hex'))

    assert.equal((await browser.send('POST', '/api/auth/verify/resend')).status, 202)
    const isNew = (mail: Mail) => tokenIn(mail) !== first
    const second = tokenIn(await identity.mailbox.waitFor(person.email, isNew))
    assert.equal((await browser.post('/api/auth/verify', { token: first })).status, 410)
    identity.wait(24 * HOUR + 1000)
    assert.equal((await browser.post('/api/auth/verify', { token: second })).status, 410)
  })

  it('sets a new password by link: once, within the hour, ending every session', async () => {
    const { person, browser } = await newMember(identity)
    const other = identity.browser()
    await other.signIn(person.email, person.password)
    assert.equal((await identity.browser().post('/api/auth/forgot', { email: person.email.toUpperCase() })).status, 200)
    const mail = await resetMail(person)
    const token = tokenIn(mail)
    assert.match(mail.text, /http:\/\/waymark\.test\/api\/auth\/reset\?token=/)

    const form = await other.get(`/api/auth/reset?token=${token}`)
    assert.equal(form.status, 200)
    assert.equal(form.headers.get('referrer-policy'), 'strict-origin')
    const short = await other.post('/api/auth/reset', { token, password: 'short' })
    assert.equal(short.status, 422)
    assert.match(short.text, /id="password-error"/)

    const password = 'another quiet path'
    const saved = await identity.browser().post('/api/auth/reset', { token, password })
    assert.equal(saved.status, 200)
    for (const old of [browser, other]) assert.equal((await old.get('/api/auth/user')).status, 401)
    assert.equal((await identity.browser().signIn(person.email, person.password)).status, 422)
    assert.equal((await identity.browser().signIn(person.email, password)).status, 303)
    assert.equal((await identity.browser().post('/api/auth/reset', { token, password })).status, 410)
    assert.equal((await identity.browser().get(`/api/auth/reset?token=${token}`)).status, 410)
  })

  it('ends a reset link after an hour, and with a change of the password', async () => {
    const { person, browser } = await newMember(identity)
    await browser.post('/api/auth/forgot', { email: person.email })
    const late = tokenIn(await resetMail(person))
    identity.wait(HOUR + 1000)
    assert.equal((await browser.post('/api/auth/reset', { token: late, password: 'another quiet path' })).status, 410)

    const second = await newMember(identity)
    await second.browser.post('/api/auth/forgot', { email: second.person.email })
    const token = tokenIn(await resetMail(second.person))
    const change = { currentPassword: second.person.password, newPassword: 'changed by its owner' }
    assert.equal((await second.browser.send('POST', '/api/account/password', { json: change })).status, 200)
    assert.equal((await browser.post('/api/auth/reset', { token, password: 'another quiet path' })).status, 410)
  })

  it('answers the same for an address without an account, and sends nothing', async () => {
    const { person } = await newMember(identity)
    const known = await identity.browser().post('/api/auth/forgot', { email: person.email })
    const unknown = await identity.browser().post('/api/auth/forgot', { email: `un${person.email}` })
    assert.equal(unknown.status, known.status)
    assert.equal(unknown.text.replaceAll(`un${person.email}`, person.email), known.text)
    await resetMail(person)
    assert.ok(!identity.mailbox.mails.some(({ to }) => to.includes(`un${person.email}`)))
  })

  it('builds links from PUBLIC_URL, never from what the request says its host is', async () => {
    const { person, browser } = await newMember(identity)
    const poison = {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.test',
      'x-host': 'evil.test',
    }
    await browser.post('/api/auth/forgot', { email: person.email }, poison)
    const mail = await resetMail(person)
    assert.ok(!mail.raw.includes('evil.test'))
    assert.match(mail.text, /http:\/\/waymark\.test\/api\/auth\/reset/)
  })

  it("lets nobody write into a stranger's mail, its headers or its recipients", async () => {
    const lure = 'Win now at evil.test <a href="http://evil.test">'
    const { person } = await newMember(identity, { person: { firstName: lure } })
    const mail = await confirmationTo(identity, person)
    assert.match(mail.text, /^Hello,\r?\n/)
    assert.ok(!mail.raw.includes('evil.test'))

    const before = identity.mailbox.mails.length
    const email = `a.${person.email}\r\nBcc: victim@example.org`
    assert.equal((await identity.browser().signUp(somebody({ email }))).status, 422)
    assert.equal((await identity.browser().signUp(somebody({ email: `a@example.org,b@example.org` }))).status, 422)
    const newcomer = somebody({ firstName: 'Eve\r\nBcc: victim@example.org' })
    assert.equal((await identity.browser().signUp(newcomer)).status, 303)
    const sent = await confirmationTo(identity, newcomer)
    assert.deepEqual(sent.to, [newcomer.email])
    assert.equal(sent.header('bcc'), '')
    assert.equal(identity.mailbox.mails.length, before + 1)
  })
})
