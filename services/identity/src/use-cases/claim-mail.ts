import { transaction } from '@waymark/kit/db'
import type { Context } from '../context.ts'
import { lockedAccount } from '../data/locked-account.ts'
import { issueMailToken } from './mail-token.ts'

/**
 * The mail to an address that an account claims: a link to confirm it with or, where another account has confirmed it, word of that. Both
 * name when and where the account was made, and let it be deleted. False when the mailbox has had enough.
 */
export async function mailAboutClaim(context: Context, userId: string, options: { last?: boolean } = {}): Promise<boolean> {
  const { db, clock, limits, mailer, messages } = context
  const user = await db.userAccount.findFirst({ where: { id: userId, emailVerifiedAt: null } })
  if (!user) return true
  const { emailKey, createdAt, signUpDevice } = user
  const owner = await db.userAccount.findFirst({ where: { emailKey, emailVerifiedAt: { not: null } } })
  // Its owner has heard of it once: a reminder would be for whoever claims the address.
  if (owner && options.last) return true
  if (!(await limits.mayMail(emailKey))) return false
  const now = clock()
  const tokens = await transaction(db, async (tx) => {
    if (!(await lockedAccount(tx, userId))) return undefined
    const verify = owner ? '' : await issueMailToken(tx, { userId, emailKey, kind: 'verify', now })
    return { verify, disown: await issueMailToken(tx, { userId, emailKey, kind: 'disown', now }) }
  })
  if (!tokens) return true
  const made = { createdAt, device: signUpDevice, disownToken: tokens.disown }
  if (owner) mailer.send(owner.email, messages.addressInUse(owner, made))
  else if (options.last)
    mailer.send(user.email, messages.lastCall(user, { ...made, token: tokens.verify, confirmBy: user.confirmBy }))
  else mailer.send(user.email, messages.verify(user, { ...made, token: tokens.verify }))
  return true
}
