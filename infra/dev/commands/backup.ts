import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesElsewhere, type Manifest } from '@waymark/backup/manifest'
import { release } from '@waymark/backup/settings'
import { folderStore } from '@waymark/backup/store'
import { writeBackup } from '@waymark/backup/write-backup'
import { withClient } from '@waymark/kit/database/client'
import { ensureDatabase } from '@waymark/provision/database/prepare'
import { type Places, placesOf } from '../places.ts'
import { readSecrets, type Secrets } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { rememberDeleted } from './deleted-accounts.ts'
import { withPostgres } from './with-postgres.ts'

/** Without these, links in mails, authenticator apps and the seeded account would not survive a restore on another machine. */
type KeptSecrets = Pick<
  Secrets,
  | 'linkSecret'
  | 'linkKeyId'
  | 'linkOtherSecrets'
  | 'secondStepSecret'
  | 'secondStepOtherSecrets'
  | 'identityTokenPublicKey'
  | 'identityTokenPrivateKey'
  | 'account'
>

export const secretsFile = 'secrets.json'

/** `make backup [TO=folder]`: all schemas with their artifacts, as of one moment, while the site goes on working. */
export const backup = async (places: Places, target: string): Promise<Manifest> => {
  const unfinished = `${target}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const filesIn = filesElsewhere(readSettings(places.envFile, process.env))
  const secrets = readSecrets(places.secrets)
  const kept: Partial<KeptSecrets> = {
    linkSecret: secrets.linkSecret,
    linkKeyId: secrets.linkKeyId,
    linkOtherSecrets: secrets.linkOtherSecrets,
    secondStepSecret: secrets.secondStepSecret,
    secondStepOtherSecrets: secrets.secondStepOtherSecrets,
    identityTokenPublicKey: secrets.identityTokenPublicKey,
    identityTokenPrivateKey: secrets.identityTokenPrivateKey,
    account: secrets.account,
  }
  writeFileSync(join(unfinished, secretsFile), JSON.stringify(kept, null, 2), { mode: 0o600 })
  const manifest = await withPostgres(places, async (adminUrl) =>
    withClient(await ensureDatabase(adminUrl), async (client) => {
      await rememberDeleted(places, client)
      return writeBackup(client, folderStore(unfinished), { release: release(), filesIn })
    }),
  )
  renameSync(unfinished, target)
  return manifest
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
