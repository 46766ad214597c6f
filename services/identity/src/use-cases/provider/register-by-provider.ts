import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import { UserRegistered } from '@waymark/proto/waymark/events/v1/events'
import type { Context } from '../../context.ts'
import { ProviderFailure } from '../../data/provider/failure.ts'
import { newToken } from '../../domain/secret-token.ts'
import { announce } from '../announce.ts'
import type { Opened } from '../sign-in.ts'
import { dropOtherClaims, isConfirmedElsewhere } from '../verify-email.ts'
import { joinIdentity } from './join-identity.ts'
import type { Arrival } from './sign-in-by-provider.ts'

/**
 * A new account with its first session; its address is confirmed, for the provider vouches for it. Its password is one that nobody knows: who
 * wants one has a link sent. Accounts that only claim the address go, as when an address is confirmed by mail. Undefined when somebody else
 * was faster with the address or the identity.
 */
export async function registerByProvider(context: Context, { person, at, replaces }: Arrival): Promise<Opened | undefined> {
  const { db, clock, passwords, sessions, securityLog } = context
  const { email, firstName, lastName } = person
  if (email === undefined) throw new ProviderFailure('unverified')
  const passwordHash = await passwords.hash(newToken())
  const emailKey = emailKeyOf(email)
  const id = uuidv7()
  const now = clock()
  try {
    const token = await transaction(db, async (tx) => {
      const times = { createdAt: now, updatedAt: now, confirmBy: now, emailVerifiedAt: now }
      const names = { email, emailKey, firstName, lastName }
      await tx.userAccount.create({
        data: { id, ...names, passwordHash, passwordChosen: false, signUpDevice: at.device, ...times },
      })
      await tx.userProfile.create({ data: { userId: id, updatedAt: now } })
      await announce(tx, { type: 'UserRegistered', userId: id, data: UserRegistered.toJSON({ userId: id }) })
      const begun = await sessions.begin(tx, { userId: id, device: at.device })
      await securityLog.record(tx, { userId: id, kind: 'signed-up', at })
      if (!(await joinIdentity(context, tx, { userId: id, identity: person, at }))) throw new IdentityTaken()
      return begun
    })
    if (replaces) await sessions.end(replaces.userId, replaces.sessionId)
    await dropOtherClaims(context, { userId: id, emailKey })
    return { token, userId: id }
  } catch (error) {
    if (isConfirmedElsewhere(error) || error instanceof IdentityTaken) return undefined
    throw error
  }
}

/** Takes the transaction back. */
class IdentityTaken extends Error {}
