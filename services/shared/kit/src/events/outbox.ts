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
