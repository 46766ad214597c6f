import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { somebody } from '../support/browser.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

const DAY = 86_400_000

describe('what a mailbox is sent', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity({ MAILS_PER_ADDRESS_PER_DAY: '4' })
  })
  after(() => identity.stop())

  const admit = (address: string, counted = false) => identity.client.admitMail({ address, counted })
  const verdicts = async (addresses: string[]) =>
    (await Promise.all(addresses.map((one) => admit(one)))).map((one) => one.verdict)
  const mailsTo = (email: string) => identity.mailbox.mails.filter(({ to }) => to.includes(email))
  const forgot = (email: string) => identity.browser().post('/api/auth/forgot', { email })
  const stopUrlOf = (email: string) =>
    new URL(/<(.*)>/.exec(mailsTo(email)[0]?.header('list-unsubscribe') ?? '')?.[1] ?? 'http://none').pathname

  it('is at most so many mails a day, however many ask at once and however the address is written', async () => {
    const spellings = Array.from({ length: 12 }, (_, at) => (at % 2 ? `Flood+${at}@example.org` : 'flood@EXAMPLE.org'))
    const given = await verdicts(spellings)
    assert.equal(given.filter((verdict) => verdict === 'admitted').length, 4)
    assert.equal(given.filter((verdict) => verdict === 'enough').length, 8)
    assert.equal((await admit('flood@example.org', true)).verdict, 'admitted', 'one that was counted before may be tried again')
    assert.deepEqual(await verdicts(['f_ood@example.org', '%@example.org']), ['admitted', 'admitted'])
    identity.wait(DAY)
    assert.deepEqual(await verdicts(['flood@example.org']), ['admitted'])
  })

  it('is one count over all kinds: reports that were mailed leave fewer links', async () => {
    const person = somebody()
    await identity.browser().signUp(person)
    await identity.mailbox.waitFor(person.email)
    assert.deepEqual(await verdicts([person.email, person.email]), ['admitted', 'admitted'])
    await forgot(person.email)
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('new password'))
    assert.deepEqual(await verdicts([person.email]), ['enough'])
    await forgot(person.email)
    await delay(300)
    assert.equal(mailsTo(person.email).length, 2)
  })

  it('cannot be filled up by strangers so that its owner misses what was done in the account', async () => {
    const person = somebody()
    const browser = identity.browser()
    await browser.signUp(person)
    await verdicts(Array.from({ length: 6 }, () => person.email))
    const deleted = await browser.send('DELETE', '/api/account', { json: { password: person.password } })
    assert.equal(deleted.status, 200, deleted.text)
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('deleted'))
  })

  it('ends with one press, by page or by mail program; opening the link changes nothing', async () => {
    const person = somebody()
    await identity.browser().signUp(person)
    const mail = await identity.mailbox.waitFor(person.email)
    assert.equal(mail.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    const path = stopUrlOf(person.email)
    for (const body of [mail.text, mail.html]) {
      assert.match(body, /stop all mail|no mail from Waymark/)
      assert.ok(body.replaceAll('&#x3D;', '=').includes(path))
      assert.match(body, /report misuse of this address:.*accounts@waymark\.localhost/)
    }
    const page = await identity.browser().get(path)
    assert.equal(page.status, 200)
    assert.match(page.text, /Do not write to this address again\?/)
    assert.equal((await admit(person.email, true)).verdict, 'admitted')

    // As a mail program does: no cookie, no page of ours before it.
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const oneClick = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' }
    assert.equal((await fetch(`${identity.base}${path}`, oneClick)).status, 200)
    assert.equal((await admit(person.email)).verdict, 'stopped')
    const before = mailsTo(person.email).length
    await forgot(person.email)
    await identity.browser().signUp({ ...person, email: person.email.replace('@', '+other@') })
    await delay(300)
    assert.equal(mailsTo(person.email).length, before)

    assert.match((await identity.browser().get(path)).text, /No more mail/)
    assert.match((await identity.browser().post(path, { mail: 'allow' })).text, /Mail is allowed again/)
    await forgot(person.email)
    await identity.mailbox.waitFor(person.email, ({ header }) => header('subject').includes('new password'))
  })

  it('is stopped by report too, for an address that never had an account', async () => {
    await identity.client.stopMail({ address: 'Guest@example.org' })
    assert.equal((await admit('guest+x@example.org')).verdict, 'stopped')
    await identity.browser().signUp(somebody({ email: 'guest@example.org' }))
    await delay(300)
    assert.equal(mailsTo('guest@example.org').length, 0)
    await assert.rejects(identity.client.stopMail({ address: 'nobody' }), { code: 'bad_request' })
  })

  it('is told by nothing that has an address in it, and forgotten unless its owner asked for something', async () => {
    const columns = await identity.rows<{ row: string }>('select mailbox::text as row from mailbox')
    assert.ok(columns.length > 3)
    for (const { row } of columns) assert.doesNotMatch(row, /@|example/)
    identity.wait(41 * DAY)
    await identity.context.mailboxes.purge()
    assert.deepEqual(await identity.rows('select 1 from mailbox where stopped_at is null'), [])
    assert.equal((await admit('guest@example.org')).verdict, 'stopped')
  })

  it('knows no key that we did not make', async () => {
    for (const key of ['constructor', 'x'.repeat(43), '%00', '..%2f..']) {
      assert.notEqual((await identity.browser().get(`/api/mail/${key}`)).status, 200, key)
      assert.notEqual((await identity.browser().post(`/api/mail/${key}`, {})).status, 200, key)
    }
  })
})
