import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'
import { withClient, withLock } from './client.ts'

const run = promisify(execFile)

/** The tables that outbox, inbox and dead letters need; run before a service's own. */
const kitMigrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The folders whose files make up one service's schema, in the order of the files' names. */
export const migrationFolders = (schema: string): string[] => [
  kitMigrations,
  ...[fileURLToPath(new URL(`../../../../${schema}/migrations`, import.meta.url))].filter(
    (folder) => existsSync(folder) && readdirSync(folder).length > 0,
  ),
]

/** The kit's tables and what lies in these folders, for a schema that is no service's. */
export const withKitMigrations = (folders: readonly (string | URL)[]): string[] => [
  kitMigrations,
  ...folders.map((folder) => (folder instanceof URL ? fileURLToPath(folder) : folder)),
]

/**
 * Brings one schema up to date by dbmate, with the schema's own role. Two at once are as one after the other. `folders` is for
 * tests, and for restoring to an earlier state.
 */
export const migrate = async (options: { url: string; schema: string; folders?: readonly string[] }): Promise<void> => {
  const { schema, folders = migrationFolders(schema) } = options
  const url = new URL(options.url)
  url.searchParams.set('search_path', schema)
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable')
  const args = ['--no-dump-schema', '--migrations-table', `${schema}.schema_migrations`]
  const call = () =>
    run(resolveBinary(), [...args, ...folders.flatMap((folder) => ['--migrations-dir', folder]), 'migrate'], {
      // Not an argument: the process list is open to everyone, the environment is not.
      env: { DATABASE_URL: url.href },
    })
  try {
    await withClient(options.url, (client) => withLock(client, `migrate ${schema}`, call))
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`the migrations of ${schema} failed: ${said || (error as Error).message}`, { cause: error })
  }
}
