import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Exchange, endExchange, type Refusal } from '../../plugins/waymark/exchange.ts'
import { sharedThrottleCheck, throttleCheckAtOnce } from '../../plugins/waymark/throttle/checks.ts'
import { gcra } from '../../plugins/waymark/throttle/gcra.ts'
import { createLocalThrottle } from '../../plugins/waymark/throttle/local-throttle.ts'
import type { RedisThrottle } from '../../plugins/waymark/throttle/redis-throttle.ts'
import { createThrottle } from '../../plugins/waymark/throttle/throttle.ts'
import type { Rate, ThrottleRule } from '../../src/throttle-config.ts'
import { exchangeOf, jobs, requestOf } from '../support/exchange.ts'
import { rulesOf } from '../support/rules.ts'

const rate: Rate = { limit: 4, periodMs: 1_000 }

test('The rate lets a whole quota through at once and then one a step', () => {
  const at = 10_000
  assert.deepEqual(gcra(undefined, rate, at), { allowed: true, remaining: 3, retryAfterMs: 0, resetMs: 250, tat: 10_250 })
  assert.deepEqual(gcra(10_250, rate, at), { allowed: true, remaining: 2, retryAfterMs: 0, resetMs: 500, tat: 10_500 })
  assert.deepEqual(gcra(10_750, rate, at), { allowed: true, remaining: 0, retryAfterMs: 0, resetMs: 1_000, tat: 11_000 })
  assert.deepEqual(gcra(11_000, rate, at), { allowed: false, remaining: 0, retryAfterMs: 250, resetMs: 1_000, tat: 11_000 })
  assert.equal(gcra(11_000, rate, at + 249).allowed, false)
  assert.equal(gcra(11_000, rate, at + 250).allowed, true)
  assert.equal(gcra(11_000, rate, at + 5_000).remaining, 3, 'what was saved up is no more than the quota')
  assert.equal(gcra(undefined, { limit: 3, periodMs: 1_000 }, 0.1).remaining, 2, 'thirds do not lose a turn to rounding')
})

test('The last turn of a quota is not lost to the rounding of a clock in fractions', () => {
  for (let at = 0.1; at < 100; at += 0.137) {
    assert.equal(gcra(undefined, { limit: 1, periodMs: 60_000 }, at).allowed, true, String(at))
    assert.equal(gcra(at + 750, rate, at).allowed, true, String(at))
    assert.equal(gcra(at + 750.01, rate, at).allowed, false, String(at))
  }
})

test('Counting here gives turns back, and takes the word of who knows that more is used up', () => {
  const local = createLocalThrottle()
  const take = (now: number, key = 'k') => local.take(key, rate, now).allowed
  assert.deepEqual([take(0), take(0), take(0), take(0), take(0), take(0, 'other')], [true, true, true, true, false, true])
  local.giveBack('k', rate)
  assert.deepEqual([take(0), take(0)], [true, false])
  local.giveBack('never seen', rate)
  assert.equal(local.take('never seen', rate, 0).remaining, 3)
  local.raise('raised', 750)
  assert.equal(local.take('raised', rate, 0).remaining, 0)
  local.raise('raised', 500)
  assert.equal(take(0, 'raised'), false, 'an older word changes nothing')
  assert.equal(local.take('now', rate).allowed, true)
})

test('Counting here forgets who is long gone, then the oldest, and nobody while there is room', () => {
  const local = createLocalThrottle()
  const one = { limit: 1, periodMs: 1_000 }
  const take = (key: string, now: number) => local.take(key, one, now).allowed
  for (let at = 0; at < 50_000; at++) take(`old-${at}`, 0)
  for (let at = 0; at < 50_000; at++) take(`held-${at}`, 1_500)
  assert.equal(take('held-0', 2_000), false)
  assert.equal(take('old-1', 500), false, 'there is room still')
  assert.equal(take('new', 2_000), true)
  assert.deepEqual([take('new', 2_000), take('held-0', 2_000), take('held-49999', 2_000)], [false, false, false])
  for (let at = 0; at < 49_999; at++) take(`more-${at}`, 2_000)
  assert.equal(take('held-0', 2_000), false, 'all of 100,000 are known')
  assert.equal(take('one more', 2_000), true)
  assert.equal(take('held-1', 2_000), false)
  assert.equal(take('held-0', 2_000), true, 'the oldest had to go')
})

test('A key that is known already pushes nobody out', () => {
  const local = createLocalThrottle()
  const two = { limit: 2, periodMs: 1_000 }
  for (let at = 0; at < 100_000; at++) local.take(`key-${at}`, two, 0)
  local.take('key-1', two, 0)
  assert.equal(local.take('key-0', two, 0).remaining, 0)
})

const minute = { limit: 2, periodMs: 60_000 }
const session = { userId: 'u1', sessionId: 's', tier: 'free', emailVerified: true }
const caller = (throttle: string, own: Partial<Exchange> = {}) => exchangeOf({ target: { ...jobs, throttle }, ...own })

/** Redis' part, as far as the throttle uses it: what was asked, and an answer that the test gives. */
function sharedBy(answer: RedisThrottle['take']) {
  const asked: string[] = []
  const returned: string[] = []
  const shared: RedisThrottle = {
    take: (key, asRate) => {
      asked.push(`${key} ${asRate.limit}`)
      return answer(key, asRate)
    },
    giveBack: (key, asRate) => void returned.push(`${key} ${asRate.limit}`),
  }
  return { asked, returned, shared }
}
const granted = { allowed: true, remaining: 1, retryAfterMs: 0, resetMs: 1 }
const noRedis = sharedBy(() => Promise.reject(new Error('Redis is away.'))).shared

test('The rule is that of the route; reports have one for users and one for guests; a rule that is off is none', () => {
  const rules = rulesOf({ read: { rate: minute }, 'report-user': { rate: minute }, 'report-guest': { rate: minute } })
  const { ruleFor } = createThrottle(rules, noRedis)
  assert.equal(ruleFor(caller('read')), rules.read)
  assert.equal(ruleFor(caller('report')), rules['report-guest'])
  assert.equal(ruleFor(caller('report', { session })), rules['report-user'])
  assert.deepEqual([ruleFor(caller('write')), ruleFor(caller('none'))], [undefined, undefined])
})

const tooMany = (name: string, limit: number, seconds: number, words = `in ${seconds} seconds`, w = 60): Refusal => ({
  status: 429,
  detail: `Too many requests. Try again ${words}.`,
  headers: {
    'retry-after': String(seconds),
    'ratelimit-policy': `"${name}";q=${limit};w=${w}`,
    ratelimit: `"${name}";r=0;t=${seconds}`,
  },
  close: false,
})

test('By address, whoever is signed in shares with neighbours; by person, nobody does', () => {
  const rules = rulesOf({ read: { rate: minute }, write: { rate: minute, by: 'person' } })
  const throttle = createThrottle(rules, noRedis)
  const passes = (rule: ThrottleRule, own: Partial<Exchange>) => throttle.takeLocal(rule, caller('x', own)) === undefined
  assert.deepEqual([passes(rules.read, {}), passes(rules.read, { session }), passes(rules.read, {})], [true, true, false])
  assert.equal(passes(rules.read, { clientAddress: '2001:db8::1' }), true)
  assert.equal(passes(rules.read, { clientAddress: '2001:db8::2' }), true)
  assert.equal(passes(rules.read, { clientAddress: '2001:db8::3' }), false)
  assert.deepEqual([passes(rules.write, { session }), passes(rules.write, { session })], [true, true])
  assert.equal(passes(rules.write, { session, clientAddress: '198.51.100.9' }), false, 'one person, wherever')
  assert.equal(passes(rules.write, {}), true, 'a stranger at the same address')
  assert.equal(passes(rules.write, { session: { ...session, userId: 'u2' } }), true)
  assert.equal(passes(rules.costly, {}), true, 'a rule that is off')
})

test('A refusal says in headers and words when to come back', () => {
  const wait = (limit: number, periodMs: number) => {
    const rules = rulesOf({ read: { rate: { limit, periodMs } } })
    const throttle = createThrottle(rules, noRedis)
    for (let at = 0; at < limit; at++) assert.equal(throttle.takeLocal(rules.read, caller('read')), undefined)
    return throttle.takeLocal(rules.read, caller('read'))
  }
  assert.deepEqual(wait(2, 60_000), tooMany('read', 2, 30))
  assert.deepEqual(wait(1, 500), tooMany('read', 1, 1, 'in 1 second', 1))
  assert.deepEqual(wait(1, 89_000), tooMany('read', 1, 89, 'in 89 seconds', 89))
  assert.deepEqual(wait(1, 90_000), tooMany('read', 1, 90, 'in 2 minutes', 90))
  assert.deepEqual(wait(1, 5_399_000), tooMany('read', 1, 5_399, 'in 90 minutes', 5_399))
  assert.deepEqual(wait(1, 5_400_000), tooMany('read', 1, 5_400, 'in 2 hours', 5_400))
  assert.deepEqual(wait(1, 86_400_000), tooMany('read', 1, 86_400, 'in 24 hours', 86_400))
})

test('A turn comes back when the service refused, not when it was served or the client left', () => {
  const rules = rulesOf({
    'report-guest': { rate: { limit: 1, periodMs: 60_000 }, refundFailed: true },
    read: { rate: { limit: 1, periodMs: 60_000 } },
  })
  const next = (status: number, rule = rules['report-guest']) => {
    const throttle = createThrottle(rules, noRedis)
    const exchange = caller('report')
    assert.equal(throttle.takeLocal(rule, exchange), undefined)
    endExchange(exchange, status)
    return throttle.takeLocal(rule, caller('report'))?.status
  }
  assert.deepEqual([next(400), next(422), next(503)], [undefined, undefined, undefined])
  assert.deepEqual([next(200), next(399), next(499)], [429, 429, 429])
  assert.equal(next(400, rules.read), 429, 'this rule gives nothing back')
})

test('Shared counts are those of Redis, under the key of the caller, and turns go back there', async () => {
  const rules = rulesOf({
    costly: { rate: minute, by: 'person', store: 'redis' },
    'report-guest': { rate: minute, store: 'redis', refundFailed: true },
  })
  const { shared, asked, returned } = sharedBy(async () => granted)
  const { takeShared } = createThrottle(rules, shared)
  const failed = caller('report')
  assert.equal(await takeShared(rules.costly, caller('costly', { session })), undefined)
  assert.equal(await takeShared(rules['report-guest'], failed), undefined)
  assert.deepEqual(asked, ['costly:u:u1 2', 'report-guest:a:203.0.113.7 2'])
  endExchange(failed, 500)
  assert.deepEqual(returned, ['report-guest:a:203.0.113.7 2'])
  assert.equal(await takeShared(rules['sign-in'], caller('sign-in')), undefined, 'a rule that is off')
  assert.equal(asked.length, 2)
  const full = sharedBy(async () => ({ allowed: false, remaining: 0, retryAfterMs: 1_500, resetMs: 9 }))
  const refusal = await createThrottle(rules, full.shared).takeShared(rules.costly, caller('costly'))
  assert.deepEqual(refusal, tooMany('costly', 2, 2))
  assert.deepEqual(full.asked, ['costly:a:203.0.113.7 2'])
})

test('What gives turns back counts as a change first, so that refused orders end', async () => {
  const rules = rulesOf({
    write: { rate: minute, by: 'person' },
    'report-user': { rate: { limit: 9, periodMs: 1_000 }, by: 'person', refundFailed: true },
    costly: { rate: { limit: 9, periodMs: 1_000 } },
  })
  const { shared, asked } = sharedBy(async () => granted)
  const { takeShared } = createThrottle(rules, shared)
  const order = () => takeShared(rules['report-user'], caller('report', { session }))
  assert.deepEqual([await order(), await order(), await order()], [undefined, undefined, tooMany('write', 2, 30)])
  assert.equal(asked.length, 2, 'Redis is not asked about the third')
  assert.equal(await takeShared(rules.costly, caller('costly', { session })), undefined, 'others do not count as changes')
})

test('Without Redis a rule lets everything pass, or a tenth, as it says', async () => {
  const slow = { periodMs: 60_000, limit: 35 }
  const rules = rulesOf({
    costly: { rate: slow, whenAway: 'open', store: 'redis' },
    'sign-in': { rate: slow, whenAway: 'tenth', store: 'redis' },
    'report-user': { rate: { limit: 3, periodMs: 60_000 }, whenAway: 'tenth', store: 'redis' },
    'report-guest': { rate: { limit: 10, periodMs: 60_000 }, whenAway: 'tenth', refundFailed: true },
  })
  const throttle = createThrottle(rules, noRedis)
  const passed = async (rule: ThrottleRule, tries: number) => {
    const said: (Refusal | undefined)[] = []
    for (let at = 0; at < tries; at++) said.push(await throttle.takeShared(rule, caller('x')))
    return [said.filter((each) => each === undefined).length, said.at(-1)]
  }
  assert.deepEqual(await passed(rules.costly, 60), [60, undefined])
  assert.deepEqual(await passed(rules['sign-in'], 5), [3, tooMany('sign-in', 3, 20)])
  assert.deepEqual(await passed(rules['report-user'], 2), [1, tooMany('report-user', 1, 200, 'in 4 minutes', 200)])
  const failed = caller('report')
  assert.equal(await throttle.takeShared(rules['report-guest'], failed), undefined)
  assert.equal((await throttle.takeShared(rules['report-guest'], caller('report')))?.status, 429)
  endExchange(failed, 500)
  assert.equal(await throttle.takeShared(rules['report-guest'], caller('report')), undefined)
  assert.equal(throttle.takeLocal(rules['sign-in'], caller('x')), undefined, 'the count of the whole rule is another')
})

test('Look-ups of sessions that nobody knows have a rule of their own', () => {
  const rules = rulesOf({ 'unknown-session': { rate: { limit: 1, periodMs: 60_000 } } })
  const throttle = createThrottle(rules, noRedis)
  const turn = throttle.takeUnknownSession(caller('read'))
  assert.equal(turn?.refusal, undefined)
  assert.deepEqual(throttle.takeUnknownSession(caller('read'))?.refusal, tooMany('unknown-session', 1, 60))
  turn?.giveBack()
  assert.equal(throttle.takeUnknownSession(caller('read'))?.refusal, undefined)
  assert.equal(createThrottle(rulesOf({}), noRedis).takeUnknownSession(caller('read')), undefined)
})

test('Rules by address are asked at once, all others once the session is known, each once', async () => {
  const once = { limit: 1, periodMs: 60_000 }
  const rules = rulesOf({
    read: { rate: once },
    write: { rate: once, by: 'person' },
    costly: { rate: once, by: 'person', store: 'redis' },
    'sign-in': { rate: once, by: 'address', store: 'redis' },
  })
  const { shared, asked } = sharedBy(async () => granted)
  const throttle = createThrottle(rules, shared)
  const [early, late] = [throttleCheckAtOnce(throttle), sharedThrottleCheck(throttle)]
  const twice = async (check: typeof early, name: string) => {
    const both = [await check(requestOf(), caller(name)), await check(requestOf(), caller(name))]
    return both.map((refusal) => refusal?.status)
  }
  assert.deepEqual(await twice(early, 'read'), [undefined, 429])
  for (const name of ['write', 'costly', 'sign-in', 'stream']) assert.deepEqual(await twice(early, name), [undefined, undefined])
  assert.deepEqual(asked, [])
  assert.deepEqual(await twice(late, 'read'), [undefined, undefined])
  assert.deepEqual(await twice(late, 'stream'), [undefined, undefined])
  assert.deepEqual(await twice(late, 'write'), [undefined, 429])
  await twice(late, 'costly')
  await twice(late, 'sign-in')
  assert.deepEqual(
    asked,
    ['costly', 'costly', 'sign-in', 'sign-in'].map((name) => `${name}:a:203.0.113.7 1`),
  )
})
