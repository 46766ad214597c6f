import type { Category } from '../domain/bank-item.ts'
import type { PrismaClient } from '../generated/client.ts'

/** No question may stand in more than this share of the games of its category. */
export const MOST_EXPOSED = 0.3
const GAMES = 300
const FRESH_MS = 60_000

export type Exposure = { overexposed(category: Category, now: Date): Promise<ReadonlySet<string>> }

/** Which questions have been shown in so many of the latest games that another showing would pass the limit. Read once a minute. */
export function createExposure(db: PrismaClient): Exposure {
  const known = new Map<Category, { at: number; ids: Promise<ReadonlySet<string>> }>()
  return {
    overexposed(category, now) {
      const last = known.get(category)
      if (last && Math.abs(now.getTime() - last.at) < FRESH_MS) return last.ids
      const ids = read(db, category)
      known.set(category, { at: now.getTime(), ids })
      // A failed reading is not kept.
      ids.catch(() => known.delete(category))
      return ids
    },
  }
}

async function read(db: PrismaClient, category: Category): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    with latest as (
      select id from game where categories @> array[${category}]::text[] order by started_at desc limit ${GAMES}
    )
    select answer.item_id as id
    from answer join latest on latest.id = answer.game_id join item on item.id = answer.item_id
    where item.category = ${category}
    group by answer.item_id
    having (count(*) + 1) > ${MOST_EXPOSED}::float8 * ((select count(*) from latest) + 1)`
  return new Set(rows.map(({ id }) => id))
}
