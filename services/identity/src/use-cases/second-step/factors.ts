import { transaction } from '@waymark/kit/db'
import type { Context } from '../../context.ts'
import { lockedAccount } from '../../data/locked-account.ts'
import type { Prisma } from '../../generated/client.ts'
import { presentIdentities } from '../provider/join-identity.ts'

type Reading = { db: Pick<Prisma.TransactionClient, 'authenticator' | 'passkey' | 'recoveryCode'> }

/** The means of signing in that an account has beside its password. Any of them turns the second step on. */
export async function factorsOf({ db }: Reading, userId: string) {
  const [app, passkeys] = await Promise.all([
    db.authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } }),
    db.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  ])
  return { app: app ?? undefined, passkeys, on: app !== null || passkeys.length > 0 }
}

/** What the owner sees of them: nothing secret. */
export async function presentFactors(context: Pick<Context, 'db' | 'relyingParty' | 'provider'>, userId: string) {
  const { app, passkeys } = await factorsOf(context, userId)
  return {
    ...(app?.confirmedAt && { authenticatorSince: app.confirmedAt.toISOString() }),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
    providers: await presentIdentities(context, userId),
    recoveryCodesLeft: await context.db.recoveryCode.count({ where: { userId, usedAt: null } }),
    passkeysPossible: context.relyingParty.possible,
  }
}

/** For the file of everything: what there is and since when, without what opens anything. */
export async function exportedFactors(context: Pick<Context, 'db' | 'relyingParty' | 'provider'>, userId: string) {
  const { passkeysPossible: _possible, providers: _toldWhole, ...held } = await presentFactors(context, userId)
  const codes = await context.db.recoveryCode.findMany({ where: { userId }, orderBy: [{ usedAt: 'desc' }] })
  return {
    ...held,
    recoveryCodes: codes.map(({ createdAt, usedAt }) => ({
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }
}

/** Recovery codes stand in for other means and are worth nothing alone. */
export async function dropCodesWithoutFactor(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const { on } = await factorsOf({ db: tx }, userId)
  if (!on) await tx.recoveryCode.deleteMany({ where: { userId } })
}

/** False when there was none. What waits for a second step is over, too. */
export async function removeEveryFactor({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await lockedAccount(tx, userId))) return false
    const { on } = await factorsOf({ db: tx }, userId)
    await dropFactorsSince(tx, { userId, since: new Date(0) })
    await tx.pendingSignIn.deleteMany({ where: { userId } })
    return on
  })
}

/** What was added at or after a moment from which on somebody else may have had the account. */
export async function dropFactorsSince(tx: Prisma.TransactionClient, who: { userId: string; since: Date }): Promise<void> {
  const where = { userId: who.userId, createdAt: { gte: who.since } }
  await tx.authenticator.deleteMany({ where })
  await tx.passkey.deleteMany({ where })
  await tx.recoveryCode.deleteMany({ where })
  await dropCodesWithoutFactor(tx, who.userId)
}
