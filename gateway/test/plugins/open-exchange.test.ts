import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientReader } from '../../plugins/waymark/request/client-address.ts'
import { openExchange } from '../../plugins/waymark/request/open-exchange.ts'
import { nowhere } from '../../plugins/waymark/route-table.ts'
import { jobs, requestOf } from '../support/exchange.ts'

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
