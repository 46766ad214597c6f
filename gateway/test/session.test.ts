import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { jwtVerify } from 'jose'
import { until } from './support/ports.ts'
import type { Seen } from './support/upstream.ts'
import { sessionToken, signedIn, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway({ SESSION_CACHE_MS: '60000', SESSION_TIMEOUT_MS: '400' })
})
after(() => world.stop())
beforeEach(() => {
  world.service.seen.length = 0
  world.identity.asked.length = 0
})

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init)
const withSession = (token: string) => ({ headers: { cookie: `wm_session=${token}` } })

test('A signed-in request carries a signed token that says who it is, and identity is asked once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('/api/reports', { headers: signedIn })))
  const seen = (await answers[0]?.json()) as Seen
  const token = String(seen.headers['x-waymark-identity'])
  const { payload, protectedHeader } = await jwtVerify(token, world.publicKey, { audience: 'report' })
  assert.equal(protectedHeader.alg, 'EdDSA')
  assert.deepEqual([payload.sub, payload.sid, payload.tier, payload.ev], ['user-1', 'sid-1', 'free', true])
  assert.ok((payload.exp ?? 0) - Date.now() / 1_000 <= 60)
  assert.deepEqual(world.identity.asked, [sessionToken])
})

test('Without a session a protected route is 401 and reaches no service; the others are signed out', async () => {
  for (const init of [{}, withSession('unknown-session-token-000000')]) {
    const answer = await call('/api/reports', init)
    assert.equal(answer.status, 401)
    assert.equal(((await answer.json()) as { title: string }).title, 'Unauthorized')
  }
  assert.equal(world.service.seen.length, 0)
  assert.equal((await call('/api/guest-assessment', { method: 'POST', body: '{}' })).status, 200)
  assert.equal(world.service.seen[0]?.headers['x-waymark-identity'], undefined)
})

test('A cookie that cannot be a token is not even asked about', async () => {
  assert.equal((await call('/api/reports', withSession('x'))).status, 401)
  assert.deepEqual(world.identity.asked, [])
})

test('Sign-out ends what the gateway remembers at once', async () => {
  const token = 'session-that-is-signed-out-000'
  world.identity.sessions.set(token, { userId: 'user-2', sessionId: 'sid-2', subscriptionTier: 'premium', emailVerified: false })
  assert.equal((await call('/api/reports', withSession(token))).status, 200)
  world.identity.sessions.delete(token)
  assert.equal((await call('/api/reports', withSession(token))).status, 200, 'remembered')
  await call('/api/logout', { method: 'POST', headers: { cookie: `wm_session=${token}`, 'sec-fetch-site': 'same-origin' } })
  assert.equal((await call('/api/reports', withSession(token))).status, 401)
})

test('While identity is away, what needs a user is 503 and everything else works as signed out', async () => {
  const fresh = withSession('session-nobody-has-asked-about')
  world.identity.stop()
  const refused = await call('/api/reports', fresh)
  assert.equal(refused.status, 503)
  assert.match(refused.headers.get('content-type') ?? '', /problem\+json/)
  assert.equal((await call('/api/login', fresh)).status, 200)
  assert.equal((await call('/api/occupations', fresh)).status, 200)
  assert.equal((await call('/', fresh)).status, 200)
  await world.identity.start()
  world.identity.sessions.set('session-nobody-has-asked-about', { userId: 'user-3', sessionId: 'sid-3' })
  await until(async () => (await call('/api/reports', fresh)).status === 200, 'identity is found again')
})

test('An identity that does not answer counts as away', async () => {
  world.identity.delayMs = 3_000
  const begun = Date.now()
  assert.equal((await call('/api/reports', withSession('session-that-takes-too-long-00'))).status, 503)
  world.identity.delayMs = 0
  assert.ok(Date.now() - begun < 2_500)
})
