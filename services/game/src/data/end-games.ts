import type { PrismaClient } from '../generated/client.ts'

/** Ends the games that were begun, and asked their last question, before `before`; answers how many. */
export function endGamesSince(db: PrismaClient, { before, now }: { before: Date; now: Date }): Promise<number> {
  return db.$executeRaw`
    update game set abandoned_at = ${now}
    where finished_at is null and abandoned_at is null and started_at < ${before}
      and not exists (select from answer where answer.game_id = game.id and answer.issued_at >= ${before})`
}
