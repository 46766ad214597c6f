import { holdUser } from '@waymark/kit/deleted-users'
import type { Game, Prisma } from '../generated/client.ts'

type Tx = Prisma.TransactionClient

/** A person's game, which nobody else changes until the transaction ends; null when they have no such game. */
export async function lockGame(tx: Tx, { userId, gameId }: { userId: string; gameId: string }): Promise<Game | null> {
  await holdUser(tx, userId)
  const rows = await tx.$queryRaw<unknown[]>`
    select id from game where id = ${gameId}::uuid and user_id = ${userId}::uuid for update`
  return rows.length === 0 ? null : tx.game.findUnique({ where: { id: gameId } })
}

/** What is believed of an item, cell by cell, which nobody else changes until the transaction ends. */
export async function lockCells(tx: Tx, itemId: string): Promise<number[] | undefined> {
  const [row] = await tx.$queryRaw<{ cells: number[] }[]>`
    select cells from calibration where item_id = ${itemId} for update`
  return row?.cells
}
