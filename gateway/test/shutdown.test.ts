import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { until } from './support/ports.ts'
import { startWorld, type TestGateway, type World } from './support/world.ts'

let world: World

before(async () => {
  world = await startWorld()
})
after(() => world.stop())
beforeEach(() => {
  world.service.answer = undefined
  world.service.seen.length = 0
})

test('At SIGTERM what runs is finished, nothing new is taken, and the end is code 0', async () => {
  const gateway = await world.startGateway({ DRAIN_DELAY_MS: '300' })
  world.service.answer = (_req, res) => setTimeout(() => res.end('done'), 800)
  const running = fetch(`${gateway.url}/api/occupations`)
  await until(() => world.service.seen.length === 1, 'the request is at the service')
  const ended = gateway.stop()
  await until(() => isNotReady(gateway), 'readiness is off')
  const answer = await running
  assert.equal(answer.status, 200)
  assert.equal(await answer.text(), 'done')
  await assert.rejects(fetch(`${gateway.url}/api/occupations`))
  assert.equal(await ended, 0)
  assert.match(gateway.log(), /gateway stopped/)
})

test('Streams of events are ended cleanly, so that browsers come back by themselves', async () => {
  const gateway = await world.startGateway()
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.write('data: one\n\n')
  }
  const stream = await fetch(`${gateway.url}/api/reports/1/events`)
  const reader = stream.body?.getReader()
  assert.ok(reader)
  await reader.read()
  const ended = gateway.stop()
  assert.equal((await reader.read()).done, true)
  assert.equal(await ended, 0)
  await until(() => world.service.open === 0, 'the service stops too')
})

test('A connection that was opened ahead and never used does not hold the shutdown up', async () => {
  const gateway = await world.startGateway({ SHUTDOWN_TIMEOUT_MS: '30000' })
  const socket = connect(gateway.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  assert.equal(await gateway.stop(), 0)
  await closed
  assert.doesNotMatch(gateway.log(), /were cut/)
})

test('A request that does not end is cut at the end of the time, and the end is still code 0', async () => {
  const gateway = await world.startGateway({ SHUTDOWN_TIMEOUT_MS: '500' })
  world.service.answer = () => {}
  const running = fetch(`${gateway.url}/api/occupations`)
  await until(() => world.service.seen.length === 1, 'the request is at the service')
  const ended = gateway.stop()
  await assert.rejects(running)
  assert.equal(await ended, 0)
})

test('Gateways replace each other under load without a failed change', async () => {
  const env = { DRAIN_DELAY_MS: '3000', WM_THROTTLE_WRITE: 'off' }
  let gateway = await world.startGateway(env)
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const outcomes: (number | string)[] = []
  let sent = 0
  const change = () => {
    sent++
    const outgoing = request(`${gateway.url}/api/vitals`, { agent, method: 'POST', headers: { 'content-length': 2 } })
    outgoing.once('response', (res) => res.resume().once('end', () => outcomes.push(res.statusCode ?? 0)))
    outgoing.once('error', (error) => outcomes.push(String(error)))
    outgoing.end('{}')
  }
  const load = setInterval(change, 5)
  try {
    for (let restart = 0; restart < 2; restart++) {
      const next = await world.startGateway(env)
      const old = gateway
      const ended = old.stop()
      // As a load balancer does: what is not ready any more gets no new requests, and it notices a moment late.
      await until(() => isNotReady(old), 'the old one is not ready')
      gateway = next
      assert.equal(await ended, 0)
    }
  } finally {
    clearInterval(load)
  }
  await until(() => outcomes.length === sent, 'everything is answered')
  agent.destroy()
  assert.ok(sent > 100)
  assert.deepEqual(
    outcomes.filter((outcome) => outcome !== 200),
    [],
  )
})

async function isNotReady(gateway: TestGateway): Promise<boolean> {
  const answer = await fetch(`${gateway.metricsUrl}/readyz`).catch(() => undefined)
  return answer?.status !== 200
}
