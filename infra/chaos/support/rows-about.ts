import pg from 'pg'

/** What keeps an id on purpose, for a while: the events themselves, which of them were handled, and whose account is gone. */
const bus = new Set(['outbox', 'inbox', 'dead_letter', 'deleted_user', 'schema_migrations'])

/** The tables of one schema in which any of these texts stands, with how many rows; read with the schema's own role. */
export async function rowsAbout(databaseUrl: string, schema: string, texts: readonly string[]): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1`,
      [schema],
    )
    const found: Record<string, number> = {}
    for (const { name } of tables.filter((table) => !bus.has(table.name))) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} as held
         where exists (select from unnest($1::text[]) as sought where position(sought in row_to_json(held)::text) > 0)`,
        [texts],
      )
      if (rows[0]?.count) found[name] = rows[0].count
    }
    return found
  } finally {
    await client.end()
  }
}
