import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { PrismaClient } from '../generated/client.ts'

/** No question may stand in more than this share of the games of its category. */
export const MOST_EXPOSED = 0.3
const GAMES = 300
const FRESH_MS = 60_000

export type Exposure = { overexposed(now: Date): Promise<ReadonlySet<string>> }

/** Which questions have been shown in so many of the latest games that another showing would pass the limit. Read once a minute. */
export function createExposure(db: PrismaClient): Exposure {
  let last: { at: number; ids: Promise<ReadonlySet<string>> } | undefined
  return {
    overexposed(now) {
      if (last && Math.abs(now.getTime() - last.at) < FRESH_MS) return last.ids
      const reading = { at: now.getTime(), ids: read(db) }
      last = reading
      // A failed reading is not kept.
      reading.ids.catch(() => {
        if (last === reading) last = undefined
      })
      return reading.ids
    },
  }
}

async function read(db: PrismaClient): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    with latest as (
      select of.category, played.id
      from unnest(${[...gameCategories]}::text[]) as of (category)
      cross join lateral (
        select id from game where categories @> array[of.category] order by started_at desc limit ${GAMES}
      ) played
    ), games as (select category, count(*) as count from latest group by category)
    select answer.item_id as id
    from latest
    join answer on answer.game_id = latest.id
    join item on item.id = answer.item_id and item.category = latest.category
    join games on games.category = latest.category
    group by answer.item_id, games.count
    having count(*) + 1 > ${MOST_EXPOSED}::float8 * (games.count + 1)`
  return new Set(rows.map(({ id }) => id))
}
