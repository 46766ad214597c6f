import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resolveBinary } from 'dbmate'

/** The tables that outbox, inbox and dead letters need; run before a service's own. */
export const KIT_MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings one schema up to date with dbmate. `url` is the role's, whose search path is its schema. */
export async function migrate(options: { url: string; schema: string; folders: readonly (string | URL)[] }): Promise<void> {
  const folders = [KIT_MIGRATIONS, ...options.folders.map((folder) => (folder instanceof URL ? fileURLToPath(folder) : folder))]
  const url = new URL(options.url)
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'disable')
  const where = ['--url', url.href, '--migrations-table', `${options.schema}.schema_migrations`, '--no-dump-schema']
  await promisify(execFile)(resolveBinary(), [...where, ...folders.flatMap((folder) => ['--migrations-dir', folder]), 'migrate'])
}
