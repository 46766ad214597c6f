import { mailboxDigest } from '@waymark/kit/mail/mailbox'
import { looksLikeToken, newToken } from '../domain/secret-token.ts'
import type { PrismaClient } from '../generated/client.ts'

export type Verdict = 'admitted' | 'stopped' | 'enough'

export type Mailboxes = {
  /**
   * Whether one more mail may go to the address now, of any kind and from any service. `counted` asks without counting. `notice`
   * is what its owner must hear of (an account deleted, a password changed): it counts, and strangers who caused the others
   * cannot keep it back.
   */
  admit(address: string, options: { counted: boolean; notice: boolean }): Promise<{ verdict: Verdict; stopKey: string }>
  stop(address: string): Promise<void>
  /** What the key of a mail's link opens; undefined for one that we did not make. */
  find(stopKey: string): Promise<{ stopped: boolean } | undefined>
  change(stopKey: string, wanted: { stopped: boolean }): Promise<boolean>
  /** Forgets mailboxes that nothing was mailed to for a while and whose owners did not ask for anything. */
  purge(): Promise<void>
}

/** A link in a mail lasts so long; as long as any promise in one. */
const KEPT_DAYS = 40
const UNLIMITED = 2_000_000_000

export function createMailboxes(options: {
  db: Pick<PrismaClient, '$executeRaw' | 'mailbox'>
  clock: () => Date
  perDay: number
}): Mailboxes {
  const { db, clock, perDay } = options

  async function know(digest: string): Promise<void> {
    const row = { digest, stopKey: newToken(), day: clock(), usedAt: clock() }
    await db.mailbox.createMany({ data: row, skipDuplicates: true })
  }

  /** One statement, so that of many at once each sees the count of the one before. */
  async function count(digest: string, limit: number): Promise<boolean> {
    const today = clock().toISOString().slice(0, 10)
    const changed = await db.$executeRaw`
      update mailbox set day = ${today}::date, sent = case when day = ${today}::date then sent + 1 else 1 end,
        used_at = ${clock()}::timestamptz
      where digest = ${digest} and stopped_at is null and (day <> ${today}::date or sent < ${limit}::int)`
    return changed === 1
  }

  return {
    async admit(address, { counted, notice }) {
      const digest = mailboxDigest(address)
      await know(digest)
      const taken = counted || (await count(digest, notice ? UNLIMITED : perDay))
      const { stopKey, stoppedAt } = await db.mailbox.findUniqueOrThrow({ where: { digest } })
      if (stoppedAt) return { verdict: 'stopped', stopKey }
      return { verdict: taken ? 'admitted' : 'enough', stopKey }
    },
    async stop(address) {
      const digest = mailboxDigest(address)
      await know(digest)
      await db.mailbox.update({ where: { digest }, data: { stoppedAt: clock(), usedAt: clock() } })
    },
    async find(stopKey) {
      const row = looksLikeToken(stopKey) ? await db.mailbox.findUnique({ where: { stopKey } }) : null
      return row ? { stopped: row.stoppedAt !== null } : undefined
    },
    async change(stopKey, { stopped }) {
      if (!looksLikeToken(stopKey)) return false
      const { count } = await db.mailbox.updateMany({
        where: { stopKey },
        data: { stoppedAt: stopped ? clock() : null, usedAt: clock() },
      })
      return count > 0
    },
    async purge() {
      const before = new Date(clock().getTime() - KEPT_DAYS * 86_400_000)
      await db.mailbox.deleteMany({ where: { stoppedAt: null, usedAt: { lt: before } } })
    },
  }
}
