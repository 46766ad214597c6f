import type { Tx } from '@waymark/kit/db'
import * as t from 'io-ts'

/** What one person's open pages are told: read these tags again, or this session is over. */
export const liveUpdate = t.intersection([
  t.type({ userId: t.string, tags: t.readonlyArray(t.string) }),
  t.partial({ endedSession: t.string }),
])
export type LiveUpdate = t.TypeOf<typeof liveUpdate>

export const CHANNEL = 'identity_live'

/** Told when the transaction commits and never before, to every process of this service, whichever of them holds the stream. */
export async function publishLiveUpdate(tx: Tx, item: LiveUpdate): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}::text, ${JSON.stringify(item)}::text)`
}
