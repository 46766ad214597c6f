import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import { announce } from './announce.ts'
import { requirePassword } from './change-password.ts'

/** Erases all rows of this service with the event that makes every other service erase its own. */
export async function deleteAccount(context: Context, userId: string, password: string): Promise<void> {
  const { db, sessions, mailer, messages } = context
  const user = await requirePassword(context, userId, { path: 'password', password })
  // Before the rows go, for the cache needs their tokens; should the next step fail, the person is signed out and no more.
  await sessions.endAll(userId)
  await db.$transaction(async (tx) => {
    const { count } = await tx.userAccount.deleteMany({ where: { id: userId } })
    if (count === 1) await announce(tx, { type: 'UserDeleted', userId, data: UserDeleted.toJSON({ userId }) })
  })
  mailer.send(user.email, messages.accountDeleted(user))
}
