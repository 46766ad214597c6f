import { loadConfig, optional, text } from '@waymark/kit/config'
import { withClient } from '@waymark/kit/database/client'
import { schemaOwners } from '@waymark/provision/database/owners'
import * as t from 'io-ts'
import { backupBucket } from './bucket.ts'
import { deletedSince, eraseAgain } from './deleted-accounts.ts'
import { buildDatabase, databasesAt, dropDatabase, exchange, refuseNewer, withDatabase } from './restore-backup.ts'
import { backupSettings } from './settings.ts'
import { readManifest } from './store.ts'

/**
 * `node services/shared/backup/src/restore-main.ts`: puts the database of BACKUP, or of the newest one, in the place of the one that is
 * there. A second database is built first: what fails changes nothing. Stop the writers before, and empty Redis after.
 */
const passwords = t.type(Object.fromEntries(schemaOwners.map((owner) => [variableOf(owner), text])))

try {
  const config = loadConfig(t.intersection([backupSettings, t.type({ BACKUP: optional(text) }), passwords]), process.env)
  const { ADMIN_DATABASE_URL: adminUrl } = config
  const bucket = backupBucket(config)
  const name = config.BACKUP ?? (await bucket.finished()).at(-1)
  if (!name) throw new Error(`the bucket ${config.S3_BUCKET} has no finished backup below ${config.BACKUP_PREFIX}`)
  const store = bucket.store(name)
  const manifest = await readManifest(store)
  refuseNewer(manifest)
  const { name: current, fresh, replaced } = await databasesAt(adminUrl)
  try {
    const values = config as unknown as Record<string, string>
    await buildDatabase({
      adminUrl,
      manifest,
      store,
      passwords: Object.fromEntries(schemaOwners.map((owner) => [owner, values[variableOf(owner)] ?? ''])),
    })
    const deleted = await withClient(withDatabase(adminUrl, current), async (client) =>
      deletedSince(await bucket.readDeleted(), client),
    )
    await bucket.writeDeleted(deleted)
    await withClient(withDatabase(adminUrl, fresh), (client) => eraseAgain(client, Object.keys(deleted)))
    await exchange(adminUrl, { name: current, fresh, replaced })
  } finally {
    // Where it was not exchanged it is of no use to anybody, and may fill the disk.
    await dropDatabase(adminUrl, fresh)
  }
  await dropDatabase(adminUrl, replaced)
  console.log(`${current} is as it was at ${manifest.createdAt} (${store.place})`)
  if (manifest.filesIn) console.log(`Its PDFs are not in it: they are to be in ${manifest.filesIn}.`)
} catch (error) {
  console.error(`The backup is not restored, and nothing was changed: ${(error as Error).message}`)
  process.exitCode = 1
}

function variableOf(owner: string): string {
  return `${owner.toUpperCase()}_DATABASE_PASSWORD`
}
