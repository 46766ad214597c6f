import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { urlFor, withClient } from '@waymark/kit/database/client'
import { migrate, migrationFolders } from '@waymark/kit/database/migrate'
import { ensureDatabase, prepareDatabase } from '@waymark/kit/database/prepare'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Manifest, manifestFile, type SchemaBackup, secretsFile, sha256Of } from './backup-format.ts'
import { down } from './down.ts'
import { type Places, placesOf } from './places.ts'
import { loadSecrets, readSecrets, type Secrets, writeSecrets } from './secrets.ts'
import { withPostgres } from './with-postgres.ts'

/**
 * `make restore FROM=folder`: stops the site, builds a second database from the backup, and only when that is whole puts it
 * in the place of the first. Redis is emptied: it is rebuilt from the database.
 */
export const restore = async (places: Places, source: string): Promise<Manifest> => {
  const manifest = await readManifest(source)
  refuseNewer(manifest)
  await down(places)
  const secrets = adoptSecrets(places, source)
  await withPostgres(places, async (adminUrl) => {
    const current = await ensureDatabase(adminUrl)
    const name = new URL(current).pathname.slice(1)
    const fresh = `${name}_restoring`
    await recreate(adminUrl, fresh)
    await fill({ databaseUrl: withDatabase(adminUrl, fresh), manifest, source, secrets })
    await exchange(adminUrl, { name, fresh })
  })
  rmSync(places.redis, { recursive: true, force: true })
  return manifest
}

/** Nothing is touched before every file is known to be whole. */
const readManifest = async (source: string): Promise<Manifest> => {
  const file = join(source, manifestFile)
  if (!existsSync(file)) throw new Error(`${source} is not a backup: it has no ${manifestFile}`)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  if (manifest.format !== 1) throw new Error(`${source} has format ${manifest.format}; this release reads format 1`)
  for (const table of Object.values(manifest.schemas).flatMap((schema) => schema.tables)) {
    if ((await sha256Of(join(source, table.file))) !== table.sha256)
      throw new Error(`${table.file} is damaged; nothing was changed`)
  }
  return manifest
}

const refuseNewer = (manifest: Manifest): void => {
  for (const [owner, { migrations }] of Object.entries(manifest.schemas)) {
    const known = migrationFiles(owner).map(({ version }) => version)
    const unknown = migrations.find((version) => !known.includes(version))
    if (unknown) throw new Error(`the backup is of a newer release: ${owner} has migration ${unknown}; nothing was changed`)
  }
}

const adoptSecrets = (places: Places, source: string): Secrets => {
  const kept = readSecrets(join(source, secretsFile))
  writeSecrets(places.secrets, { ...loadSecrets(places.secrets), ...kept })
  return loadSecrets(places.secrets)
}

const recreate = (adminUrl: string, database: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  })

const fill = async (options: { databaseUrl: string; manifest: Manifest; source: string; secrets: Secrets }): Promise<void> => {
  const { databaseUrl, manifest, source, secrets } = options
  await prepareDatabase(databaseUrl, secrets.rolePasswords)
  for (const [owner, schema] of Object.entries(manifest.schemas)) {
    const roleUrl = urlFor(databaseUrl, owner, secrets.rolePasswords[owner] ?? '')
    await migrateTo({ roleUrl, owner, versions: schema.migrations })
    await withClient(databaseUrl, (client) => load({ client, owner, schema, source }))
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
const load = async (options: { client: pg.Client; owner: string; schema: SchemaBackup; source: string }): Promise<void> => {
  const { client, owner, schema, source } = options
  const qualified = (name: string) => `${client.escapeIdentifier(owner)}.${client.escapeIdentifier(name)}`
  await client.query('BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL statement_timeout = 0')
  for (const { name, columns, file, rows } of schema.tables) {
    // A migration may have put reference rows there already; the backup has them as they were.
    await client.query(`DELETE FROM ${qualified(name)}`)
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const stream = client.query(copyFrom(`COPY ${qualified(name)} (${list}) FROM STDIN`))
    await pipeline(createReadStream(join(source, file)), createGunzip(), stream)
    if (stream.rowCount !== rows) throw new Error(`${owner}.${name}: ${stream.rowCount} rows came back, ${rows} were saved`)
  }
  for (const { name, value } of schema.sequences) await client.query('SELECT setval($1::regclass, $2)', [qualified(name), value])
  await client.query('COMMIT')
}

const exchange = (adminUrl: string, { name, fresh }: { name: string; fresh: string }): Promise<void> =>
  withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    const [old, current, next] = [`${name}_replaced`, name, fresh].map((one) => client.escapeIdentifier(one))
    await client.query(`DROP DATABASE IF EXISTS ${old} WITH (FORCE)`)
    await client.query(`ALTER DATABASE ${current} RENAME TO ${old}`)
    await client.query(`ALTER DATABASE ${next} RENAME TO ${current}`)
    await client.query(`DROP DATABASE ${old} WITH (FORCE)`)
  })

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

if (import.meta.main) {
  const source = process.argv[2]
  if (!source) {
    console.error('say which backup: make restore FROM=<folder>')
    process.exit(1)
  }
  try {
    const { filesIn } = await restore(placesOf(process.env), resolve(source))
    if (filesIn) console.log(`Its PDFs are not in it: they are to be in ${filesIn}.`)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
  console.log('The backup is restored. make up starts the site on it.')
}
