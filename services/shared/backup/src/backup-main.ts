import { loadConfig } from '@waymark/kit/config'
import { withClient } from '@waymark/kit/database/client'
import { ensureDatabase } from '@waymark/provision/database/prepare'
import { backupBucket, backupName } from './bucket.ts'
import { deletedSince } from './deleted-accounts.ts'
import { filesElsewhere } from './manifest.ts'
import { backupSettings, release } from './settings.ts'
import { writeBackup } from './write-backup.ts'

/**
 * `node services/shared/backup/src/backup-main.ts`: the whole database into a bucket, as of one moment, while the site goes on. Old
 * backups go when the new one is finished.
 */
try {
  const config = loadConfig(backupSettings, process.env)
  const bucket = backupBucket(config)
  const began = new Date()
  const store = bucket.store(backupName(began))
  const filesIn = filesElsewhere({ ...config, S3_BUCKET: config.DOCUMENTS_BUCKET ?? 'of the documents' })
  const manifest = await withClient(await ensureDatabase(config.ADMIN_DATABASE_URL), async (client) => {
    await bucket.writeDeleted(await deletedSince(await bucket.readDeleted(), client, began))
    return writeBackup(client, store, { release: release(), filesIn })
  })
  const tables = Object.values(manifest.schemas).flatMap((schema) => schema.tables)
  console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables are in ${store.place}`)
  if (config.BACKUP_KEEP_DAYS > 0) {
    const gone = await bucket.removeBefore(new Date(began.getTime() - config.BACKUP_KEEP_DAYS * 86_400_000))
    if (gone.length > 0) console.log(`removed, as older than ${config.BACKUP_KEEP_DAYS} days: ${gone.join(', ')}`)
  }
} catch (error) {
  console.error(`The backup failed: ${(error as Error).message}`)
  process.exitCode = 1
}
