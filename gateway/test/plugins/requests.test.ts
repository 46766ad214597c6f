import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { originCheck } from '../../plugins/waymark/csrf.ts'
import { clientReader, throttleAddress } from '../../plugins/waymark/request/client-address.ts'
import { framingCheck, hasBody, readWithoutBodyCheck, sizeCheck, tooLarge } from '../../plugins/waymark/request/framing.ts'
import { methodCheck } from '../../plugins/waymark/request/method-check.ts'
import { readRequestTarget } from '../../plugins/waymark/request/request-target.ts'
import { readCookie, sessionCookieName, withoutSecretCookies } from '../../plugins/waymark/session/cookies.ts'
import { requestOf, said } from '../support/exchange.ts'

const badFraming = { status: 400, detail: 'The request is framed in an ambiguous way.', close: true }

test('Only chunked is a coding, in HTTP/1.1 alone, and a request has one host', () => {
  const coded = (coding: string, httpVersionMinor = 1) =>
    said(framingCheck, { headers: { 'transfer-encoding': coding }, httpVersionMinor })
  assert.equal(said(framingCheck), undefined)
  assert.equal(said(framingCheck, { httpVersionMinor: 0 }), undefined)
  assert.equal(coded('chunked'), undefined)
  assert.equal(coded('Chunked'), undefined)
  assert.deepEqual(coded('chunked', 0), badFraming)
  assert.deepEqual(coded('gzip'), badFraming)
  assert.deepEqual(coded('gzip, chunked'), badFraming)
  assert.deepEqual(coded(''), badFraming)
  assert.equal(said(framingCheck, { headers: { Host: 'a', From: 'host' } }), undefined)
  assert.equal(said(framingCheck, { headers: { Host: 'a', fourth: 'host', Hosts: 'b' } }), undefined)
  assert.deepEqual(said(framingCheck, { headers: { host: 'a', Host: 'b' } }), badFraming)
  assert.deepEqual(said(framingCheck, { headers: { from: 'x', hOST: 'a', host: 'b' } }), badFraming)
})

test('A stated size over the limit is too large, one at the limit is not', () => {
  const large = { status: 413, detail: 'The body of this request is larger than 10 bytes.', close: true }
  const stated = (bytes: number) => said(sizeCheck(10), { headers: { 'content-length': String(bytes) } })
  assert.deepEqual([stated(10), stated(11), said(sizeCheck(10))], [undefined, large, undefined])
  assert.equal(said(sizeCheck(0)), undefined)
  assert.deepEqual(tooLarge(10), large)
})

test('What only reads has no body; a change may have one', () => {
  const refusal = { status: 400, detail: 'A request that only reads has no body.', close: true }
  const chunked = { 'transfer-encoding': 'chunked' }
  const stated = (bytes: string) => ({ 'content-length': bytes })
  for (const method of ['GET', 'HEAD']) {
    assert.deepEqual(said(readWithoutBodyCheck, { method, headers: chunked }), refusal)
    assert.deepEqual(said(readWithoutBodyCheck, { method, headers: stated('1') }), refusal)
    assert.equal(said(readWithoutBodyCheck, { method }), undefined)
  }
  assert.equal(said(readWithoutBodyCheck, { method: 'POST', headers: chunked }), undefined)
  assert.deepEqual(
    [{}, chunked, stated('0'), stated('7')].map((headers) => hasBody(requestOf({ headers }))),
    [false, true, false, true],
  )
})

test('Seven methods pass, and the refusal of the others names them', () => {
  const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  for (const method of allowed) assert.equal(said(methodCheck, { method }), undefined, method)
  const refusal = {
    status: 405,
    detail: 'This method is not supported.',
    headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
    close: true,
  }
  for (const method of ['TRACE', 'PROPFIND', 'get', '']) assert.deepEqual(said(methodCheck, { method }), refusal)
})

test('Paths are routed as the services decode them', () => {
  const asItIs = ['/', '/api/skills', "/a-b_c.d~e!f$g&h'(i)*j+k,l;m=n:o@p", '/x.y', '/a/']
  for (const path of asItIs) assert.deepEqual(readRequestTarget(path), { path })
  assert.deepEqual(readRequestTarget('/api/skills?x=/../y'), { path: '/api/skills' })
  assert.deepEqual(readRequestTarget('/caf%C3%A9%20x?y'), { path: '/café x' })
  assert.deepEqual(readRequestTarget('/api/sk%69lls'), { path: '/api/skills' })
  assert.deepEqual(readRequestTarget('/.well-known/x'), { path: '/.well-known/x' })
  assert.deepEqual(readRequestTarget('/a..b/...'), { path: '/a..b/...' })
  assert.deepEqual(readRequestTarget('/[x]'), { path: '/[x]' })
  assert.deepEqual(readRequestTarget('/a%7e%21'), { path: '/a~!' })
  assert.deepEqual(readRequestTarget('/a%20b'), { path: '/a b' }, 'a space is no control character')
})

test('What two programs could read in two ways is malformed', () => {
  const malformed = { refusal: { status: 400, detail: 'The address of this request is malformed.' } }
  const targets = [
    '/a#b',
    '/a?b#c',
    '//a',
    '/a//b',
    '/a/%2E%2e/b',
    '/a/../b',
    '/a/./b',
    '/..',
    '/.',
    '*',
    'http://a/b',
    '',
    'a/b',
  ]
  const encoded = [
    '/a%2fb',
    '/a%2Fb',
    '/a%5cb',
    '/a%00',
    '/%zz',
    '/%',
    '/a\\b',
    '/a%0ab',
    '/a%7f',
    '/a%1f',
    '/%ff',
    '/é%',
    '/%2e',
  ]
  for (const url of [...targets, ...encoded, '/%C3%A9//x']) assert.deepEqual(readRequestTarget(url), malformed, url)
})

test("The services' own machinery is nowhere, however it is written", () => {
  const hidden = { refusal: { status: 404, detail: 'There is nothing at this address.' } }
  for (const url of ['/metrics', '/healthz', '/readyz', '/livez', '/metrics?x', '/%6detrics'])
    assert.deepEqual(readRequestTarget(url), hidden, url)
  for (const path of ['/metric', '/metrics/', '/api/metrics']) assert.deepEqual(readRequestTarget(path), { path })
})

const own = 'https://waymark.example'
const foreign = { status: 403, detail: 'This request came from another site and was refused.' }
const silent = {
  status: 403,
  detail: 'A request that changes something with a session must say where it comes from (Sec-Fetch-Site or Origin).',
}

test('A change is believed by Fetch Metadata, then by origin, then by referer', () => {
  const change = (headers: Record<string, string>, method = 'POST') => said(originCheck(own), { method, headers })
  for (const site of ['same-origin', 'none']) {
    assert.equal(change({ 'sec-fetch-site': site }), undefined)
    assert.equal(change({ 'sec-fetch-site': site, origin: 'https://other.example' }), undefined)
  }
  for (const site of ['cross-site', 'same-site', '']) {
    assert.deepEqual(change({ 'sec-fetch-site': site }), foreign)
    assert.deepEqual(change({ 'sec-fetch-site': site, origin: own }), foreign)
  }
  assert.equal(change({ origin: own }), undefined)
  assert.equal(change({ origin: own, cookie: 'wm_session=a' }), undefined)
  assert.deepEqual(change({ origin: 'https://waymark.example.evil' }), foreign)
  assert.equal(change({ referer: `${own}/page?x` }), undefined)
  assert.equal(change({ referer: `${own}/page?x`, cookie: 'wm_guest=a' }), undefined)
  assert.deepEqual(change({ referer: 'https://evil.example/' }), foreign)
  assert.deepEqual(change({ referer: 'nonsense' }), foreign)
  assert.deepEqual(change({ referer: `${own}/`, origin: 'null' }), foreign, 'the origin counts before the referer')
  for (const method of ['PUT', 'PATCH', 'DELETE', '']) assert.deepEqual(change({ origin: 'null' }, method), foreign)
  for (const method of ['GET', 'HEAD', 'OPTIONS']) assert.equal(change({ origin: 'null' }, method), undefined)
})

test('Who says nothing may act, but not with a cookie that opens something', () => {
  const change = (cookie?: string) => said(originCheck(own), { method: 'POST', headers: cookie === undefined ? {} : { cookie } })
  assert.deepEqual([change(), change('wm_in=1'), change('')], [undefined, undefined, undefined])
  for (const cookie of ['wm_session=a', '__Host-wm_session=a', 'x=1; wm_guest=a']) assert.deepEqual(change(cookie), silent)
  assert.equal(said(originCheck('null'), { method: 'POST', headers: { origin: 'null' } }), undefined)
})

test('A cookie is found by its whole name, the first of its name, and trimmed', () => {
  assert.deepEqual([sessionCookieName(true), sessionCookieName(false)], ['__Host-wm_session', 'wm_session'])
  assert.equal(readCookie('a=1', 'a'), '1')
  assert.equal(readCookie('a=1; a=2', 'a'), '1')
  assert.equal(readCookie('xa=1; a=2', 'a'), '2')
  assert.equal(readCookie('xa=1;a=2;b=3', 'a'), '2')
  assert.equal(readCookie('b=a=9; a=2 ', 'a'), '2')
  assert.equal(readCookie('xa=1; ya=2', 'a'), undefined)
  assert.equal(readCookie('xa=1', 'a'), undefined)
  assert.equal(readCookie('a=', 'a'), '')
  assert.equal(readCookie('', 'a'), undefined)
  assert.equal(readCookie(undefined, 'a'), undefined)
})

test('Secret cookies are taken out by their whole names, the rest stays in its order', () => {
  assert.equal(withoutSecretCookies('a=1;  b=2'), 'a=1;  b=2', 'nothing secret, nothing touched')
  assert.equal(withoutSecretCookies('a=1;  wm_session=s;b=2 '), 'a=1; b=2')
  assert.equal(withoutSecretCookies('__Host-wm_session=s; __Host-wm_device=d; wm_device=e; wm_session=f'), '')
  assert.equal(withoutSecretCookies('wm_device=d; my_wm_device=1'), 'my_wm_device=1')
  assert.equal(withoutSecretCookies('xwm_session=1; wm_sessions=2'), 'xwm_session=1; wm_sessions=2')
})

test('A forwarded address counts as far as trusted proxies wrote it', () => {
  const trusted = new BlockList()
  trusted.addSubnet('10.0.0.0', 8, 'ipv4')
  trusted.addSubnet('fd00::', 8, 'ipv6')
  const { addressOf, isTrusted } = clientReader(trusted)
  assert.equal(addressOf('fd00::1', '1.2.3.4'), '1.2.3.4')
  assert.equal(addressOf('10.0.0.1', '1.2.3.4 , 5.6.7.8'), '5.6.7.8')
  assert.equal(addressOf('10.0.0.1', '10.0.0.3,10.0.0.2'), '10.0.0.3', 'all are proxies: the farthest')
  assert.equal(addressOf('10.0.0.1', '::ffff:1.2.3.4'), '1.2.3.4')
  assert.equal(addressOf('10.0.0.1', '::ffff:0102:0304'), '::ffff:0102:0304')
  assert.equal(addressOf('::ffff:203.0.113.9', undefined), '203.0.113.9')
  assert.equal(addressOf('x::ffff:10.0.0.1', '1.2.3.4'), 'x::ffff:10.0.0.1')
  for (const hop of [
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.4:80',
    'a1.2.3.4',
    '1.2.3.4z',
    'fe80::1%eth0',
    ':::',
    'abc',
    '_1',
  ])
    assert.equal(addressOf('10.0.0.1', `198.51.100.1, ${hop}`), '10.0.0.1', hop)
  assert.equal(addressOf('10.0.0.1', '123.123.123.123'), '123.123.123.123')
  assert.equal(addressOf('10.0.0.1', 'FD01::A'), 'FD01::A')
  assert.equal(addressOf(undefined, undefined), '')
  assert.deepEqual([isTrusted('fd00::1'), isTrusted('fe80::1'), isTrusted(undefined)], [true, false, false])
})

test('Without trusted proxies the connection is the client', () => {
  const { addressOf, isTrusted } = clientReader(new BlockList())
  assert.deepEqual([addressOf('10.0.0.1', '1.2.3.4'), isTrusted('10.0.0.1')], ['10.0.0.1', false])
})

test('Throttles count an IPv6 network as one, however it is written', () => {
  assert.equal(throttleAddress('203.0.113.9'), '203.0.113.9')
  assert.equal(throttleAddress('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(throttleAddress('2001:db8:1:2::6'), '2001:db8:1:2::/64')
  assert.equal(throttleAddress('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(throttleAddress('2001::3:4:5:6:7:8'), '2001:0:3:4::/64')
  assert.equal(throttleAddress('2001:db8:1::3:4:5:6'), '2001:db8:1:0::/64')
  assert.equal(throttleAddress('1:2:3:4:5:6:7::8'), '1:2:3:4::/64')
})
