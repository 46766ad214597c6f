import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { assertion, type passkeyRequest } from '@waymark/contracts/models/identity/factors'
import { transaction } from '@waymark/kit/db'
import { check } from '@waymark/kit/decode'
import type { TypeOf } from 'io-ts'
import type { Context } from '../../context.ts'
import { holdAccount } from '../../data/locked-account.ts'
import type { Pending } from '../../data/second-step/pending-sign-ins.ts'
import type { Place } from '../../domain/network.ts'
import type { Passkey } from '../../generated/client.ts'
import { joinIdentity } from '../provider/join-identity.ts'
import type { Opened } from '../sign-in.ts'
import { CEREMONY_MS, handleOf, reasonOf, requirePasskeys } from './passkeys.ts'
import { tellOwner } from './tell-owner.ts'

type Assertion = TypeOf<typeof assertion>
type Attempt = {
  /** Whose challenge it is: the value of this browser's cookie. */
  owner: string
  /** JSON, as the page's script put it into the form. */
  credential: string
  at: Place
  /** The sign-in by password whose second step this is, if one waits in this browser. */
  pending?: Pending | undefined
  replaces?: { userId: string; sessionId: string } | undefined
}

export async function passkeyRequestFor(context: Context, owner: string): Promise<TypeOf<typeof passkeyRequest>> {
  requirePasskeys(context)
  const challenge = await context.challenges.make('sign-in', owner)
  return { challenge, rpId: context.relyingParty.id, timeout: CEREMONY_MS, userVerification: 'required' }
}

/**
 * The session of whoever holds the passkey: it proves a device and, by the device's own lock, its owner, so that nothing else is asked for.
 * Undefined for a challenge that is used up, a passkey that we do not know, and a signature that does not hold: they look the same.
 */
export async function signInByPasskey(context: Context, attempt: Attempt): Promise<Opened | undefined> {
  const { db, clock, challenges, sessions, limits, pendingSignIns, securityLog, log } = context
  requirePasskeys(context)
  const expectedChallenge = await challenges.take('sign-in', attempt.owner)
  const given = decode(attempt.credential)
  const refused = { kind: 'signed-in-by-passkey', outcome: 'refused', at: attempt.at } as const
  if (!expectedChallenge || !given) {
    securityLog.note(refused)
    return undefined
  }
  const passkey = await db.passkey.findUnique({ where: { credentialId: given.id }, include: { user: true } })
  const counter = passkey ? await counterOf(context, { attempt, given, passkey, expectedChallenge }) : undefined
  if (!passkey || counter === undefined) {
    // A passkey that we know does not come from strangers: what it did belongs on its owner's list.
    if (passkey) await securityLog.record(db, { ...refused, userId: passkey.userId })
    else securityLog.note(refused)
    return undefined
  }
  const { userId, user } = passkey
  const { replaces, pending, at } = attempt
  // A session is never carried over into another sign-in.
  if (replaces) await sessions.end(replaces.userId, replaces.sessionId)
  const opened = await transaction(db, async (tx) => {
    if ((await holdAccount(tx, userId)) === undefined) return undefined
    // The row as it was read: removed meanwhile, or its counter moved on by the same signature, it opens nothing.
    const where = { id: passkey.id, counter: passkey.counter }
    const { count } = await tx.passkey.updateMany({ where, data: { counter, lastUsedAt: clock() } })
    if (count === 0) return undefined
    const finished = pending !== undefined && (await pendingSignIns.take(tx, pending))
    const begun = await sessions.begin(tx, { userId, device: at.device })
    await securityLog.record(tx, { userId, kind: 'signed-in-by-passkey', at })
    const join = finished ? pending.join : undefined
    const joined = join !== undefined && (await joinIdentity(context, tx, { userId, identity: join, at }))
    return { token: begun, joined }
  })
  if (opened === undefined) {
    log.info('passkey used twice at once or removed')
    return undefined
  }
  await limits.secondStepDone(userId)
  await limits.succeeded({ emailKey: user.emailKey })
  if (opened.joined) await tellOwner(context, userId, 'provider-joined')
  return { token: opened.token, userId }
}

type Shown = { given: Assertion; passkey: Passkey; expectedChallenge: string }

/** The new counter, if the passkey may sign in here. */
async function counterOf(context: Context, { attempt, ...shown }: Shown & { attempt: Attempt }): Promise<number | undefined> {
  const { userId } = shown.passkey
  // What waits in this browser is for its own account: the passkey of another one does not finish it.
  if (attempt.pending && attempt.pending.userId !== userId) return undefined
  const { userHandle } = shown.given.response
  return userHandle === undefined || userHandle === handleOf(userId) ? verify(context, shown) : undefined
}

/** The new counter, or undefined. */
async function verify({ relyingParty, log }: Context, { given, passkey, expectedChallenge }: Shown): Promise<number | undefined> {
  const { userHandle: _handle, ...response } = given.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        // A counter that goes back is the sign of a copied key: the library refuses it.
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (err) {
    log.info({ reason: reasonOf(err), passkeyId: passkey.id }, 'passkey rejected')
    return undefined
  }
}

function decode(text: string): Assertion | undefined {
  try {
    const decoded = check(assertion, JSON.parse(text))
    return decoded.ok ? decoded.value : undefined
  } catch {
    return undefined
  }
}
