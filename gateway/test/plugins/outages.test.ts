import assert from 'node:assert/strict'
import { get, type ServerResponse } from 'node:http'
import { test } from 'node:test'
import { freePort, until } from '../support/ports.ts'
import { late, notAnswering, problem, proxyWorld, unreachable } from '../support/proxied.ts'
import { serve } from '../support/served.ts'

const world = proxyWorld()

test('A service has so many requests in hand and no more; streams take no such place', async () => {
  const { url } = await world.proxied({ maxInFlight: 1 })
  const held: ServerResponse[] = []
  world.service.answer = (_req, res) => held.push(res)
  const streams = [fetch(`${url}/events`), fetch(`${url}/events`)]
  const first = fetch(`${url}/x`)
  await until(() => held.length === 3, 'three are at the service')
  const refused = await fetch(`${url}/x`)
  assert.equal(refused.headers.get('retry-after'), '5')
  assert.deepEqual(await problem(refused), notAnswering)
  for (const res of held.splice(0)) res.end('done')
  for (const answer of await Promise.all([first, ...streams])) assert.equal(await answer.text(), 'done')
  world.service.answer = undefined
  const { status } = await fetch(`${url}/x`)
  assert.equal(status, 200, 'its place is free again, once')
  world.service.answer = (_req, res) => held.push(res)
  const again = fetch(`${url}/x`)
  await until(() => held.length === 1, 'it is at the service')
  assert.equal((await fetch(`${url}/x`)).status, 503)
  held[0]!.end()
  await again
})

test('A service that does not answer in time is 504, then not asked for a pause, then tried', async () => {
  const { url, changes } = await world.proxied({ timeoutMs: 250, timeouts: 2, pauseMs: 400 })
  world.service.answer = () => {}
  assert.deepEqual([await problem(await fetch(`${url}/x`)), changes], [late, []])
  assert.deepEqual([await problem(await fetch(`${url}/x`)), changes], [late, ['jobs open']])
  assert.deepEqual([await problem(await fetch(`${url}/x`)), world.service.seen.length], [notAnswering, 2])
  assert.equal((await fetch(`${url}/`)).status, 200, 'the others are asked')
  world.service.answer = undefined
  await until(async () => (await fetch(`${url}/x`)).status === 200, 'it is tried again')
  assert.deepEqual(changes, ['jobs open', 'jobs closed'])
})

test('An answer that stops in the middle is cut off and says that the service is there; events may be silent', async () => {
  const { url, changes } = await world.proxied({ timeoutMs: 300, timeouts: 1 })
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' })
    res.flushHeaders()
    setTimeout(() => res.end('data: x\n\n'), 2_500)
  }
  const [cut, whole] = await Promise.all([fetch(`${url}/x`), fetch(`${url}/events`)])
  await assert.rejects(cut.text())
  assert.equal(await whole.text(), 'data: x\n\n')
  assert.deepEqual(changes, [])
})

test('Who gave up waiting decides nothing about the service', async () => {
  const { url, changes } = await world.proxied({ timeoutMs: 20_000, timeouts: 1, maxInFlight: 1 })
  world.service.answer = () => {}
  const leaving = get(`${url}/x`, { agent: false }).on('error', () => {})
  await until(() => world.service.open === 1, 'it is at the service')
  leaving.destroy()
  await until(() => world.service.open === 0, 'the service is told')
  world.service.answer = undefined
  assert.equal((await fetch(`${url}/x`)).status, 200, 'the place is free')
  assert.deepEqual(changes, [])
})

test('Nobody there is 502 after the time for a restart, and no timeout', async () => {
  const port = await freePort()
  const nobody = { jobs: `http://127.0.0.1:${port}`, timeouts: 1 }
  const quick = await world.proxied(nobody)
  assert.deepEqual(await problem(await fetch(`${quick.url}/x`)), unreachable)
  const { url, changes } = await world.proxied({ ...nobody, connectRetryMs: 800 })
  const begun = performance.now()
  assert.deepEqual(await problem(await fetch(`${url}/x`)), unreachable)
  const spent = performance.now() - begun
  assert.ok(spent >= 740, 'tried again after 50, 100, 200 and 400 ms')
  assert.ok(spent < 2_500, 'and not after 800 and 1,600')
  assert.deepEqual(await problem(await fetch(`${url}/buffered`, { method: 'POST', body: 'a' })), unreachable)
  assert.deepEqual(changes, [])
})

test('Who comes back within the time is not missed, but a body that is gone cannot be sent again', async () => {
  const port = await freePort()
  const { url } = await world.proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
  assert.equal((await fetch(`${url}/x`, { method: 'POST', body: 'streamed' })).status, 502)
  const waiting = [
    fetch(`${url}/x`),
    fetch(`${url}/x`, { method: 'DELETE' }),
    fetch(`${url}/x`, { method: 'POST' }),
    fetch(`${url}/buffered`, { method: 'POST', body: 'kept' }),
  ]
  await new Promise((wake) => setTimeout(wake, 120))
  const seen: string[] = []
  const back = await serve(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    seen.push(`${req.method} ${Buffer.concat(parts)}`)
    res.end()
  }, port)
  assert.deepEqual(
    (await Promise.all(waiting)).map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.deepEqual(seen.toSorted(), ['DELETE ', 'GET ', 'POST ', 'POST kept'])
  await back.stop()
})

test('A client that goes away while its service is waited for is not asked for again', async () => {
  const port = await freePort()
  const { url } = await world.proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
  const leaving = get(`${url}/x`, { agent: false }).on('error', () => {})
  await new Promise((wake) => setTimeout(wake, 100))
  leaving.destroy()
  await new Promise((wake) => setTimeout(wake, 100))
  let asked = 0
  const back = await serve((_req, res) => {
    asked++
    res.end()
  }, port)
  await new Promise((wake) => setTimeout(wake, 800))
  assert.equal(asked, 0)
  await back.stop()
})

test('A connection that breaks is tried once more for a read, never for a change', async () => {
  const { url } = await world.proxied({ connectRetryMs: 60_000 })
  let breaks = 1
  world.service.answer = (req, res) => (breaks-- > 0 ? req.socket.destroy() : void res.end('ok'))
  assert.equal(await (await fetch(`${url}/x`)).text(), 'ok')
  breaks = 1
  assert.equal((await fetch(`${url}/x`, { method: 'HEAD' })).status, 200)
  assert.equal(world.service.seen.length, 4)
  for (const method of ['POST', 'DELETE']) {
    breaks = 1
    assert.deepEqual(await problem(await fetch(`${url}/x`, { method })), unreachable)
  }
  breaks = 1
  assert.equal((await fetch(`${url}/buffered`, { method: 'POST', body: 'x' })).status, 502)
  world.service.seen.length = 0
  breaks = 9
  assert.deepEqual(await problem(await fetch(`${url}/x`)), unreachable)
  assert.equal(world.service.seen.length, 2)
})
