import { transaction } from '@waymark/kit/db'
import { invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { type AppSetUp, appSetUp, asAppCode, newAppSecret, stepOfCode } from '../../domain/second-step/one-time-code.ts'
import { type Owner, requireProof } from '../change-password.ts'
import { dropCodesWithoutFactor } from './factors.ts'
import { codesForFirstFactor } from './recovery.ts'
import { requireConfirmedAddress, tellOwner } from './tell-owner.ts'

/** An app that is not confirmed by then has to be set up again. */
const SET_UP_MS = 15 * 60_000

/** A secret for an app; it counts for nothing until `confirmAuthenticator`. Throws `conflict` when the account has an app. */
export async function beginAuthenticator(context: Context, owner: Owner, password: string | undefined): Promise<AppSetUp> {
  const { db, sealer, clock } = context
  await requireProof(context, owner, password)
  const user = await requireConfirmedAddress(context, owner.userId)
  const secret = newAppSecret()
  const data = { sealedSecret: sealer.seal(secret, user.id), createdAt: clock(), lastStep: null }
  await transaction(db, async (tx) => {
    await lockAccount(tx, user.id)
    const { count } = await tx.authenticator.updateMany({ where: { userId: user.id, confirmedAt: null }, data })
    if (count === 1) return
    const { count: made } = await tx.authenticator.createMany({ data: { userId: user.id, ...data }, skipDuplicates: true })
    if (made === 0) throw hasApp()
  })
  return appSetUp(secret, user.email)
}

/** A first right code turns the app on. The recovery codes, when it is the account's first factor. */
export async function confirmAuthenticator(context: Context, owner: Owner, typed: string): Promise<string[]> {
  const { db, clock, limits } = context
  const { userId } = owner
  await limits.secondStep(userId)
  const since = new Date(clock().getTime() - SET_UP_MS)
  const waiting = await db.authenticator.findFirst({ where: { userId, confirmedAt: null, createdAt: { gt: since } } })
  if (!waiting) throw new AppError('conflict', 'This took too long, or the app is on already. Please begin again.')
  const step = stepFor(context, waiting, typed)
  if (step === undefined) {
    await context.securityLog.record(db, { userId, kind: 'app-added', outcome: 'refused', at: owner.at })
    throw invalid([{ path: 'code', message: 'This is not the code that we expect now' }])
  }
  const codes = await transaction(db, async (tx) => {
    await lockAccount(tx, userId)
    const where = { userId, confirmedAt: null, sealedSecret: waiting.sealedSecret }
    const { count } = await tx.authenticator.updateMany({ where, data: { confirmedAt: clock(), lastStep: step } })
    if (count === 0) throw hasApp()
    const first = await codesForFirstFactor(context, tx, userId)
    await context.securityLog.record(tx, { userId, kind: 'app-added', at: owner.at })
    return first
  })
  await limits.secondStepDone(userId)
  await tellOwner(context, userId, 'app-added')
  return codes
}

export async function removeAuthenticator(context: Context, owner: Owner, password: string | undefined): Promise<void> {
  const { userId } = owner
  await requireProof(context, owner, password)
  await transaction(context.db, async (tx) => {
    await lockAccount(tx, userId)
    const { count } = await tx.authenticator.deleteMany({ where: { userId, confirmedAt: { not: null } } })
    if (count === 0) throw new AppError('not_found', 'There is no authenticator app.')
    await dropCodesWithoutFactor(tx, userId)
    await context.securityLog.record(tx, { userId, kind: 'app-removed', at: owner.at })
  })
  await tellOwner(context, userId, 'app-removed')
}

/** What was begun and never confirmed. */
export async function purgeSetUps({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.authenticator.deleteMany({ where: { confirmedAt: null, createdAt: { lte: new Date(clock().getTime() - SET_UP_MS) } } })
}

/** Whether this is a code of the account's app that was not used before; it is used up. */
export async function takeAppCode(context: Context, given: { userId: string; typed: string }): Promise<boolean> {
  const { db } = context
  const { userId } = given
  const app = await db.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } })
  const step = app ? stepFor(context, app, given.typed) : undefined
  if (step === undefined) return false
  // Nor a step before one that was used: of two people who have seen two codes, the later one has been here.
  const where = { userId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] }
  const { count } = await db.authenticator.updateMany({ where, data: { lastStep: step } })
  return count === 1
}

function stepFor(
  { sealer, clock, log }: Context,
  app: { userId: string; sealedSecret: string },
  typed: string,
): number | undefined {
  const code = asAppCode(typed)
  if (!code) return undefined
  const secret = sealer.open(app.sealedSecret, app.userId)
  if (!secret) log.error({ userId: app.userId }, 'authenticator secret not decrypted, check its key')
  return secret && stepOfCode(code, secret, clock())
}

function hasApp(): AppError {
  return new AppError('conflict', 'Your account has an authenticator app. Please remove it before you set up another.')
}
