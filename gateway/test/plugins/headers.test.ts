import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Https, securityHeaders } from '../../plugins/waymark/answer/security-headers.ts'
import { downstreamHeaders, passesSecretCookies, upstreamHeaders } from '../../plugins/waymark/upstream/upstream-headers.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'

const from = { proto: 'https', host: 'waymark.example' }
const ours = [
  ...['host', 'jobs:8000'],
  ...['x-request-id', '0193d5f0-0000-4000-8000-000000000001'],
  ...['traceparent', '00-0193d5f0000040008000000000000001-00000000000000aa-01'],
  ...['x-forwarded-for', '203.0.113.7', 'x-forwarded-proto', 'https', 'x-forwarded-host', 'waymark.example'],
]
const passed = (headers: Record<string, string>, exchange = exchangeOf(), url = '/api/jobs') => {
  const list = upstreamHeaders(requestOf({ headers, url }), exchange, 'jobs:8000', from)
  assert.deepEqual([...list.slice(0, 2), ...list.slice(-10)], ours)
  return Object.fromEntries(list.slice(2, -10).flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1]]])))
}

test('A service gets what the client says of its request, and from us who it is and where it comes from', () => {
  assert.deepEqual(passed({}), {})
  assert.deepEqual(passed({ Accept: 'text/html', 'X-Own': 'a' }), { accept: 'text/html', 'x-own': 'a' })
  assert.deepEqual(passed({ xforwarded: 'a', 'x-waymarked': 'b', xwaymark: 'c' }), {
    xforwarded: 'a',
    'x-waymarked': 'b',
    xwaymark: 'c',
  })
  assert.deepEqual(passed({ 'x-own': 'wm_session=a; b', undefined: 'x' }), { 'x-own': 'wm_session=a; b', undefined: 'x' })
})

test('What is for this hop, poses as a proxy or as us, or names itself in two ways is left out', () => {
  const hop = ['Host', 'Connection', 'Proxy-Connection', 'Keep-Alive', 'Transfer-Encoding', 'TE', 'Trailer', 'Upgrade']
  const body = ['HTTP2-Settings', 'Expect', 'Content-Length']
  const proxies = ['Proxy-Authorization', 'Proxy-Authenticate', 'Forwarded', 'Via', 'X-Request-Id', 'Traceparent']
  const addresses = ['X-Real-IP', 'X-Client-IP', 'X-Cluster-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'Fastly-Client-IP']
  const rewrites = ['X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method', 'X-HTTP-Method-Override', 'X-Method-Override']
  const prefixed = ['X-Waymark-Identity', 'X-Waymark-', 'X-Forwarded-For', 'X-Forwarded-Prefix', 'X_Real_IP', 'accept_']
  for (const name of [...hop, ...body, ...proxies, ...addresses, ...rewrites, ...prefixed])
    assert.deepEqual(passed({ [name]: 'x', Accept: 'a' }), { accept: 'a' }, name)
})

test('Headers that the connection names are for this hop', () => {
  assert.deepEqual(passed({ Connection: 'close, X-Hop ,x-other', 'X-Hop': '1', 'x-other': '2', 'x-kept': '3' }), {
    'x-kept': '3',
  })
  assert.deepEqual(passed({ Connection: 'keep-alive', 'x-kept': '3' }), { 'x-kept': '3' })
  assert.deepEqual(passed({ Connection: 'close', 'x-kept': '3' }), { 'x-kept': '3' })
})

test('What belongs to a trace passes only when the trace goes on', () => {
  const headers = { tracestate: 'a=1', baggage: 'b=2' }
  assert.deepEqual(passed(headers), {})
  assert.deepEqual(passed(headers, exchangeOf({ traceContinues: true })), headers)
  assert.deepEqual(passed({ connection: 'close, baggage', ...headers }, exchangeOf({ traceContinues: true })), {
    tracestate: 'a=1',
  })
})

test('Who is signed in is told by a token of ours, after all that the client said', () => {
  const list = upstreamHeaders(requestOf(), exchangeOf({ identityToken: 'signed' }), 'jobs:8000', from)
  assert.deepEqual(list, [...ours, 'x-waymark-identity', 'signed'])
})

test('Secret cookies pass to identity alone, and there to the routes of sessions', () => {
  const cookie = 'wm_session=s; wm_in=1'
  const identity = exchangeOf({ target: { ...jobs, service: 'identity' } })
  for (const url of ['/api/login', '/api/logout?next=/', '/api/auth/user', '/api/account/', '/api/account'])
    assert.deepEqual(passed({ cookie }, identity, url), { cookie }, url)
  for (const url of ['/api/events', '/api/loginx', '/x/api/login', '/api/search?q=/api/login', '/api/'])
    assert.deepEqual(passed({ cookie }, identity, url), { cookie: 'wm_in=1' }, url)
  assert.deepEqual(passed({ cookie }, exchangeOf(), '/api/login'), { cookie: 'wm_in=1' })
  assert.deepEqual(passed({ cookie: 'wm_session=s' }), {}, 'none left, none sent')
  assert.equal(passesSecretCookies('identity', '/api/auth'), true)
  assert.equal(passesSecretCookies('identity', '/api/auth?x'), true)
})

test('A client gets what the service says, without what was for the hop or tells about it', () => {
  const seen = new Set<string>()
  const hidden = ['connection', 'proxy-connection', 'keep-alive', 'transfer-encoding', 'trailer', 'upgrade']
  const telling = ['proxy-authenticate', 'x-powered-by', 'server', 'x-request-id', 'x-waymark-anything']
  const upstream = Object.fromEntries([...hidden, ...telling].map((name) => [name, 'x']))
  const list = downstreamHeaders({ ...upstream, vary: 'Accept', 'set-cookie': ['a', 'b'] }, seen)
  assert.deepEqual(list, ['vary', 'Accept', 'set-cookie', ['a', 'b']])
  assert.deepEqual([...seen], ['vary', 'set-cookie'])
  assert.deepEqual(downstreamHeaders({ vary: 'Accept' }, seen), ['vary', 'Accept'])
  assert.deepEqual(downstreamHeaders({ connection: 'X-Hop', 'x-hop': '1', 'x-kept': '2' }, seen), ['x-kept', '2'])
})

const everywhere = [
  ...['x-content-type-options', 'nosniff', 'x-frame-options', 'DENY', 'referrer-policy', 'strict-origin-when-cross-origin'],
  ...['cross-origin-opener-policy', 'same-origin', 'cross-origin-resource-policy', 'same-origin'],
  ...['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
]
const page = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const data = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

test('Every kind of answer has its policy, and https is kept to as far as it is told', () => {
  const transport: [Https, string[]][] = [
    [false, []],
    ['this host', ['strict-transport-security', 'max-age=31536000']],
    ['subdomains too', ['strict-transport-security', 'max-age=31536000; includeSubDomains']],
  ]
  for (const [https, hsts] of transport) {
    const policies = {
      'text/html; charset=utf-8': https ? `${page}; upgrade-insecure-requests` : page,
      'application/pdf': "frame-ancestors 'none'",
      'application/json': data,
      '': data,
      'x-text/html': data,
      'x-application/pdf': data,
    }
    for (const [type, policy] of Object.entries(policies)) {
      const wanted = [...everywhere, ...hsts, 'content-security-policy', policy]
      assert.deepEqual(securityHeaders(type, https), wanted)
      assert.deepEqual(securityHeaders(type, https), wanted, 'also the second time')
    }
  }
})

test('A service that sets such a header itself knows better', () => {
  const present = new Set(['content-security-policy', 'x-frame-options', 'nosniff'])
  const list = securityHeaders('text/html', false, present)
  assert.deepEqual(list, [...everywhere.slice(0, 2), ...everywhere.slice(4)])
})
