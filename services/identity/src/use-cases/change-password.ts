import { transaction } from '@waymark/kit/db'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import type { Place } from '../domain/network.ts'
import { passwordFault } from '../domain/password-rules.ts'
import { countAttemptInSession } from './count-attempt.ts'

/** Who asks, in which session, and from where. */
export type Owner = { userId: string; sessionId: string; at: Place }

/** Within this time of giving the password nobody is asked for it again. */
const PROVED_MS = 10 * 60_000

/**
 * The new token of the own session, for a stolen copy of its cookie must not survive the change; undefined when it has ended meanwhile. Ends
 * every other session, and all links that are under way.
 */
export async function changePassword(
  context: Context,
  owner: Owner,
  wish: { currentPassword: string; newPassword: string },
): Promise<string | undefined> {
  const { db, clock, passwords, sessions, devices, securityLog } = context
  const user = await requirePassword(context, owner, { path: 'currentPassword', password: wish.currentPassword })
  const fault = passwordFault(wish.newPassword, user)
  if (fault) throw invalid([{ path: 'newPassword', message: fault }])
  const passwordHash = await passwords.hash(wish.newPassword)
  await transaction(db, async (tx) => {
    await tx.userAccount.update({ where: { id: user.id }, data: { passwordHash, updatedAt: clock() } })
    await tx.mailToken.deleteMany({ where: { userId: user.id, kind: { in: ['reset', 'change'] } } })
    await tx.pendingSignIn.deleteMany({ where: { userId: user.id } })
    await securityLog.record(tx, { userId: user.id, kind: 'password-changed', at: owner.at })
  })
  await sessions.endAll(user.id, { except: owner.sessionId })
  const token = await sessions.renew(owner)
  await devices.forget(user.id)
  await tellPasswordChanged(context, user.id)
  return token
}

/** The account, if the password is right; otherwise `bad_request` beside the field. A stolen session must not be a place to guess at. */
export async function requirePassword(context: Context, owner: Owner, given: { path: string; password: string }) {
  const { db, limits, passwords, sessions, securityLog } = context
  const user = await db.userAccount.findUnique({ where: { id: owner.userId } })
  if (!user) throw new AppError('unauthorized', 'Please sign in to continue.')
  await countAttemptInSession(context, { ...owner, emailKey: user.emailKey })
  if (!(await passwords.verify(given.password, user.passwordHash))) {
    await securityLog.record(db, { userId: user.id, kind: 'password-asked', outcome: 'refused', at: owner.at })
    throw invalid([{ path: given.path, message: 'This is not your password' }])
  }
  await limits.succeeded({ sessionId: owner.sessionId })
  await sessions.prove(owner)
  return user
}

/** For what needs the password unless it was given in this session a moment ago. */
export async function requireProof(context: Context, owner: Owner, password: string | undefined): Promise<void> {
  if (password !== undefined) return void (await requirePassword(context, owner, { path: 'password', password }))
  const provedAt = await context.sessions.provedAt(owner)
  if (provedAt && context.clock().getTime() - provedAt.getTime() < PROVED_MS) return
  throw new AppError('forbidden', 'Please give your password to do this.')
}

/** Said whenever the password is another one, however it came to be. */
export async function tellPasswordChanged({ db, mailer, messages }: Context, userId: string): Promise<void> {
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (user) mailer.send(user.email, messages.passwordChanged(user))
}
