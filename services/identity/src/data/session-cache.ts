import type { Log } from '@waymark/kit/log'
import type { Redis } from '@waymark/kit/redis'
import * as t from 'io-ts'
import { withTimeout } from './with-timeout.ts'

/** Who is behind a session token, as Postgres said at most `KEPT_S` ago. */
const cached = t.type({
  userId: t.string,
  sessionId: t.string,
  tier: t.union([t.literal('free'), t.literal('premium')]),
  emailVerified: t.boolean,
  lastSeenAt: t.number,
  expiresAt: t.number,
})
export type CachedSession = t.TypeOf<typeof cached>

export type SessionCache = {
  get(tokenHash: string): Promise<CachedSession | undefined>
  put(tokenHash: string, session: CachedSession): Promise<void>
  /** The session ended: nothing that was read before may be put back. */
  end(tokenHashes: readonly string[]): Promise<void>
  /** Something about the user changed: ask Postgres again. */
  forget(tokenHashes: readonly string[]): Promise<void>
}

/** Short, for it is also how long an ended session lives on when Redis was away at the moment it ended. */
const KEPT_S = 30
const ENDED = 'ended'
/** A cache that is slower than the database is none. */
const SLOW_MS = 50
/** Gateways remember sessions for seconds; they listen here (gateway/plugins/waymark/session/session-news.ts) and forget what is named. */
const CHANGED = 'identity:sessions-changed'
/** The mark of an ended session stays. */
const FORGET = `for _, key in ipairs(KEYS) do if redis.call('get', key) ~= '${ENDED}' then redis.call('del', key) end end`

/** Redis may be away or empty at any time: then there is no cache, and Postgres is asked. */
export function createSessionCache(redis: Redis, log: Log): SessionCache {
  const keyOf = (tokenHash: string) => `identity:session:${tokenHash}`

  async function orWithout<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await withTimeout(SLOW_MS, work())
    } catch (err) {
      log.debug({ err }, 'session cache unavailable')
      return undefined
    }
  }

  return {
    async get(tokenHash) {
      const text = await orWithout(() => redis.get(keyOf(tokenHash)))
      return text ? parse(text) : undefined
    },
    async put(tokenHash, session) {
      // Never over the mark of an ended session, which outlives whatever was read before it was set.
      const set = () =>
        redis.set(keyOf(tokenHash), JSON.stringify(session), { condition: 'NX', expiration: { type: 'EX', value: KEPT_S } })
      await orWithout(set)
    },
    async end(tokenHashes) {
      if (tokenHashes.length === 0) return
      await orWithout(async () => {
        const expiration = { type: 'EX', value: 2 * KEPT_S } as const
        await Promise.all(tokenHashes.map((hash) => redis.set(keyOf(hash), ENDED, { expiration })))
        await redis.publish(CHANGED, tokenHashes.join(','))
      })
    },
    async forget(tokenHashes) {
      if (tokenHashes.length === 0) return
      await orWithout(async () => {
        await redis.eval(FORGET, { keys: tokenHashes.map(keyOf) })
        await redis.publish(CHANGED, tokenHashes.join(','))
      })
    },
  }
}

function parse(text: string): CachedSession | undefined {
  if (text === ENDED) return undefined
  const value: unknown = JSON.parse(text)
  return cached.is(value) ? value : undefined
}
