import { appendEvent } from '@waymark/bus/outbox'
import { GameFinished } from '@waymark/proto/waymark/events/v1/events'
import { reliabilityOf } from '../domain/item-response.ts'
import { levelOf, percentOf } from '../domain/levels.ts'
import { QUESTIONS } from '../domain/plan-game.ts'
import type { Game, Prisma } from '../generated/client.ts'

/** Closes a game whose last question is answered and tells the siblings what came out. The caller holds the game's lock. */
export async function finishGame(tx: Prisma.TransactionClient, { game, now }: { game: Game; now: Date }): Promise<Game> {
  const [answers, abilities] = await Promise.all([
    tx.answer.findMany({ where: { gameId: game.id }, select: { correct: true, item: { select: { category: true } } } }),
    tx.ability.findMany({ where: { userId: game.userId } }),
  ])
  const score = percentOf({ correct: answers.filter(({ correct }) => correct).length, total: QUESTIONS })
  const finished = await tx.game.update({ where: { id: game.id }, data: { finishedAt: now, score } })
  const results = game.categories.map((category) => {
    const own = answers.filter(({ item }) => item.category === category)
    const ability = game.extraTime ? undefined : abilities.find((row) => row.category === category)
    return {
      category,
      correct: own.filter(({ correct }) => correct).length,
      total: own.length,
      level: ability ? levelOf(ability.mean) : 0,
      reliability: ability ? reliabilityOf(ability) : 0,
    }
  })
  await appendEvent(tx, {
    topic: 'waymark.game.v1',
    key: game.id,
    type: 'GameFinished',
    data: GameFinished.toJSON({ userId: game.userId, gameId: game.id, results, practice: game.extraTime }),
  })
  return finished
}
