import type { PrismaClient } from '../generated/client.ts'

const RECENT = 5

/** What the setup screen shows before a game. */
export async function readOverview(db: PrismaClient, userId: string) {
  const [abilities, open, finished] = await Promise.all([
    db.ability.findMany({ where: { userId } }),
    db.game.findFirst({
      where: { userId, finishedAt: null, abandonedAt: null },
      include: { answers: { orderBy: { position: 'asc' }, include: { item: true } } },
    }),
    db.game.findMany({
      where: { userId, finishedAt: { not: null } },
      orderBy: { startedAt: 'desc' },
      take: RECENT,
      include: { _count: { select: { answers: { where: { correct: true } } } } },
    }),
  ])
  const recent = finished.map(({ _count, ...game }) => ({ ...game, right: _count.answers }))
  return { abilities, open, recent }
}
