import type { Tx } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { currentTrace } from '@waymark/kit/tracing'

type NewEvent = {
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
  const ids = events.map(() => uuidv7())
  const topics = events.map(({ topic }) => topic)
  const keys = events.map(({ key }) => key)
  const types = events.map(({ type }) => type)
  const data = events.map((event) => JSON.stringify(event.data))
  await tx.$executeRaw`
    insert into outbox (id, topic, key, type, data, traceparent)
    select id, topic, key, type, data::jsonb, ${traceparent()}::text
    from unnest(${ids}::uuid[], ${topics}::text[], ${keys}::text[], ${types}::text[], ${data}::text[])
      as event (id, topic, key, type, data)`
}

/** Writes the event in the transaction of the change it tells of: both are there or neither is. Returns the event's id. */
export async function appendEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = uuidv7()
  const { topic, key, type, data } = event
  await tx.$executeRaw`
    insert into outbox (id, topic, key, type, data, traceparent)
    values (${id}::uuid, ${topic}, ${key}, ${type}, ${JSON.stringify(data)}::jsonb, ${traceparent()})`
  return id
}

/** Null where nothing is running: the event begins a trace when it is published. */
function traceparent(): string | null {
  return currentTrace()?.traceparent ?? null
}
