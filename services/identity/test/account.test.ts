import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pathOf, servedRoutes } from '@waymark/contracts/route'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Browser } from './support/browser.ts'
import { newMember, tokenIn } from './support/member.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Sessions = { sessions: { id: string; current: boolean; device: string }[] }
type Problem = { title: string; detail: string; errors?: { path: string; message: string }[] }

describe('account', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const sessionsOf = async (browser: Browser) => ((await browser.get('/api/account/sessions')).json as Sessions).sessions

  it('lists the devices and signs one of them out', async () => {
    const { person, browser } = await newMember(identity)
    const other = identity.browser()
    await other.signIn(person.email, person.password)
    const list = await sessionsOf(browser)
    assert.equal(list.length, 2)
    assert.deepEqual(
      list.map(({ device }) => device),
      ['Firefox on Linux', 'Firefox on Linux'],
    )
    assert.equal(list.filter(({ current }) => current).length, 1)

    const away = list.find(({ current }) => !current)?.id ?? ''
    const answer = await browser.send('DELETE', `/api/account/sessions/${away}`)
    assert.equal(answer.status, 200)
    assert.equal((answer.json as Sessions).sessions.length, 1)
    assert.equal((await other.get('/api/auth/user')).status, 401)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
  })

  it('answers for a foreign session as for an unknown one', async () => {
    const { browser } = await newMember(identity)
    const stranger = await newMember(identity)
    const [foreign] = await sessionsOf(stranger.browser)
    const unknown = await browser.send('DELETE', '/api/account/sessions/01890000-0000-7000-8000-000000000000')
    const theirs = await browser.send('DELETE', `/api/account/sessions/${foreign?.id}`)
    assert.equal(unknown.status, 404)
    assert.equal(theirs.status, 404)
    assert.equal((theirs.json as Problem).detail, (unknown.json as Problem).detail)
    assert.equal((await stranger.browser.get('/api/auth/user')).status, 200)
  })

  it('changes the password and ends the other sessions', async () => {
    const { person, browser } = await newMember(identity)
    const other = identity.browser()
    await other.signIn(person.email, person.password)
    const wrong = await browser.send('POST', '/api/account/password', {
      json: { currentPassword: 'no', newPassword: 'a new long one' },
    })
    assert.equal(wrong.status, 400)
    assert.deepEqual((wrong.json as Problem).errors, [{ path: 'currentPassword', message: 'This is not your password' }])
    const weak = await browser.send('POST', '/api/account/password', {
      json: { currentPassword: person.password, newPassword: 'Password2026' },
    })
    assert.equal(weak.status, 400)
    assert.equal((weak.json as Problem).errors?.[0]?.path, 'newPassword')

    const json = { currentPassword: person.password, newPassword: 'a new long one' }
    assert.equal((await browser.send('POST', '/api/account/password', { json })).status, 200)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
    assert.equal((await other.get('/api/auth/user')).status, 401)
    assert.equal((await identity.browser().signIn(person.email, person.password)).status, 422)
    assert.equal((await identity.browser().signIn(person.email, 'a new long one')).status, 303)
  })

  it('renews its own session with the password and tells the owner', async () => {
    const { person, browser } = await newMember(identity)
    const stolen = browser.token() ?? ''
    const { headers } = { headers: await browser.identityHeaders() }
    const json = { currentPassword: person.password, newPassword: 'a new long one' }
    const changed = await browser.send('POST', '/api/account/password', { json })
    assert.match(changed.cookies.join('\n'), /^wm_session=[\w-]{43};/m)
    assert.notEqual(browser.token(), stolen)
    assert.equal((await identity.client.resolveSession({ token: stolen })).found, false)
    const [session, ...others] = await sessionsOf(browser)
    assert.equal(others.length, 0)
    assert.equal(session?.current, true, 'it is the same session, so that open pages stay')
    assert.equal((await browser.get('/api/auth/user', headers)).status, 200)
    const isChange = (mail: { header(name: string): string }) => mail.header('subject') === 'Your password was changed'
    const mail = await identity.mailbox.waitFor(person.email, isChange)
    assert.match(mail.text, /It was not you\?/)

    await browser.post('/api/auth/forgot', { email: person.email })
    const reset = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('auth/reset'))
    const token = tokenIn(reset, 'reset')
    const before = identity.mailbox.mails.length
    assert.equal((await browser.post('/api/auth/reset', { token, password: 'one more long one' })).status, 200)
    await identity.mailbox.waitFor(person.email, () => identity.mailbox.mails.slice(before).some(isChange))
  })

  it('signs others out with the password only, unless it was given a moment ago', async () => {
    const { person, browser } = await newMember(identity)
    const other = identity.browser()
    await other.signIn(person.email, person.password)
    identity.wait(11 * 60_000)
    const away = (await sessionsOf(browser)).find(({ current }) => !current)?.id ?? ''
    for (const path of ['/api/account/sessions', `/api/account/sessions/${away}`]) {
      const asked = await browser.send('DELETE', path)
      assert.equal(asked.status, 403)
      assert.match((asked.json as Problem).detail, /give your password/)
      const wrong = await browser.send('DELETE', path, { json: { password: 'not mine' } })
      assert.deepEqual((wrong.json as Problem).errors, [{ path: 'password', message: 'This is not your password' }])
    }
    assert.equal((await other.get('/api/auth/user')).status, 200)
    const proved = await browser.send('DELETE', `/api/account/sessions/${away}`, { json: { password: person.password } })
    assert.equal(proved.status, 200)
    assert.equal((await other.get('/api/auth/user')).status, 401)
    // Given a moment ago, it is not asked for again.
    assert.equal((await browser.send('DELETE', '/api/account/sessions')).status, 200)
    identity.wait(11 * 60_000)
    const own = (await sessionsOf(browser))[0]?.id ?? ''
    assert.equal((await browser.send('DELETE', `/api/account/sessions/${own}`)).status, 200, 'signing oneself out needs nothing')
    assert.equal((await browser.get('/api/auth/user')).status, 401)
  })

  it('reads and changes the profile; what is left out stays, and the event goes with it', async () => {
    const { browser, id } = await newMember(identity)
    assert.deepEqual((await browser.get('/api/user/profile')).json, { id })
    const first = {
      title: 'QA analyst',
      experience: 0,
      bio: '<b>hi</b>',
      careerGoals: 'Out of testing',
      salaryExpectation: 90000,
    }
    assert.deepEqual((await browser.send('PUT', '/api/user/profile', { json: first })).json, { id, ...first })
    const second = await browser.send('PUT', '/api/user/profile', {
      json: { location: 'Lisbon', bio: '', firstName: 'Ana', lastName: ' ' },
    })
    const { bio: _gone, ...kept } = first
    assert.deepEqual(second.json, { id, ...kept, location: 'Lisbon' })
    const user = (await browser.get('/api/auth/user')).json as { firstName: string; lastName: string }
    assert.deepEqual([user.firstName, user.lastName], ['Ana', 'Ferreira'])
    const events = await identity.rows<{ data: unknown }>(`select data from outbox where key = $1 and type = 'ProfileUpdated'`, [
      id,
    ])
    assert.deepEqual(events, [{ data: { userId: id } }, { data: { userId: id } }])

    const bad = await browser.send('PUT', '/api/user/profile', { json: { experience: 51, title: 'x'.repeat(201) } })
    assert.equal(bad.status, 400)
    assert.deepEqual((bad.json as Problem).errors?.map(({ path }) => path).sort(), ['experience', 'title'])
    assert.equal(((await browser.get('/api/user/profile')).json as { experience: number }).experience, 0)
  })

  it('deletes the account with its password only: rows, sessions, event, mail', async () => {
    const { browser, person, id } = await newMember(identity)
    const identityHeaders = await browser.identityHeaders()
    const wrong = await browser.send('DELETE', '/api/account', { json: { password: 'not mine' } })
    assert.equal(wrong.status, 400)
    assert.equal((await browser.get('/api/auth/user')).status, 200)

    const token = browser.token() ?? ''
    const gone = await browser.send('DELETE', '/api/account', { json: { password: person.password } })
    assert.equal(gone.status, 200)
    assert.ok(gone.cookies.every((cookie) => cookie.includes('Max-Age=0')))
    assert.equal(gone.headers.get('clear-site-data'), '"cache", "storage"')
    assert.equal((await identity.client.resolveSession({ token })).found, false)
    await assert.rejects(identity.client.getUser({ userId: id }), { code: 'not_found' })
    for (const table of ['user_account', 'user_profile', 'session', 'mail_token', 'activity', 'notification']) {
      const column = table === 'user_account' ? 'id' : 'user_id'
      assert.equal((await identity.rows(`select 1 from ${table} where ${column} = $1`, [id])).length, 0, table)
    }
    const events = await identity.rows<{ data: unknown }>(`select data from outbox where key = $1 and type = 'UserDeleted'`, [id])
    assert.deepEqual(events, [{ data: { userId: id } }])
    const [dump] = await identity.rows<{ all: string }>(`select string_agg(t::text, ' ') as all from outbox t`)
    assert.ok(!dump?.all.includes(person.email))
    const mail = await identity.mailbox.waitFor(person.email, ({ text }) => text.includes('has been deleted'))
    assert.match(mail.text, /no longer stored/)

    // The token in the gateway's hand is good for some seconds more: it opens nothing.
    for (const path of ['/api/auth/user', '/api/user/profile', '/api/dashboard']) {
      assert.equal((await identity.browser().get(path, identityHeaders)).status, 401, path)
    }
    assert.equal((await identity.browser().signIn(person.email, person.password)).status, 422)
    assert.equal((await identity.browser().signUp(person)).status, 303)
  })

  it('is for its owner: every path is 401 for whoever is not signed in', async () => {
    const routes = servedRoutes(identityRoutes).filter(({ access }) => access === 'user')
    assert.equal(routes.length, 16)
    for (const { method, ...route } of routes) {
      const path = pathOf(route, { id: '01890000-0000-7000-8000-000000000000' })
      for (const headers of [{}, { 'x-waymark-identity': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }] as Record<string, string>[]) {
        const answer = await identity.browser().send(method, path, { headers, ...(method !== 'GET' && { json: {} }) })
        assert.equal(answer.status, 401, `${method} ${path}`)
        assert.equal((answer.json as Problem).title, 'Unauthorized')
      }
    }
  })

  it('shows on the dashboard what is known, and names what is not', async () => {
    const { browser } = await newMember(identity)
    await browser.send('PUT', '/api/user/profile', { json: { title: 'QA analyst', industry: 'Technology', experience: 6 } })
    const dashboard = (await browser.get('/api/dashboard')).json as Record<string, unknown> & {
      recentActivity: { description: string }[]
    }
    assert.equal(dashboard.profileCompleteness, 30)
    assert.equal(dashboard.skillsCount, null)
    assert.deepEqual(dashboard.away, ['assessment', 'skills', 'jobs', 'learning', 'game', 'report'])
    assert.deepEqual(
      dashboard.recentActivity.map(({ description }) => description),
      ['You updated your profile'],
    )
  })

  it('has no recent activity for a new account, nor for one that was once given a line about joining', async () => {
    const { browser, id } = await newMember(identity)
    const recent = async () => ((await browser.get('/api/dashboard')).json as { recentActivity: unknown[] }).recentActivity
    assert.deepEqual(await recent(), [])
    await identity.rows(
      "insert into activity (id, user_id, type, description, created_at) values (gen_random_uuid(), $1, 'account', 'You joined Waymark', now()) returning id",
      [id],
    )
    assert.deepEqual(await recent(), [])
  })

  it('shows in its traces what the session of a call was read from, but neither its key nor its token', async () => {
    const { browser } = await newMember(identity)
    await browser.get('/api/auth/user')
    type Seen = { name: string; kind: string; attributes: Record<string, unknown> }
    const spans = (await (await fetch(`${identity.base}/traces`)).json()) as Seen[]
    const calls = spans.filter(({ kind }) => kind === 'client')
    assert.ok(calls.some(({ attributes }) => /from session\b/.test(String(attributes['db.query.text']))))
    const redis = calls.filter(({ attributes }) => attributes['db.system.name'] === 'redis')
    assert.ok(
      redis.some(({ name }) => name === 'GET'),
      redis.map(({ name }) => name).join(),
    )
    for (const { attributes } of redis) assert.deepEqual(Object.keys(attributes), ['db.system.name'])
  })
})
