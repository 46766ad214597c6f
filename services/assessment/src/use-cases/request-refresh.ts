import { makeDue } from '../data/recommendation-claims.ts'
import type { Prisma } from '../generated/client.ts'

/**
 * Asks for new recommendations from the person's newest assessment and the skills they hold now. The first of several
 * changes sets the time; the others before it only count, so that a person who goes through a list gets one new list.
 * Nothing happens for somebody without an assessment.
 */
export async function requestRefresh(
  tx: Prisma.TransactionClient,
  { userId, now, settleMs = SETTLE_MS }: { userId: string; now: Date; settleMs?: number },
): Promise<void> {
  await makeDue(tx, { userId, due: new Date(now.getTime() + settleMs) })
}

/** How long changes are gathered. */
export const SETTLE_MS = 4_000
