import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { schemaOwners } from '@waymark/provision/database/owners'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Manifest, manifestFile, type SchemaBackup, type TableBackup } from './manifest.ts'
import { type BackupStore, digesting } from './store.ts'

/** All schemas with their artifacts, as of one moment, while the site goes on working. Ends with the manifest that it returns. */
export async function writeBackup(
  client: pg.Client,
  store: BackupStore,
  about: { release: string; filesIn: string | undefined },
): Promise<Manifest> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query('SET LOCAL statement_timeout = 0')
  const schemas: Record<string, SchemaBackup> = {}
  for (const owner of schemaOwners) schemas[owner] = await writeSchema(client, owner, store)
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major")
  await client.query('COMMIT')
  const manifest: Manifest = {
    format: 1,
    release: about.release,
    createdAt: new Date().toISOString(),
    postgres: String(rows[0].major),
    schemas,
    ...(about.filesIn && { filesIn: about.filesIn }),
  }
  await store.write(manifestFile, Readable.from([JSON.stringify(manifest, null, 2)]))
  return manifest
}

async function writeSchema(client: pg.Client, schema: string, store: BackupStore): Promise<SchemaBackup> {
  const tables: TableBackup[] = []
  for (const [name, columns] of await tablesOf(client, schema)) {
    if (name !== 'schema_migrations') tables.push(await writeTable({ client, schema, name, columns, store }))
  }
  const hasHistory = await client.query('SELECT to_regclass($1) IS NOT NULL AS there', [`${schema}.schema_migrations`])
  const migrations = hasHistory.rows[0].there
    ? await client.query(`SELECT version FROM ${client.escapeIdentifier(schema)}.schema_migrations ORDER BY version`)
    : { rows: [] }
  const sequences = await client.query(
    'SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = $1 AND last_value IS NOT NULL',
    [schema],
  )
  return { migrations: migrations.rows.map((row: { version: string }) => row.version), tables, sequences: sequences.rows }
}

/** Generated columns are left out: they cannot be loaded and make themselves. */
async function tablesOf(client: pg.Client, schema: string): Promise<[string, string[]][]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE n.nspname = $1 AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`,
    [schema],
  )
  return rows.map(({ name, columns }) => [name, columns])
}

async function writeTable(options: {
  client: pg.Client
  schema: string
  name: string
  columns: string[]
  store: BackupStore
}): Promise<TableBackup> {
  const { client, schema, name, columns, store } = options
  const file = `${schema}.${name}.copy.gz`
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const rows = client.query(
    copyTo(`COPY ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} (${list}) TO STDOUT`),
  )
  const { stream, digest } = digesting()
  await Promise.all([pipeline(rows, createGzip({ level: 4 }), stream), store.write(file, stream)])
  return { name, columns, rows: rows.rowCount, file, sha256: digest() }
}
