import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Manifest } from '@waymark/backup/manifest'
import { withClient } from '@waymark/kit/database/client'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import pg from 'pg'
import { rememberDeleted } from '../commands/deleted-accounts.ts'
import { restoreSteps } from '../commands/restore.ts'
import { type Places, placesOf } from '../places.ts'
import { readSecrets, type Secrets, writeSecrets } from '../secrets.ts'
import { startStack, type TestStack } from '../test-stack.ts'

const env = { ONLY: 'none', SEED: 'false' }
const stays = '019aa000-0000-7000-8000-000000000001'
const leaves = '019aa000-0000-7000-8000-000000000002'

describe('a restore that is broken off', () => {
  let stack: TestStack
  let places: Places
  let atBackup: Partial<Secrets>
  const folder = temporaryFolder('restore')
  const source = join(folder, 'backup')

  const inSite = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => withClient(stack.databaseUrl(), work)
  const read = async (sql: string): Promise<unknown[]> =>
    inSite(async (client) => (await client.query(sql)).rows.flatMap(Object.values))
  const databases = () =>
    withClient(stack.databaseUrl('postgres'), async (client) => {
      const { rows } = await client.query("SELECT datname AS name FROM pg_database WHERE datname LIKE 'waymark%' ORDER BY 1")
      return rows.map(({ name }: { name: string }) => name)
    })

  before(async () => {
    stack = await startStack({ env })
    places = placesOf({ WAYMARK_RUN_DIR: stack.runDir, WAYMARK_ENV_FILE: join(stack.runDir, 'no.env') })
    await inSite(async (client) => {
      for (const id of [stays, leaves])
        await client.query(
          `INSERT INTO identity.user_account (id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
           VALUES ('${id}', '${id}', '${id}', 'A', 'B', 'hash', now(), now())`,
        )
    })
    atBackup = readSecrets(places.secrets)
    assert.equal((await stack.command('backup', source)).code, 0)
    await liveOn()
  })
  after(() => stack.stop())

  /** What happens to the site after the backup: something is written, somebody leaves, the secrets are changed. */
  const liveOn = async () => {
    await inSite(async (client) => {
      await client.query(
        "INSERT INTO game.outbox (id, topic, key, type, data) VALUES (gen_random_uuid(), 't', 'after the backup', 'T', '{}')",
      )
      await client.query('DELETE FROM identity.user_account WHERE id = $1', [leaves])
      await client.query('INSERT INTO game.deleted_user (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [leaves])
    })
    const { linkSecret = '', linkKeyId = '' } = atBackup
    writeSecrets(places.secrets, {
      ...atBackup,
      linkSecret: 'a-secret-of-after-the-backup',
      linkKeyId: 'k2',
      linkOtherSecrets: { [linkKeyId]: linkSecret },
      secondStepSecret: 'a-second-step-secret-of-after-the-backup',
      secondStepOtherSecrets: [atBackup.secondStepSecret ?? ''],
    })
  }

  const opensLinksOfBoth = () => {
    const { linkKeyId = '', linkSecret, linkOtherSecrets } = readSecrets(places.secrets)
    const keys = { ...linkOtherSecrets, [linkKeyId]: linkSecret }
    assert.equal(keys.k2, 'a-secret-of-after-the-backup')
    assert.equal(keys[atBackup.linkKeyId ?? ''], atBackup.linkSecret)
    const { secondStepSecret, secondStepOtherSecrets = [] } = readSecrets(places.secrets)
    const sealed = [atBackup.secondStepSecret, 'a-second-step-secret-of-after-the-backup']
    assert.deepEqual([secondStepSecret, ...secondStepOtherSecrets].toSorted(), sealed.toSorted())
  }
  const hasLivedOn = async () => (await read('SELECT key FROM game.outbox')).includes('after the backup')

  test('fails with what it had before: data, secrets, links', async () => {
    const secrets = readSecrets(places.secrets)
    const manifestFile = join(source, 'manifest.json')
    const manifest = readFileSync(manifestFile, 'utf8')
    const broken: Record<string, () => void> = {
      'a row that no table takes': () => {
        const changed = JSON.parse(manifest) as Manifest
        const table = changed.schemas.skills?.tables.find(({ columns }) => columns.length > 1)
        assert.ok(table)
        const bytes = gzipSync('too few columns\n')
        table.file = 'broken.copy.gz'
        table.sha256 = createHash('sha256').update(bytes).digest('hex')
        writeFileSync(join(source, table.file), bytes)
        writeFileSync(manifestFile, JSON.stringify(changed))
      },
      'a list of deleted accounts that cannot be read': () => writeFileSync(places.deleted, '['),
      'secrets that cannot be written': () => mkdirSync(`${places.secrets}.new`),
    }
    for (const [what, breakIt] of Object.entries(broken)) {
      breakIt()
      const { code, output } = await stack.command('restore', source)
      assert.equal(code, 1, what)
      assert.match(output, /The backup is not restored\. make up starts the site on the data it had\./, what)
      assert.deepEqual(readSecrets(places.secrets), secrets, what)
      writeFileSync(manifestFile, manifest)
      rmSync(places.deleted, { force: true })
      rmSync(`${places.secrets}.new`, { recursive: true, force: true })
      stack = await startStack({ env, runDir: stack.runDir })
      assert.equal(await hasLivedOn(), true, what)
      assert.deepEqual(await databases(), ['waymark'], what)
    }
  })

  test('fails with what it had before when somebody holds on to the database', async () => {
    await stack.command('down')
    const restoring = stack.command('restore', source)
    let ended = false
    void restoring.finally(() => {
      ended = true
    })
    while (!ended) {
      if (!stack.state()?.processes.some(({ name }) => name === 'postgres')) {
        await sleep(50)
        continue
      }
      const holder = new pg.Client({ connectionString: stack.databaseUrl() })
      // The server ends it when it stops.
      holder.on('error', () => undefined)
      await holder.connect().then(
        () => restoring,
        () => sleep(50),
      )
      await holder.end().catch(() => undefined)
    }
    const { code, output } = await restoring
    assert.equal(code, 1, output)
    assert.match(output, /is being accessed by other users/)
    stack = await startStack({ env, runDir: stack.runDir })
    assert.equal(await hasLivedOn(), true)
    opensLinksOfBoth()
    assert.equal(readSecrets(places.secrets).linkKeyId, 'k2')
  })

  test('works on, with all its data and every link, wherever it was killed', async () => {
    const manifest = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8')) as Manifest
    const steps = () => restoreSteps({ places, adminUrl: stack.databaseUrl('postgres'), manifest, source })
    const exchanged = steps().findIndex(({ name }) => name === 'exchanging the databases')
    assert.ok(exchanged > 0)
    for (let done = 1; done <= steps().length; done += 1) {
      if (!(await hasLivedOn())) await liveOn()
      for (const { run } of steps().slice(0, done)) await run()
      const isRestored = done > exchanged
      const at = `after ${done} steps`
      assert.equal(await hasLivedOn(), !isRestored, at)
      assert.deepEqual(await read('SELECT id FROM identity.user_account'), [stays], at)
      opensLinksOfBoth()
    }
    assert.deepEqual(await databases(), ['waymark'])
    assert.equal(readSecrets(places.secrets).linkSecret, atBackup.linkSecret)
  })

  test('brings nobody back who left after the backup, and tells every service once more', async () => {
    const told = await read("SELECT data ->> 'userId' FROM identity.outbox WHERE type = 'UserDeleted' AND published_at IS NULL")
    assert.ok(told.includes(leaves))
    assert.deepEqual(await read('SELECT id FROM identity.user_account'), [stays])
    assert.deepEqual(Object.keys(JSON.parse(readFileSync(places.deleted, 'utf8'))), [leaves])
    // The database is lost with what it knew: the list beside it says who left.
    await stack.command('down')
    rmSync(places.postgres, { recursive: true, force: true })
    assert.ok(existsSync(places.deleted))
    const restored = await stack.command('restore', source)
    assert.equal(restored.code, 0, restored.output)
    stack = await startStack({ env, runDir: stack.runDir })
    assert.deepEqual(await read('SELECT id FROM identity.user_account'), [stays])
  })

  test('forgets who left when the services do, after 90 days', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    assert.deepEqual(await inSite((client) => rememberDeleted(places, client, inDays(89))), [leaves])
    assert.deepEqual(await inSite((client) => rememberDeleted(places, client, inDays(91))), [])
    assert.equal(readFileSync(places.deleted, 'utf8'), '{}\n')
  })

  test('keeps two keys of one name apart: the restored links open, the other key is kept', async () => {
    writeSecrets(places.secrets, { ...readSecrets(places.secrets), linkSecret: 'of-another-installation', linkOtherSecrets: {} })
    const restored = await stack.command('restore', source)
    assert.equal(restored.code, 0, restored.output)
    const { linkSecret, linkOtherSecrets = {} } = readSecrets(places.secrets)
    assert.equal(linkSecret, atBackup.linkSecret)
    assert.deepEqual(Object.values(linkOtherSecrets), ['of-another-installation'])
    assert.match(Object.keys(linkOtherSecrets)[0] ?? '', /^k1-[0-9a-f]{8}$/)
  })
})
