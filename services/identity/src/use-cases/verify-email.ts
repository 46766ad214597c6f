import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { publishNews } from '../live/live-tags.ts'
import { issueMailToken, takeMailToken } from './mail-token.ts'

/** False when the link does not work any more. */
export async function verifyEmail(context: Context, token: string | undefined): Promise<boolean> {
  const { db, clock, sessions } = context
  const now = clock()
  const userId = await db.$transaction(async (tx) => {
    const taken = await takeMailToken(tx, { token, kind: 'verify', now })
    if (!taken) return undefined
    const where = { id: taken.userId, emailKey: taken.emailKey }
    const { count } = await tx.userAccount.updateMany({ where, data: { emailVerifiedAt: now, updatedAt: now } })
    if (count === 0) return undefined
    await publishNews(tx, { userId: taken.userId, tags: ['User'] })
    return taken.userId
  })
  if (userId === undefined) return false
  await sessions.refresh(userId)
  return true
}

/** Nothing to do for an address that is confirmed. Throws `too_many` when the mailbox has had enough of these. */
export async function resendVerification(context: Context, userId: string): Promise<void> {
  const { db, clock, limits, mailer, messages } = context
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (!user || user.emailVerifiedAt) return
  if (!(await limits.mayMail(user.emailKey))) {
    const detail = 'We have sent this mail a few times already. Please look into your mailbox, and the spam folder, first.'
    throw new AppError('too_many', detail, { headers: { 'retry-after': '900' } })
  }
  const wish = { userId, emailKey: user.emailKey, kind: 'verify', now: clock() } as const
  const token = await db.$transaction((tx) => issueMailToken(tx, wish))
  mailer.send(user.email, messages.verify(user, token))
}
