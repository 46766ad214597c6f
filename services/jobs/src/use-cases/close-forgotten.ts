import { inTransaction } from '@waymark/kit/db'
import type { Context } from '../context.ts'
import { nextVersion } from '../data/next-version.ts'

/** Closes what came from a feed that is configured no longer. Returns how many postings. */
export async function closeForgotten({
  sql,
  config,
  clock,
  log,
}: Pick<Context, 'sql' | 'config' | 'clock' | 'log'>): Promise<number> {
  const names = config.feeds.map(({ name }) => name)
  const { rows } = await sql.query<{ there: boolean }>(`select exists (select from posting where ${FORGOTTEN}) as there`, [names])
  if (!rows[0]?.there) return 0
  return inTransaction(sql, async (client) => {
    const version = await nextVersion(client)
    const closed = await client.query(
      `update posting set closed_at = $2, updated_at = $2, version = $3::bigint where ${FORGOTTEN}`,
      [names, clock(), version],
    )
    log.info({ closed: closed.rowCount }, 'postings of removed feeds closed')
    return closed.rowCount ?? 0
  })
}

const FORGOTTEN = `source not in ('sample', 'paste') and closed_at is null and not (feed = any($1::text[]))`
