import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { jwtVerify } from 'jose'
import { createClient } from 'redis'
import { longPatienceMs, until } from '../support/ports.ts'
import type { Seen } from '../support/upstream.ts'
import { sessionToken, signedIn, startWorld, type TestGateway, type World } from '../support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
})
after(() => world.stop())
beforeEach(() => {
  world.service.answer = undefined
  world.identity.delayMs = 0
})
afterEach(() => gateway.stop())

const start = async (env: Record<string, string> = {}) => {
  gateway = await world.startGateway(env)
}
const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init)
const seen = async (path: string, init?: RequestInit) => (await (await call(path, init)).json()) as Seen
const metrics = async () => (await fetch(`${gateway.metricsUrl}/metrics`)).text()
const logged = (pattern: RegExp) => until(() => pattern.test(gateway.log()), `the log has ${pattern}`)

test('Every service and the site is asked at its address, with who is calling', async () => {
  await start()
  const paths = [
    '/api/auth/user',
    '/api/detailed-assessment',
    '/api/reports',
    '/api/occupations',
    '/api/jobs',
    '/api/learning-paths/x/y',
  ]
  for (const path of [...paths, '/api/skills-game/x/y'])
    assert.equal((await seen(path, { headers: signedIn })).service, 'service', path)
  const { service, headers } = await seen('/')
  assert.deepEqual([service, headers['x-forwarded-proto']], ['frontend', 'http'])
  assert.equal(headers['x-forwarded-host'], new URL(gateway.url).host)
  const token = String((await seen('/api/reports', { headers: signedIn })).headers['x-waymark-identity'])
  assert.equal((await jwtVerify(token, world.publicKey, { audience: 'report' })).payload.sub, 'user-1')
  await logged(/"redis connected"/)
  assert.match(await metrics(), /^gateway_redis_up 1$/m)
  assert.match(await metrics(), /gateway_requests_total\{route="report.listReports",method="GET",status="200"\} 2/)
})

test('Under https services and browsers are told so', async () => {
  await start({ PUBLIC_URL: 'https://waymark.example' })
  const answer = await call('/')
  const { headers } = (await answer.json()) as Seen
  assert.deepEqual([headers['x-forwarded-proto'], headers['x-forwarded-host']], ['https', 'waymark.example'])
  assert.match(answer.headers.get('strict-transport-security') ?? '', /includeSubDomains/)
})

test('A service that does not answer is told in log and metrics, and so is that it answers again', async () => {
  await start({ UPSTREAM_TIMEOUT_MS: '200', BREAKER_TIMEOUTS: '1', BREAKER_PAUSE_MS: '100' })
  for (const service of ['skills', 'jobs', 'identity sessions'])
    assert.match(await metrics(), new RegExp(`gateway_upstream_circuit_open\\{service="${service}"\\} 0`))
  world.service.answer = () => {}
  assert.equal((await call('/api/occupations')).status, 504)
  await logged(/"level":"warn"[^\n]*"service":"skills"[^\n]*"circuit open"/)
  assert.match(await metrics(), /gateway_upstream_circuit_open\{service="skills"\} 1/)
  world.service.answer = undefined
  await until(async () => (await call('/api/occupations')).status === 200, 'it is asked again')
  await logged(/"level":"info"[^\n]*"service":"skills"[^\n]*"circuit closed"/)
  assert.match(await metrics(), /gateway_upstream_circuit_open\{service="skills"\} 0/)
})

test('An identity that hangs is told of as well', async () => {
  await start({ SESSION_TIMEOUT_MS: '200', BREAKER_TIMEOUTS: '1', BREAKER_PAUSE_MS: '60000' })
  world.identity.delayMs = 2_000
  assert.equal((await call('/api/reports', { headers: signedIn })).status, 503)
  assert.match(await metrics(), /gateway_upstream_circuit_open\{service="identity sessions"\} 1/)
})

test('The limits are those of the settings', async () => {
  await start({
    MAX_IN_FLIGHT: '2',
    MAX_STREAMS: '9',
    MAX_STREAMS_A_PERSON: '1',
    LIMIT_BODY_BYTES: '10',
    MAX_IN_FLIGHT_A_SERVICE: '1',
  })
  assert.equal((await call('/api/vitals', { method: 'POST', body: 'a'.repeat(11) })).status, 413)
  let answer: (() => void)[] = []
  world.service.answer = (_req, res) => answer.push(() => res.end('[]'))
  const first = call('/api/occupations')
  await until(() => answer.length === 1, 'it is at the service')
  assert.equal((await call('/api/occupations')).status, 503)
  const other = call('/api/jobs')
  await until(() => answer.length === 2, 'another service is asked')
  assert.equal((await call('/')).status, 503, 'two are in hand')
  for (const end of answer) end()
  await Promise.all([first, other])
  answer = []
  const stream = call('/api/reports/1/events')
  await until(() => answer.length === 1, 'a stream is at the service')
  assert.equal((await call('/api/reports/1/events')).status, 429)
  answer[0]!()
  await stream
})

test('The address in front of a trusted proxy is the client', async () => {
  await start({ TRUSTED_PROXIES: '127.0.0.1', MAX_IN_FLIGHT_AN_ADDRESS: '1', SEND_TIMEOUT_MS: '5000' })
  const { headers } = await seen('/', { headers: { 'x-forwarded-for': '198.51.100.3' } })
  assert.equal(headers['x-forwarded-for'], '198.51.100.3')
})

test('A session that ended elsewhere ends here, also when the news of it could not be heard', async () => {
  await start({ SESSION_CACHE_MS: '60000' })
  const redis = await createClient({ url: world.redis.url }).connect()
  const tell = (message: string) => redis.publish('identity:sessions-changed', message)
  await until(async () => (await tell('nonsense')) > 0, 'the gateway listens')
  const status = async (token: string) => (await call('/api/reports', { headers: { cookie: `wm_session=${token}` } })).status
  const [told, missed] = ['session-that-is-told-of-000', 'session-that-is-missed-0000']
  for (const token of [told, missed]) {
    world.identity.sessions.set(token, { userId: 'user-9', sessionId: token })
    assert.equal(await status(token), 200)
    world.identity.sessions.delete(token)
    assert.equal(await status(token), 200, 'remembered')
  }
  const hash = createHash('sha256').update(told).digest('hex')
  await tell(`x${hash},${hash}x`)
  await new Promise((wake) => setTimeout(wake, 50))
  assert.equal(await status(told), 200, 'what is no hash says nothing')
  await tell(`0,${hash}`)
  await until(async () => (await status(told)) === 401, 'it is gone')
  assert.equal(await status(missed), 200)
  redis.destroy()
  await world.redis.stop()
  await logged(/"level":"warn"[^\n]*"err":\{[^\n]*"redis unavailable, throttling in this process"/)
  assert.match(await metrics(), /^gateway_redis_up 0$/m)
  await world.redis.start()
  await until(async () => (await status(missed)) === 401, 'news that could not be heard is made up for', longPatienceMs)
})

test('At the end streams are ended, and nothing is held on to', async () => {
  await start()
  await logged(/"redis connected"/)
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.write('data: one\n\n')
  }
  const stream = await call('/api/reports/1/events', { headers: { cookie: `wm_session=${sessionToken}` } })
  const reader = stream.body!.getReader()
  await reader.read()
  await gateway.stop()
  assert.equal((await reader.read()).done, true)
  const redis = await createClient({ url: world.redis.url }).connect()
  const connected = async () => Number(/connected_clients:(\d+)/.exec(await redis.info('clients'))?.[1])
  await until(async () => (await connected()) === 1, 'Redis has no connection of the gateway any more', 5_000)
  redis.destroy()
  const connections = () => new Promise<number>((done) => world.service.server.getConnections((_error, count) => done(count)))
  await until(async () => (await connections()) === 0, 'no service has one', 3_000)
})
