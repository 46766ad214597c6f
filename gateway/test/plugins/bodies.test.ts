import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endExchange } from '../../plugins/waymark/exchange.ts'
import { bodyCheck } from '../../plugins/waymark/request/body.ts'
import type { BodyBudget } from '../../plugins/waymark/request/body-budget.ts'
import { exchangeOf, requestOf } from '../support/exchange.ts'

const noRoom = {
  status: 503,
  detail: 'There is more to receive than we can manage at the moment. Please try again shortly.',
  headers: { 'retry-after': '2' },
  close: true,
}
const chunked = { 'transfer-encoding': 'chunked' }

/** A request whose body comes as the test sends it, and the memory that was taken for it. */
function receiving(limit: number, headers: Record<string, string>, room = Number.POSITIVE_INFINITY) {
  const taken: string[] = []
  const returned: string[] = []
  let held = 0
  const budget: BodyBudget = {
    take: (address, bytes) => {
      taken.push(`${address} ${bytes}`)
      if (held + bytes > room) return false
      held += bytes
      return true
    },
    giveBack: (address, bytes) => void returned.push(`${address} ${bytes}`),
  }
  const req = requestOf({ method: 'POST', headers })
  const exchange = exchangeOf({ clientAddress: '2001:db8::9' })
  const outcome = bodyCheck(limit, budget)(req, exchange)
  return { req, exchange, outcome, taken, returned }
}
const address = '2001:db8:0:0::/64'

test('No body, and one that says that it is large, are not read here', () => {
  assert.equal(receiving(1_000_000, {}).outcome, undefined)
  assert.equal(receiving(1_000_000, { 'content-length': '0' }).outcome, undefined)
  assert.equal(receiving(1_000_000, { 'content-length': '65537' }).outcome, undefined)
  assert.ok(receiving(1_000_000, { 'content-length': '65536' }).outcome instanceof Promise)
  assert.ok(receiving(1_000_000, chunked).outcome instanceof Promise)
})

test('A body with a stated length is gathered in as many bytes, which are given back at the end', async () => {
  const { req, exchange, outcome, taken, returned } = receiving(1_000_000, { 'content-length': '5000' })
  for (const part of ['a'.repeat(3_000), 'b'.repeat(1_000), 'c'.repeat(1_000)]) req.push(part)
  req.push(null)
  assert.equal(await outcome, undefined)
  assert.equal(exchange.body?.toString(), 'a'.repeat(3_000) + 'b'.repeat(1_000) + 'c'.repeat(1_000))
  assert.deepEqual([taken, returned], [[`${address} 4096`, `${address} 904`], []])
  endExchange(exchange, 200)
  assert.deepEqual(returned, [`${address} 5000`])
})

test('A body in chunks takes memory as it comes, twice as much each time, never more than the limit', async () => {
  const { req, exchange, outcome, taken } = receiving(20_000, chunked)
  for (let at = 0; at < 20; at++) req.push(String.fromCharCode(97 + at).repeat(1_000))
  req.push(null)
  assert.equal(await outcome, undefined)
  const wanted = Array.from({ length: 20 }, (_, at) => String.fromCharCode(97 + at).repeat(1_000)).join('')
  assert.equal(exchange.body?.toString(), wanted)
  assert.deepEqual(
    taken,
    [4_096, 4_096, 8_192, 3_616].map((bytes) => `${address} ${bytes}`),
  )
})

test('A large first piece takes its own size', async () => {
  const { req, exchange, outcome, taken } = receiving(20_000, chunked)
  req.push('a'.repeat(9_000))
  req.push(null)
  await outcome
  assert.deepEqual([taken, exchange.body?.length], [[`${address} 9000`], 9_000])
})

test('Pieces of a body stay what they were, however their memory is used afterwards', async () => {
  const { req, exchange, outcome } = receiving(20_000, chunked)
  const piece = Buffer.from('first')
  req.push(piece)
  await new Promise(setImmediate)
  piece.fill(0)
  req.push('second')
  req.push(null)
  await outcome
  assert.equal(exchange.body?.toString(), 'firstsecond')
})

test('A body that grows over the limit is refused, and nothing of it is kept or read on', async () => {
  const { req, exchange, outcome } = receiving(5_000, chunked)
  req.push('a'.repeat(5_000))
  await new Promise(setImmediate)
  req.push('a')
  assert.deepEqual(await outcome, { status: 413, detail: 'The body of this request is larger than 5000 bytes.', close: true })
  assert.equal(exchange.body, undefined)
  assert.equal(req.isPaused(), true)
  assert.equal(req.listenerCount('data'), 0)
})

test('When there is no room for more, the body is refused, and what was taken is given back', async () => {
  const { req, exchange, outcome, returned } = receiving(100_000, chunked, 10_000)
  req.push('a'.repeat(6_000))
  await new Promise(setImmediate)
  req.push('b'.repeat(6_000))
  assert.deepEqual(await outcome, noRoom)
  endExchange(exchange, 503)
  assert.deepEqual(returned, [`${address} 6000`])
})

test('An empty body in chunks is an empty body', async () => {
  const { req, exchange, outcome, taken } = receiving(100, chunked)
  req.push(null)
  req.resume()
  assert.equal(await outcome, undefined)
  assert.deepEqual([exchange.body?.length, taken], [0, []])
})

test('A client that goes away in the middle ends the reading with an error', async () => {
  const left = receiving(100, chunked)
  left.req.push('a')
  left.req.destroy()
  await assert.rejects(async () => left.outcome, new Error('The client went away in the middle of its body.'))
  const broken = receiving(100, chunked)
  broken.req.on('error', () => {})
  broken.req.destroy(new Error('reset'))
  await assert.rejects(async () => broken.outcome, /reset/)
})
