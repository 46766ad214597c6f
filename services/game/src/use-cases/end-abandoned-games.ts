import type { Context } from '../context.ts'
import { ABANDONED_MS } from '../domain/clock.ts'

/** Ends games whose open question has waited too long: no result, nothing to resume. Returns how many. */
export async function endAbandonedGames({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  const before = new Date(now.getTime() - ABANDONED_MS)
  return db.$executeRaw`
    update game set abandoned_at = ${now}
    where finished_at is null and abandoned_at is null and started_at < ${before}
      and not exists (select from answer where answer.game_id = game.id and answer.issued_at >= ${before})`
}
