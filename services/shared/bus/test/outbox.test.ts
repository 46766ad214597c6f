import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EventBus, Message } from '@waymark/bus/bus'
import { handleOnce } from '@waymark/bus/inbox'
import { appendEvent } from '@waymark/bus/outbox'
import { createRelay } from '@waymark/bus/relay'
import { createPool, pgDb } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { withTrace } from '@waymark/kit/tracing'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'

const infra = await startInfra({ postgres: true })
const url = await infra.database('maker')
const pool = createPool({ url, name: 'test', log })
const db = pgDb(pool)
after(async () => {
  await pool.end()
  await infra.stop()
})

/** Stands in for a broker, which is not what is tested here; it can be away. */
function brokerDouble() {
  const published: Message[] = []
  const broker = { published, away: false }
  const bus: EventBus = {
    publish: async (messages) => {
      if (broker.away) throw new Error('broker is away')
      published.push(...messages)
    },
    ensureNotReset: async () => undefined,
    subscribe: async () => ({ close: async () => undefined }),
    check: async () => undefined,
    close: async () => undefined,
  }
  return { ...broker, broker, bus }
}

const append = (key: string, data: unknown = {}) =>
  db.$transaction((tx) => appendEvent(tx, { topic: 'waymark.maker.v1', key, type: 'Made', data }))

test('an event carries its trace, key, type and payload', async () => {
  const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const id = await withTrace({ parent }, () => append('a', { n: 1, text: 'ä"\n' }))
  const { bus, published } = brokerDouble()
  const relay = createRelay({ url, bus, log })
  relay.start()
  await until('publication', () => published.length === 1)
  await relay.stop()
  const event = JSON.parse(published[0]?.value ?? '')
  assert.deepEqual(
    { ...event, occurredAt: '' },
    { id, type: 'Made', occurredAt: '', key: 'a', data: { n: 1, text: 'ä"\n' }, traceparent: event.traceparent },
  )
  assert.match(event.traceparent, /^00-0af7651916cd43dd8448eb211c80319c-/)
  assert.ok(Math.abs(Date.parse(event.occurredAt) - Date.now()) < 60_000)
})

test('of two relays one publishes, and the other takes over when it stops', async () => {
  const [first, second] = [brokerDouble(), brokerDouble()]
  const relays = [createRelay({ url, bus: first.bus, log, pollMs: 50 }), createRelay({ url, bus: second.bus, log, pollMs: 50 })]
  relays[0]?.start()
  await append('warm up')
  await until('the first to lead', () => first.published.length > 0)
  relays[1]?.start()
  for (let n = 0; n < 50; n++) await append('b', { n })
  await until('all', () => first.published.length + second.published.length >= 51)
  assert.equal(second.published.length, 0)
  assert.deepEqual(
    first.published.slice(1).map(({ value }) => JSON.parse(value).data.n),
    Array.from({ length: 50 }, (_, n) => n),
  )
  await relays[0]?.stop()
  await append('c')
  await until('the second to lead', () => second.published.length === 1)
  await relays[1]?.stop()
  assert.equal((await pool.query('select 1 from outbox where published_at is null')).rowCount, 0)
})

test('a commit wakes the relay: it does not wait for the poll', async () => {
  const { bus, published } = brokerDouble()
  const relay = createRelay({ url, bus, log, pollMs: 3_600_000 })
  relay.start()
  await append('first')
  await until('publication', () => published.length === 1)
  await append('second')
  await until('publication of what came later', () => published.length === 2)
  await relay.stop()
})

test('while the broker is away events wait, and go out in order when it is back', async () => {
  const { bus, broker, published } = brokerDouble()
  broker.away = true
  const relay = createRelay({ url, bus, log, pollMs: 20 })
  relay.start()
  for (let n = 0; n < 3; n++) await append('d', { n })
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(published.length, 0)
  broker.away = false
  await until('publication', () => published.length === 3)
  assert.deepEqual(
    published.map(({ value }) => JSON.parse(value).data.n),
    [0, 1, 2],
  )
  await relay.stop()
})

test('the relay survives the loss of its database connection', async () => {
  const { bus, published } = brokerDouble()
  const relay = createRelay({ url, bus, log, pollMs: 50 })
  relay.start()
  // Cut off between the publication and its mark, it publishes again: at least once is what is promised.
  const events = () => new Set(published.map(({ value }) => JSON.parse(value).id))
  await append('e')
  await until('publication', () => events().size === 1)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'outbox relay' and datname = current_database()`,
  )
  await append('e')
  await until('publication after the loss', () => events().size === 2)
  await relay.stop()
})

test('the inbox runs a handler once, also when the same event comes twice at the same time', async () => {
  const id = uuidv7()
  let runs = 0
  const deliver = () => handleOnce(db, 'c', { id }, async () => void runs++)
  const answers = await Promise.all([deliver(), deliver(), deliver()])
  assert.equal(runs, 1)
  assert.deepEqual(answers.sort(), [false, false, true])
  assert.equal(await handleOnce(db, 'other', { id }, async () => undefined), true)
})

test('a handler that throws leaves no mark in the inbox', async () => {
  const id = uuidv7()
  await assert.rejects(
    handleOnce(db, 'c', { id }, async () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await handleOnce(db, 'c', { id }, async () => undefined), true)
})

test('a day that the bus has lost goes out again in its order, and each row is read once', async (context) => {
  const own = await infra.database('large')
  const large = createPool({ url: own, name: 'test', max: 1, log })
  context.after(() => large.end())
  const ROWS = 40_000
  await large.query(
    `insert into outbox (id, topic, key, type, data, occurred_at, published_at)
     select gen_random_uuid(), 'waymark.large.v1', (n % 7)::text, 'Made', json_build_object('n', n), at, at
     from generate_series(1, $1::int) as n, lateral (select now() - interval '22 hours' + n / 1000 * interval '1 second' as at) as t`,
    [ROWS],
  )
  await large.query('analyze outbox')
  const touched = async () => {
    await large.query('select pg_stat_force_next_flush(), pg_stat_clear_snapshot()')
    const { rows } = await large.query(
      `select heap_blks_read + heap_blks_hit as n from pg_statio_user_tables where relname = 'outbox' and schemaname = current_schema()`,
    )
    return Number(rows[0].n)
  }
  const { bus, published } = brokerDouble()
  let lost = true
  const relay = createRelay({
    url: own,
    log,
    bus: {
      ...bus,
      ensureNotReset: async (_publisher, republish) => {
        if (lost) await republish()
        lost = false
      },
    },
  })
  await touched()
  const before = await touched()
  relay.start()
  await until('the whole day', () => published.length >= ROWS)
  await relay.stop()
  assert.deepEqual(
    published.map(({ value }) => JSON.parse(value).data.n),
    Array.from({ length: ROWS }, (_, n) => n + 1),
  )
  let cost = 0
  await until('the figures of the server', async () => {
    cost = (await touched()) - before
    return cost > ROWS / 100
  })
  context.diagnostic(`${cost} blocks for ${ROWS} rows`)
  assert.ok(cost < ROWS / 10, `${cost} blocks for ${ROWS} rows`)
})

test('what is old goes faster than it comes', async (context) => {
  const own = await infra.database('old')
  const old = createPool({ url: own, name: 'test', log })
  context.after(() => old.end())
  await old.query(
    `insert into outbox (id, topic, key, type, data, published_at)
     select gen_random_uuid(), 't', 'k', 'Made', '{}', now() - interval '15 days' from generate_series(1, 30000)`,
  )
  await old.query(
    `insert into inbox (consumer, event_id, received_at)
     select 'c', gen_random_uuid(), now() - interval '15 days' from generate_series(1, 30000)`,
  )
  const relay = createRelay({ url: own, log, bus: brokerDouble().bus })
  relay.start()
  const left = async () => (await old.query('select (select count(*) from outbox) + (select count(*) from inbox) as n')).rows[0].n
  // A promise of 100 events a second makes 6,000 rows a minute in each table.
  await until('all of it', async () => Number(await left()) === 0, 30_000)
  await relay.stop()
})
