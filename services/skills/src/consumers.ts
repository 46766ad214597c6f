import { type EventHandler, on } from '@waymark/kit/events/consumer'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Prisma } from './generated/client.ts'

type Tx = { tx: Prisma.TransactionClient }

/** Everything this service listens to. */
export const handlers: readonly EventHandler<Prisma.TransactionClient>[] = [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: Tx) => {
    if (!UUID.test(userId)) return
    await tx.userSkill.deleteMany({ where: { userId } })
    await tx.skillEvidence.deleteMany({ where: { userId } })
  }),
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
