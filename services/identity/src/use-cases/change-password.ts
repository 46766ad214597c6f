import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { passwordFault } from '../domain/password-rules.ts'

type Owner = { userId: string; sessionId: string }

/** Ends every other session, and reset links that are under way. */
export async function changePassword(
  context: Context,
  owner: Owner,
  wish: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, clock, passwords, sessions } = context
  const user = await requirePassword(context, owner.userId, { path: 'currentPassword', password: wish.currentPassword })
  const fault = passwordFault(wish.newPassword, user.email)
  if (fault) throw invalid([{ path: 'newPassword', message: fault }])
  const passwordHash = await passwords.hash(wish.newPassword)
  await db.$transaction([
    db.userAccount.update({ where: { id: user.id }, data: { passwordHash, updatedAt: clock() } }),
    db.mailToken.deleteMany({ where: { userId: user.id, kind: 'reset' } }),
  ])
  await sessions.endAll(user.id, { except: owner.sessionId })
}

/**
 * The account, if the password is right; otherwise `bad_request` beside the field. Counts as an attempt to sign in: a stolen
 * session must not be a place to guess at.
 */
export async function requirePassword(context: Context, userId: string, given: { path: string; password: string }) {
  const { db, limits, passwords } = context
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (!user) throw new AppError('unauthorized', 'Please sign in to continue.')
  await limits.guess({ emailKey: user.emailKey })
  if (await passwords.verify(given.password, user.passwordHash)) return user
  throw invalid([{ path: given.path, message: 'This is not your password' }])
}
