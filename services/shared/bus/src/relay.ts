import { poolConfig } from '@waymark/kit/db'
import type { Log } from '@waymark/kit/log'
import type { Metrics } from '@waymark/kit/metrics'
import { explainConnection } from '@waymark/kit/tls'
import { failed, type Span, type Spans } from '@waymark/tracing/spans'
import { traceparentOf } from '@waymark/tracing/traceparent'
import pg from 'pg'
import { atMost } from './at-most.ts'
import type { EventBus, Message } from './bus.ts'
import type { Envelope } from './envelope.ts'

const BATCH = 500
const DAY_MS = 24 * 3_600_000
const CLEAN_EVERY_MS = 60_000
const CLEAN_BATCH = 5_000
const STOP_MS = 5_000
const END_MS = 1_000

type RelayOptions = { url: string; bus: EventBus; log: Log; metrics?: Metrics; spans?: Spans | undefined; pollMs?: number }
type OutboxRelay = { start(): void; stop(): Promise<void> }

/**
 * Publishes what stands in the outbox. Of all processes of a service one relays at a time (advisory lock), or order per key would be
 * lost; the others wait to take over. Woken by NOTIFY; the poll is the safety net. A row is marked after the bus has it, so a crash in
 * between repeats it and never drops it.
 */
export function createRelay(options: RelayOptions): OutboxRelay {
  const { log, pollMs = 1_000 } = options
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client(poolConfig({ url: options.url, name: 'outbox relay' }))
      const session = relaySession({ ...options, client, pollMs, stopping: stopping.signal })
      await session().catch((err) => log.warn({ err }, 'outbox relay failed, reconnecting'))
      await atMost(END_MS, client.end())
      await pause(pollMs, stopping.signal)
    }
  }

  return {
    start() {
      running ??= run()
    },
    async stop() {
      stopping.abort()
      // A broker that does not answer holds the batch that is under way; what was not marked is published again.
      await atMost(STOP_MS, Promise.resolve(running))
    },
  }
}

function relaySession(options: RelayOptions & { client: pg.Client; pollMs: number; stopping: AbortSignal }): () => Promise<void> {
  const { client, bus, log, metrics, spans: recorder, pollMs, stopping } = options
  let lost = false
  let wake = () => {}
  const gone = () => {
    lost = true
    wake()
  }
  client.on('error', gone).on('end', gone)
  client.on('notification', () => wake())
  stopping.addEventListener('abort', () => wake(), { once: true })

  return async () => {
    await client.connect()
    const schema: string = (await client.query('select current_schema() as schema')).rows[0].schema
    await client.query(`listen ${pg.escapeIdentifier(`${schema}_outbox`)}`)
    let leads = false
    let cleaned = 0
    let quiet = false
    while (!lost && !stopping.aborted) {
      // Made before the work: a notification that comes while we work must not be slept over.
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      leads ||= await takeLead(schema)
      let full = false
      try {
        if (leads) {
          await bus.ensureNotReset(schema, republishDay)
          full = (await publishNew()) === BATCH
          if (Date.now() - cleaned > CLEAN_EVERY_MS) {
            // One batch a turn, so that what is new goes out in between; as long as there is more, a turn follows at once.
            if (await clean()) full = true
            else cleaned = Date.now()
          }
        }
        quiet = false
      } catch (err) {
        if (lost) throw err
        if (!quiet) log.warn({ err }, `outbox publish failed: ${explainConnection(err)}`)
        quiet = true
      }
      if (!full) await Promise.race([woken, pause(pollMs, stopping)])
    }
  }

  async function takeLead(schema: string): Promise<boolean> {
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtextextended($1, 0)) as got`, [`${schema}.outbox`])
    return rows[0].got
  }
  async function publishNew(): Promise<number> {
    const { rows } = await client.query<Row>(`select * from outbox where published_at is null order by seq limit ${BATCH}`)
    if (rows.length === 0) return 0
    // From the commit on, so that a trace shows what waits in the outbox.
    const spans = rows.map((row) => recorder?.start(`${row.type} publish`, publishing(row)))
    await endAll(spans, bus.publish(rows.map((row, at) => toMessage(row, spans[at]))))
    await client.query('update outbox set published_at = now() where id = any($1::uuid[]) and published_at is null', [
      rows.map(({ id }) => id),
    ])
    for (const row of rows) metrics?.relayDelay.observe((Date.now() - row.occurred_at.getTime()) / 1000)
    return rows.length
  }

  /** In the order in which they were published; what is new follows as usual. Each batch reads on in the index from where the last one ended. */
  async function republishDay(): Promise<void> {
    let count = 0
    let from = { at: new Date(Date.now() - DAY_MS).toISOString(), seq: '0' }
    for (let more = true; more; ) {
      // Half a day is no day: the next process that leads starts over.
      stopping.throwIfAborted()
      const { rows } = await client.query<Row & { at: string }>(
        `select *, published_at::text as at from outbox
         where published_at is not null and (published_at, seq) > ($1::timestamptz, $2::bigint)
         order by published_at, seq limit ${BATCH}`,
        [from.at, from.seq],
      )
      await bus.publish(rows.map((row) => toMessage(row)))
      from = rows.at(-1) ?? from
      count += rows.length
      more = rows.length === BATCH
    }
    if (count > 0) log.warn({ count }, 'bus was reset, events of the last day published again')
  }

  /** Answers whether there may be more. */
  async function clean(): Promise<boolean> {
    const counts = [
      await client.query(
        `delete from outbox where id in
           (select id from outbox where published_at < now() - interval '14 days' limit ${CLEAN_BATCH})`,
      ),
      await client.query(
        `delete from inbox where ctid = any(array
           (select ctid from inbox where received_at < now() - interval '14 days' limit ${CLEAN_BATCH}))`,
      ),
      await client.query(`delete from dead_letter where created_at < now() - interval '30 days'`),
      // Longer than any event of that person can come again: 14 days here, 30 in the dead letters, and again if it failed once more.
      await client.query(`delete from deleted_user where deleted_at < now() - interval '90 days'`),
    ]
    return counts.some(({ rowCount }) => (rowCount ?? 0) >= CLEAN_BATCH)
  }
}

function publishing({ topic, traceparent, occurred_at }: Row) {
  const attributes = { 'messaging.destination.name': topic }
  return { parent: traceparent ?? undefined, kind: 'producer' as const, attributes, startTime: occurred_at.getTime() }
}

async function endAll(spans: (Span | undefined)[], published: Promise<void>): Promise<void> {
  try {
    await published
  } catch (error) {
    for (const span of spans) if (span) failed(span)
    throw error
  } finally {
    for (const span of spans) span?.end()
  }
}

function toMessage(row: Row, span?: Span): Message {
  const event: Envelope = { id: row.id, type: row.type, occurredAt: row.occurred_at.toISOString(), key: row.key, data: row.data }
  const traceparent = span ? traceparentOf(span) : row.traceparent
  if (traceparent) event.traceparent = traceparent
  return { topic: row.topic, key: row.key, value: JSON.stringify(event) }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

type Row = {
  id: string
  seq: string
  topic: string
  key: string
  type: string
  data: unknown
  traceparent: string | null
  occurred_at: Date
}
