import { hashToken, looksLikeToken, newToken } from '../domain/secret-token.ts'
import type { Prisma } from '../generated/client.ts'

export type MailTokenKind = 'verify' | 'reset'

const LIFETIME_MS: Record<MailTokenKind, number> = { verify: 24 * 3_600_000, reset: 3_600_000 }

/** What a link in a mail carries. Earlier links of the same kind stop working: only the newest mail counts. */
export async function issueMailToken(
  tx: Prisma.TransactionClient,
  wish: { userId: string; emailKey: string; kind: MailTokenKind; now: Date },
): Promise<string> {
  const { userId, emailKey, kind, now } = wish
  const token = newToken()
  await tx.mailToken.deleteMany({ where: { userId, kind } })
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind])
  await tx.mailToken.create({ data: { tokenHash: hashToken(token), userId, emailKey, kind, createdAt: now, expiresAt } })
  return token
}

/** Whose link it is; looking has no effect. */
export async function findMailToken(
  tx: Prisma.TransactionClient,
  wish: { token: string | undefined; kind: MailTokenKind; now: Date },
): Promise<{ tokenHash: string; userId: string; emailKey: string } | undefined> {
  if (!looksLikeToken(wish.token)) return undefined
  const where = { tokenHash: hashToken(wish.token), kind: wish.kind, expiresAt: { gt: wish.now } }
  return (await tx.mailToken.findFirst({ where, select: { tokenHash: true, userId: true, emailKey: true } })) ?? undefined
}

/** Uses the link up. Of two who click at once one gets it: the row is deleted once. */
export async function takeMailToken(
  tx: Prisma.TransactionClient,
  wish: { token: string | undefined; kind: MailTokenKind; now: Date },
): Promise<{ userId: string; emailKey: string } | undefined> {
  const found = await findMailToken(tx, wish)
  if (!found) return undefined
  const { count } = await tx.mailToken.deleteMany({ where: { tokenHash: found.tokenHash } })
  return count === 1 ? found : undefined
}
