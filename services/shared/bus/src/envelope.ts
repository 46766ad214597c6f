import * as t from 'io-ts'

/** What travels on the bus around an event's payload. `data` is the payload's proto-JSON; `key` the aggregate's id. */
export const envelope = t.intersection([
  t.type({ id: t.string, type: t.string, occurredAt: t.string, key: t.string, data: t.unknown }),
  t.partial({ traceparent: t.string }),
])
export type Envelope = t.TypeOf<typeof envelope>
