import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from '../support/browser.ts'
import { confirmedMember, newMember, tokenIn, userOf } from '../support/member.ts'
import type { Mail } from '../support/smtp-sink.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

type Problem = { errors?: { path: string; message: string }[] }
const DAY = 86_400_000

describe('another e-mail address', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  let made = 0
  const fresh = () => `new.${made++}.${process.pid}@example.net`
  const ask = (browser: Browser, email: string, password: string) =>
    browser.send('POST', '/api/account/email', { json: { email, password } })
  async function change(browser: Browser, password: string, email = fresh()) {
    assert.equal((await ask(browser, email, password)).status, 202)
    const mail = await identity.mailbox.waitFor(email, ({ text }) => text.includes('auth/change-email'))
    return { email, token: tokenIn(mail, 'change-email') }
  }

  it('needs the password, and the button at the new address in a session of the account', async () => {
    const { person, browser } = await confirmedMember(identity)
    const wrong = await ask(browser, fresh(), 'not mine')
    assert.deepEqual((wrong.json as Problem).errors, [{ path: 'password', message: 'This is not your password' }])
    const same = await ask(browser, person.email.toUpperCase(), person.password)
    assert.equal((same.json as Problem).errors?.[0]?.path, 'email')

    const { email, token } = await change(browser, person.password)
    assert.equal((await userOf(browser)).email, person.email, 'nothing changes before the link')
    const stranger = identity.browser()
    assert.match((await stranger.get(`/api/auth/change-email?token=${token}`)).text, /Please sign in first/)
    assert.equal((await stranger.post('/api/auth/change-email', { token })).status, 422)
    assert.match((await browser.get(`/api/auth/change-email?token=${token}`)).text, new RegExp(email))
    assert.equal((await userOf(browser)).email, person.email, 'looking changes nothing')
    assert.equal((await browser.post('/api/auth/change-email', { token })).status, 200)
    const { id, ...user } = await userOf(browser)
    assert.deepEqual([user.email, user.emailVerified], [email, true])
    assert.equal((await identity.client.getUser({ userId: id })).email, email)
    assert.equal((await identity.browser().signIn(person.email, person.password)).status, 422)
    assert.equal((await identity.browser().signIn(email, person.password)).status, 303)
    assert.equal((await browser.post('/api/auth/change-email', { token })).status, 410)
  })

  it('is told at the old one, which can undo it and is alone with the account then', async () => {
    const { person, browser } = await confirmedMember(identity)
    const first = await change(browser, person.password)
    await browser.post('/api/auth/change-email', { token: first.token })
    const notice = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/undo-email'))
    assert.match(notice.header('subject'), /address .* changed/)
    // Whoever did it moves on, asks for a new password and changes it: none of that cuts the owner off.
    const second = await change(browser, person.password)
    await browser.post('/api/auth/change-email', { token: second.token })
    await browser.post('/api/auth/forgot', { email: second.email })
    const reset = await identity.mailbox.waitFor(second.email, ({ text }) => text.includes('auth/reset'))
    await browser.post('/api/auth/reset', { token: tokenIn(reset, 'reset'), password: 'known to the thief' })
    await browser.signIn(second.email, 'known to the thief')

    const owner = identity.browser()
    const token = tokenIn(notice, 'undo-email')
    assert.match((await owner.get(`/api/auth/undo-email?token=${token}`)).text, /Take your account back\?/)
    assert.equal((await userOf(browser)).email, second.email, 'looking undoes nothing')
    const undone = await owner.post('/api/auth/undo-email', { token })
    assert.equal(undone.status, 303)
    assert.match(undone.location ?? '', /^\/api\/auth\/reset\?token=[\w-]{43}$/)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
    for (const email of [person.email, second.email])
      assert.equal((await identity.browser().signIn(email, 'known to the thief')).status, 422)
    const choose = new URL(undone.location ?? '', 'http://x').searchParams.get('token') ?? ''
    assert.equal((await owner.post('/api/auth/reset', { token: choose, password: 'the owner again' })).status, 200)
    assert.equal((await owner.signIn(person.email, 'the owner again')).status, 303)
    assert.equal((await owner.post('/api/auth/undo-email', { token })).status, 410)
  })

  it('gives no way back to an address that was never confirmed: it may be anybody', async () => {
    const { person, browser } = await newMember(identity)
    const { email, token } = await change(browser, person.password)
    assert.equal((await browser.post('/api/auth/change-email', { token })).status, 200)
    assert.deepEqual((await userOf(browser)).emailVerified, true)
    await identity.context.background.stop()
    assert.ok(!identity.mailbox.mails.some(({ to, text }) => to.includes(person.email) && text.includes('undo-email')))
    assert.equal((await identity.browser().signIn(email, person.password)).status, 303)
  })

  it('does not tell whether the new one has an account; its owner is told', async () => {
    const other = await confirmedMember(identity)
    const { person, browser } = await confirmedMember(identity)
    const taken = await ask(browser, other.person.email, person.password)
    const free = await ask(browser, fresh(), person.password)
    assert.deepEqual([taken.status, taken.text], [free.status, free.text])
    const isWanted = (mail: Mail) => mail.header('subject').includes('wanted to use your address')
    const mail = await identity.mailbox.waitFor(other.person.email, isWanted)
    assert.doesNotMatch(mail.text, /change-email/)
    assert.equal((await userOf(browser)).email, person.email)
  })

  it('cannot be left waiting for the owner to move in: a new password ends the link, and so does a day', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { token } = await change(browser, person.password)
    const json = { currentPassword: person.password, newPassword: 'changed by its owner' }
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 200)
    assert.equal((await browser.post('/api/auth/change-email', { token })).status, 410)

    // Mallory signs up with somebody's address, asks for a change, and waits for the owner to confirm and use the account.
    const mallory = await newMember(identity)
    const waiting = await change(mallory.browser, mallory.person.password)
    const verify = await identity.mailbox.waitFor(mallory.person.email, ({ text }) => text.includes('auth/verify'))
    const victim = identity.browser()
    await victim.post('/api/auth/verify', { token: tokenIn(verify, 'verify'), password: 'known to the victim only' })
    assert.equal((await mallory.browser.post('/api/auth/change-email', { token: waiting.token })).status, 410)
    assert.equal((await victim.post('/api/auth/change-email', { token: waiting.token })).status, 410)
    assert.equal((await userOf(victim)).email, mallory.person.email)

    const late = await change(browser, 'changed by its owner')
    identity.wait(DAY + 1000)
    assert.equal((await browser.post('/api/auth/change-email', { token: late.token })).status, 410)
  })
})
