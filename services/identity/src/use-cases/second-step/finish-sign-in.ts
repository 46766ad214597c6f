import { transaction } from '@waymark/kit/db'
import type { Context } from '../../context.ts'
import { holdAccount } from '../../data/locked-account.ts'
import type { Pending } from '../../data/second-step/pending-sign-ins.ts'
import type { Place } from '../../domain/network.ts'
import { joinIdentity } from '../provider/join-identity.ts'
import type { Opened } from '../sign-in.ts'
import { takeAppCode } from './authenticator.ts'
import { takeRecoveryCode } from './recovery.ts'
import { tellOwner } from './tell-owner.ts'

type Attempt = {
  pending: Pending
  typed: string
  at: Place
  replaces?: { userId: string; sessionId: string } | undefined
}
export type Finished = Opened | 'wrong' | 'over'

/**
 * The session, if the code is right: of the authenticator app, or a recovery code. `wrong` may be tried again, `over` begins with the
 * password: too many codes were wrong, or somebody else has finished this sign-in. Throws `too_many` for an account at which many codes
 * were tried, in whichever sign-ins.
 */
export async function finishSignIn(context: Context, attempt: Attempt): Promise<Finished> {
  const { db, limits, pendingSignIns, securityLog, background } = context
  const { pending, typed, at } = attempt
  const { userId } = pending
  const step = { userId, kind: 'second-step', at } as const
  try {
    await limits.secondStep(userId)
  } catch (error) {
    await securityLog.record(db, { ...step, outcome: 'throttled' })
    throw error
  }
  if (!(await pendingSignIns.guess(pending))) {
    await securityLog.record(db, { ...step, outcome: 'refused' })
    if (!pending.byProvider) background.run('tell of wrong codes', () => tellOfWrongCodes(context, userId))
    return 'over'
  }
  const byApp = await takeAppCode(context, { userId, typed })
  const byRecovery = !byApp && (await takeRecoveryCode(context, { userId, typed }))
  if (!byApp && !byRecovery) {
    await securityLog.record(db, { ...step, outcome: 'refused' })
    return 'wrong'
  }
  const opened = await openWaiting(context, attempt, byApp ? 'signed-in-by-app' : 'signed-in-by-recovery-code')
  if (opened && byRecovery) await tellOwner(context, userId, 'code-used')
  return opened ?? 'over'
}

/** The session of a sign-in whose second step was right. Undefined when its password was changed meanwhile, or it was finished already. */
async function openWaiting(
  context: Context,
  { pending, at, replaces }: Attempt,
  kind: 'signed-in-by-app' | 'signed-in-by-recovery-code',
): Promise<Opened | undefined> {
  const { db, sessions, pendingSignIns, limits, securityLog } = context
  const { userId } = pending
  // A session is never carried over into another sign-in.
  if (replaces) await sessions.end(replaces.userId, replaces.sessionId)
  const opened = await transaction(db, async (tx) => {
    // Whoever changes the password locks the row and drops what waits: after the lock it is there or it is not.
    const emailKey = await holdAccount(tx, userId)
    if (emailKey === undefined || !(await pendingSignIns.take(tx, pending))) return undefined
    const token = await sessions.begin(tx, { userId, device: at.device })
    await securityLog.record(tx, { userId, kind, at })
    const joined = pending.join !== undefined && (await joinIdentity(context, tx, { userId, identity: pending.join, at }))
    return { token, emailKey, joined }
  })
  if (!opened) return undefined
  await limits.secondStepDone(userId)
  await limits.succeeded({ emailKey: opened.emailKey })
  if (opened.joined) await tellOwner(context, userId, 'provider-joined')
  return { token: opened.token, userId }
}

/** Wrong codes come after a right password: somebody may know it. */
async function tellOfWrongCodes(context: Context, userId: string): Promise<void> {
  const { db, limits } = context
  const user = await db.userAccount.findUnique({ where: { id: userId } })
  if (user && (await limits.mayTellOwner(user.emailKey, 'codes'))) await tellOwner(context, userId, 'codes-refused')
}
