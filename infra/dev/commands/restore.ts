import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { eraseAgain } from '@waymark/backup/deleted-accounts'
import type { Manifest } from '@waymark/backup/manifest'
import { buildDatabase, databasesAt, dropDatabase, exchange, refuseNewer, withDatabase } from '@waymark/backup/restore-backup'
import { checkFiles, folderStore, readManifest } from '@waymark/backup/store'
import { withClient } from '@waymark/kit/database/client'
import { type Places, placesOf } from '../places.ts'
import { loadSecrets, readSecrets, type Secrets, writeSecrets } from '../secrets.ts'
import { secretsFile } from './backup.ts'
import { rememberDeleted } from './deleted-accounts.ts'
import { down } from './down.ts'
import { withPostgres } from './with-postgres.ts'

/**
 * `make restore FROM=folder`: stops the site, builds a second database from the backup, and only when that is whole puts it
 * in the place of the first. Until then a failure changes nothing.
 */
export const restore = async (places: Places, source: string): Promise<Manifest> => {
  const store = folderStore(source)
  const manifest = await readManifest(store)
  // Nothing is touched before every file is known to be whole.
  await checkFiles(store, manifest)
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
      run: () => buildDatabase({ adminUrl, manifest, store: folderStore(source), passwords: former.rolePasswords }),
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
      run: async () => writeSecrets(places.secrets, withKeysOf(former, kept)),
    },
    { name: 'exchanging the databases', usually: moment, run: async () => exchange(adminUrl, await databasesAt(adminUrl)) },
    {
      name: 'taking the secrets of the backup into use',
      usually: moment,
      run: async () => writeSecrets(places.secrets, withKeysOf({ ...former, ...kept }, former)),
    },
    {
      name: 'removing the replaced database',
      usually: moment,
      run: async () => dropDatabase(adminUrl, (await databasesAt(adminUrl)).replaced),
    },
  ]
}

/**
 * `one` opens the links that `other` signed and the second steps that it sealed, too. Two keys of one name are two installations': a link says the name of its key alone,
 * so the other key is kept under a name of its own, where it is found if it is wanted back.
 */
const withKeysOf = <T extends Partial<Secrets>>(one: T, other: Partial<Secrets>): T => {
  const linkOtherSecrets: Record<string, string> = {}
  for (const [id, secret] of [...linkKeys(other), ...linkKeys(one)]) {
    const known = linkOtherSecrets[id]
    if (known !== undefined && known !== secret) linkOtherSecrets[`${id.slice(0, 20)}-${digestOf(known)}`] = known
    linkOtherSecrets[id] = secret
  }
  if (one.linkKeyId) delete linkOtherSecrets[one.linkKeyId]
  const secondStepOtherSecrets = [...new Set([...secondStepSecrets(one), ...secondStepSecrets(other)])].filter(
    (secret) => secret !== one.secondStepSecret,
  )
  return { ...one, linkOtherSecrets, secondStepOtherSecrets }
}

const linkKeys = ({ linkKeyId, linkSecret, linkOtherSecrets = {} }: Partial<Secrets>): [string, string][] => [
  ...Object.entries(linkOtherSecrets),
  ...(linkKeyId && linkSecret ? [[linkKeyId, linkSecret] as [string, string]] : []),
]

const secondStepSecrets = ({ secondStepSecret, secondStepOtherSecrets = [] }: Partial<Secrets>): string[] =>
  secondStepSecret ? [secondStepSecret, ...secondStepOtherSecrets] : secondStepOtherSecrets

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 8)

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
