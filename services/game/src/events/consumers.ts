import { type EventHandler, on } from '@waymark/bus/consumer'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Prisma } from '../generated/client.ts'
import { eraseUser } from '../use-cases/erase-user.ts'

/** Everything this service listens to. */
export const handlers: readonly EventHandler<Prisma.TransactionClient>[] = [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, ({ userId }, { tx }) => eraseUser(tx, userId)),
]
