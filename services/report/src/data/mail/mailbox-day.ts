import { mailboxDigest } from '@waymark/kit/mail/mailbox'
import type { Prisma } from '../../generated/client.ts'

type Raw = Pick<Prisma.TransactionClient, '$executeRaw'>

/**
 * Takes one of today's reports or new links of a mailbox; false when it has had `limit` of them. In the transaction of what it is
 * counted for: of many at once each waits for the row and sees the count of the one before.
 */
export async function takeFromMailboxDay(
  tx: Raw,
  take: { address: string; of: 'reports' | 'links'; limit: number; now: Date },
): Promise<boolean> {
  const { address, of, limit, now } = take
  if (limit < 1) return false
  const [reports, links] = of === 'reports' ? [1, 0] : [0, 1]
  const changed = await tx.$executeRaw`
    insert into mailbox_day as taken (digest, day, reports, links)
    values (${mailboxDigest(address)}, ${dayOf(now)}::date, ${reports}::int, ${links}::int)
    on conflict (digest, day) do update set reports = taken.reports + excluded.reports, links = taken.links + excluded.links
      where case when excluded.reports > 0 then taken.reports else taken.links end < ${limit}::int`
  return changed === 1
}

export async function forgetMailboxDays(db: Raw, now: Date): Promise<void> {
  await db.$executeRaw`delete from mailbox_day where day < ${dayOf(now)}::date - 1`
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
