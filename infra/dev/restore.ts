import { createHash } from 'node:crypto'
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
import { eraseAgain, rememberDeleted } from './deleted-accounts.ts'
import { down } from './down.ts'
import { type Places, placesOf } from './places.ts'
import { loadSecrets, readSecrets, type Secrets, writeSecrets } from './secrets.ts'
import { withPostgres } from './with-postgres.ts'

/**
 * `make restore FROM=folder`: stops the site, builds a second database from the backup, and only when that is whole puts it
 * in the place of the first. Until then a failure changes nothing.
 */
export const restore = async (places: Places, source: string): Promise<Manifest> => {
  const manifest = await readManifest(source)
  refuseNewer(manifest)
  await down(places)
  await withPostgres(places, async (adminUrl) => {
    try {
      for (const { name, usually, run } of restoreSteps({ places, adminUrl, manifest, source })) {
        console.log(`  ${name} (${usually}) …`)
        await run()
      }
    } finally {
      // Where it was not exchanged it is of no use to anybody, and may fill the disk.
      await dropDatabase(adminUrl, (await databasesAt(adminUrl)).fresh)
    }
  })
  return manifest
}

export type RestoreStep = { name: string; usually: string; run: () => Promise<void> }

/** In an order in which the site works on, with its data and its links, wherever it is broken off. */
export const restoreSteps = (options: {
  places: Places
  adminUrl: string
  manifest: Manifest
  source: string
}): RestoreStep[] => {
  const { places, adminUrl, manifest, source } = options
  const former = loadSecrets(places.secrets)
  const kept = readSecrets(join(source, secretsFile))
  const moment = 'a moment'
  return [
    {
      name: 'building a second database from the backup',
      usually: 'seconds for a small site, a minute for each few gigabytes',
      run: async () => {
        const { fresh } = await databasesAt(adminUrl)
        await recreate(adminUrl, fresh)
        await fill({ databaseUrl: withDatabase(adminUrl, fresh), manifest, source, secrets: former })
      },
    },
    {
      name: 'erasing again the accounts that were deleted since',
      usually: moment,
      run: async () => {
        const { name, fresh } = await databasesAt(adminUrl)
        const ids = await withClient(withDatabase(adminUrl, name), (client) => rememberDeleted(places, client))
        await withClient(withDatabase(adminUrl, fresh), (client) => eraseAgain(client, ids))
      },
    },
    {
      // It may be emptied at any time, and must not tell the restored site of people and reports that it does not have.
      name: 'emptying Redis, which is rebuilt from the database',
      usually: moment,
      run: async () => rmSync(places.redis, { recursive: true, force: true }),
    },
    {
      name: 'opening the links of both',
      usually: moment,
      run: async () => writeSecrets(places.secrets, withLinksOf(former, kept)),
    },
    { name: 'exchanging the databases', usually: moment, run: async () => exchange(adminUrl, await databasesAt(adminUrl)) },
    {
      name: 'taking the secrets of the backup into use',
      usually: moment,
      run: async () => writeSecrets(places.secrets, withLinksOf({ ...former, ...kept }, former)),
    },
    {
      name: 'removing the replaced database',
      usually: moment,
      run: async () => dropDatabase(adminUrl, (await databasesAt(adminUrl)).replaced),
    },
  ]
}

const databasesAt = async (adminUrl: string): Promise<{ name: string; fresh: string; replaced: string }> => {
  const name = new URL(await ensureDatabase(adminUrl)).pathname.slice(1)
  return { name, fresh: `${name}_restoring`, replaced: `${name}_replaced` }
}

/**
 * `one` opens the links that `other` signed, too. Two keys of one name are two installations': a link says the name of its key alone,
 * so the other key is kept under a name of its own, where it is found if it is wanted back.
 */
const withLinksOf = <T extends Partial<Secrets>>(one: T, other: Partial<Secrets>): T => {
  const linkOtherSecrets: Record<string, string> = {}
  for (const [id, secret] of [...linkKeys(other), ...linkKeys(one)]) {
    const known = linkOtherSecrets[id]
    if (known !== undefined && known !== secret) linkOtherSecrets[`${id.slice(0, 20)}-${digestOf(known)}`] = known
    linkOtherSecrets[id] = secret
  }
  if (one.linkKeyId) delete linkOtherSecrets[one.linkKeyId]
  return { ...one, linkOtherSecrets }
}

const linkKeys = ({ linkKeyId, linkSecret, linkOtherSecrets = {} }: Partial<Secrets>): [string, string][] => [
  ...Object.entries(linkOtherSecrets),
  ...(linkKeyId && linkSecret ? [[linkKeyId, linkSecret] as [string, string]] : []),
]

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 8)

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

const dropDatabase = (adminUrl: string, database: string): Promise<void> =>
  withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(database)} WITH (FORCE)`)
  })

const recreate = async (adminUrl: string, database: string): Promise<void> => {
  await dropDatabase(adminUrl, database)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  })
}

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

/** Both names change in one transaction: there is never a moment without the database, whatever ends here. */
const exchange = async (adminUrl: string, names: { name: string; fresh: string; replaced: string }): Promise<void> => {
  await dropDatabase(adminUrl, names.replaced)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    const [old, current, next] = [names.replaced, names.name, names.fresh].map((one) => client.escapeIdentifier(one))
    await client.query('BEGIN')
    await client.query(`ALTER DATABASE ${current} RENAME TO ${old}`)
    await client.query(`ALTER DATABASE ${next} RENAME TO ${current}`)
    await client.query('COMMIT')
  })
}

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
    console.error(`${(error as Error).message}\nThe backup is not restored. make up starts the site on the data it had.`)
    process.exit(1)
  }
  console.log('The backup is restored. make up starts the site on it.')
}
