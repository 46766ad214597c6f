import { transaction } from '@waymark/kit/db'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/client.ts'
import { announce } from './announce.ts'

/** Erases all rows of this service with the event that makes every other service erase its own. False when `only` did not hold. */
export async function eraseAccount(
  { db, sessions }: Pick<Context, 'db' | 'sessions'>,
  userId: string,
  only: Prisma.UserAccountWhereInput = {},
): Promise<boolean> {
  if ((await db.userAccount.count({ where: { ...only, id: userId } })) === 0) return false
  // Before the rows go, for the cache needs their tokens; should the next step fail, the person is signed out and no more.
  await sessions.endAll(userId)
  return transaction(db, async (tx) => {
    const { count } = await tx.userAccount.deleteMany({ where: { ...only, id: userId } })
    if (count === 1) await announce(tx, { type: 'UserDeleted', userId, data: UserDeleted.toJSON({ userId }) })
    return count === 1
  })
}
