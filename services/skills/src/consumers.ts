import { type EventHandler, on } from '@waymark/kit/events/consumer'
import { AssessmentCompleted, GameFinished, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from './context.ts'
import type { Prisma } from './generated/client.ts'
import { recordHistory } from './use-cases/record-history.ts'
import { recordQuiz } from './use-cases/record-quiz.ts'

type Tx = { tx: Prisma.TransactionClient }

/** Everything this service listens to. */
export const handlers = (context: Pick<Context, 'assessment' | 'careers'>): readonly EventHandler<Prisma.TransactionClient>[] => [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: Tx) => {
    if (!UUID.test(userId)) return
    await tx.userSkill.deleteMany({ where: { userId } })
    await tx.skillEvidence.deleteMany({ where: { userId } })
  }),
  on('waymark.game.v1', 'GameFinished', GameFinished, async (game, { tx, event }: Tx & { event: { occurredAt: string } }) => {
    if (UUID.test(game.userId)) await recordQuiz(tx, game, new Date(event.occurredAt))
  }),
  on('waymark.assessment.v1', 'AssessmentCompleted', AssessmentCompleted, async ({ userId }, { tx }: Tx) => {
    if (UUID.test(userId)) await recordHistory(context, tx, userId)
  }),
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
