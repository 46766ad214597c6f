import type { Prisma } from '../generated/client.ts'

export type Asked = { gameId: string; itemId: string; correct: boolean | null; difficulty: string }

/** What this person was asked in the category, latest game first. */
export function askedBefore(tx: Prisma.TransactionClient, userId: string, category: string): Promise<Asked[]> {
  return tx.$queryRaw<Asked[]>`
    select game.id as "gameId", answer.item_id as "itemId", answer.correct, item.difficulty
    from game join answer on answer.game_id = game.id join item on item.id = answer.item_id
    where game.user_id = ${userId}::uuid and item.category = ${category}
    order by game.started_at desc, answer.position
    limit 500`
}
