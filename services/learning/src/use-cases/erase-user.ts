import { isUuid } from '../domain/is-uuid.ts'
import type { Prisma } from '../generated/client.ts'

/** Erases all that this service holds about a person. Safe to repeat. */
export async function eraseUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  // Modules and check-ins go with their paths.
  if (isUuid(userId)) await tx.learningPath.deleteMany({ where: { userId } })
}
