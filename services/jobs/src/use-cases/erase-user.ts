import { markUserDeleted } from '@waymark/kit/deleted-users'
import type { Prisma } from '../generated/client.ts'

/** Erases all that this service holds about a person. Safe to repeat. */
export async function eraseUser(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await markUserDeleted(tx, userId)
  // The history of an application goes with it.
  await tx.application.deleteMany({ where: { userId } })
  await tx.savedPosting.deleteMany({ where: { userId } })
  await tx.dispute.deleteMany({ where: { userId } })
  // What the person pasted goes too; what was imported for everybody stays.
  await tx.posting.deleteMany({ where: { ownerUserId: userId } })
}
