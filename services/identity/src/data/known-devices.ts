import type { Cookie } from '@waymark/service/http/cookies'
import { hashToken, looksLikeToken, newToken } from '../domain/secret-token.ts'
import type { PrismaClient } from '../generated/client.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 180
/** One person's browsers; the one that was used longest ago goes first. */
const MOST_DEVICES = 20

export type KnownDevices = {
  /** Stands for this browser if it has signed in to the confirmed account of this address before. */
  find(cookies: Readonly<Record<string, string>>, emailKey: string): Promise<string | undefined>
  /** Notes that somebody has signed in with this browser; the cookie is for the answer. */
  remember(cookies: Readonly<Record<string, string>>, userId: string): Promise<Cookie>
  /** The account's password is a new one: browsers that knew the old one are strangers. */
  forget(userId: string): Promise<void>
  purge(): Promise<void>
}

/**
 * Device cookies as OWASP describes them: whoever guesses from elsewhere cannot keep the owner's own browser out. They sign nobody in. An
 * unconfirmed account knows no device: whoever signs up with an address must not get attempts of their own at the account of its owner.
 */
export function createKnownDevices(parts: { db: PrismaClient; clock: () => Date; secure: boolean }): KnownDevices {
  const { db, clock, secure } = parts
  const name = deviceCookieName(secure)

  async function ours(token: string | undefined): Promise<string | undefined> {
    if (!looksLikeToken(token)) return undefined
    return (await db.knownDevice.count({ where: { tokenHash: hashToken(token) } })) > 0 ? token : undefined
  }

  return {
    async find(cookies, emailKey) {
      const token = cookies[name]
      if (!looksLikeToken(token)) return undefined
      const where = { tokenHash: hashToken(token), user: { emailKey, emailVerifiedAt: { not: null } } }
      return (await db.knownDevice.findFirst({ where, select: { tokenHash: true } }))?.tokenHash
    },
    async remember(cookies, userId) {
      // A value that we did not make is never taken on: somebody may have planted it.
      const token = (await ours(cookies[name])) ?? newToken()
      const now = clock()
      // Nothing is written for an account that was erased since the sign-in.
      await db.$executeRaw`
        insert into known_device (token_hash, user_id, created_at, last_used_at)
        select ${hashToken(token)}, id, ${now}, ${now} from user_account where id = ${userId}::uuid for key share
        on conflict (token_hash, user_id) do update set last_used_at = excluded.last_used_at`
      const old = await db.knownDevice.findMany({ where: { userId }, orderBy: { lastUsedAt: 'desc' }, skip: MOST_DEVICES })
      await db.knownDevice.deleteMany({ where: { userId, tokenHash: { in: old.map(({ tokenHash }) => tokenHash) } } })
      return { name, value: token, maxAge: (KEPT_DAYS * DAY_MS) / 1000, secure }
    },
    async forget(userId) {
      await db.knownDevice.deleteMany({ where: { userId } })
    },
    async purge() {
      await db.knownDevice.deleteMany({ where: { lastUsedAt: { lte: new Date(clock().getTime() - KEPT_DAYS * DAY_MS) } } })
    },
  }
}

export function deviceCookieName(secure: boolean): string {
  return secure ? '__Host-wm_device' : 'wm_device'
}
