import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { PrismaPg } from '@prisma/adapter-pg'
import { createConsumer, on } from '@waymark/bus/consumer'
import { appendEvent } from '@waymark/bus/outbox'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { createRelay } from '@waymark/bus/relay'
import { defineRoute } from '@waymark/contracts/route'
import { traced, tracedPool } from '@waymark/kit/database/traced'
import { createPool, inTransaction, type PgTx, pgDb, poolConfig } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { connectRedis, createRedis } from '@waymark/kit/redis'
import { currentTrace, enterTrace, inSpan } from '@waymark/kit/tracing'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { HEALTH } from '@waymark/service/grpc/health'
import { createGrpcServer } from '@waymark/service/grpc/server'
import { createHttp } from '@waymark/service/http/server'
import { testIdentity } from '@waymark/testing/http'
import { startInfra } from '@waymark/testing/infra'
import { until } from '@waymark/testing/wait'
import type { KeptSpan } from '@waymark/tracing/kept-spans'
import { openSpans } from '@waymark/tracing/spans'
import * as t from 'io-ts'

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const topic = 'waymark.maker.v1'
const lines: Record<string, unknown>[] = []
const log = createLog({ service: 'test', destination: { write: (line) => void lines.push(JSON.parse(line)) } })
const metrics = createMetrics({ service: 'test', processMetrics: false })
const [caller, callee] = await Promise.all([openSpans({ service: 'caller' }), openSpans({ service: 'callee' })])
const all = () => [...caller.recent(), ...callee.recent()]

const infra = await startInfra({ postgres: true, redis: true })
const url = await infra.database('maker')
const pool = createPool({ url, name: 'test', log })
const db = pgDb(pool)
const prisma = await traced(new PrismaPg(poolConfig({ url, max: 2, name: 'test' }))).connect()
const bus = await createRedisStreamsBus({ url: infra.redisUrl, log })
const relay = createRelay({ url, bus, log, spans: caller })

const method = <N extends string>(name: N) => ({
  path: `/test.v1.SampleService/${name}` as const,
  requestStream: false as const,
  responseStream: false as const,
  requestSerialize: (value: string): Buffer => Buffer.from(value),
  requestDeserialize: (bytes: Buffer): string => bytes.toString(),
  responseSerialize: (value: string): Buffer => Buffer.from(value),
  responseDeserialize: (bytes: Buffer): string => bytes.toString(),
})
const SampleService = { ask: method('Ask') } as const
const grpc = createGrpcServer({ log, metrics, spans: callee })
grpc.add(SampleService, {
  ask: async (how) => {
    if (how === 'refuse') throw new AppError('not_found', 'Jane Doe is not here.')
    if (how === 'break') throw new Error('the mailbox jane@example.com')
    await prisma.queryRaw({
      sql: 'select 1 where $1 = $1',
      args: ['jane'],
      argTypes: [{ scalarType: 'string', arity: 'scalar' }],
    })
    return 'fine'
  },
})
const address = `127.0.0.1:${await grpc.listen({ host: '127.0.0.1', port: 0 })}`
const client = createGrpcClient(SampleService, { address })
const health = createGrpcClient(HEALTH, { address })

const route = defineRoute({
  ...{ service: 'game', summary: 'A sample.', id: 'go', method: 'GET', path: '/api/go/{how}', access: 'public' },
  params: t.type({ how: t.string }),
  response: t.strict({ traceId: t.string }),
})
const http = createHttp({
  service: 'game',
  routes: [route],
  publicKeys: [testIdentity('game').publicKey],
  log,
  metrics,
  spans: caller,
})
http.route(route, async ({ params }) => {
  log.info('in the handler')
  await client.ask(params.how)
  await db.$transaction((tx) => appendEvent(tx, { topic, key: 'k', type: 'Made', data: {} }))
  return { body: { traceId: currentTrace()?.traceId ?? '' } }
})
const base = await http.listen({ host: '127.0.0.1', port: 0 }).then(({ port }) => `http://127.0.0.1:${port}`)

const consumer = createConsumer({
  ...{ name: 'taker', bus, db, log, spans: callee },
  handlers: [
    on<unknown, PgTx>(topic, 'Made', { fromJSON: (data) => data }, async () =>
      inSpan({ name: 'part of the handling' }, async () => undefined),
    ),
  ],
})
await consumer.start()
relay.start()

after(async () => {
  await relay.stop()
  await consumer.stop()
  client.close()
  health.close()
  await Promise.all([http.close(), grpc.close(), bus.close(), prisma.dispose()])
  await pool.end()
  await infra.stop()
})

const named = (spans: KeptSpan[], name: string): KeptSpan => {
  const found = spans.find((span) => span.name === name)
  assert.ok(found, `${name} is not among ${spans.map((span) => span.name).join(', ')}`)
  return found
}

test('one trace goes over HTTP, gRPC, SQL, the outbox and the bus, each span a child of the one before', async () => {
  const answer = (await (await fetch(`${base}/api/go/fine`, { headers: { traceparent: parent } })).json()) as { traceId: string }
  assert.equal(answer.traceId, '0af7651916cd43dd8448eb211c80319c')
  await until('the event is handled', () => all().some(({ name }) => name === 'Made process'))
  const spans = all()
  const request = named(spans, 'GET /api/go/:how')
  const chains = [
    ['GET /api/go/:how', 'caller', 'server'],
    ['test.v1.SampleService/Ask', 'caller', 'client'],
    ['test.v1.SampleService/Ask', 'callee', 'server'],
    ['SELECT', 'callee', 'client'],
  ]
  let above = 'b7ad6b7169203331'
  for (const [name, service, kind] of chains) {
    const span = spans.find((one) => one.name === name && one.service === service && one.kind === kind)
    assert.deepEqual([span?.parentId, span?.traceId], [above, answer.traceId], `${name} of ${service}`)
    above = span?.spanId ?? ''
  }
  assert.equal(named(spans, 'SELECT').attributes['db.query.text'], 'select 1 where $1 = $1')
  const published = named(spans, 'Made publish')
  const handled = named(spans, 'Made process')
  assert.deepEqual([published.parentId, published.kind, published.service], [request.spanId, 'producer', 'caller'])
  assert.deepEqual([handled.parentId, handled.kind, handled.service], [published.spanId, 'consumer', 'callee'])
  assert.equal(named(spans, 'part of the handling').parentId, handled.spanId)
  assert.ok(spans.every(({ traceId }) => traceId === answer.traceId))
  assert.equal(request.attributes['http.response.status_code'], 200)

  const written = lines.filter(({ msg }) => msg === 'in the handler' || msg === 'request')
  assert.deepEqual(
    written.map(({ traceId, spanId }) => [traceId, spanId]),
    [
      [answer.traceId, request.spanId],
      [answer.traceId, request.spanId],
    ],
  )
})

test('a call from nowhere begins a trace, a refusal is no failure, and no span says a word of an error', async () => {
  const before = all().length
  assert.equal((await fetch(`${base}/api/go/refuse`)).status, 404)
  assert.equal((await fetch(`${base}/api/go/break`)).status, 500)
  await until('both requests have ended', () => all().slice(before).length >= 6)
  const spans = all().filter(({ traceId }) => traceId !== '0af7651916cd43dd8448eb211c80319c')
  const roots = spans.filter(({ parentId }) => parentId === undefined)
  assert.deepEqual(
    roots.map(({ name, failed, attributes }) => [name, failed, attributes['http.response.status_code']]),
    [
      ['GET /api/go/:how', false, 404],
      ['GET /api/go/:how', true, 500],
    ],
  )
  const [refused, broken] = spans.filter(({ service }) => service === 'callee')
  assert.deepEqual([refused?.failed, refused?.attributes['error.type']], [false, 'not_found'])
  assert.deepEqual([broken?.failed, broken?.attributes['error.type']], [true, 'internal'])
  assert.doesNotMatch(JSON.stringify(all()), /jane/i)
})

test('probes and scrapes are nobody’s request, and the inner addresses show the spans', async () => {
  const before = all().length
  for (const path of ['/healthz', '/readyz', '/metrics', '/traces'])
    assert.equal((await fetch(`${base}${path}`)).status, 200, path)
  await health.check({ service: '' })
  assert.deepEqual(await (await fetch(`${base}/traces`)).json(), caller.recent())
  assert.equal(all().length, before)
})

test('outside of everything nothing is recorded, and an event begins its trace when it is published', async () => {
  const before = all().length
  await prisma.executeRaw({ sql: 'select 2', args: [], argTypes: [] })
  await inSpan({ name: 'nothing around it' }, async () => undefined)
  assert.equal(all().length, before)
  await db.$transaction((tx) => appendEvent(tx, { topic, key: 'k', type: 'Made', data: {} }))
  await until('the event is handled', () => all().length >= before + 3)
  const [published, handled] = ['Made publish', 'Made process'].map((name) => all().findLast((span) => span.name === name))
  assert.equal(published?.parentId, undefined)
  assert.deepEqual([handled?.parentId, handled?.traceId], [published?.spanId, published?.traceId])
})

test('transactions are seen too, and without spans ids are carried all the same', async () => {
  await enterTrace({ name: 'work', spans: caller }, async () => {
    const tx = await prisma.startTransaction()
    await tx.executeRaw({ sql: 'update outbox set key = key', args: [], argTypes: [] })
    await tx.commit()
  })
  const work = named(caller.recent(), 'work')
  const parts = caller.recent().filter(({ parentId }) => parentId === work.spanId)
  assert.deepEqual(
    parts.map(({ name }) => name),
    ['BEGIN', 'UPDATE'],
  )
  await enterTrace({ name: 'unseen', parent }, async () => {
    assert.equal(currentTrace()?.traceId, '0af7651916cd43dd8448eb211c80319c')
    assert.notEqual(currentTrace()?.spanId, 'b7ad6b7169203331')
  })
  assert.ok(!all().some(({ name }) => name === 'unseen'))
})

test('a pool beside Prisma, the connections that it lends, and Redis are seen, without keys or values', async (running) => {
  const raw = tracedPool(createPool({ url, name: 'raw', max: 2, log }))
  const redis = createRedis({ url: infra.redisUrl, name: 'traced', log })
  running.after(() => Promise.all([raw.end(), redis.destroy()]))
  await connectRedis(redis)
  const unseen = all().length
  assert.equal((await raw.query('select 1 as one')).rows[0].one, 1)
  assert.equal(await redis.get('jane'), null)
  assert.equal(all().length, unseen, 'outside of everything nothing is recorded')

  await enterTrace({ name: 'raw work', spans: caller }, async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => raw.query({ name, text: 'select $1::text', values: ['jane'] })))
    const rows = await inTransaction(
      raw,
      async (client) => (await client.query('delete from dead_letter where id::text = $1', ['jane'])).rowCount,
    )
    assert.ok(rows !== null)
    await assert.rejects(raw.query('select nothing from nowhere'), /nowhere/)
    await redis.set('jane', 'doe', { expiration: { type: 'EX', value: 9 } })
    assert.equal(await redis.get('jane'), 'doe')
    await assert.rejects(redis.hGet('jane', 'doe'), /WRONGTYPE/)
    assert.equal(await redis.eval("return redis.call('get', KEYS[1])", { keys: ['jane'] }), 'doe')
  })
  const work = named(caller.recent(), 'raw work')
  const children = caller.recent().filter(({ traceId, spanId }) => traceId === work.traceId && spanId !== work.spanId)
  assert.ok(children.every(({ parentId, kind }) => parentId === work.spanId && kind === 'client'))
  assert.deepEqual(
    children.map(({ name, failed }) => (failed ? `${name} failed` : name)),
    [
      ...['SELECT', 'SELECT', 'SELECT', 'SELECT', 'BEGIN', 'DELETE', 'COMMIT', 'SELECT failed'],
      ...['SET', 'GET', 'HGET failed', 'EVAL'],
    ],
  )
  assert.deepEqual(
    ['DELETE', 'SET'].map((name) => named(children, name).attributes),
    [
      { 'db.system.name': 'postgresql', 'db.query.text': 'delete from dead_letter where id::text = $1' },
      { 'db.system.name': 'redis' },
    ],
  )
  assert.doesNotMatch(JSON.stringify(children), /jane|doe/)
})
