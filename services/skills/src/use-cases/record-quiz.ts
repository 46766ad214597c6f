import { uuidv7 } from '@waymark/kit/ids'
import type { GameFinished } from '@waymark/proto/waymark/events/v1/events'
import { skillsOfQuiz } from '../domain/person/quiz-skills.ts'
import type { Prisma } from '../generated/client.ts'
import { refreshVerified } from './refresh-verified.ts'

/**
 * Keeps what a game shows, also for skills that are not held yet: it counts when they are added. A practice game (with
 * extra time) shows nothing. The same game again adds nothing.
 */
export async function recordQuiz(tx: Prisma.TransactionClient, game: GameFinished, at: Date): Promise<void> {
  if (game.practice) return
  const { userId, gameId } = game
  const rows = game.results
    .filter(({ total }) => total > 0)
    .flatMap(({ category, correct, total }) =>
      skillsOfQuiz(category).map((skillId) => ({
        id: uuidv7(),
        userId,
        skillId,
        kind: 'quiz',
        score: Math.min(1, Math.max(0, correct / total)),
        items: total,
        sourceId: gameId,
        createdAt: at,
      })),
    )
  await tx.skillEvidence.createMany({ data: rows, skipDuplicates: true })
  await refreshVerified(tx, { userId, skillIds: rows.map(({ skillId }) => skillId) })
}
