import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { newCredential, passkeyCreation } from '@waymark/contracts/models/identity/factors'
import { MOST_PASSKEYS } from '@waymark/contracts/models/identity/factors'
import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import type { TypeOf } from 'io-ts'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { Prisma } from '../../generated/client.ts'
import { type Owner, requireProof } from '../change-password.ts'
import { dropCodesWithoutFactor, factorsOf } from './factors.ts'
import { codesForFirstFactor } from './recovery.ts'
import { requireConfirmedAddress, tellOwner } from './tell-owner.ts'
import { requireWayIn } from './ways-in.ts'

/** COSE algorithms that devices offer: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257] as const
export const CEREMONY_MS = 300_000

type Creation = TypeOf<typeof passkeyCreation>
type NewCredential = TypeOf<typeof newCredential>

/** What the browser needs to make a passkey. The challenge belongs to this session. */
export async function beginPasskey(context: Context, owner: Owner, password: string | undefined): Promise<Creation> {
  const { challenges, relyingParty } = context
  requirePasskeys(context)
  await requireProof(context, owner, password)
  const user = await requireConfirmedAddress(context, owner.userId)
  const { passkeys } = await factorsOf(context, user.id)
  if (passkeys.length >= MOST_PASSKEYS) throw tooMany()
  return {
    rp: { id: relyingParty.id, name: relyingParty.name },
    user: { id: handleOf(user.id), name: user.email, displayName: `${user.firstName} ${user.lastName}` },
    challenge: await challenges.make('add', owner.sessionId),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CEREMONY_MS,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Adds what the browser made. The recovery codes, when it is the account's first factor. */
export async function addPasskey(
  context: Context,
  owner: Owner,
  given: { name: string; credential: NewCredential },
): Promise<string[]> {
  const { db, clock, challenges, relyingParty } = context
  const { userId } = owner
  requirePasskeys(context)
  const expectedChallenge = await challenges.take('add', owner.sessionId)
  if (!expectedChallenge) throw new AppError('conflict', 'This took too long, or was sent twice. Please begin again.')
  await requireConfirmedAddress(context, userId)
  const { credential } = given
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch((err: unknown) => {
    context.log.info({ reason: reasonOf(err) }, 'new passkey rejected')
    return undefined
  })
  if (!made?.verified) throw new AppError('bad_request', 'This passkey cannot be used here. Please try again, or use another.')
  const { id: credentialId, publicKey, counter } = made.registrationInfo.credential
  const data = { id: uuidv7(), userId, credentialId, publicKey, counter, name: given.name.trim(), createdAt: clock() }
  const codes = await orKnown(() =>
    transaction(db, async (tx) => {
      await lockAccount(tx, userId)
      await tx.passkey.create({ data })
      if ((await tx.passkey.count({ where: { userId } })) > MOST_PASSKEYS) throw tooMany()
      const first = await codesForFirstFactor(context, tx, userId)
      await context.securityLog.record(tx, { userId, kind: 'passkey-added', at: owner.at })
      return first
    }),
  )
  await tellOwner(context, userId, 'passkey-added')
  return codes
}

export async function renamePasskey({ db }: Context, wish: { userId: string; id: string; name: string }): Promise<void> {
  const { userId, id, name } = wish
  const { count } = await db.passkey.updateMany({ where: { id, userId }, data: { name: name.trim() } })
  if (count === 0) throw noPasskey()
}

/** Throws `conflict` when nothing else opens the account. */
export async function removePasskey(
  context: Context,
  owner: Owner,
  wish: { id: string; password: string | undefined },
): Promise<void> {
  const { userId } = owner
  await requireProof(context, owner, wish.password)
  await transaction(context.db, async (tx) => {
    await lockAccount(tx, userId)
    const { count } = await tx.passkey.deleteMany({ where: { id: wish.id, userId } })
    if (count === 0) throw noPasskey()
    await requireWayIn(context, tx, userId)
    await dropCodesWithoutFactor(tx, userId)
    await context.securityLog.record(tx, { userId, kind: 'passkey-removed', at: owner.at })
  })
  await tellOwner(context, userId, 'passkey-removed')
}

/** Throws `conflict` where no browser would make a passkey for the site's address. */
export function requirePasskeys({ relyingParty }: Pick<Context, 'relyingParty'>): void {
  if (!relyingParty.possible)
    throw new AppError('conflict', 'Passkeys need a site that is reached by name and over an encrypted connection.')
}

/** The account's number as 16 bytes: what a passkey carries of it says nothing about the person. */
export function handleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Why a library refused, in its own words: they name no secret. */
export function reasonOf(err: unknown): string {
  return err instanceof Error ? err.message.slice(0, 200) : 'unknown'
}

async function orKnown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    throw new AppError('conflict', 'This passkey is in use already.')
  }
}

function tooMany(): AppError {
  return new AppError('conflict', `An account has ${MOST_PASSKEYS} passkeys at most. Please remove one first.`)
}

function noPasskey(): AppError {
  return new AppError('not_found', 'There is no such passkey.')
}
