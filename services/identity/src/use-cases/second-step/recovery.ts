import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../../context.ts'
import { lockAccount } from '../../data/locked-account.ts'
import { asRecoveryCode, newRecoveryCodes } from '../../domain/second-step/recovery-codes.ts'
import type { Prisma } from '../../generated/client.ts'
import { type Owner, requireProof } from '../change-password.ts'
import { factorsOf } from './factors.ts'
import { tellOwner } from './tell-owner.ts'

/** Ten new codes, readable this once; those of before work no longer. */
export async function writeRecoveryCodes(
  { sealer, clock }: Pick<Context, 'sealer' | 'clock'>,
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const createdAt = clock()
  await tx.recoveryCode.deleteMany({ where: { userId } })
  const rows = codes.map((code) => ({ userId, codeDigest: sealer.digests(textOf(userId, code))[0], createdAt }))
  await tx.recoveryCode.createMany({ data: rows })
  return codes
}

/** With the first factor come its codes; a later one leaves them as they are. */
export async function codesForFirstFactor(
  context: Pick<Context, 'sealer' | 'clock'>,
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<string[]> {
  const known = await tx.recoveryCode.count({ where: { userId } })
  return known > 0 ? [] : writeRecoveryCodes(context, tx, userId)
}

/** At the wish of the owner, who has used them up or lost them. Throws `conflict` while there is nothing that they would stand in for. */
export async function renewRecoveryCodes(context: Context, owner: Owner, password: string | undefined): Promise<string[]> {
  await requireProof(context, owner, password)
  const codes = await transaction(context.db, async (tx) => {
    await lockAccount(tx, owner.userId)
    if (!(await factorsOf({ db: tx }, owner.userId)).on) throw nothingToRecover()
    const written = await writeRecoveryCodes(context, tx, owner.userId)
    await context.securityLog.record(tx, { userId: owner.userId, kind: 'recovery-codes-renewed', at: owner.at })
    return written
  })
  await tellOwner(context, owner.userId, 'codes-renewed')
  return codes
}

/** Uses a code up: true once. */
export async function takeRecoveryCode(
  { db, sealer, clock }: Pick<Context, 'db' | 'sealer' | 'clock'>,
  given: { userId: string; typed: string },
): Promise<boolean> {
  const code = asRecoveryCode(given.typed)
  if (!code) return false
  const where = { userId: given.userId, codeDigest: { in: sealer.digests(textOf(given.userId, code)) }, usedAt: null }
  const { count } = await db.recoveryCode.updateMany({ where, data: { usedAt: clock() } })
  return count === 1
}

function textOf(userId: string, code: string): string {
  return `${userId} ${code}`
}

function nothingToRecover(): AppError {
  return new AppError('conflict', 'Recovery codes stand in for an authenticator app or a passkey. Please add one of these first.')
}
