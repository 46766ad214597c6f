import { type EventHandler, on } from '@waymark/bus/consumer'
import { markUserDeleted } from '@waymark/kit/deleted-users'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Prisma } from '../generated/client.ts'
import { eraseReports } from '../use-cases/erase-reports.ts'

/** Everything this service listens to. */
export const handlers: readonly EventHandler<Prisma.TransactionClient>[] = [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }) => {
    await markUserDeleted(tx, userId)
    while ((await eraseReports(tx, { userId })) > 0);
  }),
]
