import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, { redirect: 'manual', ...init })

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
