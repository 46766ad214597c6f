import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { promisify } from 'node:util'
import { sendRaw } from './support/raw.ts'
import type { Seen } from './support/upstream.ts'
import { startWorld, type TestGateway, type World } from './support/world.ts'

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
