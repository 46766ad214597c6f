import type { Prisma } from '../generated/client.ts'

/** How many reports a member ordered since; of many at once each waits and counts the ones before. */
export async function countOrderedSince(tx: Prisma.TransactionClient, userId: string, since: Date): Promise<number> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('reports of ' || ${userId}::text, 0))`
  return tx.report.count({ where: { userId, createdAt: { gt: since } } })
}
