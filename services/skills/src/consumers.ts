import { type EventHandler, on } from '@waymark/kit/events/consumer'
import { GameFinished, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Prisma } from './generated/client.ts'
import { recordQuiz } from './use-cases/record-quiz.ts'

type Tx = { tx: Prisma.TransactionClient }

/** Everything this service listens to. */
export const handlers: readonly EventHandler<Prisma.TransactionClient>[] = [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: Tx) => {
    if (!UUID.test(userId)) return
    await tx.userSkill.deleteMany({ where: { userId } })
    await tx.skillEvidence.deleteMany({ where: { userId } })
  }),
  on('waymark.game.v1', 'GameFinished', GameFinished, async (game, { tx, event }: Tx & { event: { occurredAt: string } }) => {
    if (UUID.test(game.userId)) await recordQuiz(tx, game, new Date(event.occurredAt))
  }),
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
