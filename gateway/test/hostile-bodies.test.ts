import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { chunk, type Hostile, memory, openHostile, peakMiB } from './support/hostile.ts'
import { until } from './support/ports.ts'
import { sendRaw } from './support/raw.ts'
import { startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway
const opened: Hostile[] = []

before(async () => {
  world = await startWorld()
})
after(() => world.stop())
beforeEach(async () => {
  world.service.seen.length = 0
  gateway = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.1', ...memory.env })
})
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await gateway.stop()
})

const unfinished = (method: string, address: string, bytes: number) =>
  openHostile(
    gateway,
    `${method} /api/vitals HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(bytes)}`,
  )

const asNeighbour = (init: RequestInit & { path?: string } = {}) =>
  fetch(`${gateway.url}${init.path ?? '/api/vitals'}`, { ...init, headers: { 'x-forwarded-for': '198.51.100.1' } })

const counted = () => opened.map(({ status }) => status())
const count = (wanted: number | undefined) => counted().filter((status) => status === wanted).length

test('2,000 reads with unfinished bodies are refused, cost no memory, and leave the others served', async () => {
  for (let at = 0; at < 2_000; at++) opened.push(unfinished(at % 2 ? 'GET' : 'HEAD', '203.0.113.1', 200_000))
  await until(() => count(undefined) === 0, 'all are answered')
  assert.equal((await asNeighbour({ path: '/' })).status, 200)
  assert.equal((await asNeighbour({ method: 'POST', body: '{}' })).status, 200)
  assert.equal(count(400), 2_000)
  assert.equal(world.service.seen.length, 1, 'none of theirs was passed on')
  assert.ok(peakMiB(gateway) < memory.limitMiB, `${peakMiB(gateway)} MiB`)
})

test('One client with unfinished bodies holds its share of the memory and of the places, and no more', async () => {
  for (let at = 0; at < 400; at++) opened.push(unfinished('POST', '203.0.113.2', 300_000))
  await until(() => count(undefined) < 100, 'most are answered')
  const statuses = new Set(counted())
  assert.deepEqual([...statuses].filter((status) => status !== undefined).toSorted(), [429, 503])
  assert.equal((await asNeighbour({ method: 'POST', body: 'a'.repeat(60_000) })).status, 200)
  const stream = new Blob(['a'.repeat(1_000_000)]).stream()
  assert.equal((await asNeighbour({ method: 'POST', body: stream, duplex: 'half' } as RequestInit)).status, 200)
  assert.equal(world.service.seen.length, 2)
})

test('Unfinished bodies from many addresses stay within the budget of all, and reading goes on', async () => {
  for (let at = 0; at < 1_600; at++) opened.push(unfinished('POST', `203.0.113.${at % 16}`, 300_000))
  await until(() => count(503) > 1_000, 'most are refused')
  assert.equal((await asNeighbour({ path: '/api/occupations' })).status, 200)
  assert.ok(peakMiB(gateway) < memory.limitMiB, `${peakMiB(gateway)} MiB`)
  for (const { socket } of opened) socket.destroy()
  await until(async () => (await asNeighbour({ method: 'POST', body: '{}' })).status === 200, 'what was held is free again')
})

test('A body sent byte by byte costs about its size', async () => {
  const before = peakMiB(gateway)
  const head = 'POST /api/vitals HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
  const body = `${'1\r\na\r\n'.repeat(500_000)}0\r\n\r\n`
  const answers = await Promise.all([1, 2].map(() => sendRaw(gateway.port, [head, body], 60_000)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.deepEqual(
    world.service.seen.map((seen) => seen.body.length),
    [500_000, 500_000],
  )
  assert.ok(peakMiB(gateway) - before < 60, `${peakMiB(gateway) - before} MiB more`)
})

test('A read may say that its body is empty, and nothing else about one', async () => {
  const get = (line: string, rest = '') =>
    sendRaw(gateway.port, `GET /api/occupations HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${line}\r\n\r\n${rest}`)
  assert.equal((await get('Content-Length: 0')).status, 200)
  assert.equal((await get('Content-Length: 2', '{}')).status, 400)
  assert.equal((await get('Transfer-Encoding: chunked', '0\r\n\r\n')).status, 400)
})
