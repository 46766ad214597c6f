import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { KeptSpan } from '@waymark/tracing/kept-spans'
import { sendRaw } from './support/raw.ts'
import type { Seen } from './support/upstream.ts'
import { signedIn, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway()
})
after(() => world.stop())
beforeEach(() => {
  world.service.seen.length = 0
  world.frontend.seen.length = 0
})

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, { redirect: 'manual', ...init })

test('The committed route table is the one that the contracts give', async () => {
  const script = resolve(import.meta.dirname, '../../services/shared/contracts/scripts/generate-route-table.ts')
  await promisify(execFile)(process.execPath, [script, '--check'])
})

test('API paths go to services with path and query as they came, everything else to the frontend', async () => {
  const api = (await (await call('/api/occupations?title=data%20analyst&limit=3')).json()) as Seen
  assert.equal(api.service, 'service')
  assert.equal(api.url, '/api/occupations?title=data%20analyst&limit=3')
  const page = (await (await call('/occupations/15-2051.00?x=1')).json()) as Seen
  assert.equal(page.service, 'frontend')
  assert.equal(page.url, '/occupations/15-2051.00?x=1')
})

test('An unknown API path is a problem of the gateway with a request id, and reaches nobody', async () => {
  const answer = await call('/api/nothing-here')
  assert.equal(answer.status, 404)
  assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
  const problem = (await answer.json()) as Record<string, unknown>
  assert.equal(problem.status, 404)
  assert.equal(problem.title, 'Not Found')
  assert.equal(problem.requestId, answer.headers.get('x-request-id'))
  assert.equal(world.service.seen.length + world.frontend.seen.length, 0)
})

test('What a payment service signed reaches the service byte by byte, with its signature, without a session', async () => {
  const body = '{\n  "id": "evt_1",\t"text": "\u00fc \\u00fc" }\n'
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=00' }
  const answer = await call('/api/payments/stripe/webhook', { method: 'POST', headers, body })
  const seen = (await answer.json()) as Seen
  assert.equal(seen.body, body)
  assert.equal(seen.headers['stripe-signature'], 't=1,v1=00')
})

test("A path below a service's prefix that no route names still goes to the service", async () => {
  assert.equal(((await (await call('/api/occupations/15-2051.00/unknown')).json()) as Seen).service, 'service')
})

test("The services' own machinery is not reachable, however it is written", async () => {
  for (const path of ['/metrics', '/healthz', '/readyz', '/livez', '/%6detrics', '/metrics?x=1', '/health%7a']) {
    const { status } = await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    assert.equal(status, 404, path)
  }
  assert.equal(world.frontend.seen.length, 0)
})

test('Addresses that two programs could read in two ways are refused', async () => {
  const paths = [
    '/api/skills/../account',
    '/api/%2e%2e/metrics',
    '//api/skills',
    '/api//skills',
    '/api/skills%2f..',
    '/a\\b',
    '/%zz',
    '/%00',
    '/api/skills#',
    '/api/skills?x#y',
    '/healthz#x',
  ]
  for (const path of [...paths, 'http://evil.example/api/skills']) {
    const { status, body } = await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    assert.equal(status, 400, path)
    assert.match(body, /"requestId":"[\da-f-]{36}"/, path)
  }
  assert.equal(world.service.seen.length + world.frontend.seen.length, 0)
})

test('A broken link of a mail is a page for a browser, and a problem for a program', async () => {
  for (const path of ['/api/r/ab%zz', '/api/r//token', '/api/r/ab%2Fcd']) {
    const ask = (accept: string) =>
      sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`)
    const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8')
    assert.equal(page.status, 400, path)
    assert.match(page.body, /<h1>This link does not work<\/h1>/, path)
    assert.match((await ask('application/json')).body, /"requestId":"[\da-f-]{36}"/, path)
  }
  assert.equal(world.service.seen.length, 0)
})

test('Methods that no service has are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND']) {
    const answer = await sendRaw(gateway.port, `${method} /api/skills HTTP/1.1\r\nHost: a\r\n\r\n`)
    assert.equal(answer.status, 405)
    assert.match(answer.head, /allow: GET, HEAD/)
  }
  assert.equal(world.service.seen.length, 0)
})

test('What a client claims about itself does not reach a service', async () => {
  const claims = {
    'x-waymark-identity': 'forged',
    'x-waymark-anything': 'forged',
    x_waymark_identity: 'forged',
    forwarded: 'for=1.2.3.4',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-real-ip': '1.2.3.4',
    'x-request-id': 'mine',
    'x-http-method-override': 'DELETE',
    'proxy-authorization': 'Basic eA==',
    te: 'trailers',
    'x-hop': 'for the gateway alone',
    connection: 'close, x-hop',
    cookie: 'wm_guest=g; wm_session=short; other=1; __Host-wm_session=s2; wm_device=d',
  }
  const lines = Object.entries(claims).map(([name, value]) => `${name}: ${value}\r\n`)
  await sendRaw(gateway.port, `GET /api/skills HTTP/1.1\r\nHost: evil.example\r\n${lines.join('')}\r\n`)
  const headers = world.service.seen[0]?.headers
  assert.ok(headers)
  const host = new URL(gateway.url).host
  assert.equal(headers['x-waymark-identity'], undefined)
  assert.equal(headers['x-waymark-anything'], undefined)
  assert.equal(headers.x_waymark_identity, undefined)
  assert.equal(headers.forwarded, undefined)
  assert.equal(headers['x-real-ip'], undefined)
  assert.equal(headers['x-http-method-override'], undefined)
  assert.equal(headers['proxy-authorization'], undefined)
  assert.equal(headers.te, undefined)
  assert.equal(headers['x-hop'], undefined)
  assert.equal(headers['x-forwarded-for'], '127.0.0.1')
  assert.equal(headers['x-forwarded-host'], host)
  assert.equal(headers['x-forwarded-proto'], 'http')
  assert.equal(headers.host, new URL(world.service.url).host)
  assert.match(String(headers['x-request-id']), /^[\da-f]{8}-/)
  assert.equal(headers.cookie, 'wm_guest=g; other=1')
})

test("A trace goes on that a trusted proxy passes, a stranger's ends here, and without one the request id is the trace", async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const trace = { traceparent, tracestate: 'vendor=1', baggage: 'user=admin' }
  const behindProxy = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.1' })
  const { headers: given } = (await (await fetch(`${behindProxy.url}/api/skills`, { headers: trace })).json()) as Seen
  assert.deepEqual([given.tracestate, given.baggage], ['vendor=1', 'user=admin'])
  assert.match(String(given.traceparent), /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[\da-f]{16}-01$/)
  const [span] = await spansOf(behindProxy)
  assert.equal(span?.parentId, 'b7ad6b7169203331')
  assert.equal(given.traceparent, `00-${span.traceId}-${span.spanId}-01`)
  await behindProxy.stop()

  const silent = await world.startGateway({ TRUSTED_PROXIES: '127.0.0.1', OTEL_SDK_DISABLED: 'true' })
  const { headers: passed } = (await (await fetch(`${silent.url}/api/skills`, { headers: trace })).json()) as Seen
  assert.equal(passed.traceparent, traceparent)
  assert.deepEqual(await spansOf(silent), [])
  await silent.stop()
  for (const headers of [trace, { ...trace, traceparent: 'nonsense' }]) {
    const { headers: made } = (await (await call('/api/skills', { headers })).json()) as Seen
    const id = String(made['x-request-id']).replaceAll('-', '')
    assert.match(String(made.traceparent), new RegExp(`^00-${id}-[\\da-f]{16}-01$`))
    assert.deepEqual([made.tracestate, made.baggage], [undefined, undefined])
  }
})

test('The inner port shows the span of each request, by its route and never by its address', async () => {
  const gateway = await world.startGateway({})
  const { headers } = (await (await fetch(`${gateway.url}/api/skills?name=Jo`)).json()) as Seen
  await fetch(`${gateway.url}/api/occupations/${'x'.repeat(30)}`)
  const spans = await spansOf(gateway)
  const [first] = spans
  assert.equal(headers.traceparent, `00-${first?.traceId}-${first?.spanId}-01`)
  assert.equal(first?.traceId, String(headers['x-request-id']).replaceAll('-', ''))
  assert.deepEqual(first.parentId, undefined)
  assert.equal(first.attributes['http.response.status_code'], 200)
  assert.equal(spans.length, 2)
  assert.doesNotMatch(JSON.stringify(spans), /Jo|xxx/)
  await gateway.stop()
})

/** Each ends a moment after its answer. */
async function spansOf(gateway: TestGateway): Promise<KeptSpan[]> {
  await wait(100)
  return (await (await fetch(`${gateway.metricsUrl}/traces`)).json()) as KeptSpan[]
}

test('Only routes that end or renew a session see its cookie', async () => {
  const seenBy = async (path: string) => ((await (await call(path, { headers: signedIn })).json()) as Seen).headers.cookie
  assert.equal(await seenBy('/api/reports'), 'wm_in=1')
  assert.equal(await seenBy('/api/user/profile'), 'wm_in=1')
  assert.equal(await seenBy('/'), 'wm_in=1')
  assert.equal(await seenBy('/api/auth/user'), signedIn.cookie)
  assert.equal(await seenBy('/api/account/sessions'), signedIn.cookie)
})

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

test('Every answer carries the security headers, and a page keeps its own policy', async () => {
  world.frontend.answer = (_req, res) =>
    res
      .writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'self'",
        server: 'secret',
        vary: 'Accept',
      })
      .end('x')
  const page = await call('/')
  world.frontend.answer = undefined
  assert.equal(page.headers.get('content-security-policy'), "default-src 'self'")
  assert.equal(page.headers.get('server'), null)
  for (const answer of [page, await call('/api/skills'), await call('/api/nothing-here')]) {
    for (const [name, value] of Object.entries(securityHeaders)) assert.equal(answer.headers.get(name), value, name)
    assert.ok(answer.headers.get('content-security-policy'))
    assert.equal(answer.headers.get('strict-transport-security'), null)
  }
  assert.match(
    (await call('/api/skills')).headers.get('content-security-policy') ?? '',
    /default-src 'none'; frame-ancestors 'none'/,
  )
})

test('The landing page varies by cookie, also beside what the frontend says it varies by', async () => {
  assert.equal((await call('/')).headers.get('vary'), 'Cookie')
  assert.equal((await call('/?demo=true')).headers.get('vary'), 'Cookie')
  world.frontend.answer = (_req, res) => res.writeHead(200, { vary: 'Accept-Encoding' }).end()
  assert.equal((await call('/')).headers.get('vary'), 'Accept-Encoding, Cookie')
  world.frontend.answer = undefined
  assert.equal((await call('/help')).headers.get('vary'), null)
})

test('Statuses, redirects, repeated cookies and empty answers come through as they are', async () => {
  world.service.answer = (_req, res) => {
    res.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2'])
    res.writeHead(303, { location: '/somewhere?x=1' }).end()
  }
  const answer = await call('/api/login', { method: 'POST', body: 'email=a', headers: { 'sec-fetch-site': 'same-origin' } })
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), '/somewhere?x=1')
  assert.deepEqual(answer.headers.getSetCookie(), ['a=1; HttpOnly', 'b=2'])
  world.service.answer = (_req, res) => res.writeHead(204).end()
  assert.equal((await call('/api/skills')).status, 204)
  world.service.answer = (_req, res) => res.writeHead(200, { 'content-length': '5' }).end('12345')
  const head = await call('/api/skills', { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal(head.headers.get('content-length'), '5')
  world.service.answer = undefined
})

test('Answers come back byte by byte, small and large, with a length and without', async () => {
  for (const size of [1, 256, 16_384, 16_385, 3_000_000]) {
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + 13) % 256))
    for (const stated of [true, false]) {
      world.service.answer = (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/pdf', ...(stated ? { 'content-length': size } : {}) })
        res.end(bytes)
      }
      assert.ok(bytes.equals(Buffer.from(await (await call('/api/occupations')).arrayBuffer())), `${size} bytes`)
    }
  }
  world.service.answer = undefined
})

test('Bodies arrive whole, small and large, with a length and without', async () => {
  const json = { 'content-type': 'application/json' }
  for (const size of [0, 10, 70_000, 1_000_000]) {
    const body = 'ä'.repeat(size / 2)
    const stated = (await (await call('/api/guest-assessment', { method: 'POST', body, headers: json })).json()) as Seen
    assert.equal(stated.body, body)
    const stream = new Blob([body]).stream()
    const chunked = (await (
      await call('/api/guest-assessment', { method: 'POST', body: stream, headers: json, duplex: 'half' } as RequestInit)
    ).json()) as Seen
    assert.equal(chunked.body, body)
    assert.equal(chunked.headers['transfer-encoding'], undefined)
  }
})

test('Metrics count by route of the table and the log hides link tokens and queries', async () => {
  const token = 'T0kenThatOpensAReport'.repeat(2)
  await call(`/api/r/${token}`)
  await call(`/api/r/${token}/pdf?secret=${token}`)
  await call('/api/reports?secret=hunter2', { headers: signedIn })
  const page = await (await fetch(`${gateway.metricsUrl}/metrics`)).text()
  assert.match(page, /gateway_requests_total\{route="report.openLink",method="GET",status="200"\} 1/)
  assert.match(page, /gateway_request_duration_seconds_count\{route="report.listReports",method="GET"\} \d/)
  await new Promise((wake) => setTimeout(wake, 400))
  const lines = gateway
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const line = lines.find(({ route }) => route === 'report.openLink')
  assert.equal(line.path, '/api/r/[redacted]')
  assert.match(line.requestId, /^[\da-f-]{36}$/)
  assert.equal(typeof line.ms, 'number')
  for (const secret of [token, 'hunter2', 'session-token']) assert.ok(!gateway.log().includes(secret), secret)
})
