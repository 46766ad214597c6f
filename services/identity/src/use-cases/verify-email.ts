import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { publishLiveUpdate } from '../data/live-update.ts'
import type { Place } from '../domain/network.ts'
import { Prisma } from '../generated/client.ts'
import { mailAboutClaim } from './claim-mail.ts'
import { eraseAccount } from './erase-account.ts'
import { findMailToken, type TakenToken, takeMailToken } from './mail-token.ts'
import type { Opened } from './sign-in.ts'

/** The account that a link would confirm; looking has no effect. */
export async function accountToConfirm(context: Context, token: string | undefined) {
  const { db, clock } = context
  const found = await findMailToken(db, { token, kind: 'verify', now: clock() })
  if (!found) return undefined
  const where = { id: found.userId, emailKey: found.emailKey, emailVerifiedAt: null }
  return (await db.userAccount.findFirst({ where })) ?? undefined
}

/**
 * Confirms the address in a session of its own account. False when the link does not work any more. Who opens the link anywhere else has
 * shown that the mailbox is theirs, not that the account is: see `takeOverAccount`.
 */
export async function verifyEmail(
  context: Context,
  wish: { token: string | undefined; userId: string; at: Place },
): Promise<boolean> {
  const confirmed = await confirm(context, wish, (taken) => taken.userId === wish.userId)
  if (!confirmed) return false
  await context.sessions.refresh(confirmed.userId)
  await dropOtherClaims(context, confirmed)
  return true
}

/**
 * Confirms the address and gives the account to the owner of the mailbox: with a password that only they know, every session ended and every
 * link that is under way with them. The one new session, or undefined when the link does not work any more.
 */
export async function takeOverAccount(
  context: Context,
  wish: { token: string; password: string; at: Place; replaces: { userId: string; sessionId: string } | undefined },
): Promise<Opened | undefined> {
  const { db, devices, passwords, sessions, securityLog } = context
  if (!(await accountToConfirm(context, wish.token))) return undefined
  const passwordHash = await passwords.hash(wish.password)
  const confirmed = await confirm(context, wish, () => true, passwordHash)
  if (!confirmed) return undefined
  await sessions.endAll(confirmed.userId)
  await dropOtherClaims(context, confirmed)
  if (wish.replaces) await sessions.end(wish.replaces.userId, wish.replaces.sessionId)
  await devices.forget(confirmed.userId)
  const { userId } = confirmed
  const token = await transaction(db, async (tx) => {
    const begun = await sessions.begin(tx, { userId, device: wish.at.device })
    await securityLog.record(tx, { userId, kind: 'signed-in', at: wish.at })
    return begun
  })
  return { token, userId }
}

async function confirm(
  { db, clock, limits, securityLog }: Context,
  { token, at }: { token: string | undefined; at: Place },
  may: (taken: TakenToken) => boolean,
  passwordHash?: string,
): Promise<TakenToken | undefined> {
  const now = clock()
  try {
    const confirmed = await transaction(db, async (tx) => {
      const found = await findMailToken(tx, { token, kind: 'verify', now })
      const taken = found && may(found) ? await takeMailToken(tx, { token, kind: 'verify', now }) : undefined
      if (!taken) return undefined
      const where = { id: taken.userId, emailKey: taken.emailKey, emailVerifiedAt: null }
      const data = { emailVerifiedAt: now, updatedAt: now, ...(passwordHash && { passwordHash, passwordChosen: true }) }
      const { count } = await tx.userAccount.updateMany({ where, data })
      if (count === 0) return undefined
      // Whoever made the account may have asked for others, to change its address say.
      await tx.mailToken.deleteMany({ where: { userId: taken.userId, ...(!passwordHash && { kind: 'disown' }) } })
      await publishLiveUpdate(tx, { userId: taken.userId, tags: ['User'] })
      await securityLog.record(tx, { userId: taken.userId, kind: 'address-confirmed', at })
      if (passwordHash) await securityLog.record(tx, { userId: taken.userId, kind: 'password-reset', at })
      return taken
    })
    // Whoever reads the mailbox is its owner: what was tried at the address before counts no longer.
    if (confirmed) await limits.succeeded({ emailKey: confirmed.emailKey })
    return confirmed
  } catch (error) {
    if (isConfirmedElsewhere(error)) return undefined
    throw error
  }
}

/** An address has one confirmed account: the index decides between two that confirm it at once. */
export function isConfirmedElsewhere(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/** The address has its owner: accounts that others made with it go. What is left by a crash here goes when its time is over. */
export async function dropOtherClaims(
  context: Context,
  { userId, emailKey }: Pick<TakenToken, 'userId' | 'emailKey'>,
): Promise<void> {
  const where = { emailKey, emailVerifiedAt: null, id: { not: userId } }
  for (const { id } of await context.db.userAccount.findMany({ where, select: { id: true } }))
    await eraseAccount(context, id, { emailVerifiedAt: null })
}

/** Nothing to do for an address that is confirmed. Throws `too_many` when the mailbox has had enough of these. */
export async function resendVerification(context: Context, userId: string): Promise<void> {
  if (await mailAboutClaim(context, userId)) return
  const detail = 'We have sent this mail a few times already. Please look into your mailbox, and the spam folder, first.'
  throw new AppError('too_many', detail, { headers: { 'retry-after': '900' } })
}
