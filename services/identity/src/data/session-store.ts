import { transaction } from '@waymark/kit/db'
import { uuidv7 } from '@waymark/kit/ids'
import type pg from 'pg'
import { hashToken, looksLikeToken, newToken } from '../domain/secret-token.ts'
import { absoluteEnd, idleSince, isLive, needsTouch } from '../domain/session-lifetime.ts'
import type { Prisma, PrismaClient } from '../generated/client.ts'
import { publishLiveUpdate } from './live-update.ts'
import type { CachedSession, SessionCache } from './session-cache.ts'

export type Clock = () => Date
export type ResolvedSession = { userId: string; sessionId: string; tier: 'free' | 'premium'; emailVerified: boolean }
export type SessionRow = { id: string; device: string; createdAt: Date; lastSeenAt: Date }

export type SessionStore = {
  /** Writes a new session into the caller's transaction; the token is for the cookie and is stored nowhere. */
  begin(tx: Prisma.TransactionClient, who: { userId: string; device: string }): Promise<string>
  /** Who a cookie stands for, or undefined: unknown, ended, idle for 7 days, older than 30. */
  resolve(token: string): Promise<ResolvedSession | undefined>
  list(userId: string): Promise<SessionRow[]>
  /** A new token for a session whose password was just given; the old one opens nothing from now on. Undefined when it has ended. */
  renew(who: { userId: string; sessionId: string }): Promise<string | undefined>
  /** The password was given in this session now. */
  prove(who: { userId: string; sessionId: string }): Promise<void>
  /** When it was given last: at the sign-in, or later. */
  provedAt(who: { userId: string; sessionId: string }): Promise<Date | undefined>
  /** False when the user has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>
  endAll(userId: string, options?: { except?: string }): Promise<void>
  /** Makes what changed about the user visible at once. */
  refresh(userId: string): Promise<void>
  /** Removes the rows of sessions that are over. */
  purge(): Promise<void>
}

const FIND = {
  name: 'session-by-token',
  text: `select s.id, s.user_id, s.last_seen_at, s.expires_at, u.subscription_tier, u.email_verified_at is not null as verified
         from session s join user_account u on u.id = s.user_id where s.token_hash = $1`,
}

/** Postgres is the truth; the cache spares it most of the reads that every request of a signed-in person causes. */
export function createSessionStore(parts: Parts): SessionStore {
  const { db, pool, cache, clock } = parts

  async function fromDatabase(tokenHash: string): Promise<CachedSession | undefined> {
    const { rows } = await pool.query<FoundRow>({ ...FIND, values: [tokenHash] })
    const row = rows[0]
    const now = clock()
    if (!row || !isLive({ lastSeenAt: row.last_seen_at, expiresAt: row.expires_at }, now)) return undefined
    const seen = needsTouch({ lastSeenAt: row.last_seen_at, expiresAt: row.expires_at }, now)
    if (seen) await pool.query('update session set last_seen_at = $2 where id = $1 and last_seen_at < $2', [row.id, now])
    return {
      userId: row.user_id,
      sessionId: row.id,
      tier: row.subscription_tier,
      emailVerified: row.verified,
      lastSeenAt: (seen ? now : row.last_seen_at).getTime(),
      expiresAt: row.expires_at.getTime(),
    }
  }

  async function remove(where: Prisma.SessionWhereInput): Promise<number> {
    // Read, then delete by key: what was deleted is exactly what is marked as ended.
    const gone = await db.session.findMany({ where, select: { id: true, userId: true, tokenHash: true } })
    const count = await transaction(db, async (tx) => {
      const deleted = await tx.session.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
      for (const { id, userId } of gone) await publishLiveUpdate(tx, { userId, tags: [], endedSession: id })
      return deleted.count
    })
    await cache.end(gone.map(({ tokenHash }) => tokenHash))
    return count
  }

  return {
    async begin(tx, { userId, device }) {
      const token = newToken()
      const now = clock()
      const times = { createdAt: now, lastSeenAt: now, expiresAt: absoluteEnd(now) }
      await tx.session.create({ data: { id: uuidv7(), userId, device, tokenHash: hashToken(token), ...times } })
      return token
    },

    async resolve(token) {
      if (!looksLikeToken(token)) return undefined
      const tokenHash = hashToken(token)
      const now = clock()
      const known = await cache.get(tokenHash)
      if (known && isLive(dates(known), now) && !needsTouch(dates(known), now)) return resolved(known)
      const found = await fromDatabase(tokenHash)
      if (!found) return undefined
      await cache.put(tokenHash, found)
      return resolved(found)
    },

    list(userId) {
      const now = clock()
      return db.session.findMany({
        where: { userId, expiresAt: { gt: now }, lastSeenAt: { gt: idleSince(now) } },
        select: { id: true, device: true, createdAt: true, lastSeenAt: true },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      })
    },

    async renew({ userId, sessionId }) {
      const where = { id: sessionId, userId }
      const old = await db.session.findFirst({ where, select: { tokenHash: true } })
      if (!old) return undefined
      const token = newToken()
      const data = { tokenHash: hashToken(token), provedAt: clock() }
      // The row stays, and with it the streams of the person's open pages.
      const { count } = await db.session.updateMany({ where: { ...where, tokenHash: old.tokenHash }, data })
      await cache.end([old.tokenHash])
      return count === 1 ? token : undefined
    },

    async prove({ userId, sessionId }) {
      await db.session.updateMany({ where: { id: sessionId, userId }, data: { provedAt: clock() } })
    },

    async provedAt({ userId, sessionId }) {
      const found = await db.session.findFirst({ where: { id: sessionId, userId }, select: { provedAt: true, createdAt: true } })
      return found?.provedAt ?? found?.createdAt
    },

    end: async (userId, sessionId) => (await remove({ id: sessionId, userId })) > 0,

    async endAll(userId, options = {}) {
      await remove({ userId, ...(options.except && { id: { not: options.except } }) })
    },

    async refresh(userId) {
      const rows = await db.session.findMany({ where: { userId }, select: { tokenHash: true } })
      await cache.forget(rows.map(({ tokenHash }) => tokenHash))
    },

    async purge() {
      const now = clock()
      await db.session.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, { lastSeenAt: { lte: idleSince(now) } }] } })
    },
  }
}

function dates(session: CachedSession): { lastSeenAt: Date; expiresAt: Date } {
  return { lastSeenAt: new Date(session.lastSeenAt), expiresAt: new Date(session.expiresAt) }
}

function resolved({ userId, sessionId, tier, emailVerified }: CachedSession): ResolvedSession {
  return { userId, sessionId, tier, emailVerified }
}

type Parts = { db: PrismaClient; pool: pg.Pool; cache: SessionCache; clock: Clock }

type FoundRow = {
  id: string
  user_id: string
  last_seen_at: Date
  expires_at: Date
  subscription_tier: 'free' | 'premium'
  verified: boolean
}
