import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SecurityEvents } from '@waymark/contracts/models/identity/security'
import { purge } from '../src/tasks/purge.ts'
import { appCode } from './support/app-code.ts'
import { type Browser, somebody } from './support/browser.ts'
import { confirmedMember, tokenIn, withApp } from './support/member.ts'
import { startSiblings } from './support/siblings.ts'
import { createSoftwarePasskey } from './support/software-passkey.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

const DAY_MS = 86_400_000
const ORIGIN = 'https://waymark.test'

let siblings: Awaited<ReturnType<typeof startSiblings>>
let identity: Identity
before(async () => {
  siblings = await startSiblings()
  const limits = { SIGN_IN_PER_ACCOUNT: '8', SIGN_IN_FAILURES_PER_DAY: '100' }
  identity = await startIdentity({ ...siblings.env, ...limits, PUBLIC_URL: ORIGIN })
})
after(async () => {
  await identity?.stop()
  await siblings?.stop()
})

const secure = { secure: true }
const linesOf = (events: SecurityEvents['events']) => events.map(({ kind, outcome }) => `${kind} ${outcome}`)
const page = async (browser: Browser, before?: string) => {
  const answer = await browser.get(`/api/account/security-events${before ? `?before=${before}` : ''}`)
  assert.equal(answer.status, 200, answer.text)
  return answer.json as SecurityEvents
}

/** The list once it holds this line: what is noted beside the answer follows it within moments. */
async function once(browser: Browser, line: string): Promise<string[]> {
  for (let tries = 0; tries < 200; tries++) {
    const lines = linesOf((await page(browser)).events)
    if (lines.includes(line)) return lines
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${line} is not on the list`)
}

describe('the security log', () => {
  it('tells the owner who came in and who did not, from which network and with what', async () => {
    const { person, browser, id } = await confirmedMember(identity, secure)
    const stranger = identity.browser({ ...secure, address: '198.51.100.77' })
    assert.equal((await stranger.signIn(person.email, 'not the password')).status, 422)
    await once(browser, 'signed-in refused')
    const abroad = identity.browser({ ...secure, address: '2001:db8:12:34::9' })
    assert.equal((await abroad.signIn(person.email, person.password)).status, 303)
    const { events, older } = await page(browser)
    assert.deepEqual(linesOf(events), ['signed-in done', 'signed-in refused', 'address-confirmed done', 'signed-up done'])
    assert.equal(older, undefined)
    const [came, refused, , signedUp] = events
    assert.equal(came?.network, '2001:db8:12::x')
    assert.deepEqual([refused?.network, refused?.device], ['198.51.100.x', 'Firefox on Linux'])
    assert.equal(signedUp?.network, '192.0.2.x')
    const stored = JSON.stringify(await identity.rows('select * from security_event where user_id = $1', [id]))
    for (const hidden of ['198.51.100.77', '2001:db8:12:34', 'not the password', person.password, person.email])
      assert.ok(!stored.includes(hidden), hidden)
  })

  it('notes no line of an account for an address that has none', async () => {
    const [{ lines: before } = { lines: '' }] = await identity.rows<{ lines: string }>(
      'select count(*) as lines from security_event',
    )
    const refusedBefore = await counted('signed-in', 'refused')
    await identity.browser(secure).signIn(somebody().email, 'whatever it may be')
    for (let tries = 0; (await counted('signed-in', 'refused')) === refusedBefore && tries < 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    assert.equal(await counted('signed-in', 'refused'), refusedBefore + 1)
    const [{ lines: after } = { lines: '' }] = await identity.rows<{ lines: string }>(
      'select count(*) as lines from security_event',
    )
    assert.equal(after, before)
  })

  it('holds the second step from its set-up to its removal, with what was wrong', async () => {
    const { person, browser } = await confirmedMember(identity, secure)
    const early = await browser.send('POST', '/api/account/authenticator', { json: {} })
    assert.equal(early.status, 200)
    await browser.send('POST', '/api/account/authenticator/confirm', { json: { code: '000000' } })
    const { secret, codes } = await withApp(identity, browser)
    const byCode = async (code: string) => {
      const other = identity.browser(secure)
      await other.signIn(person.email, person.password)
      return (await other.post('/api/auth/second-step', { code })).status
    }
    assert.equal(await byCode('123 456'), 422)
    assert.equal(await byCode(codes[0] ?? ''), 303)
    assert.equal(await byCode(appCode(secret, identity.clock())), 303)
    identity.wait(11 * 60_000)
    const wrong = await browser.send('DELETE', '/api/account/authenticator', { json: { password: 'not mine at all' } })
    assert.equal(wrong.status, 400)
    const right = { json: { password: person.password } }
    assert.equal((await browser.send('POST', '/api/account/recovery-codes', right)).status, 200)
    assert.equal((await browser.send('DELETE', '/api/account/authenticator', right)).status, 200)
    assert.deepEqual(linesOf((await page(browser)).events).slice(0, -2), [
      'app-removed done',
      'recovery-codes-renewed done',
      'password-asked refused',
      'signed-in-by-app done',
      'password-right done',
      'signed-in-by-recovery-code done',
      'password-right done',
      'second-step refused',
      'password-right done',
      'app-added done',
      'app-added refused',
    ])
  })

  it('holds passkeys that were added, used, refused and removed', async () => {
    const { browser } = await confirmedMember(identity, secure)
    const passkey = createSoftwarePasskey({ origin: ORIGIN })
    const options = (await browser.send('POST', '/api/account/passkeys/options', { json: {} })).json
    const credential = passkey.create(options as Parameters<typeof passkey.create>[0])
    const added = await browser.send('POST', '/api/account/passkeys', { json: { name: 'Phone', credential } })
    assert.equal(added.status, 201, added.text)
    const signIn = async (otherwise = {}) => {
      const other = identity.browser(secure)
      const asked = (await other.send('POST', '/api/auth/passkey/options', { json: {} })).json as {
        rpId: string
        challenge: string
      }
      return (await other.post('/api/auth/passkey', { credential: JSON.stringify(passkey.get(asked, otherwise)) })).status
    }
    assert.equal(await signIn(), 303)
    assert.equal(await signIn({ origin: 'https://waymark.example' }), 422)
    const { factors } = added.json as { factors: { passkeys: { id: string }[] } }
    const gone = await browser.send('DELETE', `/api/account/passkeys/${factors.passkeys[0]?.id}`, { json: {} })
    assert.equal(gone.status, 200, gone.text)
    assert.deepEqual(linesOf((await page(browser)).events).slice(0, -2), [
      'passkey-removed done',
      'signed-in-by-passkey refused',
      'signed-in-by-passkey done',
      'passkey-added done',
    ])
  })

  it('holds changes of password and address, sessions that were ended, and exports', async () => {
    const { person, browser } = await confirmedMember(identity, secure)
    const other = identity.browser(secure)
    await other.signIn(person.email, person.password)
    assert.equal((await browser.send('DELETE', '/api/account/sessions', { json: {} })).status, 200)
    await browser.get('/api/account/export')
    const passwords = { currentPassword: person.password, newPassword: 'another quiet path' }
    assert.equal((await browser.send('POST', '/api/account/password', { json: passwords })).status, 200)
    const moved = somebody().email
    const wish = { email: moved, password: 'another quiet path' }
    assert.equal((await browser.send('POST', '/api/account/email', { json: wish })).status, 202)
    const asked = await identity.mailbox.waitFor(moved)
    await browser.post('/api/auth/change-email', { token: tokenIn(asked, 'change-email') })
    const told = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/undo-email'))
    assert.equal((await browser.post('/api/auth/undo-email', { token: tokenIn(told, 'undo-email') })).status, 303)
    await identity.browser(secure).post('/api/auth/forgot', { email: person.email })
    const reset = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('/api/auth/reset?'))
    const password = 'a third and quieter path'
    assert.equal((await other.post('/api/auth/reset', { token: tokenIn(reset, 'reset'), password })).status, 200)
    const back = identity.browser(secure)
    assert.equal((await back.signIn(person.email, password)).status, 303)
    const lines = linesOf((await page(back)).events)
    assert.deepEqual(lines.slice(0, -2), [
      'signed-in done',
      'password-reset done',
      'password-reset-asked done',
      'address-change-undone done',
      'address-changed done',
      'address-change-asked done',
      'password-changed done',
      'account-exported done',
      'other-sessions-ended done',
      'signed-in done',
    ])
  })

  it('writes one line an hour of an attack that is held off', async () => {
    const { person, browser } = await confirmedMember(identity, secure)
    const guess = () => identity.browser(secure).signIn(person.email, 'guess after guess')
    for (let tries = 0; tries < 12; tries++) await guess()
    const lines = await once(browser, 'signed-in throttled')
    await guess()
    identity.wait(61 * 60_000)
    for (let tries = 0; tries < 9; tries++) await guess()
    const until = Date.now() + 5_000
    const throttled = async () => linesOf((await page(browser)).events).filter((line) => line === 'signed-in throttled')
    while ((await throttled()).length < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(lines.filter((line) => line === 'signed-in throttled').length, 1)
    assert.equal((await throttled()).length, 2)
  })

  it('comes twenty at a time, to its owner alone, also in the file of everything', async () => {
    const { browser } = await confirmedMember(identity, secure)
    for (let i = 0; i < 43; i++) assert.equal((await browser.get('/api/account/export?format=resume')).status, 200)
    const pages = [await page(browser)]
    for (let older = pages[0]?.older; older; older = pages.at(-1)?.older) pages.push(await page(browser, older))
    assert.deepEqual(
      pages.map(({ events }) => events.length),
      [20, 20, 5],
    )
    const all = pages.flatMap(({ events }) => events)
    assert.equal(new Set(all.map(({ id }) => id)).size, 45)
    assert.deepEqual(
      all,
      all.toSorted((a, b) => b.at.localeCompare(a.at)),
    )
    const file = (await browser.get('/api/account/export')).json as { securityEvents: unknown[] }
    assert.deepEqual(file.securityEvents, all)
    const stranger = await confirmedMember(identity, secure)
    assert.deepEqual(await page(stranger.browser, pages[0]?.older), { events: [] })
    assert.equal((await identity.browser(secure).get('/api/account/security-events')).status, 401)
    assert.equal((await browser.get('/api/account/security-events?before=1')).status, 400)
  })

  it('forgets after 90 days, and at once with the account', async () => {
    const { person, browser, id } = await confirmedMember(identity, secure)
    const count = async () => (await identity.rows('select 1 from security_event where user_id = $1', [id])).length
    assert.equal(await count(), 2)
    await identity.rows('update security_event set created_at = created_at - $2::interval where user_id = $1', [id, '89 days'])
    await purge(identity.context)
    assert.equal(await count(), 2)
    await identity.rows('update security_event set created_at = $2 where user_id = $1', [
      id,
      new Date(identity.clock().getTime() - 90 * DAY_MS - 1000),
    ])
    await purge(identity.context)
    assert.equal(await count(), 0)
    await browser.get('/api/account/export')
    assert.equal(await count(), 1)
    const gone = await browser.send('DELETE', '/api/account', { json: { password: person.password } })
    assert.equal(gone.status, 200)
    assert.equal(await count(), 0)
  })
})

async function counted(kind: string, outcome: string): Promise<number> {
  const metrics = await identity.context.metrics.registry.getSingleMetric('identity_security_events_total')?.get()
  return metrics?.values.find(({ labels }) => labels.kind === kind && labels.outcome === outcome)?.value ?? 0
}
