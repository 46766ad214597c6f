import assert from 'node:assert/strict'
import { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { openSpans } from '@waymark/tracing/spans'
import { createMetrics } from '../../plugins/waymark/metrics.ts'
import { createObserver, pathForLog } from '../../plugins/waymark/observe.ts'
import { logTo } from '../../src/log.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'

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

test('A read that was not chosen to be recorded leaves its own span when it fails or is slow, and a stream does not', async () => {
  const late = async (own: { status: number; ms: number; stream?: boolean }) => {
    const spans = await openSpans({ service: 'gateway' })
    const log = logTo({ write: () => {} }, { logLevel: 'info', serviceName: 'gateway' })
    const req = requestOf({ method: 'GET', url: '/api/jobs?secret=1' })
    const res = new ServerResponse(req)
    const target = { ...jobs, stream: own.stream ?? false }
    createObserver(log, createMetrics(), spans)(req, res, exchangeOf({ startedAt: performance.now() - own.ms, target }))
    res.statusCode = own.status
    Object.defineProperty(res, 'writableFinished', { value: true })
    res.emit('close')
    return spans.recent()
  }
  const [span, ...others] = await late({ status: 503, ms: 20 })
  assert.deepEqual(others, [])
  assert.deepEqual(
    [span?.name, span?.traceId, span?.failed, span?.attributes['http.response.status_code']],
    ['GET jobs.list', '0193d5f0000040008000000000000001', true, 503],
  )
  const slow = await late({ status: 200, ms: 1_200 })
  assert.deepEqual(
    slow.map(({ failed, ms }) => [failed, ms >= 1_200 && ms < 6_000]),
    [[false, true]],
  )
  assert.deepEqual(await late({ status: 200, ms: 700 }), [])
  assert.deepEqual(await late({ status: 404, ms: 20 }), [])
  assert.deepEqual(await late({ status: 200, ms: 60_000, stream: true }), [])
})
