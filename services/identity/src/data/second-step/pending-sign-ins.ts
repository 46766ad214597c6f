import type { Cookie } from '@waymark/service/http/cookies'
import { hashToken, looksLikeToken, newToken } from '../../domain/secret-token.ts'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import type { ProviderIdentity } from '../provider/provider.ts'

const LIFETIME_MS = 10 * 60_000
/** Wrong codes, then the password is asked for again. */
export const MOST_GUESSES = 5

/** `byProvider`: an outside provider spoke for the person, and no password. `join`: what opens the account from then on. */
export type Pending = { tokenHash: string; userId: string; byProvider: boolean; join?: ProviderIdentity }
type Before = { byProvider?: boolean; join?: ProviderIdentity | undefined }

export type PendingSignIns = {
  /** Notes what came before the second step, a right password unless said otherwise; the token is for the cookie and is stored nowhere. */
  begin(tx: Prisma.TransactionClient, userId: string, before?: Before): Promise<string>
  /** Whose sign-in waits in this browser; looking counts nothing. */
  find(cookies: Cookies): Promise<Pending | undefined>
  /** Counts a guess before it is looked at: false when it was one too many, and the sign-in has to begin again. */
  guess(pending: Pending): Promise<boolean>
  /** Uses it up. Of two that finish at once one does. */
  take(tx: Prisma.TransactionClient, pending: Pending): Promise<boolean>
  cookie(token: string): Cookie
  clearedCookie(): Cookie
  purge(): Promise<void>
}

/** Between the password and the second step: a cookie that opens nothing, for ten minutes and a few guesses. */
export function createPendingSignIns(parts: { db: PrismaClient; clock: () => Date; secure: boolean }): PendingSignIns {
  const { db, clock, secure } = parts
  const name = secure ? '__Host-wm_step' : 'wm_step'

  return {
    async begin(tx, userId, { byProvider = false, join } = {}) {
      const token = newToken()
      const now = clock()
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      const before = { byProvider, joinIssuer: join?.issuer ?? null, joinSubject: join?.subject ?? null }
      await tx.pendingSignIn.create({ data: { tokenHash: hashToken(token), userId, ...before, createdAt: now, expiresAt } })
      return token
    },
    async find(cookies) {
      const token = cookies[name]
      if (!looksLikeToken(token)) return undefined
      const where = { tokenHash: hashToken(token), expiresAt: { gt: clock() } }
      const found = await db.pendingSignIn.findFirst({ where })
      if (!found) return undefined
      const { tokenHash, userId, byProvider, joinIssuer: issuer, joinSubject: subject } = found
      return { tokenHash, userId, byProvider, ...(issuer !== null && subject !== null && { join: { issuer, subject } }) }
    },
    async guess({ tokenHash }) {
      const where = { tokenHash, guesses: { lt: MOST_GUESSES }, expiresAt: { gt: clock() } }
      const { count } = await db.pendingSignIn.updateMany({ where, data: { guesses: { increment: 1 } } })
      return count === 1
    },
    async take(tx, { tokenHash }) {
      const { count } = await tx.pendingSignIn.deleteMany({ where: { tokenHash, expiresAt: { gt: clock() } } })
      return count === 1
    },
    cookie: (token) => ({ name, value: token, maxAge: LIFETIME_MS / 1000, secure }),
    clearedCookie: () => ({ name, value: '', maxAge: 0, secure }),
    async purge() {
      await db.pendingSignIn.deleteMany({ where: { expiresAt: { lte: clock() } } })
    },
  }
}

type Cookies = Readonly<Record<string, string>>
