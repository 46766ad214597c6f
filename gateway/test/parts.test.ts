import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientAddressReader, throttleAddress } from '../plugins/waymark/client-address.ts'
import { readCookie, withoutSessionCookie } from '../plugins/waymark/cookies.ts'
import { pathForLog } from '../plugins/waymark/observe.ts'
import { compileRouteTable } from '../plugins/waymark/route-table.ts'
import { parseRate } from '../src/throttle-config.ts'

const route = (id: string, method: string, path: string) => ({
  id,
  service: 'report',
  method,
  path,
  access: 'user',
  throttle: 'read',
  kind: 'json',
})

test('The longest prefix decides the service, a static segment beats a parameter', () => {
  const find = compileRouteTable({
    prefixes: [
      { prefix: '/api/reports', service: 'report' },
      { prefix: '/api/reports/assessment-questions', service: 'assessment' },
    ],
    routes: [
      route('one', 'GET', '/api/reports/{id}'),
      route('claim', 'GET', '/api/reports/claim'),
      route('deep', 'GET', '/api/reports/{id}/pdf'),
    ],
  })
  const seen = (method: string, path: string) => `${find(method, path).service}:${find(method, path).id}`
  assert.equal(seen('GET', '/api/reports/42'), 'report:one')
  assert.equal(seen('HEAD', '/api/reports/42'), 'report:one')
  assert.equal(seen('GET', '/api/reports/claim'), 'report:claim')
  assert.equal(seen('GET', '/api/reports/claim/pdf'), 'report:deep')
  assert.equal(seen('DELETE', '/api/reports/42'), 'report:report.other')
  assert.equal(seen('GET', '/api/reports/assessment-questions/x'), 'assessment:assessment.other')
  assert.equal(seen('GET', '/api/reportsx'), ':none')
  assert.equal(seen('GET', '/api'), ':none')
  assert.equal(seen('GET', '/apis'), 'frontend:site')
  assert.equal(seen('GET', '/'), 'frontend:site')
})

test('Cookies are read by their whole name, and only the session is taken out', () => {
  const header = 'not_wm_session=no; wm_session=abc; x=wm_session=y; __Host-wm_session=secure; wm_guest=g'
  assert.equal(readCookie(header, 'wm_session'), 'abc')
  assert.equal(readCookie(header, '__Host-wm_session'), 'secure')
  assert.equal(readCookie(header, 'session'), undefined)
  assert.equal(readCookie('a=1;wm_session=b', 'wm_session'), 'b')
  assert.equal(readCookie(undefined, 'wm_session'), undefined)
  assert.equal(withoutSessionCookie(header), 'not_wm_session=no; x=wm_session=y; wm_guest=g')
  assert.equal(withoutSessionCookie('wm_session=a'), '')
})

test('Only what trusted proxies wrote counts as the address of a client', () => {
  const trusted = new BlockList()
  trusted.addSubnet('10.0.0.0', 8, 'ipv4')
  const read = clientAddressReader(trusted)
  assert.equal(read('203.0.113.9', '1.2.3.4'), '203.0.113.9', 'not from a proxy')
  assert.equal(read('10.0.0.1', undefined), '10.0.0.1')
  assert.equal(read('::ffff:10.0.0.1', '1.2.3.4, 198.51.100.7'), '198.51.100.7')
  assert.equal(read('10.0.0.1', '198.51.100.7, 10.0.0.2'), '198.51.100.7', 'through two proxies')
  assert.equal(read('10.0.0.1', 'nonsense'), '10.0.0.1')
  assert.equal(read('10.0.0.1', '2001:db8::1'), '2001:db8::1')
  assert.equal(throttleAddress('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(throttleAddress('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(throttleAddress('::1'), throttleAddress('::2'))
})

test('Logged paths keep ids and words, not tokens and queries', () => {
  assert.equal(
    pathForLog('/api/reports/0193d5f0-0000-7000-8000-000000000000/pdf?token=x'),
    '/api/reports/0193d5f0-0000-7000-8000-000000000000/pdf',
  )
  assert.equal(pathForLog('/api/r/abc'), '/api/r/[redacted]')
  assert.equal(pathForLog('/some/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5/page'), '/some/[redacted]/page')
  assert.equal(
    pathForLog('/api/reports/assessment-questions/career-transition-readiness'),
    '/api/reports/assessment-questions/career-transition-readiness',
  )
})

test('Rates are read strictly', () => {
  assert.deepEqual(parseRate('20/1m'), { ok: true, value: { limit: 20, periodMs: 60_000 } })
  assert.deepEqual(parseRate('3/h'), { ok: true, value: { limit: 3, periodMs: 3_600_000 } })
  assert.deepEqual(parseRate('off'), { ok: true, value: null })
  for (const wrong of ['', '20', '0/1m', '-1/1m', '20/1w', '20/0s', 'many/1m']) assert.equal(parseRate(wrong).ok, false, wrong)
})
