import { createWriteStream, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { withClient } from '@waymark/kit/database/client'
import { schemaOwners } from '@waymark/kit/database/owners'
import { ensureDatabase } from '@waymark/kit/database/prepare'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import {
  filesElsewhere,
  type KeptSecrets,
  type Manifest,
  manifestFile,
  type SchemaBackup,
  secretsFile,
  sha256Of,
  type TableBackup,
} from './backup-format.ts'
import { rememberDeleted } from './deleted-accounts.ts'
import { type Places, placesOf, repoRoot } from './places.ts'
import { postgresMajor } from './postgres.ts'
import { readSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'
import { withPostgres } from './with-postgres.ts'

/** `make backup [TO=folder]`: all schemas with their artifacts, as of one moment, while the site goes on working. */
export const backup = async (places: Places, target: string): Promise<Manifest> => {
  const unfinished = `${target}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const manifest = await withPostgres(places, async (adminUrl) =>
    withClient(await ensureDatabase(adminUrl), async (client) => {
      await rememberDeleted(places, client)
      return writeEverything(client, unfinished)
    }),
  )
  manifest.filesIn = filesElsewhere(readSettings(places.envFile, process.env))
  const secrets = readSecrets(places.secrets)
  const kept: Partial<KeptSecrets> = {
    linkSecret: secrets.linkSecret,
    linkKeyId: secrets.linkKeyId,
    linkOtherSecrets: secrets.linkOtherSecrets,
    identityTokenPublicKey: secrets.identityTokenPublicKey,
    identityTokenPrivateKey: secrets.identityTokenPrivateKey,
    account: secrets.account,
  }
  writeFileSync(join(unfinished, secretsFile), JSON.stringify(kept, null, 2), { mode: 0o600 })
  writeFileSync(join(unfinished, manifestFile), JSON.stringify(manifest, null, 2), { mode: 0o600 })
  renameSync(unfinished, target)
  return manifest
}

const writeEverything = async (client: pg.Client, folder: string): Promise<Manifest> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query('SET LOCAL statement_timeout = 0')
  const schemas: Record<string, SchemaBackup> = {}
  for (const owner of schemaOwners) schemas[owner] = await writeSchema(client, owner, folder)
  await client.query('COMMIT')
  const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as { version: string }
  return { format: 1, release: version, createdAt: new Date().toISOString(), postgres: postgresMajor, schemas }
}

const writeSchema = async (client: pg.Client, schema: string, folder: string): Promise<SchemaBackup> => {
  const tables: TableBackup[] = []
  for (const [name, columns] of await tablesOf(client, schema)) {
    if (name !== 'schema_migrations') tables.push(await writeTable({ client, schema, name, columns, folder }))
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
const tablesOf = async (client: pg.Client, schema: string): Promise<[string, string[]][]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE n.nspname = $1 AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`,
    [schema],
  )
  return rows.map(({ name, columns }) => [name, columns])
}

const writeTable = async (options: {
  client: pg.Client
  schema: string
  name: string
  columns: string[]
  folder: string
}): Promise<TableBackup> => {
  const { client, schema, name, columns, folder } = options
  const file = `${schema}.${name}.copy.gz`
  const path = join(folder, file)
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const stream = client.query(
    copyTo(`COPY ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)} (${list}) TO STDOUT`),
  )
  await pipeline(stream, createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }))
  return { name, columns, rows: stream.rowCount, file, sha256: await sha256Of(path) }
}

if (import.meta.main) {
  const places = placesOf(process.env)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  console.log('  writing all tables (seconds for a small site, a minute for each ten gigabytes) …')
  const target = resolve(process.argv[2] || join(places.run, 'backups', stamp))
  const { schemas, filesIn } = await backup(places, target)
  const tables = Object.values(schemas).flatMap((schema) => schema.tables)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows} rows of ${tables.length} tables are in ${target}\nIt holds people's data and the link secret: keep it as safe as the site itself.`,
  )
  if (filesIn) console.log(`The PDFs are not in it: they are in ${filesIn}. Copy that with its own means, after this.`)
}
