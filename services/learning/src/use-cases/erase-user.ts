import type { Prisma } from '../generated/client.ts'

/** Erases all that this service holds about a person. Safe to repeat. */
export async function eraseUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  // The modules go with their paths.
  await tx.learningPath.deleteMany({ where: { userId } })
}
