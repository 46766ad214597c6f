import { markUserDeleted } from '@waymark/kit/deleted-users'
import { isUuid } from '@waymark/kit/ids'
import type { Prisma } from '../generated/client.ts'

/** Erases all that this service holds about a person. Safe to repeat. */
export async function eraseUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  if (!isUuid(userId)) return
  await markUserDeleted(tx, userId)
  // Modules and check-ins go with their paths.
  await tx.learningPath.deleteMany({ where: { userId } })
}
