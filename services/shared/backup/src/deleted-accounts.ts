import { isUuid } from '@waymark/kit/ids'
import { schemaOwners } from '@waymark/provision/database/owners'
import type pg from 'pg'

/** As long as each service remembers them: see the privacy page. An older backup is to be gone by then. */
const DAYS = 90

/** When each was deleted, by id. */
export type Deleted = Readonly<Record<string, string>>

/**
 * A backup is older than the deletions after it. Who is gone is therefore kept beside the database as well, as ids and days and no
 * more, and a restore erases them again: what was kept so far, and what this database knows.
 */
export async function deletedSince(kept: Deleted, client: pg.Client, now = new Date()): Promise<Deleted> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString()
  const all = Object.entries({ ...(await deletedIn(client)), ...kept }).filter(([, deletedAt]) => deletedAt >= since)
  return Object.fromEntries(all.toSorted())
}

/** What identity does when somebody deletes an account: its own rows go, and the event makes every other service erase its own. */
export const eraseAgain = async (client: pg.Client, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await client.query('BEGIN; SET LOCAL statement_timeout = 0')
  await client.query('DELETE FROM identity.user_account WHERE id = ANY($1::uuid[])', [ids])
  await client.query(
    `INSERT INTO identity.outbox (id, topic, key, type, data)
     SELECT gen_random_uuid(), 'waymark.identity.v1', id, 'UserDeleted', jsonb_build_object('userId', id) FROM unnest($1::text[]) AS id`,
    [ids],
  )
  await client.query('COMMIT')
}

/** Marked by every service, and told by identity where no service has heard it yet. */
const deletedIn = async (client: pg.Client): Promise<Deleted> => {
  const sources = [
    ...schemaOwners.map((owner) => [
      `${owner}.deleted_user`,
      `SELECT user_id AS id, deleted_at AS at FROM ${owner}.deleted_user`,
    ]),
    ['identity.outbox', `SELECT key AS id, now() AS at FROM identity.outbox WHERE type = 'UserDeleted'`],
  ]
  const deleted: Record<string, string> = {}
  for (const [table, query = ''] of sources) {
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [table])
    const found = rows[0].there ? (await client.query<{ id: string; at: Date }>(query)).rows : []
    for (const { id, at } of found) if (isUuid(id)) deleted[id] ??= at.toISOString()
  }
  return deleted
}
