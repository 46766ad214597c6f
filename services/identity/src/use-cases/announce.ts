import { appendEvent } from '@waymark/bus/outbox'
import type { Prisma } from '../generated/client.ts'

export const IDENTITY_TOPIC = 'waymark.identity.v1'

/** Writes an event of this service in the transaction of the change it tells of. */
export async function announce(
  tx: Prisma.TransactionClient,
  event: { type: 'UserRegistered' | 'ProfileUpdated' | 'UserDeleted' | 'ProjectChanged'; userId: string; data: unknown },
): Promise<void> {
  await appendEvent(tx, { topic: IDENTITY_TOPIC, key: event.userId, type: event.type, data: event.data })
}
