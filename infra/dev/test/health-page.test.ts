import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { type MetricsPage, startMetricsPage } from '../pages/metrics-page.ts'
import { reservePorts } from '../ports.ts'

const metrics = `# TYPE report_backlog_seconds gauge
report_backlog_seconds{service="report"} 12.5
report_jobs_waiting{service="report"} 4
report_make_seconds_count{service="report-worker"} 7
report_mail_oldest_seconds{service="report"} 31
nodejs_eventloop_lag_p99_seconds{service="report"} 0.012
events_handling_delay_seconds_bucket{le="5",service="report"} 8
events_handling_delay_seconds_bucket{le="+Inf",service="report"} 10
events_handling_delay_seconds_count{service="report"} 10
events_consumed_total{outcome="dead",service="report"} 2
web_vitals_seconds_bucket{le="1.8",vital="LCP",route="/jobs",device="phone"} 2
web_vitals_seconds_bucket{le="2.5",vital="LCP",route="/jobs",device="phone"} 2
web_vitals_seconds_bucket{le="+Inf",vital="LCP",route="/jobs",device="phone"} 2
web_vitals_seconds_bucket{le="1.8",vital="LCP",route="/",device="phone"} 0
web_vitals_seconds_bucket{le="2.5",vital="LCP",route="/",device="phone"} 2
web_vitals_seconds_bucket{le="+Inf",vital="LCP",route="/",device="phone"} 2
web_vitals_seconds_bucket{le="0.5",vital="INP",route="/",device="phone"} 0
web_vitals_seconds_bucket{le="+Inf",vital="INP",route="/",device="phone"} 4
web_vitals_seconds_bucket{le="0.5",vital="TTFB",route="/",device="phone"} 0
web_vitals_seconds_bucket{le="+Inf",vital="TTFB",route="/",device="phone"} 0
web_vitals_layout_shift_bucket{le="0.1",route="/",device="phone"} 4
web_vitals_layout_shift_bucket{le="+Inf",route="/",device="phone"} 4
report_model_calls_total{usage="told"} 3
report_model_tokens_total{direction="in"} 300
report_model_tokens_total{direction="out"} 150
browser_errors_total{kind="chunk",route="/jobs"} 0
browser_errors_total{kind="uncaught",route="/jobs"} 3
browser_errors_total{kind="boundary",route="/reports/:id"} 4
`
const id = 'a'.repeat(32)
const span = (name: string, spanId: string, own: object = {}) => ({
  ...{ traceId: id, spanId, name, kind: 'server', service: 'report', start: 1_800_000_000_000, ms: 10, failed: false },
  ...{ attributes: {}, ...own },
})
const spans = [
  span('SELECT', '3', { parentId: '2', ms: 1, attributes: { 'db.query.text': 'select "a" < 1' } }),
  span('report-make process', '2', { parentId: '1', start: 1_800_000_000_020, ms: 30.5, service: 'report-worker' }),
  span('POST report', '1', { service: 'gateway' }),
  span('GET <b>', '5', { traceId: 'b'.repeat(32), parentId: '4', failed: true }),
]
const service = createServer((request, response) => {
  if (request.url === '/traces')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(spans))
  response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics)
})
let page: MetricsPage
let address: string
before(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { ports, release } = await reservePorts([{ name: 'page', preferred: 19_464 }])
  release()
  const http = (service.address() as AddressInfo).port
  const process = (name: string, state: 'healthy' | 'unhealthy', own: Record<string, number>) =>
    ({ name, pid: 1, ports: own, state, restarts: 3 }) as const
  page = await startMetricsPage({
    port: ports.page ?? 0,
    processes: () => [process('report-api', 'healthy', { http }), process('jobs', 'unhealthy', {})],
  })
  address = `http://127.0.0.1:${ports.page}`
})
after(async () => {
  await page.close()
  service.close()
})

test('a person reads on one page which process is not well, what waits, and how far behind the bus is', async () => {
  const answer = await fetch(address)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/html/)
  const text = await answer.text()
  const row = (what: string) => new RegExp(`<td>${what}</td><td[^>]*>([^<]*)</td>`).exec(text)?.[1]
  assert.equal(row('report-api'), 'healthy')
  assert.equal(row('jobs'), 'unhealthy')
  assert.match(text, /class="bad">unhealthy/)
  assert.equal(row('Reports that wait, in seconds of work'), '12.5 s')
  assert.equal(row('Jobs that wait'), '4')
  assert.equal(row('Reports made'), '7')
  assert.equal(row('Oldest mail that waits'), '31.0 s')
  assert.equal(row('Events handled late \\(over 5 s\\)'), '2')
  assert.equal(row('Events put away'), '2')
  assert.equal(row('Requests in flight'), 'not known')
  assert.equal(row('Calls of the language model'), '3')
  assert.equal(row('Tokens it read and wrote'), '300 and 150')
  assert.equal(row('What it cost, estimated'), 'no price is set')
  assert.match(text, /12 ms/)
})

test('the same page says how fast pages are in browsers, and how many break there', async () => {
  const text = await (await fetch(address)).text()
  const row = (what: string) => new RegExp(`<td>${what}[^<]*</td><td>([^<]*)</td>`).exec(text)?.[1]
  // Three of four views lie within 1.8 and 2.5 s, the third of them half way; what lies beyond the last bound is told by it.
  assert.equal(row('Largest paint'), '2.15 s')
  assert.equal(row('Slowest answer'), '0.50 s')
  assert.equal(row('Shift of the layout'), '0.075')
  assert.equal(row('First byte'), 'not known')
  assert.equal(row('Errors in browsers'), '7')
  assert.equal(row('Their kinds'), 'boundary 4, uncaught 3')
  assert.equal(row('Their pages'), '/reports/:id 4, /jobs 3')
})

test('the same page lists reports from the click to the mail, then the newest traces, and says which are not whole', async () => {
  const text = await (await fetch(address)).text()
  const [, reports = '', others = ''] = text.split(/<h2>(?:Reports, from|Newest traces)/)
  assert.match(reports, new RegExp(`<td><a href="/traces/${id}">POST report</a></td><td>08:00:00</td><td>51 ms</td><td>3</td>`))
  assert.match(reports, /<td>gateway, report, report-worker<\/td>|<td>report, gateway, report-worker<\/td>/)
  assert.match(
    others,
    /class="bad"><a href="\/traces\/b+">GET &#60;b&#62;<\/a><\/td><td>08:00:00<\/td><td>10 ms<\/td><td>1, not whole/,
  )
})

test('a trace has a page of its own, on which each span stands below its parent', async () => {
  const text = await (await fetch(`${address}/traces/${id}`)).text()
  const rows = [...text.matchAll(/padding-left:(\d)rem"[^>]*>([^<]*)<\/td><td>([^<]*)<\/td><td>([^<]*)/g)].map((row) =>
    row.slice(1),
  )
  assert.deepEqual(rows, [
    ['0', 'POST report', 'gateway', '10.0 ms'],
    ['1', 'report-make process', 'report-worker', '30.5 ms'],
    ['2', 'SELECT', 'report', '1.0 ms'],
  ])
  assert.match(text, /select \\&#34;a\\&#34; &#60; 1/)
  assert.equal((await fetch(`${address}/traces/${'c'.repeat(32)}`)).status, 404)
  assert.deepEqual(await (await fetch(`${address}/traces`)).json(), spans)
})

test('the metrics stand beside it, and nothing else does', async () => {
  assert.match(await (await fetch(`${address}/metrics`)).text(), /report_jobs_waiting\{process="report-api",service="report"\} 4/)
  assert.equal((await fetch(`${address}/other`)).status, 404)
})
