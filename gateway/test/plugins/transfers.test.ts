import assert from 'node:assert/strict'
import { get, type IncomingMessage, request } from 'node:http'
import { test } from 'node:test'
import { until } from '../support/ports.ts'
import { problem, proxyWorld } from '../support/proxied.ts'
import { sendRaw } from '../support/raw.ts'
import type { Seen } from '../support/upstream.ts'

const world = proxyWorld()

test('A request reaches its service as it is, and the answer its client with our headers', async () => {
  const { url } = await world.proxied()
  const answer = await fetch(`${url}/api/jobs?x=%20y`, { method: 'PATCH', body: '{"a":1}', headers: { 'x-own': '1' } })
  const seen = (await answer.json()) as Seen
  assert.deepEqual([seen.service, seen.method, seen.url, seen.body], ['service', 'PATCH', '/api/jobs?x=%20y', '{"a":1}'])
  assert.deepEqual([seen.headers['content-length'], seen.headers['x-own']], ['7', '1'])
  assert.equal(seen.headers.host, new URL(world.service.url).host)
  assert.equal(answer.headers.get('x-request-id'), seen.headers['x-request-id'])
  assert.deepEqual([answer.headers.get('x-frame-options'), answer.headers.get('vary')], ['DENY', null])
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  assert.equal(((await (await fetch(`${url}/`)).json()) as Seen).service, 'frontend')
})

test('Requests without a body, and with an empty one, arrive as such', async () => {
  const { url, port } = await world.proxied()
  const seen = async (init: RequestInit) => {
    const { body, headers } = (await (await fetch(`${url}/x`, init)).json()) as Seen
    return [body, headers['content-length'], headers['transfer-encoding']]
  }
  assert.deepEqual(await seen({}), ['', undefined, undefined])
  assert.deepEqual(await seen({ method: 'POST' }), ['', '0', undefined])
  const large = 'a'.repeat(300_000)
  assert.deepEqual(await seen({ method: 'POST', body: large }), [large, '300000', undefined])
  const { body } = await sendRaw(port, 'DELETE /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.match(body, /"body":""/)
})

test('A body that was read before goes with its own length, also an empty one', async () => {
  const { url } = await world.proxied()
  const send = async (body: string) => {
    const init = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    const seen = (await (await fetch(`${url}/buffered`, init)).json()) as Seen
    return [seen.body, seen.headers['content-length'], seen.headers['transfer-encoding']]
  }
  assert.deepEqual(await send('from chunks'), ['from chunks', '11', undefined])
  assert.deepEqual(await send(''), ['', '0', undefined])
})

test('Where no service is, nobody is asked', async () => {
  const { url } = await world.proxied()
  const answer = await fetch(`${url}/nobody`)
  assert.deepEqual(await problem(answer), { status: 404, detail: 'There is nothing at this address.' })
  assert.equal(world.service.seen.length, 0)
})

test('The landing page varies by cookie, beside what it varies by already', async () => {
  const { url } = await world.proxied()
  const vary = async (path: string, own?: string) => {
    world.frontend.answer = (_req, res) => res.writeHead(200, own === undefined ? {} : { vary: own }).end()
    world.service.answer = world.frontend.answer
    const answer = await fetch(`${url}${path}`)
    world.frontend.answer = undefined
    return answer.headers.get('vary')
  }
  assert.deepEqual([await vary('/'), await vary('/?demo')], ['Cookie', 'Cookie'])
  assert.deepEqual([await vary('/', 'Accept'), await vary('/', 'Accept, cookie')], ['Accept, Cookie', 'Accept, cookie'])
  assert.deepEqual([await vary('/', '*'), await vary('/', 'x-cookies')], ['*', 'x-cookies, Cookie'])
  assert.deepEqual([await vary('/help'), await vary('/help', 'Accept'), await vary('/help?/?')], [null, 'Accept', null])
})

test('Answers come whole, small and large, with a length and without, and so do their statuses', async () => {
  const { url } = await world.proxied()
  for (const size of [0, 1, 16_384, 16_385, 300_000]) {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + 13) % 256))
    for (const headers of [{}, { 'content-length': size }]) {
      world.service.answer = (_req, res) => res.writeHead(201, headers).end(bytes)
      const answer = await fetch(`${url}/x`)
      assert.equal(answer.status, 201)
      assert.ok(bytes.equals(Buffer.from(await answer.arrayBuffer())), `${size} bytes`)
    }
  }
})

test('An answer in pieces with a length comes whole, and one to HEAD has none', async () => {
  const { url } = await world.proxied()
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-length': 6 })
    res.write('abc', () => setTimeout(() => res.end('def'), 20))
  }
  assert.equal(await (await fetch(`${url}/x`)).text(), 'abcdef')
  world.service.answer = (_req, res) => res.writeHead(200, { 'content-length': 6 }).end()
  const head = await fetch(`${url}/x`, { method: 'HEAD' })
  assert.deepEqual([head.headers.get('content-length'), await head.text()], ['6', ''])
})

test('Early hints are not taken for the answer', async () => {
  const { url } = await world.proxied()
  world.service.answer = (_req, res) => {
    res.writeEarlyHints({ link: '</x.css>; rel=preload' })
    setTimeout(() => res.end('whole'), 20)
  }
  const answer = await fetch(`${url}/x`)
  assert.deepEqual([answer.status, await answer.text()], [200, 'whole'])
})

test('While the gateway goes down every answer ends its connection', async () => {
  const proxy = await world.proxied()
  assert.equal((await fetch(`${proxy.url}/x`)).headers.get('connection'), 'keep-alive')
  proxy.draining = true
  assert.equal((await fetch(`${proxy.url}/x`)).headers.get('connection'), 'close')
})

test('A service that breaks off in the middle never looks whole', async () => {
  const { url } = await world.proxied()
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-length': 100 })
    res.write('half', () => res.destroy())
  }
  const answer = await fetch(`${url}/x`)
  assert.equal(answer.status, 200)
  await assert.rejects(answer.text())
  assert.equal(world.service.seen.length, 1, 'an answer that has begun is not asked for again')
})

test('A slow reader slows the service down and gets everything', async () => {
  const { url } = await world.proxied()
  const size = 30 * 1_048_576
  let sent = 0
  world.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/octet-stream' })
    const more = () => {
      while (sent < size) {
        sent += 65_536
        if (!res.write(Buffer.alloc(65_536))) break
      }
      if (sent < size) res.once('drain', more)
      else res.end()
    }
    more()
  }
  const answer = await new Promise<IncomingMessage>((done) => get(`${url}/x`, { agent: false }, done))
  answer.pause()
  let before = -1
  await until(async () => {
    before = sent
    await new Promise((wake) => setTimeout(wake, 200))
    return sent === before && sent > 0
  }, 'the service waits')
  assert.ok(sent < size / 2, `${sent} bytes were taken`)
  let taken = 0
  for await (const piece of answer) taken += (piece as Buffer).length
  assert.equal(taken, size)
})

test('An upload that its client gives up is given up at the service', async () => {
  const { url } = await world.proxied()
  let broken = false
  const listener = (req: IncomingMessage) => req.once('aborted', () => (broken = true))
  world.service.server.on('request', listener)
  const upload = request(`${url}/x`, { method: 'POST', agent: false, headers: { 'content-length': 500_000 } })
  upload.on('error', () => {})
  upload.write(Buffer.alloc(200_000))
  await until(() => world.service.open === 1, 'it is at the service')
  upload.destroy()
  await until(() => broken, 'the service saw the end')
  world.service.server.off('request', listener)
})

test('At the end no connection to a service is left', async () => {
  const { url, stop } = await world.proxied()
  assert.equal((await fetch(`${url}/x`)).status, 200)
  await stop()
  const connections = () => new Promise<number>((done) => world.service.server.getConnections((_error, count) => done(count)))
  await until(async () => (await connections()) === 0, 'the connection is closed', 3_000)
})
