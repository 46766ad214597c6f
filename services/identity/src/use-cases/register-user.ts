import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { UserRegistered } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../context.ts'
import type { Place } from '../domain/network.ts'
import { confirmBy } from '../domain/unconfirmed.ts'
import { announce } from './announce.ts'
import { mailAboutClaim } from './claim-mail.ts'
import type { Opened } from './sign-in.ts'

export type NewUser = { firstName: string; lastName: string; email: string; password: string; at: Place }

/**
 * Makes an account that claims the address, and its first session. Nothing in what it does or answers depends on whether the
 * address has an account already: whoever owns the mailbox is told by mail, and whoever signs up is not.
 */
export async function registerUser(context: Context, person: NewUser): Promise<Opened> {
  const { db, clock, passwords, sessions, securityLog, background } = context
  const { firstName, lastName, email, at } = person
  // Before the transaction: it takes tens of milliseconds and holds no row.
  const passwordHash = await passwords.hash(person.password)
  const emailKey = emailKeyOf(email)
  const id = uuidv7()
  const now = clock()

  const token = await transaction(db, async (tx) => {
    const times = { createdAt: now, updatedAt: now, confirmBy: confirmBy(now) }
    const names = { email, emailKey, firstName, lastName }
    await tx.userAccount.create({ data: { id, ...names, passwordHash, signUpDevice: at.device, ...times } })
    await tx.userProfile.create({ data: { userId: id, updatedAt: now } })
    await announce(tx, { type: 'UserRegistered', userId: id, data: UserRegistered.toJSON({ userId: id }) })
    const begun = await sessions.begin(tx, { userId: id, device: at.device })
    await securityLog.record(tx, { userId: id, kind: 'signed-up', at })
    return begun
  })
  background.run('mail about a new account', async () => void (await mailAboutClaim(context, id)))
  return { token, userId: id }
}
