import { lockedAccount } from '../data/locked-account.ts'
import { hashToken, looksLikeToken, newToken } from '../domain/secret-token.ts'
import { UNCONFIRMED_DAYS } from '../domain/unconfirmed.ts'
import type { Prisma } from '../generated/client.ts'

const HOUR_MS = 3_600_000
const LIFETIME_MS = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  /** "It was not me": as long as an account may stay unconfirmed. */
  disown: UNCONFIRMED_DAYS * 24 * HOUR_MS,
  /** Another address: at the new one, and the way back at the old one. */
  change: 24 * HOUR_MS,
  undo: 14 * 24 * HOUR_MS,
}
export type MailTokenKind = keyof typeof LIFETIME_MS
export type TakenToken = { tokenHash: string; userId: string; emailKey: string; newEmail: string | null; createdAt: Date }

const TAKEN = { tokenHash: true, userId: true, emailKey: true, newEmail: true, createdAt: true } as const

/** What a link in a mail carries. Earlier links of the same kind stop working: only the newest mail counts. The account is locked. */
export async function issueMailToken(
  tx: Prisma.TransactionClient,
  wish: { userId: string; emailKey: string; kind: MailTokenKind; now: Date; newEmail?: string },
): Promise<string> {
  const { userId, emailKey, kind, now, newEmail = null } = wish
  const token = newToken()
  // But for ways back: whoever changes an address twice must not cut off its owner, who has the first.
  if (kind !== 'undo') await tx.mailToken.deleteMany({ where: { userId, kind } })
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind])
  await tx.mailToken.create({
    data: { tokenHash: hashToken(token), userId, emailKey, newEmail, kind, createdAt: now, expiresAt },
  })
  return token
}

/** Whose link it is; looking has no effect. */
export async function findMailToken(
  tx: Prisma.TransactionClient,
  wish: { token: string | undefined; kind: MailTokenKind; now: Date },
): Promise<TakenToken | undefined> {
  if (!looksLikeToken(wish.token)) return undefined
  const where = { tokenHash: hashToken(wish.token), kind: wish.kind, expiresAt: { gt: wish.now } }
  return (await tx.mailToken.findFirst({ where, select: TAKEN })) ?? undefined
}

/** Uses the link up, with its account locked. Of two who click at once one gets it: the row is deleted once. */
export async function takeMailToken(
  tx: Prisma.TransactionClient,
  wish: { token: string | undefined; kind: MailTokenKind; now: Date },
): Promise<TakenToken | undefined> {
  const found = await findMailToken(tx, wish)
  if (!found || !(await lockedAccount(tx, found.userId))) return undefined
  const { count } = await tx.mailToken.deleteMany({ where: { tokenHash: found.tokenHash } })
  return count === 1 ? found : undefined
}
