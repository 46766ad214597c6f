import type pg from 'pg'

/**
 * Takes the next version of all postings. The row stays locked to the end of the transaction, so imports that write are committed
 * in the order of their versions, and whoever has read up to one has missed nothing.
 */
export async function nextVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>('update posting_version set version = version + 1 returning version')
  return rows[0]!.version
}
