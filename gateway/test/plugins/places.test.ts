import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endExchange, whenEnded } from '../../plugins/waymark/exchange.ts'
import { createBodyBudget } from '../../plugins/waymark/request/body-budget.ts'
import { openStreamsCheck } from '../../plugins/waymark/throttle/open-streams.ts'
import { createCircuitBreaker } from '../../plugins/waymark/upstream/circuit-breaker.ts'
import { inFlightCheck } from '../../plugins/waymark/upstream/in-flight.ts'
import { exchangeOf, jobs, said } from '../support/exchange.ts'

const stream = { ...jobs, stream: true }
const from = (clientAddress: string, target = jobs) => exchangeOf({ clientAddress, target })

test('Who wants to know the end of an exchange is told it once, also when it is over already', () => {
  const exchange = exchangeOf()
  const told: number[] = []
  whenEnded(exchange, (status) => told.push(status))
  whenEnded(exchange, (status) => told.push(status + 1))
  assert.equal(told.length, 0)
  endExchange(exchange, 200)
  assert.deepEqual(told, [200, 201])
  whenEnded(exchange, (status) => told.push(status + 2))
  assert.deepEqual(told, [200, 201, 202])
  endExchange(exchangeOf(), 200)
})

test('A budget of bodies keeps to the whole, to a quarter for an address, and to what was given back', () => {
  const budget = createBodyBudget(1_000, 100)
  assert.equal(budget.take('a', 250), true)
  assert.equal(budget.take('a', 1), false, 'its share is used up')
  budget.giveBack('a', 0)
  assert.equal(budget.take('a', 1), false)
  for (const address of ['b', 'c']) assert.equal(budget.take(address, 250), true)
  assert.equal(budget.take('d', 249), true)
  assert.deepEqual([budget.take('e', 2), budget.take('e', 1), budget.take('f', 1)], [false, true, false])
  budget.giveBack('e', 1)
  budget.giveBack('b', 100)
  assert.deepEqual([budget.take('b', 101), budget.take('b', 100)], [false, true])
  budget.giveBack('a', 250)
  assert.deepEqual([budget.take('a', 251), budget.take('a', 250)], [false, true])
})

test('One body of the largest size always fits, also where it is more than a quarter', () => {
  const budget = createBodyBudget(1_000, 900)
  assert.deepEqual([budget.take('a', 901), budget.take('a', 900)], [false, true])
})

test('Giving nothing back forgets nothing', () => {
  const budget = createBodyBudget(1_000, 100)
  budget.giveBack('a', 0)
  assert.equal(budget.take('a', 250), true)
  budget.giveBack('a', 249)
  assert.deepEqual([budget.take('a', 250), budget.take('a', 249)], [false, true])
})

test('Requests have places altogether and for an address, streams have their own', () => {
  const check = inFlightCheck({ maxRequests: 3, maxStreams: 1, maxAnAddress: 2 })
  const refused = (status: number, detail: string) => ({ status, detail, headers: { 'retry-after': '2' } })
  const tooMany = refused(429, 'Too many requests are running at once from your address. Try again shortly.')
  const overloaded = refused(503, 'There is more to do than we can manage at the moment. Please try again shortly.')
  const first = from('a')
  const second = from('a')
  assert.deepEqual([said(check, {}, first), said(check, {}, second)], [undefined, undefined])
  assert.deepEqual(said(check, {}, from('a')), tooMany)
  const other = from('b')
  assert.equal(said(check, {}, other), undefined)
  assert.deepEqual(said(check, {}, from('c')), overloaded)
  assert.equal(said(check, {}, from('a', stream)), undefined)
  assert.deepEqual(said(check, {}, from('b', stream)), overloaded)
  endExchange(first, 200)
  assert.equal(said(check, {}, from('a')), undefined)
  assert.deepEqual(said(check, {}, from('a')), tooMany)
  assert.deepEqual(said(check, {}, from('c')), overloaded)
  endExchange(other, 499)
  assert.equal(said(check, {}, from('c')), undefined)
  assert.deepEqual(said(check, {}, from('d')), overloaded)
})

test('A refused request takes no place, and one IPv6 network is one address', () => {
  const check = inFlightCheck({ maxRequests: 9, maxStreams: 9, maxAnAddress: 1 })
  const held = from('2001:db8:1:2::1')
  assert.equal(said(check, {}, held), undefined)
  const refused = from('2001:db8:1:2::2')
  assert.equal(said(check, {}, refused)?.status, 429)
  endExchange(refused, 429)
  assert.equal(said(check, {}, from('2001:db8:1:2::3'))?.status, 429)
  endExchange(held, 200)
  assert.equal(said(check, {}, from('2001:db8:1:2::4')), undefined)
})

test('One person holds so many streams, wherever they are; a stranger is their address', () => {
  const check = openStreamsCheck(2)
  const tooMany = {
    status: 429,
    detail: 'Too many live connections are open. Close a tab and try again.',
    headers: { 'retry-after': '5' },
  }
  const session = { userId: 'u', sessionId: 's', tier: 'free', emailVerified: true }
  const open = (clientAddress: string, own = {}) => {
    const exchange = exchangeOf({ clientAddress, target: stream, session, ...own })
    return { exchange, refusal: said(check, {}, exchange) }
  }
  const first = open('a')
  assert.deepEqual([first.refusal, open('b').refusal, open('c').refusal], [undefined, undefined, tooMany])
  assert.equal(open('c', { target: jobs }).refusal, undefined, 'what is no stream is not counted')
  const stranger = { session: undefined }
  const alone = open('2001:db8::1', stranger)
  assert.deepEqual([alone.refusal, open('2001:db8::2', stranger).refusal], [undefined, undefined])
  assert.deepEqual([open('2001:db8::3', stranger).refusal, open('d', stranger).refusal], [tooMany, undefined])
  endExchange(first.exchange, 200)
  assert.deepEqual([open('a').refusal, open('a').refusal], [undefined, tooMany])
  endExchange(alone.exchange, 200)
  assert.deepEqual([open('2001:db8::3', stranger).refusal, open('2001:db8::3', stranger).refusal], [undefined, tooMany])
})

test('When all streams of a person are closed, all their places are free', () => {
  const check = openStreamsCheck(2)
  for (let round = 0; round < 2; round++) {
    const two = [from('a', stream), from('a', stream)]
    assert.deepEqual(
      two.map((exchange) => said(check, {}, exchange)),
      [undefined, undefined],
    )
    assert.equal(said(check, {}, from('a', stream))?.status, 429)
    for (const exchange of two) endExchange(exchange, 200)
  }
})

function breakerAt(timeouts: number) {
  const clock = { now: 1_000 }
  const changes: string[] = []
  const breaker = createCircuitBreaker({ timeouts, pauseMs: 100, onChange: (state) => changes.push(state), now: () => clock.now })
  const call = (outcome: Parameters<typeof breaker.end>[1]) => {
    const admission = breaker.begin()
    if (admission) breaker.end(admission, outcome)
    return admission
  }
  return { clock, changes, breaker, call }
}

test('The circuit opens after timeouts in a row, tries one call at a time, and learns nothing from who went away', () => {
  const { clock, changes, breaker, call } = breakerAt(3)
  assert.deepEqual([call('timed out'), call('timed out'), call('answered')], ['call', 'call', 'call'])
  assert.deepEqual([call('timed out'), call('neither'), call('timed out'), changes], ['call', 'call', 'call', []])
  assert.deepEqual([call('timed out'), changes, call('answered')], ['call', ['open'], undefined])
  clock.now += 99
  assert.equal(call('answered'), undefined)
  clock.now += 1
  assert.deepEqual([breaker.begin(), breaker.begin()], ['probe', undefined], 'one at a time')
  breaker.end('probe', 'neither')
  assert.equal(call('timed out'), 'probe', 'the one before said nothing')
  assert.deepEqual([call('answered'), changes], [undefined, ['open']])
  clock.now += 100
  assert.deepEqual([call('answered'), call('answered'), changes], ['probe', 'call', ['open', 'closed']])
  assert.deepEqual([call('timed out'), call('timed out'), call('neither')], ['call', 'call', 'call'])
})

test('An answer to a call from before closes the circuit, and its end leaves the probe alone', () => {
  const { clock, changes, breaker, call } = breakerAt(1)
  assert.deepEqual([breaker.begin(), breaker.begin(), breaker.begin()], ['call', 'call', 'call'])
  breaker.end('call', 'timed out')
  clock.now += 100
  assert.equal(breaker.begin(), 'probe')
  breaker.end('call', 'neither')
  assert.equal(breaker.begin(), undefined, 'the probe is still running')
  breaker.end('call', 'answered')
  assert.deepEqual([changes, call('answered')], [['open', 'closed'], 'call'])
})

test('Without a clock of its own the circuit goes by the time that passes', async () => {
  const breaker = createCircuitBreaker({ timeouts: 1, pauseMs: 20, onChange: () => {} })
  breaker.end(breaker.begin()!, 'timed out')
  assert.equal(breaker.begin(), undefined)
  await new Promise((wake) => setTimeout(wake, 30))
  assert.equal(breaker.begin(), 'probe')
})
