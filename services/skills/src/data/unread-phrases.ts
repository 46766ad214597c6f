import type { PrismaClient } from '../generated/client.ts'

/** Counts the phrases once more, in this order, and lets go of what nobody wrote for a year. */
export async function countPhrases(db: PrismaClient, phrases: readonly string[]): Promise<void> {
  for (const phrase of phrases)
    await db.$executeRaw`insert into skills.unread_phrase (phrase) values (${phrase})
      on conflict (phrase) do update set times = unread_phrase.times + 1, last_seen = current_date`
  if (phrases.length > 0) await db.$executeRaw`delete from skills.unread_phrase where last_seen < current_date - 365`
}
