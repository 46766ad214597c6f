import { randomBytes } from 'node:crypto'
import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { publishLiveUpdate } from '../data/live-update.ts'
import { lockAccount } from '../data/locked-account.ts'
import type { Place } from '../domain/network.ts'
import { type Owner, requirePassword } from './change-password.ts'
import { findMailToken, issueMailToken, takeMailToken } from './mail-token.ts'
import { dropIdentitiesSince } from './provider/join-identity.ts'
import { dropFactorsSince } from './second-step/factors.ts'
import { dropOtherClaims, isConfirmedElsewhere } from './verify-email.ts'

/** Whoever takes an account may add a factor of their own just before they change its address. */
const BEFORE_CHANGE_MS = 24 * 3_600_000

/**
 * Sends a link to the new address; until it is opened nothing changes. An address that another account has confirmed is answered alike, and
 * its owner is told: who asks learns nothing about it.
 */
export async function askToChangeEmail(context: Context, owner: Owner, wish: { email: string; password: string }): Promise<void> {
  const { db, clock, limits, mailer, messages, securityLog } = context
  const user = await requirePassword(context, owner, { path: 'password', password: wish.password })
  const emailKey = emailKeyOf(wish.email)
  if (emailKey === user.emailKey) throw invalid([{ path: 'email', message: 'This is the address of your account already' }])
  if (!(await limits.mayMail(emailKey)))
    throw new AppError('too_many', 'We have sent a few mails to this address already. Please try again later.')
  const taken = await db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } } })
  const wanted = { userId: user.id, emailKey, newEmail: wish.email, kind: 'change', now: clock() } as const
  const token = await transaction(db, async (tx) => {
    await lockAccount(tx, user.id)
    const issued = await issueMailToken(tx, wanted)
    await securityLog.record(tx, { userId: user.id, kind: 'address-change-asked', at: owner.at })
    return issued
  })
  if (taken) mailer.send(taken.email, messages.addressWanted(taken))
  else mailer.send(wish.email, messages.changeEmail(user, token))
}

/** Whose address a link would change, and to which; looking has no effect. */
export async function emailChangeOf({ db, clock }: Context, token: string | undefined, kind: 'change' | 'undo') {
  const found = await findMailToken(db, { token, kind, now: clock() })
  return found?.newEmail ? { userId: found.userId, newEmail: found.newEmail } : undefined
}

/** False when the link does not work any more. Only in a session of the account: the mailbox alone is not the account. */
export async function confirmEmailChange(context: Context, wish: { token: string; userId: string; at: Place }): Promise<boolean> {
  const { db, clock, sessions, mailer, messages, securityLog } = context
  const now = clock()
  const changed = await orTaken(() =>
    transaction(db, async (tx) => {
      const found = await findMailToken(tx, { token: wish.token, kind: 'change', now })
      if (found?.userId !== wish.userId || !found.newEmail) return undefined
      const taken = await takeMailToken(tx, { token: wish.token, kind: 'change', now })
      const before = await tx.userAccount.findUnique({ where: { id: wish.userId } })
      if (!taken || !before) return undefined
      const { newEmail: email, emailKey } = { newEmail: found.newEmail, emailKey: found.emailKey }
      await tx.userAccount.update({ where: { id: before.id }, data: { email, emailKey, emailVerifiedAt: now, updatedAt: now } })
      // Links that went to the old address are over, but for earlier ways back: whoever changed it twice must not cut them off.
      await tx.mailToken.deleteMany({ where: { userId: before.id, kind: { not: 'undo' } } })
      const back = { userId: before.id, emailKey: before.emailKey, newEmail: before.email, kind: 'undo', now } as const
      // An address that was never confirmed may be anybody's: it gets no way back, and no word.
      const undo = before.emailVerifiedAt ? await issueMailToken(tx, back) : undefined
      await publishLiveUpdate(tx, { userId: before.id, tags: ['User', 'Reports'] })
      await securityLog.record(tx, { userId: before.id, kind: 'address-changed', at: wish.at })
      return { before, undo, emailKey }
    }),
  )
  if (!changed) return false
  await sessions.refresh(wish.userId)
  await dropOtherClaims(context, { userId: wish.userId, emailKey: changed.emailKey })
  if (changed.undo) mailer.send(changed.before.email, messages.emailChanged(changed.before, changed.undo))
  return true
}

/**
 * The old address takes the account back: every session ends, the password that somebody else may know, and what they added to sign in with.
 * Factors of before the change stay: whoever reads an old mailbox must not get past them. A token to choose a new
 * one with, or undefined when the link does not work any more.
 */
export async function undoEmailChange(
  context: Context,
  { token, at }: { token: string; at: Place },
): Promise<string | undefined> {
  const { db, clock, passwords, sessions, devices, securityLog } = context
  if (!(await emailChangeOf(context, token, 'undo'))) return undefined
  const nobody = await passwords.hash(randomBytes(32).toString('base64url'))
  const now = clock()
  const undone = await orTaken(() =>
    transaction(db, async (tx) => {
      const taken = await takeMailToken(tx, { token, kind: 'undo', now })
      if (!taken?.newEmail) return undefined
      const { userId, emailKey, newEmail: email } = taken
      const data = { email, emailKey, emailVerifiedAt: now, passwordHash: nobody, passwordChosen: false, updatedAt: now }
      await tx.userAccount.update({ where: { id: userId }, data })
      await tx.mailToken.deleteMany({ where: { userId } })
      await tx.pendingSignIn.deleteMany({ where: { userId } })
      const since = new Date(taken.createdAt.getTime() - BEFORE_CHANGE_MS)
      await dropFactorsSince(tx, { userId, since })
      await dropIdentitiesSince(tx, { userId, since })
      const reset = await issueMailToken(tx, { userId, emailKey, kind: 'reset', now })
      await securityLog.record(tx, { userId, kind: 'address-change-undone', at })
      return { userId, reset }
    }),
  )
  if (!undone) return undefined
  await sessions.endAll(undone.userId)
  await devices.forget(undone.userId)
  return undone.reset
}

/** Another account has confirmed the address in the meantime. */
async function orTaken<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isConfirmedElsewhere(error)) return undefined
    throw error
  }
}
