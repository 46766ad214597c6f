import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'
import pg from 'pg'
import { repoRoot } from './places.ts'
import { schemaOwners } from './schema-owners.ts'

const run = promisify(execFile)
const sharedMigrations = join(repoRoot, 'services/shared/kit/migrations')

/** Every service's own schema, owned by a role of the same name that can do nothing elsewhere. */
export const prepareDatabase = async (adminUrl: string, rolePasswords: Record<string, string>): Promise<string> => {
  const url = await ensureDatabase(adminUrl)
  await withClient(url, async (client) => {
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
    for (const owner of schemaOwners) await ensureOwner(client, owner, rolePasswords[owner] ?? '')
  })
  return url
}

export const urlFor = (databaseUrl: string, role: string, password: string): string => {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = password
  return url.href
}

/** The folders whose files make up one schema, in the order of the files' names. */
export const migrationFolders = (owner: string): string[] =>
  [sharedMigrations, join(repoRoot, `services/${owner}/migrations`)].filter(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  )

/** Runs dbmate for each schema with the schema's own role. `folders` is for restoring to an earlier state. */
export const migrate = async (options: { roleUrl: string; owner: string; folders?: string[] }): Promise<void> => {
  const folders = options.folders ?? migrationFolders(options.owner)
  if (folders.length === 0) return
  const url = new URL(options.roleUrl)
  url.searchParams.set('search_path', options.owner)
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable')
  const args = ['--no-dump-schema', '--migrations-table', `${options.owner}.schema_migrations`]
  try {
    await run(resolveBinary(), [...args, ...folders.flatMap((folder) => ['--migrations-dir', folder]), 'migrate'], {
      env: { DATABASE_URL: url.href },
    })
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`the migrations of ${options.owner} failed: ${said || (error as Error).message}`, { cause: error })
  }
}

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The database the services use: the one named by the address, or `waymark` beside `postgres`. */
export const ensureDatabase = async (adminUrl: string): Promise<string> => {
  const url = new URL(adminUrl)
  const given = url.pathname.slice(1)
  if (given !== '' && given !== 'postgres') return url.href
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', ['waymark'])
    if (found.rowCount === 0) await client.query('CREATE DATABASE waymark')
  })
  url.pathname = '/waymark'
  return url.href
}

const ensureOwner = async (client: pg.Client, owner: string, password: string): Promise<void> => {
  const role = client.escapeIdentifier(owner)
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [owner])
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN`)
  await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  await client.query(`ALTER ROLE ${role} SET search_path = ${role}`)
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${role} AUTHORIZATION ${role}`)
  for (const name of extensions[owner] ?? []) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA ${role}`)
}

/** Roles may not create in the database, so what a schema's migrations name as an extension is there before they run. */
const extensions: Readonly<Record<string, readonly string[]>> = { jobs: ['pg_trgm'] }
