import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, truncateSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { withClient } from '@waymark/kit/database/client'
import { schemaOwners } from '@waymark/provision/database/owners'
import { type S3Server, startS3 } from '@waymark/testing/servers/s3'
import type pg from 'pg'
import { repoRoot } from '../../../../infra/dev/places.ts'
import { startStack, type TestStack } from '../../../../infra/dev/test-stack.ts'
import { goProgram } from '../../../../infra/tools/go-tool.ts'

const stays = '019aa000-0000-7000-8000-000000000001'
const leaves = '019aa000-0000-7000-8000-000000000002'
/** Compressed it is still of several parts. */
const document = Buffer.alloc(40 * 1024 * 1024)
for (let at = 0, value = 1; at < document.length; at += 4) {
  value = (Math.imul(value, 1664525) + 1013904223) >>> 0
  document.writeUInt32LE(value, at)
}

/** What the CronJobs `backup` and `restore` of the chart run, against a real database and a real S3 server. */
describe('a backup in a bucket', () => {
  let stack: TestStack
  let s3: S3Server

  before(async () => {
    s3 = await startS3(await goProgram('versitygw'), { buckets: ['backups'], megabytes: 256 })
    stack = await startStack({ env: { ONLY: 'none', SEED: 'false' } })
    await inSite(async (client) => {
      for (const id of [stays, leaves])
        await client.query(
          `INSERT INTO identity.user_account (id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
           VALUES ('${id}', '${id}', '${id}', 'A', 'B', 'hash', now(), now())`,
        )
      await client.query(
        "INSERT INTO report.artifact (key, content_type, bytes, digest) VALUES ('a', 'application/pdf', $1, 'd')",
        [document],
      )
    })
  })
  after(async () => {
    await stack?.stop()
    await s3?.stop()
  })

  const inSite = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => withClient(stack.databaseUrl(), work)
  const read = (sql: string): Promise<unknown[]> =>
    inSite(async (client) => (await client.query(sql)).rows.flatMap((row) => Object.values(row)))

  function run(program: 'backup' | 'restore', more: Record<string, string> = {}): { code: number | null; said: string } {
    const { rolePasswords = {} } = stack.secrets()
    const passwords = schemaOwners.map((owner) => [`${owner.toUpperCase()}_DATABASE_PASSWORD`, rolePasswords[owner] ?? ''])
    const env = {
      PATH: process.env.PATH,
      ADMIN_DATABASE_URL: stack.databaseUrl('postgres'),
      ...Object.fromEntries(passwords),
      ...s3.env,
      ARTIFACT_STORE: 'postgres',
      ...more,
    }
    const file = `services/shared/backup/src/${program}-main.ts`
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: repoRoot, env, encoding: 'utf8' })
    return { code: status, said: stdout + stderr }
  }
  const backups = () => readdirSync(s3.path('backups', 'backups')).filter((name) => !name.endsWith('.json'))

  test('holds every row, and brings them back; who left since stays away', async () => {
    const { code, said } = run('backup')
    assert.equal(code, 0, said)
    assert.match(said, /rows of \d+ tables are in backups\/\d{4}-/)
    assert.equal(backups().length, 1)

    await inSite(async (client) => {
      await client.query('DELETE FROM identity.user_account WHERE id = $1', [leaves])
      await client.query('INSERT INTO game.deleted_user (user_id) VALUES ($1)', [leaves])
      await client.query('DELETE FROM report.artifact')
    })
    const restored = run('restore')
    assert.equal(restored.code, 0, restored.said)
    assert.deepEqual(await read('SELECT id FROM identity.user_account'), [stays])
    assert.deepEqual(await read('SELECT bytes FROM report.artifact'), [document])
    assert.deepEqual(await read("SELECT key FROM identity.outbox WHERE type = 'UserDeleted'"), [leaves])
    assert.deepEqual(await databases(), ['waymark'])
  })

  test('that is damaged is refused, and nothing is changed', async () => {
    const [name = ''] = backups()
    const files = readdirSync(s3.path('backups', `backups/${name}`))
    const file = files.find((each) => each.startsWith('identity.user_account')) ?? ''
    const path = s3.path('backups', `backups/${name}/${file}`)
    assert.ok(existsSync(path))
    truncateSync(path, readFileSync(path).length - 3)
    await inSite((client) => client.query("UPDATE identity.user_account SET first_name = 'Later'"))
    const { code, said } = run('restore', { BACKUP: name })
    assert.equal(code, 1)
    assert.match(said, /The backup is not restored, and nothing was changed: /)
    assert.deepEqual(await read('SELECT first_name FROM identity.user_account'), ['Later'])
    assert.deepEqual(await databases(), ['waymark'])
  })

  test('goes when it is too old, and only once a newer one is finished', async () => {
    const [now = ''] = backups()
    const old = '2025-01-31T02-17-00'
    renameSync(s3.path('backups', `backups/${now}`), s3.path('backups', `backups/${old}`))
    const refused = run('backup', { BACKUP_KEEP_DAYS: '1', ADMIN_DATABASE_URL: 'postgres://postgres:wrong@127.0.0.1:1/postgres' })
    assert.equal(refused.code, 1)
    assert.match(refused.said, /The backup failed: /)
    assert.deepEqual(backups(), [old])
    const done = run('backup', { BACKUP_KEEP_DAYS: '1' })
    assert.equal(done.code, 0, done.said)
    assert.match(done.said, new RegExp(`removed, as older than 1 days: ${old}`))
    assert.equal(backups().length, 1)
    assert.ok(!backups().includes(old))
  })

  test('says which setting is missing', () => {
    const { code, said } = run('restore', { S3_BUCKET: '', GAME_DATABASE_PASSWORD: '' })
    assert.equal(code, 1)
    assert.match(said, /S3_BUCKET: is required/)
    assert.match(said, /GAME_DATABASE_PASSWORD: is required/)
  })

  const databases = () =>
    withClient(stack.databaseUrl('postgres'), async (client) => {
      const { rows } = await client.query("SELECT datname FROM pg_database WHERE datname LIKE 'waymark%' ORDER BY 1")
      return rows.map(({ datname }: { datname: string }) => datname)
    })
})
