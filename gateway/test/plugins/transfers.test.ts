import assert from 'node:assert/strict'
import { get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { clientReader } from '../../plugins/waymark/client-address.ts'
import { openExchange } from '../../plugins/waymark/open-exchange.ts'
import { createProxy } from '../../plugins/waymark/proxy.ts'
import type { RouteTarget } from '../../plugins/waymark/route-table.ts'
import { createUpstreams } from '../../plugins/waymark/upstreams.ts'
import { jobs } from '../support/exchange.ts'
import { freePort, until } from '../support/ports.ts'
import { sendRaw } from '../support/raw.ts'
import { type Served, serve } from '../support/served.ts'
import { type Seen, startUpstream, type TestUpstream } from '../support/upstream.ts'

let service: TestUpstream
let frontend: TestUpstream
const ends: (() => Promise<void>)[] = []

before(async () => {
  service = await startUpstream('service')
  frontend = await startUpstream('frontend')
})
after(() => Promise.all([service.stop(), frontend.stop()]))
beforeEach(() => {
  service.answer = undefined
  service.seen.length = 0
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Own = {
  timeoutMs?: number
  maxInFlight?: number
  timeouts?: number
  pauseMs?: number
  connectRetryMs?: number
  jobs?: string
}
type Proxied = Served & { changes: string[]; draining: boolean; finishStreams: () => void }

const routes: Record<string, Partial<RouteTarget>> = {
  '/events': { stream: true },
  '/': { service: 'frontend' },
  '/nobody': { service: '' },
}
const exchange = {
  clients: clientReader(new BlockList()),
  findRoute: (_method: string, path: string): RouteTarget => ({ ...jobs, ...routes[path] }),
}

/** The last policy alone, behind a server: what is asked of `/buffered` has its body read before. */
async function proxied(own: Own = {}): Promise<Proxied> {
  const { timeoutMs = 20_000, maxInFlight = 100, timeouts = 100, pauseMs = 100, connectRetryMs = 0 } = own
  const changes: string[] = []
  const upstreams = createUpstreams({
    addresses: { jobs: new URL(own.jobs ?? service.url), frontend: new URL(frontend.url) },
    ...{ timeoutMs, maxInFlight, connectionTtlMs: 60_000 },
    breaker: { timeouts, pauseMs },
    onCircuit: (of, state) => changes.push(`${of} ${state}`),
  })
  const settings = {
    ...({ https: false, connectRetryMs } as const),
    from: { proto: 'http', host: 'waymark.example' },
    draining: () => proxy.draining,
  }
  const { policy, finishStreams } = createProxy({ upstreams, settings, exchange })
  const served = await serve(async (req, res) => {
    if (!req.url!.startsWith('/buffered')) return policy(req, res, () => {})
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    policy(Object.assign(req, { exchange: { ...openExchange(req, exchange), body: Buffer.concat(parts) } }), res, () => {})
  })
  const proxy: Proxied = { ...served, changes, draining: false, finishStreams }
  ends.push(async () => {
    await served.stop()
    await upstreams.close()
  })
  return proxy
}

const problem = async (answer: Response) => ({
  status: answer.status,
  detail: ((await answer.json()) as { detail: string }).detail,
})
const unreachable = { status: 502, detail: 'The service cannot be reached at the moment. Please try again shortly.' }
const late = { status: 504, detail: 'The service did not answer in time. Please try again.' }
const notAnswering = { status: 503, detail: 'This part of the site does not answer at the moment. Please try again shortly.' }

test('A request reaches its service as it is, and the answer its client with our headers', async () => {
  const { url } = await proxied()
  const answer = await fetch(`${url}/api/jobs?x=%20y`, { method: 'PATCH', body: '{"a":1}', headers: { 'x-own': '1' } })
  const seen = (await answer.json()) as Seen
  assert.deepEqual([seen.service, seen.method, seen.url, seen.body], ['service', 'PATCH', '/api/jobs?x=%20y', '{"a":1}'])
  assert.deepEqual([seen.headers['content-length'], seen.headers['x-own']], ['7', '1'])
  assert.equal(seen.headers.host, new URL(service.url).host)
  assert.equal(answer.headers.get('x-request-id'), seen.headers['x-request-id'])
  assert.deepEqual([answer.headers.get('x-frame-options'), answer.headers.get('vary')], ['DENY', null])
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  assert.equal(((await (await fetch(`${url}/`)).json()) as Seen).service, 'frontend')
})

test('Requests without a body, and with an empty one, arrive as such', async () => {
  const { url, port } = await proxied()
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
  const { url } = await proxied()
  const send = async (body: string) => {
    const init = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    const seen = (await (await fetch(`${url}/buffered`, init)).json()) as Seen
    return [seen.body, seen.headers['content-length'], seen.headers['transfer-encoding']]
  }
  assert.deepEqual(await send('from chunks'), ['from chunks', '11', undefined])
  assert.deepEqual(await send(''), ['', '0', undefined])
})

test('Where no service is, nobody is asked', async () => {
  const { url } = await proxied()
  const answer = await fetch(`${url}/nobody`)
  assert.deepEqual(await problem(answer), { status: 404, detail: 'There is nothing at this address.' })
  assert.equal(service.seen.length, 0)
})

test('The landing page varies by cookie, beside what it varies by already', async () => {
  const { url } = await proxied()
  const vary = async (path: string, own?: string) => {
    frontend.answer = (_req, res) => res.writeHead(200, own === undefined ? {} : { vary: own }).end()
    service.answer = frontend.answer
    const answer = await fetch(`${url}${path}`)
    frontend.answer = undefined
    return answer.headers.get('vary')
  }
  assert.deepEqual([await vary('/'), await vary('/?demo')], ['Cookie', 'Cookie'])
  assert.deepEqual([await vary('/', 'Accept'), await vary('/', 'Accept, cookie')], ['Accept, Cookie', 'Accept, cookie'])
  assert.deepEqual([await vary('/', '*'), await vary('/', 'x-cookies')], ['*', 'x-cookies, Cookie'])
  assert.deepEqual([await vary('/help'), await vary('/help', 'Accept'), await vary('/help?/?')], [null, 'Accept', null])
})

test('Answers come whole, small and large, with a length and without, and so do their statuses', async () => {
  const { url } = await proxied()
  for (const size of [0, 1, 16_384, 16_385, 300_000]) {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + 13) % 256))
    for (const headers of [{}, { 'content-length': size }]) {
      service.answer = (_req, res) => res.writeHead(201, headers).end(bytes)
      const answer = await fetch(`${url}/x`)
      assert.equal(answer.status, 201)
      assert.ok(bytes.equals(Buffer.from(await answer.arrayBuffer())), `${size} bytes`)
    }
  }
})

test('An answer in pieces with a length comes whole, and one to HEAD has none', async () => {
  const { url } = await proxied()
  service.answer = (_req, res) => {
    res.writeHead(200, { 'content-length': 6 })
    res.write('abc', () => setTimeout(() => res.end('def'), 20))
  }
  assert.equal(await (await fetch(`${url}/x`)).text(), 'abcdef')
  service.answer = (_req, res) => res.writeHead(200, { 'content-length': 6 }).end()
  const head = await fetch(`${url}/x`, { method: 'HEAD' })
  assert.deepEqual([head.headers.get('content-length'), await head.text()], ['6', ''])
})

test('Early hints are not taken for the answer', async () => {
  const { url } = await proxied()
  service.answer = (_req, res) => {
    res.writeEarlyHints({ link: '</x.css>; rel=preload' })
    setTimeout(() => res.end('whole'), 20)
  }
  const answer = await fetch(`${url}/x`)
  assert.deepEqual([answer.status, await answer.text()], [200, 'whole'])
})

test('While the gateway goes down every answer ends its connection', async () => {
  const proxy = await proxied()
  assert.equal((await fetch(`${proxy.url}/x`)).headers.get('connection'), 'keep-alive')
  proxy.draining = true
  assert.equal((await fetch(`${proxy.url}/x`)).headers.get('connection'), 'close')
})

test('A service has so many requests in hand and no more; streams take no such place', async () => {
  const { url } = await proxied({ maxInFlight: 1 })
  const held: ServerResponse[] = []
  service.answer = (_req, res) => held.push(res)
  const streams = [fetch(`${url}/events`), fetch(`${url}/events`)]
  const first = fetch(`${url}/x`)
  await until(() => held.length === 3, 'three are at the service')
  const refused = await fetch(`${url}/x`)
  assert.equal(refused.headers.get('retry-after'), '5')
  assert.deepEqual(await problem(refused), notAnswering)
  for (const res of held.splice(0)) res.end('done')
  for (const answer of await Promise.all([first, ...streams])) assert.equal(await answer.text(), 'done')
  service.answer = undefined
  const { status } = await fetch(`${url}/x`)
  assert.equal(status, 200, 'its place is free again, once')
  service.answer = (_req, res) => held.push(res)
  const again = fetch(`${url}/x`)
  await until(() => held.length === 1, 'it is at the service')
  assert.equal((await fetch(`${url}/x`)).status, 503)
  held[0]!.end()
  await again
})

test('A service that does not answer in time is 504, then not asked for a pause, then tried', async () => {
  const { url, changes } = await proxied({ timeoutMs: 250, timeouts: 2, pauseMs: 400 })
  service.answer = () => {}
  assert.deepEqual([await problem(await fetch(`${url}/x`)), changes], [late, []])
  assert.deepEqual([await problem(await fetch(`${url}/x`)), changes], [late, ['jobs open']])
  assert.deepEqual([await problem(await fetch(`${url}/x`)), service.seen.length], [notAnswering, 2])
  assert.equal((await fetch(`${url}/`)).status, 200, 'the others are asked')
  service.answer = undefined
  await until(async () => (await fetch(`${url}/x`)).status === 200, 'it is tried again')
  assert.deepEqual(changes, ['jobs open', 'jobs closed'])
})

test('An answer that stops in the middle is cut off and says that the service is there; events may be silent', async () => {
  const { url, changes } = await proxied({ timeoutMs: 300, timeouts: 1 })
  service.answer = (_req, res) => {
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
  const { url, changes } = await proxied({ timeoutMs: 20_000, timeouts: 1, maxInFlight: 1 })
  service.answer = () => {}
  const leaving = get(`${url}/x`, { agent: false }).on('error', () => {})
  await until(() => service.open === 1, 'it is at the service')
  leaving.destroy()
  await until(() => service.open === 0, 'the service is told')
  service.answer = undefined
  assert.equal((await fetch(`${url}/x`)).status, 200, 'the place is free')
  assert.deepEqual(changes, [])
})

test('Nobody there is 502 after the time for a restart, and no timeout', async () => {
  const port = await freePort()
  const nobody = { jobs: `http://127.0.0.1:${port}`, timeouts: 1 }
  const quick = await proxied(nobody)
  assert.deepEqual(await problem(await fetch(`${quick.url}/x`)), unreachable)
  const { url, changes } = await proxied({ ...nobody, connectRetryMs: 800 })
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
  const { url } = await proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
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
  const { url } = await proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
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
  const { url } = await proxied({ connectRetryMs: 60_000 })
  let breaks = 1
  service.answer = (req, res) => (breaks-- > 0 ? req.socket.destroy() : void res.end('ok'))
  assert.equal(await (await fetch(`${url}/x`)).text(), 'ok')
  breaks = 1
  assert.equal((await fetch(`${url}/x`, { method: 'HEAD' })).status, 200)
  assert.equal(service.seen.length, 4)
  for (const method of ['POST', 'DELETE']) {
    breaks = 1
    assert.deepEqual(await problem(await fetch(`${url}/x`, { method })), unreachable)
  }
  breaks = 1
  assert.equal((await fetch(`${url}/buffered`, { method: 'POST', body: 'x' })).status, 502)
  service.seen.length = 0
  breaks = 9
  assert.deepEqual(await problem(await fetch(`${url}/x`)), unreachable)
  assert.equal(service.seen.length, 2)
})

test('A service that breaks off in the middle never looks whole', async () => {
  const { url } = await proxied()
  service.answer = (_req, res) => {
    res.writeHead(200, { 'content-length': 100 })
    res.write('half', () => res.destroy())
  }
  const answer = await fetch(`${url}/x`)
  assert.equal(answer.status, 200)
  await assert.rejects(answer.text())
  assert.equal(service.seen.length, 1, 'an answer that has begun is not asked for again')
})

function openEvents(
  url: string,
): Promise<{ text: () => string; ended: () => boolean; broken: () => boolean; leave: () => void }> {
  return new Promise((done, failed) => {
    const outgoing = get(url, { agent: false }, (res) => {
      let text = ''
      let ended = false
      let broken = false
      res.on('data', (chunk) => (text += chunk))
      res.on('error', () => (broken = true))
      res.on('end', () => (ended = true))
      done({ text: () => text, ended: () => ended, broken: () => broken, leave: () => outgoing.destroy() })
    })
    outgoing.once('error', failed)
  })
}

test('The header of a stream comes before its first event, and streams end cleanly when the gateway goes down', async () => {
  const { url, finishStreams } = await proxied()
  const sent: ServerResponse[] = []
  service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    res.flushHeaders()
    sent.push(res)
  }
  const [one, left] = [await openEvents(`${url}/events`), await openEvents(`${url}/events`)]
  sent[0]!.write('data: 1\n\n')
  await until(() => one.text() === 'data: 1\n\n', 'the event has come')
  left.leave()
  await until(() => service.open === 1, 'the service knows that one has gone')
  finishStreams()
  await until(() => one.ended(), 'the stream has ended')
  await until(() => service.open === 0, 'the service stops')
  assert.equal(one.broken(), false)
})

test('A stream that has no answer yet is refused when the gateway goes down, and its service is told', async () => {
  const { url, finishStreams } = await proxied()
  service.answer = () => {}
  const waiting = fetch(`${url}/events`)
  await until(() => service.open === 1, 'it is at the service')
  finishStreams()
  const answer = await waiting
  assert.deepEqual([answer.headers.get('retry-after'), answer.headers.get('connection')], ['1', 'close'])
  assert.deepEqual(await problem(answer), {
    status: 503,
    detail: 'This part of the site is being restarted. Please try again shortly.',
  })
  await until(() => service.open === 0, 'the service stops')
})

test('A stream that waits for its service to come back is given up when the gateway goes down', async () => {
  const port = await freePort()
  const { url, finishStreams } = await proxied({ jobs: `http://127.0.0.1:${port}`, connectRetryMs: 60_000 })
  const waiting = fetch(`${url}/events`)
  await new Promise((wake) => setTimeout(wake, 200))
  finishStreams()
  assert.equal((await waiting).status, 503)
  let asked = 0
  const back = await serve((_req, res) => {
    asked++
    res.end()
  }, port)
  await new Promise((wake) => setTimeout(wake, 800))
  assert.equal(asked, 0)
  await back.stop()
})

test('Only streams are ended', async () => {
  const { url, finishStreams } = await proxied()
  service.answer = (_req, res) => setTimeout(() => res.end('whole'), 100)
  const answer = fetch(`${url}/x`)
  await until(() => service.open === 1, 'it is at the service')
  finishStreams()
  assert.equal(await (await answer).text(), 'whole')
})

test('A slow reader slows the service down and gets everything', async () => {
  const { url } = await proxied()
  const size = 30 * 1_048_576
  let sent = 0
  service.answer = (_req, res) => {
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
  const { url } = await proxied()
  let broken = false
  const listener = (req: IncomingMessage) => req.once('aborted', () => (broken = true))
  service.server.on('request', listener)
  const upload = request(`${url}/x`, { method: 'POST', agent: false, headers: { 'content-length': 500_000 } })
  upload.on('error', () => {})
  upload.write(Buffer.alloc(200_000))
  await until(() => service.open === 1, 'it is at the service')
  upload.destroy()
  await until(() => broken, 'the service saw the end')
  service.server.off('request', listener)
})

test('At the end no connection to a service is left', async () => {
  const { url } = await proxied()
  assert.equal((await fetch(`${url}/x`)).status, 200)
  await ends.pop()!()
  const connections = () => new Promise<number>((done) => service.server.getConnections((_error, count) => done(count)))
  await until(async () => (await connections()) === 0, 'the connection is closed', 3_000)
})
