import type { Context } from '../context.ts'
import { endGamesSince } from '../data/end-games.ts'
import { ABANDONED_MS } from '../domain/clock.ts'

/** Ends games whose open question has waited too long: no result, nothing to resume. Returns how many. */
export async function endAbandonedGames({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock()
  return endGamesSince(db, { before: new Date(now.getTime() - ABANDONED_MS), now })
}
