import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { createClient } from 'redis'
import { createSessionResolver } from '../plugins/waymark/session/session.ts'
import { until } from './support/ports.ts'
import { by } from './support/session.ts'
import { sessionToken, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World

before(async () => {
  world = await startWorld()
})
after(() => world.stop())
beforeEach(() => {
  world.identity.asked.length = 0
  world.identity.delayMs = 0
  world.service.answer = undefined
})

const start = (env: Record<string, string> = {}) => world.startGateway({ TRUSTED_PROXIES: '127.0.0.1', ...env })
const randomToken = () => randomBytes(32).toString('base64url')

type Caller = { token: string; address?: string; method?: string; path?: string }
const ask = (gateway: TestGateway, { token, address = '203.0.113.1', method = 'GET', path = '/api/reports' }: Caller) =>
  fetch(`${gateway.url}${path}`, {
    method,
    headers: { cookie: `wm_session=${token}`, 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' },
  })

test('Made-up sessions are throttled before anybody is asked about them, and who is signed in is served all the same', async () => {
  const gateway = await start()
  assert.equal((await ask(gateway, { token: sessionToken })).status, 200)
  const statuses: number[] = []
  let policy: string | null = null
  while (statuses.length < 600 && statuses.filter((status) => status === 429).length < 50) {
    const answer = await ask(gateway, { token: randomToken(), method: 'POST', path: '/api/user/skills' })
    statuses.push(answer.status)
    policy ??= answer.headers.get('ratelimit-policy')
  }
  const refused = statuses.filter((status) => status === 429).length
  assert.equal(refused, 50)
  assert.equal(policy, '"unknown-session";q=300;w=60')
  assert.equal(world.identity.asked.length, 1 + statuses.length - refused, 'nobody was asked about the others')
  assert.equal((await ask(gateway, { token: sessionToken })).status, 200, 'the neighbour behind the same address')
  await gateway.stop()
})

test('Who turns out to be signed in costs no turn, and neither does a session that identity cannot be asked about', async () => {
  const gateway = await start({ WM_THROTTLE_UNKNOWN_SESSION: '3/1h' })
  for (let at = 0; at < 8; at++) {
    const token = randomToken()
    world.identity.sessions.set(token, { userId: `user-${at}`, sessionId: `sid-${at}` })
    assert.equal((await ask(gateway, { token })).status, 200)
  }
  world.identity.stop()
  for (let at = 0; at < 5; at++) assert.equal((await ask(gateway, { token: randomToken() })).status, 503)
  await world.identity.start()
  const unknown = randomToken()
  await until(async () => (await ask(gateway, { token: unknown })).status === 401, 'identity is asked again')
  for (let at = 0; at < 5; at++) assert.equal((await ask(gateway, { token: unknown })).status, 401, 'one token costs one turn')
  await gateway.stop()
})

test('Made-up sessions do not push out of memory who is signed in', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const session = { userId: 'u', sessionId: 's', tier: 'free', emailVerified: false }
  let asked = 0
  const ask = async (token: string) => {
    asked++
    return token === sessionToken ? session : undefined
  }
  const resolver = createSessionResolver({ ask, key: privateKey, cacheMs: 60_000 })
  await resolver.resolve(sessionToken, by('r'))
  for (let at = 0; at < 60_000; at++) await resolver.resolve(`made-up-token-number-${at}`, by('r'))
  assert.equal(resolver.peek(sessionToken)?.state, 'found')
  assert.equal(resolver.peek('made-up-token-number-59999')?.state, 'none', 'it is remembered that nobody is behind it')
  assert.equal(asked, 60_001)
})

test('Twenty streams that were given up during the look-up of their session leave no slot taken', async () => {
  const gateway = await start({ SESSION_TIMEOUT_MS: '10000', WM_THROTTLE_STREAM: 'off' })
  world.identity.delayMs = 3_000
  const head = `GET /api/events HTTP/1.1\r\nHost: a\r\nCookie: wm_session=${sessionToken}\r\n\r\n`
  const given = Array.from({ length: 20 }, () => connect(gateway.port, '127.0.0.1').on('error', () => {}))
  for (const socket of given) socket.write(head)
  const inHand = async () => {
    const page = await (await fetch(`${gateway.metricsUrl}/metrics`)).text()
    return Number(/^gateway_requests_in_flight (\d+)/m.exec(page)?.[1])
  }
  await until(async () => (await inHand()) === 20, 'all wait for identity')
  for (const socket of given) socket.destroy()
  await until(async () => (await inHand()) === 0, 'all are gone')
  assert.equal(world.service.open, 0)
  await until(async () => (await ask(gateway, { token: sessionToken })).status === 200, 'the look-up has ended')
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
  }
  world.identity.delayMs = 0
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${gateway.url}/api/events`, { headers: { cookie: `wm_session=${sessionToken}` } })),
  )
  assert.deepEqual(
    streams.map(({ status }) => status),
    Array(20).fill(200),
  )
  await gateway.stop()
})

test('An identity that hangs is not asked for a while after some timeouts, so that nobody waits for each of them', async () => {
  const gateway = await start({ SESSION_TIMEOUT_MS: '300', BREAKER_TIMEOUTS: '3', BREAKER_PAUSE_MS: '2000' })
  world.identity.delayMs = 5_000
  for (let at = 0; at < 3; at++) assert.equal((await ask(gateway, { token: randomToken() })).status, 503)
  const asked = world.identity.asked.length
  const fast = await Promise.all(Array.from({ length: 20 }, () => ask(gateway, { token: randomToken() })))
  assert.ok(fast.every(({ status }) => status === 503))
  assert.ok(world.identity.asked.length <= asked + 1, `${world.identity.asked.length - asked} more were asked about`)
  world.identity.delayMs = 0
  await until(async () => (await ask(gateway, { token: sessionToken })).status === 200, 'identity is asked again')
  await gateway.stop()
})

test('A session that ended elsewhere ends here at once, and what changed about a person is asked for anew', async () => {
  const gateway = await start({ SESSION_CACHE_MS: '60000' })
  const redis = await createClient({ url: world.redis.url }).connect()
  const tell = (...tokens: string[]) =>
    redis.publish('identity:sessions-changed', tokens.map((token) => createHash('sha256').update(token).digest('hex')).join(','))
  const [one, other] = [randomToken(), randomToken()]
  for (const token of [one, other]) world.identity.sessions.set(token, { userId: 'user-9', sessionId: `sid-${token}` })
  for (const token of [one, other]) assert.equal((await ask(gateway, { token })).status, 200)
  for (const token of [one, other]) world.identity.sessions.delete(token)
  assert.equal((await ask(gateway, { token: one })).status, 200, 'remembered for a minute')
  await until(async () => (await tell(one, other)) > 0, 'the gateway listens')
  await until(async () => (await ask(gateway, { token: one })).status === 401, 'the one is gone', 3_000)
  await until(async () => (await ask(gateway, { token: other })).status === 401, 'the other is gone', 3_000)
  await redis.publish('identity:sessions-changed', 'nonsense')
  redis.destroy()

  const missed = randomToken()
  world.identity.sessions.set(missed, { userId: 'user-9', sessionId: 'sid-missed' })
  assert.equal((await ask(gateway, { token: missed })).status, 200)
  world.identity.sessions.delete(missed)
  await world.redis.stop()
  await world.redis.start()
  await until(async () => (await ask(gateway, { token: missed })).status === 401, 'news that could not be heard is made up for')
  await gateway.stop()
})
