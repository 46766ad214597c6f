import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { appCode } from '../support/app-code.ts'
import { type Changed, confirmedMember, type Factors, tokenIn, withApp } from '../support/member.ts'
import { type Identity, startIdentity } from '../support/start-identity.ts'

describe('when the second step is lost', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity({ SIGN_IN_PER_ACCOUNT: '8', SIGN_IN_FAILURES_PER_DAY: '12' })
  })
  after(() => identity.stop())

  async function waiting(person: { email: string; password: string }) {
    const browser = identity.browser()
    assert.equal((await browser.signIn(person.email, person.password)).location, '/api/auth/second-step')
    return browser
  }

  it('a recovery code lets in once, however it is typed, and the owner is told', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { codes } = await withApp(identity, browser)
    const code = codes[3] ?? ''
    const other = await waiting(person)
    const page = await other.get('/api/auth/second-step?by=recovery')
    assert.match(page.text, /inputmode="text"/)
    assert.match(page.text, /Use the authenticator app/)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    assert.equal((await other.post('/api/auth/second-step', { code: typed, by: 'recovery' })).status, 303)
    await identity.mailbox.waitFor(person.email, (mail) => mail.header('subject').includes('recovery code was used'))
    assert.equal(((await other.get('/api/account/factors')).json as Factors).recoveryCodesLeft, 9)
    const again = await waiting(person)
    assert.equal((await again.post('/api/auth/second-step', { code, by: 'recovery' })).status, 422)
  })

  it('codes of another account, and of before new ones were made, open nothing', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { codes: old } = await withApp(identity, browser)
    const stranger = await confirmedMember(identity)
    const { codes: theirs } = await withApp(identity, stranger.browser)
    const renewed = (await browser.send('POST', '/api/account/recovery-codes', { json: {} })).json as Changed
    assert.equal(renewed.recoveryCodes?.length, 10)
    const other = await waiting(person)
    for (const code of [old[0] ?? '', theirs[0] ?? ''])
      assert.equal((await other.post('/api/auth/second-step', { code })).status, 422)
    assert.equal((await other.post('/api/auth/second-step', { code: renewed.recoveryCodes?.[0] ?? '' })).status, 303)
  })

  it('guesses are bounded for the account, over all sign-ins, until one is right', async () => {
    const { person, browser } = await confirmedMember(identity)
    const { secret } = await withApp(identity, browser)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const other = await waiting(person)
      for (let guess = 0; guess < 4; guess++)
        statuses.push((await other.post('/api/auth/second-step', { code: '000000' })).status)
    }
    assert.deepEqual(statuses.slice(0, 8), Array(8).fill(422))
    assert.deepEqual(statuses.slice(8), Array(4).fill(429), 'eight a minute')
    identity.wait(120_000)
    const late = await waiting(person)
    const right = await late.post('/api/auth/second-step', { code: appCode(secret, identity.clock()) })
    assert.equal(right.status, 303)
  })

  it('many wrong codes in a day end the guessing', async () => {
    const { person, browser } = await confirmedMember(identity)
    await withApp(identity, browser)
    const seen: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const other = await waiting(person)
      for (let guess = 0; guess < 4; guess++) seen.push((await other.post('/api/auth/second-step', { code: '000000' })).status)
      identity.wait(120_000)
    }
    assert.deepEqual(seen.slice(0, 12), Array(12).fill(422))
    const late = await waiting(person)
    const refused = await late.post('/api/auth/second-step', { code: '000000' })
    assert.equal(refused.status, 429)
    assert.match(refused.text, /too many wrong codes today/)
    assert.ok(Number(refused.headers.get('retry-after')) > 60)
  })

  it('the old address takes the account back from whoever added an app of their own', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    identity.wait(2 * 24 * 3_600_000)
    const other = identity.browser()
    await other.signIn(person.email, person.password)
    await withApp(identity, other)
    const email = `thief.${person.email}`
    await other.send('POST', '/api/account/email', { json: { email, password: person.password } })
    const wanted = await identity.mailbox.waitFor(email, ({ text }) => text.includes('auth/change-email'))
    const token = tokenIn(wanted, 'change-email')
    assert.equal((await other.post('/api/auth/change-email', { token })).status, 200)
    const word = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/undo-email'))
    const undo = tokenIn(word, 'undo-email')
    const back = await browser.post('/api/auth/undo-email', { token: undo })
    assert.equal(back.status, 303)
    const reset = /token=([\w-]{43})/.exec(back.location ?? '')?.[1] ?? ''
    assert.equal((await browser.post('/api/auth/reset', { token: reset, password: 'mine again for good' })).status, 200)
    assert.equal((await identity.browser().signIn(person.email, 'mine again for good')).location, '/')
    assert.equal((await identity.rows('select 1 from recovery_code where user_id = $1', [id])).length, 0)
  })

  it('but a factor of long before stays: an old mailbox is no way past it', async () => {
    const { person, browser } = await confirmedMember(identity)
    await withApp(identity, browser)
    identity.wait(2 * 24 * 3_600_000)
    const email = `new.${person.email}`
    await browser.send('POST', '/api/account/email', { json: { email, password: person.password } })
    const wanted = await identity.mailbox.waitFor(email, ({ text }) => text.includes('auth/change-email'))
    const token = tokenIn(wanted, 'change-email')
    assert.equal((await browser.post('/api/auth/change-email', { token })).status, 200)
    const word = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/undo-email'))
    const undo = tokenIn(word, 'undo-email')
    const thief = identity.browser()
    const back = await thief.post('/api/auth/undo-email', { token: undo })
    const reset = /token=([\w-]{43})/.exec(back.location ?? '')?.[1] ?? ''
    assert.equal((await thief.post('/api/auth/reset', { token: reset, password: 'stolen in broad daylight' })).status, 200)
    await waiting({ email: person.email, password: 'stolen in broad daylight' })
  })

  it('deletion of the account takes all of it', async () => {
    const { person, browser, id } = await confirmedMember(identity)
    await withApp(identity, browser)
    const json = { password: person.password }
    assert.equal((await browser.send('DELETE', '/api/account', { json })).status, 200)
    for (const table of ['authenticator', 'recovery_code', 'passkey', 'pending_sign_in'])
      assert.equal((await identity.rows(`select 1 from ${table} where user_id = $1`, [id])).length, 0, table)
  })
})
