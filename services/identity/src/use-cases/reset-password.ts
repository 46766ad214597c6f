import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import type { Context } from '../context.ts'
import { lockedAccount } from '../data/locked-account.ts'
import type { Place } from '../domain/network.ts'
import { tellPasswordChanged } from './change-password.ts'
import { accountsOf } from './find-account.ts'
import { findMailToken, issueMailToken, type TakenToken, takeMailToken } from './mail-token.ts'
import { dropOtherClaims, isConfirmedElsewhere } from './verify-email.ts'

/** Sends the link if there is such an account. Whoever asked is answered before and without any of this. */
export async function sendReset(context: Context, { email, at }: { email: string; at: Place }): Promise<void> {
  const { db, clock, limits, mailer, messages, securityLog } = context
  const emailKey = emailKeyOf(email)
  const { confirmed, claimed } = await accountsOf(context, emailKey)
  const user = confirmed ?? claimed
  const asked = { kind: 'password-reset-asked', at } as const
  if (!user) return securityLog.note(asked)
  if (!(await limits.mayMail(emailKey))) return securityLog.record(db, { ...asked, outcome: 'throttled', userId: user.id })
  const wish = { userId: user.id, emailKey, kind: 'reset', now: clock() } as const
  const token = await transaction(db, async (tx) => {
    if (!(await lockedAccount(tx, user.id))) return undefined
    const issued = await issueMailToken(tx, wish)
    await securityLog.record(tx, { ...asked, userId: user.id })
    return issued
  })
  // To the address as it is stored: the one in the form may be spelled so that it reaches somebody else.
  if (token !== undefined) mailer.send(user.email, messages.reset(user, token))
}

/** The account whose password a link may change, or undefined for a link that is used up, expired or unknown. */
export async function accountToReset({ db, clock }: Context, token: string | undefined) {
  const found = await findMailToken(db, { token, kind: 'reset', now: clock() })
  if (!found) return undefined
  return (await db.userAccount.findFirst({ where: { id: found.userId, emailKey: found.emailKey } })) ?? undefined
}

/** Whose password it is now, or undefined when the link does not work any more. Ends every session: whoever knew the old password is out. */
export async function resetPassword(
  context: Context,
  wish: { token: string; password: string; at: Place },
): Promise<string | undefined> {
  const { clock, passwords, sessions, devices, limits } = context
  if (!(await accountToReset(context, wish.token))) return undefined
  const passwordHash = await passwords.hash(wish.password)
  const owner = await store(context, { token: wish.token, passwordHash, at: wish.at, now: clock() })
  if (!owner) return undefined
  await sessions.endAll(owner.userId)
  await devices.forget(owner.userId)
  await limits.succeeded({ emailKey: owner.emailKey })
  await dropOtherClaims(context, owner)
  await tellPasswordChanged(context, owner.userId)
  return owner.userId
}

async function store(
  { db, securityLog }: Context,
  wish: { token: string; passwordHash: string; at: Place; now: Date },
): Promise<TakenToken | undefined> {
  const { token, passwordHash, at, now } = wish
  try {
    return await transaction(db, async (tx) => {
      const taken = await takeMailToken(tx, { token, kind: 'reset', now })
      if (!taken) return undefined
      const where = { id: taken.userId, emailKey: taken.emailKey }
      const { count } = await tx.userAccount.updateMany({ where, data: { passwordHash, passwordChosen: true, updatedAt: now } })
      if (count === 0) return undefined
      // The link came to this address, so it is theirs; no other link that is under way is of use to whoever knew the old password.
      await tx.userAccount.updateMany({ where: { ...where, emailVerifiedAt: null }, data: { emailVerifiedAt: now } })
      await tx.mailToken.deleteMany({ where: { userId: taken.userId, kind: { not: 'undo' } } })
      await tx.pendingSignIn.deleteMany({ where: { userId: taken.userId } })
      await securityLog.record(tx, { userId: taken.userId, kind: 'password-reset', at })
      return taken
    })
  } catch (error) {
    if (isConfirmedElsewhere(error)) return undefined
    throw error
  }
}
