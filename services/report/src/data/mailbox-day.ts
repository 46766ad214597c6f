import type { Tx } from '@waymark/kit/db'
import { mailboxDigest } from '@waymark/kit/mail/mailbox'

/**
 * Takes one of today's reports or new links of a mailbox; false when it has had `limit` of them. In the transaction of what it is
 * counted for: of many at once each waits for the row and sees the count of the one before.
 */
export async function takeFromMailboxDay(
  tx: Pick<Tx, '$executeRawUnsafe'>,
  take: { address: string; of: 'reports' | 'links'; limit: number; now: Date },
): Promise<boolean> {
  const { address, of, limit, now } = take
  if (limit < 1) return false
  const changed = await tx.$executeRawUnsafe(
    `insert into mailbox_day as taken (digest, day, ${of}) values ($1, $2::date, 1)
     on conflict (digest, day) do update set ${of} = taken.${of} + 1 where taken.${of} < $3::int`,
    mailboxDigest(address),
    dayOf(now),
    limit,
  )
  return changed === 1
}

export async function forgetMailboxDays(db: Pick<Tx, '$executeRawUnsafe'>, now: Date): Promise<void> {
  await db.$executeRawUnsafe('delete from mailbox_day where day < $1::date - 1', dayOf(now))
}

/** Seconds until the count starts anew. */
export function secondsLeftOf(now: Date): number {
  return Math.ceil((nextDay(now).getTime() - now.getTime()) / 1000)
}

export function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
