import type { Db, Tx } from '@waymark/kit/db'
import type { Envelope } from './envelope.ts'

/**
 * Runs `handle` once per consumer and event, in the transaction that remembers the event.
 * Answers whether it ran: a repeat is no error. A throw leaves no trace, so the event can come again.
 */
export function handleOnce<T extends Tx>(
  db: Db<T>,
  consumer: string,
  event: Pick<Envelope, 'id'>,
  handle: (tx: T) => Promise<void>,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    // A second delivery at the same time waits here for the first to commit or roll back.
    const inserted = await tx.$executeRaw`
      insert into inbox (consumer, event_id) values (${consumer}, ${event.id}::uuid) on conflict do nothing`
    if (inserted === 0) return false
    await handle(tx)
    return true
  })
}
