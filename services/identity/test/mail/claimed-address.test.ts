import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { purge } from '../../src/tasks/purge.ts'
import { type Person, somebody } from '../support/browser.ts'
import { confirmationTo, newMember, tokenIn, userOf } from '../support/member.ts'
import type { Mail } from '../support/smtp-sink.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const DAY = 86_400_000

describe('an address that several accounts claim', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  async function member(part: Partial<Person> = {}) {
    const { person, browser } = await newMember(identity, { person: part })
    const mail = await confirmationTo(identity, person)
    return { person, browser, mail, token: tokenIn(mail, 'verify'), disown: tokenIn(mail, 'not-me') }
  }
  async function confirmed() {
    const one = await member()
    assert.equal((await one.browser.post('/api/auth/verify', { token: one.token })).status, 200)
    return one
  }
  const isTaken = (mail: Mail) => mail.header('subject') === 'You already have an account'

  it('is not handed to whoever registered it first: the owner of the mailbox gets the account, with a password of their own', async () => {
    const mallory = await member({ firstName: 'Victoria', password: 'known to mallory only' })
    const { id } = await userOf(mallory.browser)
    const victim = identity.browser()

    // The button alone, pressed where nobody is signed in, confirms nothing.
    const pressed = await victim.post('/api/auth/verify', { token: mallory.token })
    assert.equal(pressed.status, 422)
    assert.match(pressed.text, /Is this account yours\?/)
    assert.equal((await identity.client.getUser({ userId: id })).emailVerified, false)
    assert.equal((await userOf(mallory.browser)).emailVerified, false)

    const taken = await victim.post('/api/auth/verify', { token: mallory.token, password: 'known to the victim only' })
    assert.equal(taken.status, 200)
    assert.match(taken.text, /Your address is confirmed/)
    assert.deepEqual(await userOf(victim), { ...(await userOf(victim)), id, emailVerified: true })
    // Mallory is out, and does not get in again.
    assert.equal((await mallory.browser.get('/api/auth/user')).status, 401)
    assert.equal((await identity.browser().signIn(mallory.person.email, 'known to mallory only')).status, 422)
    assert.equal((await identity.browser().signIn(mallory.person.email, 'known to the victim only')).status, 303)
    assert.equal((await identity.rows('select 1 from mail_token where user_id = $1', [id])).length, 0)
  })

  it('is confirmed by nobody in a session of another account', async () => {
    const mallory = await member()
    const other = await member()
    assert.equal((await other.browser.post('/api/auth/verify', { token: mallory.token })).status, 422)
    assert.match((await other.browser.get(`/api/auth/verify?token=${mallory.token}`)).text, /You are not signed in to it here/)
    assert.equal((await userOf(mallory.browser)).emailVerified, false)
    assert.equal((await userOf(other.browser)).emailVerified, false)
  })

  it('is told in the mail when and where the account was made, with a way to delete it', async () => {
    const { browser, mail, disown, person } = await member()
    const { id } = await userOf(browser)
    assert.match(mail.text, /The account was made on [A-Z][a-z]+ \d+, \d{4} at \d\d:\d\d UTC with Firefox on Linux\./)
    assert.match(mail.text, /It was not me: delete the account:\r?\n/)
    assert.match(mail.html, /It was not me: delete the account<\/a>/)
    assert.match(mail.text, /not confirmed within 7 days is deleted/)

    const stranger = identity.browser()
    const asked = await stranger.get(`/api/auth/not-me?token=${disown}`)
    assert.equal(asked.status, 200)
    assert.match(asked.text, /with Firefox on Linux/)
    assert.equal((await browser.get('/api/auth/user')).status, 200, 'looking deletes nothing')
    assert.equal((await stranger.post('/api/auth/not-me', { token: disown })).status, 200)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
    await assert.rejects(identity.client.getUser({ userId: id }), { code: 'not_found' })
    const events = await identity.rows(`select 1 from outbox where key = $1 and type = 'UserDeleted'`, [id])
    assert.equal(events.length, 1)
    assert.equal((await stranger.post('/api/auth/not-me', { token: disown })).status, 410)
    assert.equal((await identity.browser().signIn(person.email, person.password)).status, 422)
  })

  it('cannot be disowned once it is confirmed', async () => {
    const { browser, disown } = await confirmed()
    assert.equal((await identity.browser().post('/api/auth/not-me', { token: disown })).status, 410)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
  })

  it('is not told to a stranger at sign-up: the owner gets a mail, the stranger the same answer as for a free one', async () => {
    const owner = await confirmed()
    const stranger = identity.browser()
    const taken = await stranger.signUp(somebody({ email: owner.person.email, password: 'a guess of a stranger' }))
    const elsewhere = identity.browser()
    const free = await elsewhere.signUp(somebody({ password: 'a guess of a stranger' }))
    assert.deepEqual([taken.status, taken.location, taken.text], [free.status, free.location, free.text])
    assert.deepEqual(taken.cookies.map(shape), free.cookies.map(shape))
    // What the two sessions can see of their accounts is alike, too.
    for (const path of ['/api/auth/user', '/api/user/profile', '/api/dashboard', '/api/account/sessions']) {
      const [one, other] = await Promise.all([stranger.get(path), elsewhere.get(path)])
      assert.deepEqual(Object.keys(one.json as object), Object.keys(other.json as object), path)
    }
    const resent = await Promise.all([stranger, elsewhere].map((one) => one.send('POST', '/api/auth/verify/resend')))
    assert.deepEqual(
      resent.map(({ status }) => status),
      [202, 202],
    )
    const again = await Promise.all(
      [stranger, elsewhere].map(async (one) =>
        identity.browser().signIn(((await one.get('/api/auth/user')).json as Person).email, 'a guess of a stranger'),
      ),
    )
    assert.deepEqual(
      again.map(({ status }) => status),
      [303, 303],
    )

    const mail = await identity.mailbox.waitFor(owner.person.email, isTaken)
    assert.match(mail.text, /^Hello Inês,/)
    assert.match(mail.text, /http:\/\/waymark\.test\/api\/login/)
    assert.doesNotMatch(mail.text, /api\/auth\/verify/)
    assert.equal((await identity.browser().signIn(owner.person.email, owner.person.password)).status, 303)
    // The owner's account is untouched, and the owner can be rid of the other at once.
    const disown = tokenIn(
      identity.mailbox.mails.findLast((one) => one.to.includes(owner.person.email) && isTaken(one)) ?? mail,
      'not-me',
    )
    assert.equal((await identity.browser().post('/api/auth/not-me', { token: disown })).status, 200)
    assert.equal((await stranger.get('/api/auth/user')).status, 401)
    assert.equal((await owner.browser.get('/api/auth/user')).status, 200)
  })

  it('signs in whoever fills in the sign-up form with the right password', async () => {
    const { person, browser } = await confirmed()
    const other = identity.browser()
    assert.equal((await other.signUp(person)).status, 303)
    assert.equal((await userOf(other)).id, (await userOf(browser)).id)
  })

  it('has one confirmed account at most, and the accounts of others go with the confirmation', async () => {
    const person = somebody()
    const browsers = await Promise.all(
      ['first', 'second', 'third'].map(async (word) => {
        const browser = identity.browser()
        assert.equal((await browser.signUp({ ...person, password: `a ${word} quiet path` })).status, 303)
        return browser
      }),
    )
    const [mine, ...others] = browsers
    assert.ok(mine)
    await mine.send('POST', '/api/auth/verify/resend')
    const { id } = await userOf(mine)
    const sent = () => identity.mailbox.mails.filter(({ to, text }) => to.includes(person.email) && text.includes('auth/verify'))
    // One for each account, and the one that was asked for.
    await identity.mailbox.waitFor(person.email, () => sent().length === 4)
    const mails = sent()
    const answers = await Promise.all(mails.map((mail) => mine.post('/api/auth/verify', { token: tokenIn(mail, 'verify') })))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal((await userOf(mine)).emailVerified, true)
    for (const other of others) assert.equal((await other.get('/api/auth/user')).status, 401)
    assert.deepEqual(await identity.rows('select id from user_account where email_key = $1', [person.email]), [{ id }])
  })

  it('is set free when nobody confirms it for seven days, after one reminder', async () => {
    const { browser, person } = await member()
    const kept = await confirmed()
    const { id } = await userOf(browser)
    identity.wait(4 * DAY)
    await purge(identity.context)
    const isReminder = (mail: Mail) => mail.header('subject').includes('will be deleted')
    assert.equal(identity.mailbox.mails.filter(isReminder).length, 0)
    identity.wait(1.5 * DAY)
    await purge(identity.context)
    const reminder = await identity.mailbox.waitFor(person.email, isReminder)
    assert.match(reminder.text, /because nobody has confirmed that this address is theirs/)
    await purge(identity.context)
    assert.equal(identity.mailbox.mails.filter((mail) => isReminder(mail) && mail.to.includes(person.email)).length, 1)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    identity.wait(1.6 * DAY)
    await purge(identity.context)
    assert.equal((await browser.get('/api/auth/user')).status, 401)
    await assert.rejects(identity.client.getUser({ userId: id }), { code: 'not_found' })
    assert.equal((await kept.browser.get('/api/auth/user')).status, 401, 'idle for a week')
    assert.equal((await identity.browser().signIn(kept.person.email, kept.person.password)).status, 303)
  })

  it('is reset by link for the confirmed account, and for the newest claim where there is none', async () => {
    const claim = await member({ password: 'known to mallory only' })
    await identity.browser().post('/api/auth/forgot', { email: claim.person.email })
    const mail = await identity.mailbox.waitFor(claim.person.email, (one) => one.header('subject').includes('new password'))
    const saved = await identity
      .browser()
      .post('/api/auth/reset', { token: tokenIn(mail, 'reset'), password: 'the owner decides' })
    assert.equal(saved.status, 200)
    assert.equal((await claim.browser.get('/api/auth/user')).status, 401)
    // The link that was under way is of no use to anybody any more.
    assert.equal((await claim.browser.post('/api/auth/verify', { token: claim.token })).status, 410)
  })
})

function shape(cookie: string): string {
  return cookie.replace(/=[\w-]{43};/, '=token;')
}
