import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { urlFor, withClient } from '@waymark/kit/database/client'
import { migrate, migrationFolders } from '@waymark/kit/database/migrate'
import { ensureDatabase, prepareDatabase } from '@waymark/provision/database/prepare'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Manifest, SchemaBackup } from './manifest.ts'
import { type BackupStore, checkedFile } from './store.ts'

/** A second database with what the backup holds, in place of one that a broken restore left. */
export async function buildDatabase(options: {
  adminUrl: string
  manifest: Manifest
  store: BackupStore
  passwords: Readonly<Record<string, string>>
}): Promise<void> {
  const { adminUrl, manifest, store, passwords } = options
  const { fresh } = await databasesAt(adminUrl)
  await recreate(adminUrl, fresh)
  await fill({ databaseUrl: withDatabase(adminUrl, fresh), manifest, store, passwords })
}

/** Of a newer release nobody knows here what its tables mean. */
export const refuseNewer = (manifest: Manifest): void => {
  for (const [owner, { migrations }] of Object.entries(manifest.schemas)) {
    const known = migrationFiles(owner).map(({ version }) => version)
    const unknown = migrations.find((version) => !known.includes(version))
    if (unknown) throw new Error(`the backup is of a newer release: ${owner} has migration ${unknown}; nothing was changed`)
  }
}

/** The site's database, the one that a restore builds, and the one that it replaced. */
export const databasesAt = async (adminUrl: string): Promise<{ name: string; fresh: string; replaced: string }> => {
  const name = new URL(await ensureDatabase(adminUrl)).pathname.slice(1)
  return { name, fresh: `${name}_restoring`, replaced: `${name}_replaced` }
}

export const dropDatabase = (adminUrl: string, database: string): Promise<void> =>
  withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`)
  })

const recreate = async (adminUrl: string, database: string): Promise<void> => {
  await dropDatabase(adminUrl, database)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  })
}

const fill = async (options: {
  databaseUrl: string
  manifest: Manifest
  store: BackupStore
  passwords: Readonly<Record<string, string>>
}): Promise<void> => {
  const { databaseUrl, manifest, store, passwords } = options
  await prepareDatabase(databaseUrl, passwords)
  for (const [owner, schema] of Object.entries(manifest.schemas)) {
    const roleUrl = urlFor(databaseUrl, owner, passwords[owner] ?? '')
    await migrateTo({ roleUrl, owner, versions: schema.migrations })
    await withClient(databaseUrl, (client) => load({ client, owner, schema, store }))
    await migrate({ url: roleUrl, schema: owner })
  }
}

/** Runs just the migrations that had run when the backup was made. */
const migrateTo = async (options: { roleUrl: string; owner: string; versions: string[] }): Promise<void> => {
  if (options.versions.length === 0) return
  const folder = mkdtempSync(join(tmpdir(), 'waymark-migrations-'))
  try {
    const wanted = migrationFiles(options.owner).filter(({ version }) => options.versions.includes(version))
    for (const { path, file } of wanted) symlinkSync(path, join(folder, file))
    await migrate({ url: options.roleUrl, schema: options.owner, folders: [folder] })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const migrationFiles = (owner: string): { path: string; file: string; version: string }[] =>
  migrationFolders(owner).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => ({ path: join(folder, file), file, version: file.split('_')[0] ?? '' })),
  )

/** Triggers and foreign keys are off meanwhile, so the order of the tables does not matter; all rows or none. */
const load = async (options: { client: pg.Client; owner: string; schema: SchemaBackup; store: BackupStore }): Promise<void> => {
  const { client, owner, schema, store } = options
  const qualified = (name: string) => `${client.escapeIdentifier(owner)}.${client.escapeIdentifier(name)}`
  await client.query('BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0')
  for (const { name, columns, file, sha256, rows } of schema.tables) {
    // A migration may have put reference rows there already; the backup has them as they were.
    await client.query(`DELETE FROM ${qualified(name)}`)
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const stream = client.query(copyFrom(`COPY ${qualified(name)} (${list}) FROM STDIN`))
    await pipeline(await checkedFile(store, { file, sha256 }), createGunzip(), stream)
    if (stream.rowCount !== rows) throw new Error(`${owner}.${name}: ${stream.rowCount} rows came back, ${rows} were saved`)
  }
  for (const { name, value } of schema.sequences) await client.query('SELECT setval($1::regclass, $2)', [qualified(name), value])
  await client.query('COMMIT')
}

/** Both names change in one transaction: there is never a moment without the database, whatever ends here. */
export const exchange = async (adminUrl: string, names: { name: string; fresh: string; replaced: string }): Promise<void> => {
  await dropDatabase(adminUrl, names.replaced)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    const [old, current, next] = [names.replaced, names.name, names.fresh].map((one) => client.escapeIdentifier(one))
    await client.query('BEGIN')
    await client.query(`ALTER DATABASE ${current} RENAME TO ${old}`)
    await client.query(`ALTER DATABASE ${next} RENAME TO ${current}`)
    await client.query('COMMIT')
  })
}

export const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
