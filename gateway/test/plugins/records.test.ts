import assert from 'node:assert/strict'
import { ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientReader } from '../../plugins/waymark/client-address.ts'
import { createMetrics } from '../../plugins/waymark/metrics.ts'
import { createObserver, pathForLog } from '../../plugins/waymark/observe.ts'
import { openExchange } from '../../plugins/waymark/open-exchange.ts'
import { problemBody, sendProblem } from '../../plugins/waymark/problem.ts'
import { nowhere } from '../../plugins/waymark/route-table.ts'
import { logTo } from '../../src/log.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'
import { sendRaw } from '../support/raw.ts'
import { serve } from '../support/served.ts'

test('Requests are counted in and out, by route, known method and status', async () => {
  const metrics = createMetrics()
  const page = () => metrics.registry.metrics()
  const ends = [metrics.begin('jobs.list', 'GET'), metrics.begin('jobs.list', 'GET'), metrics.begin('jobs.list', 'BREW')]
  assert.match(await page(), /^gateway_requests_in_flight 3$/m)
  ends[0]!(200, 4)
  ends[1]!(200, 2_000)
  ends[2]!(405, 1)
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) metrics.begin('site', method)(204, 1)
  const text = await page()
  assert.match(text, /^gateway_requests_in_flight 0$/m)
  assert.match(text, /^gateway_requests_total\{route="jobs.list",method="GET",status="200"\} 2$/m)
  assert.match(text, /^gateway_requests_total\{route="jobs.list",method="other",status="405"\} 1$/m)
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    assert.match(text, new RegExp(`^gateway_requests_total\\{route="site",method="${method}",status="204"\\} 1$`, 'm'))
  assert.match(text, /^gateway_request_duration_seconds_count\{route="jobs.list",method="GET"\} 2$/m)
  assert.match(text, /^gateway_request_duration_seconds_sum\{route="jobs.list",method="GET"\} 2.004$/m)
  const buckets = [...text.matchAll(/duration_seconds_bucket\{le="([^"]+)",route="jobs.list",method="GET"\} (\d)/g)]
  assert.deepEqual(
    buckets.map(([, le, count]) => `${le}:${count}`).join(' '),
    '0.001:0 0.0025:0 0.005:1 0.01:1 0.025:1 0.05:1 0.1:1 0.25:1 0.5:1 1:1 2.5:2 5:2 10:2 30:2 +Inf:2',
  )
})

test('What else is told: unreadable requests, Redis, services that are not asked, and the process', async () => {
  const metrics = createMetrics()
  metrics.parserError(431)
  metrics.redisUp(true)
  metrics.circuit('jobs', 'open')
  metrics.circuit('game', 'open')
  metrics.circuit('game', 'closed')
  const text = await metrics.registry.metrics()
  assert.match(text, /^gateway_parser_errors_total\{status="431"\} 1$/m)
  assert.match(text, /^gateway_redis_up 1$/m)
  assert.match(text, /^gateway_upstream_circuit_open\{service="jobs"\} 1$/m)
  assert.match(text, /^gateway_upstream_circuit_open\{service="game"\} 0$/m)
  assert.match(text, /^process_cpu_seconds_total /m)
  assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m)
  metrics.redisUp(false)
  assert.match(await metrics.registry.metrics(), /^gateway_redis_up 0$/m)
})

test('Logged paths keep ids and words, not tokens and queries', () => {
  const id = '0193d5f0-0000-7000-8000-000000000000'
  const token = 'Zm9vYmFyYmF6cXV4MTIzNDU2'
  const logged: Record<string, string> = {
    '/': '/',
    '/short?x=1': '/short',
    '/api/r/abc': '/api/r/[redacted]',
    '/api/r/abc?x': '/api/r/[redacted]',
    [`/api/r/${token}/pdf`]: '/api/r/[redacted]',
    [`/api/reports/${id}/pdf?token=x`]: `/api/reports/${id}/pdf`,
    [`/api/reports/${id.toUpperCase()}`]: `/api/reports/${id.toUpperCase()}`,
    [`/api/reports/x${id}`]: '/api/reports/[redacted]',
    [`/api/reports/${id}x`]: '/api/reports/[redacted]',
    [`/some/${token}/page`]: '/some/[redacted]/page',
    [`/some/path/${'A1'.repeat(10)}`]: '/some/path/[redacted]',
    [`/some/path/${'A1'.repeat(9)}a`]: `/some/path/${'A1'.repeat(9)}a`,
    '/1234567890123456789012': '/1234567890123456789012',
    '/12345678901234567890123': '/[redacted]',
    '/x/api/r/1/career-transition-readiness.html': '/x/api/r/1/career-transition-readiness.html',
    '/blog/1-career-transition-readiness': '/blog/[redacted]',
    '/blog/career-transition-readiness-1': '/blog/[redacted]',
    '/blog/career--transition-readiness': '/blog/[redacted]',
    [`/${'a'.repeat(64)}`]: `/${'a'.repeat(64)}`,
    [`/${'a'.repeat(65)}`]: '/[redacted]',
  }
  for (const [url, path] of Object.entries(logged)) assert.equal(pathForLog(url), path, url)
})

function observed(own: { status?: number; finished: boolean; refusal?: number; session?: boolean }) {
  const lines: Record<string, unknown>[] = []
  const log = logTo({ write: (line) => void lines.push(JSON.parse(line)) }, { logLevel: 'info', serviceName: 'gateway' })
  const metrics = createMetrics()
  const req = requestOf({ method: 'GET', url: '/api/jobs?secret=1' })
  const res = new ServerResponse(req)
  const exchange = exchangeOf({ startedAt: performance.now() - 50 })
  if (own.refusal) exchange.refusal = { status: own.refusal, detail: 'Refused.' }
  if (own.session) exchange.session = { userId: 'u1', sessionId: 's', tier: 'free', emailVerified: true }
  createObserver(log, metrics)(req, res, exchange)
  res.statusCode = own.status ?? 200
  Object.defineProperty(res, 'writableFinished', { value: own.finished })
  assert.equal(lines.length, 0)
  res.emit('close')
  res.emit('close')
  assert.equal(lines.length, 1, 'one line for a request')
  return { line: lines[0]!, exchange, page: () => metrics.registry.metrics() }
}

test('A request leaves one line and one count at its end', async () => {
  const { line, exchange, page } = observed({ finished: true, session: true })
  const { ms, time, ...rest } = line
  assert.deepEqual(rest, {
    ...{ level: 'info', service: 'gateway', msg: 'request' },
    ...{ requestId: '0193d5f0-0000-4000-8000-000000000001', traceId: '0193d5f0000040008000000000000001' },
    ...{ route: 'jobs.list', method: 'GET', path: '/api/jobs', status: 200, user: 'u1', client: '203.0.113.7' },
  })
  assert.ok(Number(ms) >= 50 && Number(ms) < 5_000, String(ms))
  assert.equal(Number(ms), Math.round(Number(ms) * 10) / 10)
  assert.ok(time)
  assert.equal(exchange.endedWith, 200)
  const text = await page()
  assert.match(text, /requests_total\{route="jobs.list",method="GET",status="200"\} 1/)
  const seconds = Number(/duration_seconds_sum\{route="jobs.list",method="GET"\} (\S+)/.exec(text)?.[1])
  assert.ok(seconds >= 0.05 && seconds < 5, String(seconds))
})

test('Errors of ours are warnings; who went away is 499, or what they would have been told', () => {
  const seen = (own: Parameters<typeof observed>[0]) => {
    const { line } = observed(own)
    assert.equal(line.msg, 'request')
    return [line.status, line.level, line.refusal]
  }
  assert.deepEqual(seen({ finished: true, status: 499 }), [499, 'info', undefined])
  assert.deepEqual(seen({ finished: true, status: 500 }), [500, 'warn', undefined])
  assert.deepEqual(seen({ finished: true, status: 404, refusal: 404 }), [404, 'info', 'Refused.'])
  assert.deepEqual(seen({ finished: false, status: 200 }), [499, 'info', undefined])
  assert.deepEqual(seen({ finished: false, status: 200, refusal: 413 }), [413, 'info', 'Refused.'])
  assert.deepEqual(seen({ finished: true, status: 200, refusal: 413 }), [200, 'info', 'Refused.'])
})

const trusted = new BlockList()
trusted.addAddress('127.0.0.1', 'ipv4')
const options = {
  clients: clientReader(trusted),
  findRoute: (method: string, path: string) => ({ ...jobs, id: `${method} ${path}` }),
}
const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

function opened(url: string, headers: Record<string, string> = {}, peer = '127.0.0.1') {
  const req = requestOf({ method: 'POST', url, headers })
  Object.defineProperty(req.socket, 'remoteAddress', { value: peer })
  return openExchange(req, options)
}

test('A request begins with an id, a trace of that id, its route, and an address', () => {
  const { requestId, traceparent, startedAt, target, ...rest } = opened('/api/jobs?x', { 'x-forwarded-for': '198.51.100.4' })
  assert.match(requestId, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  assert.match(traceparent, new RegExp(`^00-${requestId.replaceAll('-', '')}-[\\da-f]{16}-01$`))
  assert.ok(performance.now() - startedAt < 5_000)
  assert.equal(target.id, 'POST /api/jobs')
  const unset = {
    span: undefined,
    session: undefined,
    identityToken: undefined,
    body: undefined,
    endings: undefined,
    refusal: undefined,
  }
  const begun = { traceContinues: false, clientAddress: '198.51.100.4', malformed: undefined, endedWith: undefined }
  assert.deepEqual(rest, { ...unset, ...begun })
  assert.notEqual(opened('/').traceparent.slice(36, 52), traceparent.slice(36, 52))
})

test('An address that cannot be routed leads nowhere and says why', () => {
  const { target, malformed } = opened('/a//b')
  assert.equal(target, nowhere)
  assert.equal(malformed?.status, 400)
})

test('A trace of a trusted proxy goes on when it is one; others begin here', () => {
  const { traceparent, traceContinues } = opened('/', { traceparent: parent })
  assert.deepEqual([traceparent, traceContinues], [parent, true])
  const zeros = [
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  ]
  for (const wrong of [
    `x${parent}`,
    `${parent}0`,
    parent.toUpperCase(),
    parent.replace('00-', '01-'),
    parent.slice(0, -1),
    ...zeros,
  ])
    assert.equal(opened('/', { traceparent: wrong }).traceContinues, false, wrong)
  const stranger = opened('/', { traceparent: parent }, '203.0.113.5')
  assert.deepEqual([stranger.traceContinues, stranger.traceparent === parent], [false, false])
  assert.equal(opened('/', {}).traceContinues, false)
})

test('Repeated headers of addresses and traces are nobody’s word', () => {
  const req = requestOf({ url: '/' })
  Object.defineProperty(req.socket, 'remoteAddress', { value: '127.0.0.1' })
  Object.assign(req.headers, { traceparent: [parent], 'x-forwarded-for': ['198.51.100.4'] })
  const { traceContinues, clientAddress } = openExchange(req, options)
  assert.deepEqual([traceContinues, clientAddress], [false, '127.0.0.1'])
})

test('A problem is written as RFC 9457 has it', () => {
  assert.deepEqual(JSON.parse(problemBody(404, 'Nothing.', 'r1')), {
    ...{ type: 'about:blank', title: 'Not Found', status: 404 },
    ...{ detail: 'Nothing.', requestId: 'r1' },
  })
  assert.equal(JSON.parse(problemBody(599, 'x', 'r')).title, 'Error')
})

test('A refusal is the whole answer, with the id of its request and its headers', async () => {
  const exchange = exchangeOf()
  const refusal = { status: 429, detail: 'Später.', headers: { 'retry-after': '7' } }
  const served = await serve((req, res) => sendProblem(Object.assign(req, { exchange }), res, refusal, 'this host'))
  const answer = await fetch(served.url)
  assert.equal(answer.status, 429)
  const body = problemBody(429, 'Später.', exchange.requestId)
  assert.equal(await answer.text(), body)
  const headers = ['content-type', 'content-length', 'cache-control', 'x-request-id', 'retry-after', 'x-frame-options']
  assert.deepEqual(
    headers.map((name) => answer.headers.get(name)),
    ['application/problem+json', String(Buffer.byteLength(body)), 'no-store', exchange.requestId, '7', 'DENY'],
  )
  assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/)
  assert.equal(answer.headers.get('strict-transport-security'), 'max-age=31536000')
  assert.equal(answer.headers.get('connection'), 'keep-alive')
  assert.equal(exchange.refusal, refusal)
  const head = await sendRaw(served.port, 'HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.deepEqual([head.status, head.body], [429, ''])
  await served.stop()
})

test('A refusal without an exchange has an id all the same', async () => {
  const served = await serve((req, res) => sendProblem(req, res, { status: 500, detail: 'x' }, false))
  const answer = await fetch(served.url)
  const { requestId } = (await answer.json()) as { requestId: string }
  assert.match(requestId, /^[\da-f-]{36}$/)
  assert.equal(answer.headers.get('x-request-id'), requestId)
  await served.stop()
})

test('Half an answer is cut off, so that nobody takes it for whole', async () => {
  const served = await serve((req, res) => {
    res.writeHead(200, { 'content-length': 100 })
    res.write('half', () => sendProblem(req, res, { status: 502, detail: 'x' }, false))
  })
  const answer = await fetch(served.url)
  await assert.rejects(answer.text())
  await served.stop()
})

const post = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const tooLarge = { status: 413, detail: 'x', close: true }

/** The requests' names in the order in which their connections end: only who is waited for takes the whole moment. */
async function orderOf(port: number, requests: Readonly<Record<string, readonly string[]>>) {
  const order: string[] = []
  const answers = Object.entries(requests).map(async ([name, bytes]) => {
    const answer = await sendRaw(port, bytes, 20_000)
    order.push(name)
    return answer
  })
  return { answers: await Promise.all(answers), order }
}

test('Who is still sending gets the whole answer, is read for a moment, and then the connection ends', async () => {
  let taken = 0
  const served = await serve((req, res) => {
    req.on('data', (chunk: Buffer) => (taken += chunk.length))
    sendProblem(req, res, tooLarge, false)
  })
  const begun = performance.now()
  const { answers, order } = await orderOf(served.port, {
    unfinished: [post(400_000), 'a'.repeat(300_000)],
    finished: [post(400_000), 'a'.repeat(400_000)],
  })
  assert.deepEqual(order, ['finished', 'unfinished'])
  assert.ok(performance.now() - begun > 1_900)
  assert.equal(taken, 700_000)
  for (const { status, head, body } of answers) {
    assert.equal(status, 413)
    assert.match(head, /connection: close/i)
    assert.equal(JSON.parse(body).status, 413)
  }
  await served.stop()
})

test('A body without end is read to a bound, and one that has come already is not waited for', async () => {
  const served = await serve((req, res) => {
    if (req.url === '/read') req.resume().once('end', () => sendProblem(req, res, tooLarge, false))
    else sendProblem(req, res, tooLarge, false)
  })
  const large = 17 * 1_048_576
  const { answers, order } = await orderOf(served.port, {
    waited: [post(9), 'a'],
    endless: [post(large * 2), 'a'.repeat(large)],
    read: ['POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}'],
  })
  assert.equal(order.at(-1), 'waited')
  assert.equal(JSON.parse(answers[2]!.body).status, 413)
  await served.stop()
})
