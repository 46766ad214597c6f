import { uuidv7 } from '@waymark/kit/ids'
import type { Context } from '../../context.ts'
import type { ProviderIdentity } from '../../data/provider/provider.ts'
import type { Place } from '../../domain/network.ts'
import type { Prisma } from '../../generated/client.ts'

type Joining = { userId: string; identity: ProviderIdentity; at: Place }

/** From now on the provider's word opens the account. False when it opens one already: nobody's is taken away. */
export async function joinIdentity(
  { clock, securityLog }: Pick<Context, 'clock' | 'securityLog'>,
  tx: Prisma.TransactionClient,
  { userId, identity: { issuer, subject }, at }: Joining,
): Promise<boolean> {
  const row = { id: uuidv7(), issuer, subject, userId, createdAt: clock() }
  const { count } = await tx.providerIdentity.createMany({ data: [row], skipDuplicates: true })
  if (count === 1) await securityLog.record(tx, { userId, kind: 'provider-joined', at })
  return count === 1
}

/** What was joined at or after a moment from which on somebody else may have had the account. */
export async function dropIdentitiesSince(tx: Prisma.TransactionClient, who: { userId: string; since: Date }): Promise<void> {
  await tx.providerIdentity.deleteMany({ where: { userId: who.userId, createdAt: { gte: who.since } } })
}

/** What the owner sees of them: whose accounts they are, without a word of which. */
export async function presentIdentities({ db, provider }: Pick<Context, 'db' | 'provider'>, userId: string) {
  const rows = await identitiesOf({ db }, userId)
  return rows.map(({ id, issuer, createdAt, lastUsedAt }) => ({
    id,
    name: provider?.speaksFor(issuer) ? provider.name : new URL(issuer).host,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
  }))
}

/** For the file of everything. */
export async function exportedIdentities({ db }: Pick<Context, 'db'>, userId: string) {
  const rows = await identitiesOf({ db }, userId)
  return rows.map(({ issuer, subject, createdAt, lastUsedAt }) => ({
    issuer,
    subject,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

function identitiesOf({ db }: Pick<Context, 'db'>, userId: string) {
  return db.providerIdentity.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { subject: 'asc' }] })
}
