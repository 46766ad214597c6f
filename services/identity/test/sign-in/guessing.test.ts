import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Person } from '../support/browser.ts'
import { confirmedMember, tokenIn } from '../support/member.ts'
import type { Mail } from '../support/smtp-sink.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const LIMITS = { SIGN_IN_PER_ACCOUNT: '5', SIGN_IN_FAILURES_PER_DAY: '8', SIGN_IN_PER_ADDRESS: '1000' }
const MINUTE = 60_000

describe('guessing at a password', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity(LIMITS)
  })
  after(() => identity.stop())
  let last = 1
  const nextAddress = () => `198.51.100.${last++}`
  const stranger = () => identity.browser({ address: nextAddress() })

  async function owner() {
    const { person, browser } = await confirmedMember(identity, { address: nextAddress() })
    // The sign-up itself was an attempt.
    identity.wait(MINUTE)
    return { person, browser }
  }
  const guess = async ({ email }: Person, by: Browser = stranger()) => (await by.signIn(email, 'a wrong guess')).status
  const attack = async (person: Person) => {
    for (let n = 0; n < 5; n++) assert.equal(await guess(person), 422)
    assert.equal(await guess(person), 429)
  }
  const isWarning = (mail: Mail) => mail.header('subject') === 'Many wrong passwords for your account'

  it('from elsewhere does not keep out the browser that signed in before', async () => {
    const { person, browser } = await owner()
    await attack(person)
    assert.equal((await stranger().signIn(person.email, person.password)).status, 429)
    await browser.get('/api/logout')
    assert.equal((await browser.signIn(person.email, person.password)).status, 303)
  })

  it('from elsewhere does not keep a session from changing its password or deleting its account', async () => {
    const { person, browser } = await owner()
    await attack(person)
    const json = { currentPassword: person.password, newPassword: 'changed under attack' }
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 200)
    const gone = await browser.send('DELETE', '/api/account', { json: { password: json.newPassword } })
    assert.equal(gone.status, 200)
  })

  it('is limited for a browser that is known, too', async () => {
    const { person, browser } = await owner()
    for (let n = 0; n < 5; n++) assert.equal(await guess(person, browser), 422)
    assert.equal((await browser.signIn(person.email, person.password)).status, 429)
    assert.equal((await stranger().signIn(person.email, person.password)).status, 303, 'a bucket of its own')
  })

  it('comes to an end for the day, and the owner gets one mail about it', async () => {
    const { person, browser } = await owner()
    const unknown = `nobody.${person.email}`
    for (const email of [person.email, unknown]) {
      const statuses: number[] = []
      for (let minute = 0; minute < 4; minute++) {
        for (let n = 0; n < 4; n++) statuses.push(await guess({ ...person, email }))
        identity.wait(MINUTE)
      }
      // Eight a day, and one more for each three hours: of sixteen in four minutes eight are looked at.
      assert.deepEqual(statuses, [...Array<number>(8).fill(422), ...Array<number>(8).fill(429)], email)
      assert.match((await stranger().signIn(email, person.password)).text, /too many wrong passwords today/)
    }
    const mail = await identity.mailbox.waitFor(person.email, isWarning)
    assert.match(mail.text, /None of them was right/)
    await identity.context.background.stop()
    assert.equal(identity.mailbox.mails.filter(isWarning).length, 1)
    assert.equal((await browser.signIn(person.email, person.password)).status, 303, 'the known browser')
    // Whoever reads the mailbox gets in from anywhere.
    const fresh = stranger()
    await fresh.post('/api/auth/forgot', { email: person.email })
    const reset = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/reset'))
    const token = tokenIn(reset, 'reset')
    assert.equal((await fresh.post('/api/auth/reset', { token, password: 'chosen by the owner' })).status, 200)
    assert.equal((await fresh.signIn(person.email, 'chosen by the owner')).status, 303)
  })

  it('is forgiven by the right password, of the confirmed account only', async () => {
    const { person } = await owner()
    for (let n = 0; n < 4; n++) await guess(person)
    assert.equal((await stranger().signIn(person.email, person.password)).status, 303)
    identity.wait(MINUTE)
    for (let n = 0; n < 5; n++) assert.equal(await guess(person), 422)

    // Whoever signs up with the address cannot wash the count away, nor get attempts of their own.
    const mallory = stranger()
    identity.wait(MINUTE)
    await mallory.signUp({ ...person, password: 'a claim of a stranger' })
    await mallory.signIn(person.email, 'a claim of a stranger')
    identity.wait(MINUTE)
    // Five were wrong before, one was the sign-up, one the sign-in to the second account.
    const statuses = [await guess(person), await guess(person), await guess(person, mallory)]
    assert.deepEqual(statuses, [422, 429, 429])
  })

  it('cannot be done with a device cookie that we did not make, and ours is new after a sign-in with a planted one', async () => {
    const { person } = await owner()
    await attack(person)
    const planted = stranger()
    planted.jar.set('wm_device', 'A'.repeat(43))
    assert.equal((await planted.signIn(person.email, person.password)).status, 429)
    identity.wait(MINUTE)
    const { cookies } = await planted.signIn(person.email, person.password)
    assert.match(cookies.join('\n'), /^wm_device=(?!A{43})[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=15552000; HttpOnly$/m)
  })
})
