import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { freePort, NOBODY } from './support/ports.ts'
import { type RawAnswer, sendRaw } from './support/raw.ts'
import { signedIn, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway({
    HEADERS_TIMEOUT_MS: '600',
    REQUEST_TIMEOUT_MS: '1500',
    UPSTREAM_TIMEOUT_MS: '700',
    JOBS_URL: NOBODY,
    LEARNING_URL: NOBODY,
  })
})
after(() => world.stop())
beforeEach(() => {
  world.service.seen.length = 0
  world.service.answer = undefined
})

const mebibyte = 1_048_576
const path = '/api/guest-assessment'

function assertProblem(answer: RawAnswer, status: number): void {
  assert.equal(answer.status, status, answer.text.slice(0, 200))
  assert.match(answer.head, /content-type: application\/problem\+json/i)
  const problem = JSON.parse(answer.body) as { status: number; requestId: string; title: string; detail: string }
  assert.equal(problem.status, status)
  assert.match(problem.requestId, /^[\da-f-]{36}$/)
  assert.ok(problem.title && problem.detail)
}

test('A header of up to 16 KiB passes, a larger one is 431', async () => {
  const head = (bytes: number) =>
    `GET /api/occupations HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Pad: ${'a'.repeat(bytes)}\r\n\r\n`
  assert.equal((await sendRaw(gateway.port, head(16_000))).status, 200)
  assertProblem(await sendRaw(gateway.port, head(16_400)), 431)
})

test('A body of exactly 1 MiB passes, with a stated length and in chunks', async () => {
  const body = Buffer.alloc(mebibyte, 'a')
  const stated = await fetch(`${gateway.url}${path}`, { method: 'POST', body })
  assert.equal(stated.status, 200)
  const chunked = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  assert.equal(chunked.status, 200)
  assert.deepEqual(
    world.service.seen.map((seen) => seen.body.length),
    [mebibyte, mebibyte],
  )
})

test('A body that states more than 1 MiB is 413 before the service sees anything', async () => {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${mebibyte + 1}\r\n\r\n`
  assertProblem(await sendRaw(gateway.port, [head, 'a'.repeat(1_000)]), 413)
  const huge = await fetch(`${gateway.url}${path}`, { method: 'POST', body: Buffer.alloc(12 * mebibyte) })
  assert.equal(huge.status, 413)
  assert.equal(world.service.seen.length, 0)
})

test('A chunked body that grows over 1 MiB is 413 before the service sees anything', async () => {
  const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`
  assertProblem(await sendRaw(gateway.port, [head, ...Array<string>(70).fill(chunk)]), 413)
  assert.equal(world.service.seen.length, 0)
})

test('Who asks before sending a large body is told 413 without having to send it', async () => {
  const head = (length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
  const refused = await sendRaw(gateway.port, head(mebibyte + 1))
  assertProblem(refused, 413)
  assert.doesNotMatch(refused.text, /100 Continue/)
  const allowed = await sendRaw(gateway.port, [head(2), '{}'])
  assert.match(allowed.text, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/)
})

test('Headers that do not end in time are 408', async () => {
  const begun = Date.now()
  assertProblem(await sendRaw(gateway.port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '), 408)
  assert.ok(Date.now() - begun >= 550)
})

test('A body that does not end in time is 408, and the service does not see the request', async () => {
  assertProblem(await sendRaw(gateway.port, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab`), 408)
  assert.equal(world.service.seen.length, 0)
})

test('A silent service is 504, and its request is given up', async () => {
  world.service.answer = () => {}
  const answer = await sendRaw(gateway.port, 'GET /api/occupations HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assertProblem(answer, 504)
  assert.equal(world.service.seen.length, 1, 'not asked again')
})

test('No service at all is 502, for a read and for a change', async () => {
  assertProblem(await sendRaw(gateway.port, 'GET /api/jobs HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'), 502)
  const change = `POST /api/jobs/saved HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`
  assertProblem(await sendRaw(gateway.port, change), 502)
})

test('A service that hangs up is 502 for a change, which is not repeated', async () => {
  world.service.answer = (req) => req.socket.destroy()
  const answer = await fetch(`${gateway.url}${path}`, { method: 'POST', body: '{}' })
  assert.equal(answer.status, 502)
  assert.equal(world.service.seen.length, 1)
})

test('A service that breaks off in the middle never looks like a whole answer', async () => {
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-length': '100' })
    res.write('half', () => res.destroy())
  }
  const answer = await fetch(`${gateway.url}/api/occupations`)
  assert.equal(answer.status, 200)
  await assert.rejects(answer.text())
})

test('A service that comes back within moments is not missed', async () => {
  const port = await freePort()
  const own = await world.startGateway({ SKILLS_URL: `http://127.0.0.1:${port}`, UPSTREAM_CONNECT_RETRY_MS: '8000' })
  const answer = fetch(`${own.url}/api/occupations`)
  await new Promise((wake) => setTimeout(wake, 300))
  const { createServer } = await import('node:http')
  const late = createServer((_req, res) => res.end('[]')).listen(port, '127.0.0.1')
  assert.equal((await answer).status, 200)
  late.close()
  late.closeAllConnections()
  await own.stop()
})

const host = 'Host: a\r\n'
const smuggled: Readonly<Record<string, string>> = {
  'Content-Length and Transfer-Encoding': `POST ${path} HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'Transfer-Encoding and Content-Length': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  'two lengths': `POST ${path} HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} `,
  'two equal lengths': `POST ${path} HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  'a list of lengths': `POST ${path} HTTP/1.1\r\n${host}Content-Length: 2, 2\r\n\r\n{}`,
  'a signed length': `POST ${path} HTTP/1.1\r\n${host}Content-Length: +2\r\n\r\n{}`,
  'a folded header': `GET / HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`,
  'a header folded by a tab': `GET / HTTP/1.1\r\n${host}X-A: b\r\n\tc\r\n\r\n`,
  'a folded Transfer-Encoding': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`,
  'a space before the first header': `GET / HTTP/1.1\r\n X: y\r\n${host}\r\n`,
  'a space before a colon': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'bare line feeds': 'GET / HTTP/1.1\nHost: a\n\n',
  'a bare carriage return': `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`,
  'a zero byte': `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
  'two codings': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'a coding that is almost chunked': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  'a list of codings': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  'chunks in HTTP/1.0': `POST ${path} HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a chunk size in another base': `POST ${path} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0x1\r\na\r\n0\r\n\r\n`,
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'no HTTP': 'hello\r\n\r\n',
}

for (const [name, bytes] of Object.entries(smuggled)) {
  test(`Smuggling corpus: ${name} is 400, and the connection ends`, async () => {
    world.frontend.seen.length = 0
    const rest = 'GET /api/occupations HTTP/1.1\r\nHost: a\r\n\r\n'
    const { status, text } = await sendRaw(gateway.port, bytes + rest)
    assert.equal(status, 400, text.slice(0, 300))
    assert.equal(text.match(/HTTP\/1\.1 \d{3} /g)?.length, 1, 'one answer only')
    assert.equal(world.service.seen.length + world.frontend.seen.length, 0)
  })
}

test('More requests at once than the gateway takes are told so', async () => {
  const own = await world.startGateway({ MAX_IN_FLIGHT: '5' })
  world.service.answer = (_req, res) => setTimeout(() => res.end('[]'), 400)
  const statuses = await Promise.all(
    Array.from({ length: 9 }, async () => (await fetch(`${own.url}/api/reports`, { headers: signedIn })).status),
  )
  assert.equal(statuses.filter((status) => status === 200).length, 5)
  assert.equal(statuses.filter((status) => status === 503).length, 4)
  await own.stop()
})

test('A client that sends a broken second request does not get its first answer spoiled', async () => {
  world.service.answer = (_req, res) => setTimeout(() => res.end('first'), 200)
  const answer = await new Promise<string>((done) => {
    const socket = connect(gateway.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.once('close', () => done(text))
    socket.on('error', () => {})
    socket.write('GET /api/occupations HTTP/1.1\r\nHost: a\r\n\r\n')
    setTimeout(() => socket.write('nonsense\r\n\r\n'), 50)
  })
  assert.doesNotMatch(answer, /HTTP\/1\.1 200[\s\S]*HTTP\/1\.1 400[\s\S]*first/)
})
