import { markUserDeleted } from '@waymark/kit/deleted-users'
import type { Prisma } from '../generated/client.ts'

/** Erases all that this service holds about a person. Safe to repeat. */
export async function eraseUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await markUserDeleted(tx, userId)
  // The answers go with their games.
  await tx.game.deleteMany({ where: { userId } })
  await tx.ability.deleteMany({ where: { userId } })
}
