import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { KeptSpan } from '@waymark/tracing/kept-spans'
import type { Seen } from './support/upstream.ts'
import { signedIn, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway({ TRACES_READ_SHARE: '1' })
})
after(() => world.stop())

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, { redirect: 'manual', ...init })

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
  const gateway = await world.startGateway({ TRACES_READ_SHARE: '1' })
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

test('Of reads a share is recorded, and services are told; what changes something is recorded always', async () => {
  const none = await world.startGateway({ TRACES_READ_SHARE: '0' })
  const { headers } = (await (await fetch(`${none.url}/api/skills`)).json()) as Seen
  const id = String(headers['x-request-id']).replaceAll('-', '')
  assert.match(String(headers.traceparent), new RegExp(`^00-${id}-[\\da-f]{16}-00$`))
  await fetch(`${none.url}/api/skills`, { method: 'HEAD' })
  await fetch(`${none.url}/api/basic-assessment`, { method: 'POST', headers: { origin: none.url }, body: '{}' })
  assert.deepEqual(
    (await spansOf(none)).map(({ name }) => name.split(' ')[0]),
    ['POST'],
  )
  await none.stop()

  const some = await world.startGateway({ WM_THROTTLE_READ: 'off' })
  for (let calls = 0; calls < 300; calls++) await (await fetch(`${some.url}/api/skills`)).arrayBuffer()
  const recorded = (await spansOf(some)).length
  // Of 300 draws of a tenth fewer than 8 or more than 62 come up once in a million runs.
  assert.ok(recorded >= 8 && recorded <= 62, `${recorded} of 300 without a setting`)
  await some.stop()
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

/** Each ends a moment after its answer. */
async function spansOf(gateway: TestGateway): Promise<KeptSpan[]> {
  await wait(100)
  return (await (await fetch(`${gateway.metricsUrl}/traces`)).json()) as KeptSpan[]
}
