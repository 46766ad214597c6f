import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'

type News = Parameters<Context['messages']['secondStep']>[1]

/** Said by mail whenever a means of signing in is added, removed or used up. */
export async function tellOwner(
  { db, mailer, messages }: Pick<Context, 'db' | 'mailer' | 'messages'>,
  userId: string,
  news: News,
): Promise<void> {
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (user) mailer.send(user.email, messages.secondStep(user, news))
}

/**
 * The account, if its address is confirmed: who only claims an address must not lock its owner out of the account that they will take over,
 * and the mails about it must reach somebody.
 */
export async function requireConfirmedAddress({ db }: Pick<Context, 'db'>, userId: string) {
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (!user) throw new AppError('unauthorized', 'Please sign in to continue.')
  if (user.emailVerifiedAt) return user
  throw new AppError('conflict', 'Please confirm your e-mail address first: the link to do so is in your mailbox.')
}
