import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { transaction } from '@waymark/kit/db'
import type { Context } from '../../context.ts'
import { holdAccount } from '../../data/locked-account.ts'
import { ProviderFailure } from '../../data/provider/failure.ts'
import type { ProviderPerson } from '../../data/provider/provider.ts'
import type { Place } from '../../domain/network.ts'
import { accountsOf } from '../find-account.ts'
import { factorsOf } from '../second-step/factors.ts'
import type { Opened, Waiting } from '../sign-in.ts'
import { registerByProvider } from './register-by-provider.ts'

export type Arrival = {
  person: ProviderPerson
  at: Place
  replaces?: { userId: string; sessionId: string } | undefined
}

/**
 * The session, or what waits for the second step, of the account that this person of the provider opens; a new account where there is none
 * with the address. Undefined when there is one: an address alone never opens what somebody else may own. Throws `ProviderFailure`
 * `unverified` where an address is needed that the provider does not vouch for.
 */
export async function signInByProvider(context: Context, arrival: Arrival): Promise<Opened | Waiting | undefined> {
  const { person } = arrival
  const known = await openKnown(context, arrival)
  if (known) return known
  if (person.email === undefined) throw new ProviderFailure('unverified')
  const { confirmed, claimed } = await accountsOf(context, emailKeyOf(person.email))
  if (confirmed || claimed) return undefined
  // Of two that arrive at once one makes the account, and the other finds it.
  return (await registerByProvider(context, arrival)) ?? openKnown(context, arrival)
}

async function openKnown(context: Context, { person, at, replaces }: Arrival): Promise<Opened | Waiting | undefined> {
  const { db, clock, sessions, pendingSignIns, securityLog } = context
  const key = { issuer: person.issuer, subject: person.subject }
  const found = await db.providerIdentity.findUnique({ where: { issuer_subject: key }, select: { userId: true } })
  if (!found) return undefined
  const { userId } = found
  const { on } = await factorsOf(context, userId)
  // A session is never carried over into another sign-in.
  if (replaces && !on) await sessions.end(replaces.userId, replaces.sessionId)
  return transaction(db, async (tx) => {
    const account = await holdAccount(tx, userId)
    const { count } = await tx.providerIdentity.updateMany({ where: { ...key, userId }, data: { lastUsedAt: clock() } })
    // Removed while we looked at it, it opens nothing.
    if (account === undefined || count === 0) return undefined
    if (on) {
      const pending = await pendingSignIns.begin(tx, userId, { byProvider: true })
      await securityLog.record(tx, { userId, kind: 'provider-right', at })
      return { pending }
    }
    const token = await sessions.begin(tx, { userId, device: at.device })
    await securityLog.record(tx, { userId, kind: 'signed-in-by-provider', at })
    return { token, userId }
  })
}
