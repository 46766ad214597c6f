import { type EventHandler, on } from '@waymark/bus/consumer'
import { markUserDeleted } from '@waymark/kit/deleted-users'
import { AssessmentCompleted, GameFinished, ProjectChanged, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import { recordHistory } from '../use-cases/record-history.ts'
import { recordProject } from '../use-cases/record-project.ts'
import { recordQuiz } from '../use-cases/record-quiz.ts'

type Tx = { tx: Prisma.TransactionClient }

/** Everything this service listens to. */
export const handlers = (context: Pick<Context, 'careers'>): readonly EventHandler<Prisma.TransactionClient>[] => [
  on('waymark.identity.v1', 'UserDeleted', UserDeleted, async ({ userId }, { tx }: Tx) => {
    if (!UUID.test(userId)) return
    await markUserDeleted(tx, userId)
    await tx.userSkill.deleteMany({ where: { userId } })
    await tx.skillEvidence.deleteMany({ where: { userId } })
  }),
  on('waymark.game.v1', 'GameFinished', GameFinished, async (game, { tx, event }: Tx & { event: { occurredAt: string } }) => {
    if (UUID.test(game.userId)) await recordQuiz(tx, game, new Date(event.occurredAt))
  }),
  on('waymark.assessment.v1', 'AssessmentCompleted', AssessmentCompleted, async (completed, { tx }: Tx) => {
    if (UUID.test(completed.userId)) await recordHistory(context, tx, completed)
  }),
  on('waymark.identity.v1', 'ProjectChanged', ProjectChanged, async (project, { tx }: Tx) => {
    if (UUID.test(project.userId)) await recordProject(context, tx, project)
  }),
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
