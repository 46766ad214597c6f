import assert from 'node:assert/strict'
import { get } from 'node:http'
import { connect } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { type Hostile, median, openHostile } from './support/hostile.ts'
import { until } from './support/ports.ts'
import { type StoppableUpstream, startStoppableUpstream } from './support/stoppable.ts'
import { startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let jobs: StoppableUpstream

before(async () => {
  world = await startWorld()
  jobs = await startStoppableUpstream()
})
after(async () => {
  await world.stop()
  await jobs.stop()
})
beforeEach(() => {
  world.service.answer = undefined
})

const start = (env: Record<string, string> = {}) =>
  world.startGateway({ TRUSTED_PROXIES: '127.0.0.1', JOBS_URL: jobs.url, ...env })
const others = [
  '/api/auth/sign-up',
  '/api/reports/assessment-questions/x',
  '/api/r/some-link',
  '/api/occupations',
  '/api/learning-paths/x/y',
  '/api/skills-game/x/y',
  '/',
  '/help',
]

const ask = (gateway: TestGateway, path: string, address = '198.51.100.1') =>
  fetch(`${gateway.url}${path}`, { headers: { 'x-forwarded-for': address } })

/** How long each of the six other services and the pages take, in milliseconds. */
async function othersTake(gateway: TestGateway): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    for (const path of others) {
      const begun = performance.now()
      assert.equal((await ask(gateway, path)).status, 200, path)
      times.push(performance.now() - begun)
    }
  }
  return times
}

test('A service that is stopped leaves the other six and the pages at their usual latency, and is back when it answers', async () => {
  const gateway = await start({ UPSTREAM_TIMEOUT_MS: '12000', BREAKER_PAUSE_MS: '500' })
  assert.equal((await ask(gateway, '/api/jobs')).status, 200)
  const usual = median(await othersTake(gateway))
  jobs.freeze()
  const waiting: Hostile[] = []
  for (let at = 0; at < 2_400; at++) {
    const line = `GET /api/jobs HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.${at % 24}\r\n\r\n`
    waiting.push(openHostile(gateway, line))
  }
  const answered = (status: number) => waiting.filter((each) => each.status() === status).length
  await until(() => answered(503) === 1_900, 'who finds no place is told so')
  assert.equal(answered(504), 0, 'the others of 500 are still waiting')
  const meanwhile = median(await othersTake(gateway))
  assert.ok(meanwhile < Math.max(3 * usual, 50), `${meanwhile} ms instead of ${usual} ms`)

  await until(() => answered(504) === 500, 'the time of who waits is over')
  const begun = performance.now()
  const failed = await Promise.all(Array.from({ length: 20 }, () => ask(gateway, '/api/jobs')))
  assert.equal(failed.filter(({ status, headers }) => status === 503 && headers.get('retry-after') !== null).length, 20)
  assert.ok(performance.now() - begun < 6_000, 'nobody waits for it')
  const metrics = await (await fetch(`${gateway.metricsUrl}/metrics`)).text()
  assert.match(metrics, /gateway_upstream_circuit_open\{service="jobs"\} 1/)

  jobs.thaw()
  await until(async () => (await ask(gateway, '/api/jobs')).status === 200, 'it is asked again')
  for (const { socket } of waiting) socket.destroy()
  await gateway.stop()
})

test('One client address takes its share of the places and no more, streams apart from requests', async () => {
  const gateway = await start({ MAX_IN_FLIGHT_AN_ADDRESS: '30', WM_THROTTLE_STREAM: 'off', MAX_STREAMS_A_PERSON: '1000' })
  world.service.answer = () => {}
  for (const path of ['/api/occupations', '/api/reports/1/events']) {
    const line = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n`
    const held = Array.from({ length: 50 }, () => openHostile(gateway, line))
    await until(() => held.filter(({ status }) => status() === 429).length === 20, `20 of ${path} are refused`)
    await until(() => world.service.open === 30, `the other 30 of ${path} are at the service`)
    for (const { socket } of held) socket.destroy()
    await until(() => world.service.open === 0, 'all places are free again')
  }
  world.service.answer = undefined
  assert.equal((await ask(gateway, '/api/occupations', '203.0.113.1')).status, 200)
  await gateway.stop()
})

test('Who takes nothing of an answer is cut off, who takes it slowly or waits for news is not', async () => {
  const gateway = await start({ SEND_TIMEOUT_MS: '1500', UPSTREAM_TIMEOUT_MS: '60000' })
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 30_000_000 })
    res.end(Buffer.alloc(30_000_000))
  }
  const idle = Array.from({ length: 20 }, () =>
    connect(gateway.port, '127.0.0.1')
      .pause()
      .on('error', () => {}),
  )
  for (const socket of idle) socket.write('GET /api/occupations HTTP/1.1\r\nHost: a\r\n\r\n')
  let taken = 0
  const slow = get(`${gateway.url}/api/occupations`, { agent: false }, (res) => {
    res.on('error', () => {})
    res.on('data', (piece: Buffer) => {
      taken += piece.length
      res.pause()
      setTimeout(() => res.resume(), 10)
    })
  }).on('error', () => {})
  await until(() => world.service.open === 21, 'all are being answered')
  await until(() => world.service.open === 1, 'who takes nothing holds no place')
  const before = taken
  await until(() => taken > before, 'the slow one goes on')
  slow.destroy()
  for (const socket of idle) socket.destroy()
  await until(() => world.service.open === 0, 'none is left')

  let send: (text: string) => void = () => {}
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
    send = (text) => res.write(text)
  }
  const stream = await fetch(`${gateway.url}/api/reports/1/events`)
  await new Promise((wake) => setTimeout(wake, 3_500))
  send('data: late\n\n')
  const { value } = (await stream.body?.getReader().read()) ?? {}
  assert.equal(Buffer.from(value ?? []).toString(), 'data: late\n\n')
  await gateway.stop()
})

test('Connections to a service are renewed under steady load, so that pods which were added get their share', async () => {
  // A fast machine asks more often in two seconds than one address may in a minute.
  const gateway = await start({ UPSTREAM_CONNECTION_TTL_MS: '400', WM_THROTTLE_READ: 'off' })
  const connections = new Set<unknown>()
  world.service.answer = (req, res) => {
    connections.add(req.socket)
    res.end('[]')
  }
  const end = Date.now() + 2_000
  while (Date.now() < end) assert.equal((await ask(gateway, '/api/occupations')).status, 200)
  assert.ok(connections.size >= 3, `${connections.size} connections in two seconds`)
  await gateway.stop()
})
