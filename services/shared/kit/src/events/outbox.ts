import type { Tx } from '../db.ts'
import { uuidv7 } from '../ids.ts'
import { currentTraceparent } from '../tracing.ts'

export type NewEvent = {
  /** `waymark.<service>.v1` */
  topic: string
  /** The aggregate's id: events of one key stay in order. */
  key: string
  type: string
  /** Proto-JSON of the payload: `UserRegistered.toJSON(…)`. Ids, types and figures only. */
  data: unknown
}

/** As `appendEvent`, for many in one statement: a transaction over hundreds of rows keeps its time. */
export async function appendEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.$executeRawUnsafe(
    `insert into outbox (id, topic, key, type, data, traceparent)
     select id, topic, key, type, data::jsonb, $6
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[]) as event (id, topic, key, type, data)`,
    events.map(() => uuidv7()),
    events.map(({ topic }) => topic),
    events.map(({ key }) => key),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    currentTraceparent(),
  )
}

/** Writes the event in the transaction of the change it tells of: both are there or neither is. Returns the event's id. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = uuidv7()
  await tx.$executeRawUnsafe(
    'insert into outbox (id, topic, key, type, data, traceparent) values ($1::uuid, $2, $3, $4, $5::jsonb, $6)',
    id,
    event.topic,
    event.key,
    event.type,
    JSON.stringify(event.data),
    currentTraceparent(),
  )
  return id
}
