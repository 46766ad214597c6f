import type { Context } from '../context.ts'
import { emailKeyOf } from '../domain/email-key.ts'
import { findMailToken, issueMailToken, takeMailToken } from './mail-token.ts'

/** Sends the link if there is such an account. Whoever asked is answered before and without any of this. */
export async function sendReset(context: Context, email: string): Promise<void> {
  const { db, clock, limits, mailer, messages } = context
  const emailKey = emailKeyOf(email)
  const user = await db.userAccount.findUnique({ where: { emailKey }, select: { id: true, email: true, firstName: true } })
  if (!user || !(await limits.mayMail(emailKey))) return
  const wish = { userId: user.id, emailKey, kind: 'reset', now: clock() } as const
  const token = await db.$transaction((tx) => issueMailToken(tx, wish))
  // To the address as it is stored: the one in the form may be spelled so that it reaches somebody else.
  mailer.send(user.email, messages.reset(user, token))
}

/** The address whose password a link may change, or undefined for a link that is used up, expired or unknown. */
export async function resetAddress(context: Context, token: string | undefined): Promise<string | undefined> {
  return (await findMailToken(context.db, { token, kind: 'reset', now: context.clock() }))?.emailKey
}

/** False when the link does not work any more. Ends every session: whoever knew the old password is out. */
export async function resetPassword(context: Context, wish: { token: string; password: string }): Promise<boolean> {
  const { db, clock, passwords, sessions } = context
  if ((await resetAddress(context, wish.token)) === undefined) return false
  const passwordHash = await passwords.hash(wish.password)
  const now = clock()
  const userId = await db.$transaction(async (tx) => {
    const taken = await takeMailToken(tx, { token: wish.token, kind: 'reset', now })
    if (!taken) return undefined
    const user = await tx.userAccount.update({ where: { id: taken.userId }, data: { passwordHash, updatedAt: now } })
    // The link came to this address, so it is theirs.
    if (user.emailKey === taken.emailKey && !user.emailVerifiedAt)
      await tx.userAccount.update({ where: { id: user.id }, data: { emailVerifiedAt: now } })
    return user.id
  })
  if (userId === undefined) return false
  await sessions.endAll(userId)
  return true
}
