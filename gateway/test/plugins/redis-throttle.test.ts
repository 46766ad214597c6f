import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { connectRedis } from '../../plugins/waymark/throttle/redis-connection.ts'
import { createRedisThrottle } from '../../plugins/waymark/throttle/redis-throttle.ts'
import { longPatienceMs, until } from '../support/ports.ts'
import { startRedis, type TestRedis } from '../support/redis.ts'

const rate = { limit: 4, periodMs: 1_000_000 }
const granted = (resetMs: number) => [1, 3, 0, resetMs]
const patient = 60_000
const wait = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

let redis: TestRedis
const states: string[] = []
let connection: ReturnType<typeof connectRedis>

before(async () => {
  redis = await startRedis()
  connection = connectRedis({ url: redis.url }, (state, error) => states.push(`${state} ${error !== undefined}`))
  await until(() => states.length > 0, 'redis connected', longPatienceMs)
})
after(async () => {
  connection.close()
  await redis.stop()
})

test('Redis counts as the rate says, on its own clock, for all gateways', async () => {
  const begun = performance.now()
  const one = createRedisThrottle({ send: connection.send, decideWithinMs: patient })
  const other = createRedisThrottle({ send: connection.send, decideWithinMs: patient })
  const answers = []
  for (const throttle of [one, other, one, other, one]) answers.push(await throttle.take('k', rate))
  assert.deepEqual(
    answers.map(({ allowed, remaining }) => [allowed, remaining]),
    [
      [true, 3],
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ],
  )
  const near = (value: number, wanted: number) =>
    assert.ok(Math.abs(value - wanted) < 1_000 + performance.now() - begun, `${value}`)
  near(answers[4]!.retryAfterMs, 250_000)
  near(answers[4]!.resetMs, 1_000_000)
  assert.deepEqual([answers[0]!.retryAfterMs, answers[0]!.resetMs], [0, 250_000])
  near(Number(await connection.send(['PTTL', 'wm:throttle:k'])), 1_000_000)
  one.giveBack('k', rate)
  await until(async () => (await other.take('k', rate)).allowed, 'a turn is back')
  assert.equal((await other.take('k', rate)).allowed, false)
})

test('Nothing is kept of who has their whole quota again', async () => {
  const throttle = createRedisThrottle({ send: connection.send, decideWithinMs: patient })
  await throttle.take('short', rate)
  assert.equal(await connection.send(['EXISTS', 'wm:throttle:short']), 1)
  throttle.giveBack('short', rate)
  await until(async () => (await connection.send(['EXISTS', 'wm:throttle:short'])) === 0, 'the key is gone')
})

test('While Redis is away a command fails at once, and it is told when it comes and goes', async () => {
  assert.deepEqual(states, ['up false'])
  await redis.stop()
  await until(() => states.length > 1, 'the loss is noticed')
  const throttle = createRedisThrottle({ send: connection.send, decideWithinMs: patient })
  const begun = performance.now()
  await assert.rejects(throttle.take('k', rate))
  assert.ok(performance.now() - begun < 5_000)
  await wait(300)
  await redis.start()
  await until(() => states.length > 2, 'redis connected again', longPatienceMs)
  assert.deepEqual(states, ['up false', 'away true', 'up false'])
})

test('The script is sent by its digest, and whole to a Redis that does not know it', async () => {
  const sent: string[][] = []
  const { take, giveBack } = createRedisThrottle({
    decideWithinMs: patient,
    send: async (command) => {
      sent.push(command)
      if (command[0] === 'EVALSHA') throw new Error('NOSCRIPT No matching script.')
      return granted(250_000)
    },
  })
  assert.deepEqual(await take('k', rate), { allowed: true, remaining: 3, retryAfterMs: 0, resetMs: 250_000 })
  const rest = ['1', 'wm:throttle:k', '1000000000', '4']
  assert.deepEqual(sent[0], ['EVALSHA', createHash('sha1').update(sent[1]![1]!).digest('hex'), ...rest, '1'])
  assert.deepEqual(sent[1], ['EVAL', sent[1]![1], ...rest, '1'])
  giveBack('k', rate)
  await until(() => sent.length === 4, 'it is given back')
  assert.deepEqual(sent[3], ['EVAL', sent[1]![1], ...rest, '-1'])
})

test('Another error is not tried again, an answer of another shape is an error, and giving back is best effort', async () => {
  let sent = 0
  const failing = (error: unknown) =>
    createRedisThrottle({
      decideWithinMs: patient,
      send: async () => {
        sent++
        throw error
      },
    })
  await assert.rejects(failing(new Error('LOADING NOSCRIPT')).take('k', rate), /LOADING/)
  await assert.rejects(failing('NOSCRIPT').take('k', rate), (error) => error === 'NOSCRIPT')
  assert.equal(sent, 2)
  failing(new Error('away')).giveBack('k', rate)
  for (const answer of [null, [1, 2, 3], 'OK', [1, 2, 3, 4, 5]]) {
    const { take } = createRedisThrottle({ decideWithinMs: patient, send: async () => answer })
    await assert.rejects(take('k', rate), new Error('Redis gave an answer of another shape.'))
  }
})

test('A refusal by Redis takes no turn here, and what is used up there is known here', async () => {
  let answer: unknown = [0, 0, 5, 5]
  let late = false
  const { take } = createRedisThrottle({
    decideWithinMs: 20,
    send: () => (late ? new Promise(() => {}) : Promise.resolve(answer)),
  })
  for (let at = 0; at < 20; at++) assert.equal((await take('refused', rate)).allowed, false)
  answer = granted(750_000)
  await take('used', rate)
  late = true
  assert.equal((await take('refused', rate)).remaining, 2, 'one of the refusals is known by its time, none by its turn')
  const own = await take('used', rate)
  assert.deepEqual([own.allowed, own.remaining], [true, 0])
})

test('A late answer leaves the decision here, and until it comes nobody else waits', async () => {
  const answers: (() => void)[] = []
  const send = () => new Promise<unknown>((answer) => answers.push(() => answer(granted(250_000))))
  const { take } = createRedisThrottle({ send, decideWithinMs: 100 })
  const timed = async () => {
    const begun = performance.now()
    const verdict = await take('k', rate)
    return { verdict, ms: performance.now() - begun }
  }
  const first = await timed()
  assert.ok(first.ms >= 95)
  assert.equal(first.verdict.remaining, 3)
  const second = await timed()
  assert.ok(second.ms < 90, `${second.ms} ms`)
  assert.equal(second.verdict.remaining, 2)
  for (const answer of answers.splice(0)) answer()
  await wait(0)
  const third = timed()
  await wait(0)
  answers[0]!()
  assert.equal((await third).verdict.resetMs, 250_000, 'Redis decides again')
})

test('An error that comes late, or while nobody waits, is nobody’s error', async () => {
  const failures: ((error: Error) => void)[] = []
  const send = () => new Promise<unknown>((_, fail) => failures.push(fail))
  const { take } = createRedisThrottle({ send, decideWithinMs: 20 })
  await take('k', rate)
  await take('k', rate)
  for (const fail of failures.splice(0)) fail(new Error('away'))
  await wait(0)
  const next = take('k', rate)
  await wait(0)
  failures[0]!(new Error('away'))
  await assert.rejects(next, /away/)
})
