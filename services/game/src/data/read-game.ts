import { AppError } from '@waymark/kit/errors'
import type { Answer, Game, Item, PrismaClient } from '../generated/client.ts'

export type PlayedGame = Game & { answers: (Answer & { item: Item })[] }

/** A person's own game with its questions in order; a foreign id is as unknown as any other. */
export async function readGame(
  db: PrismaClient,
  which: { userId: string; gameId?: string | undefined; state?: 'open' | 'finished' },
): Promise<PlayedGame> {
  const { userId, gameId, state } = which
  const game = await db.game.findFirst({
    where: gameId ? { id: gameId, userId } : { userId, ...STATES[state ?? 'open'] },
    orderBy: { startedAt: 'desc' },
    include: { answers: { orderBy: { position: 'asc' }, include: { item: true } } },
  })
  if (!game) throw new AppError('not_found', 'There is no such game.')
  return game
}

const STATES = {
  open: { finishedAt: null, abandonedAt: null },
  finished: { finishedAt: { not: null } },
} as const
