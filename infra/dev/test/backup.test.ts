import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Manifest } from '@waymark/backup/manifest'
import { withClient } from '@waymark/kit/database/client'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import type pg from 'pg'
import { startStack, type TestStack } from '../test-stack.ts'

const env = { ONLY: 'none', SEED: 'false' }
const user = '019aa000-0000-7000-8000-000000000001'
const document = Buffer.from('%PDF-1.7 with \\ backslash, \t tab, \n line end and \0 zero')

describe('backup and restore', () => {
  let stack: TestStack
  const folder = temporaryFolder('backup')
  const target = join(folder, 'first')

  before(async () => {
    stack = await startStack({ env })
    await admin(async (client) => {
      await client.query(
        "INSERT INTO report.artifact (key, content_type, bytes, digest) VALUES ('a', 'application/pdf', $1, 'd')",
        [document],
      )
      await addEvents(client, ['tab\tline\n \\N Ä€😀', 'second'])
      // The table that refers comes before the one referred to, in the order of names.
      await client.query(
        `INSERT INTO identity.user_account VALUES ('${user}', 'A@example.com', 'a@example.com', 'A', 'B', NULL, 'free', 'hash', NULL, now(), now())`,
      )
      await client.query(
        `INSERT INTO identity.session VALUES ('${user}', '${user}', repeat('0', 64), 'Test', now(), now(), now())`,
      )
    })
  })
  after(() => stack.stop())

  test('brings back every row after the data was destroyed', async () => {
    const saved = await stack.command('backup', target)
    assert.equal(saved.code, 0, saved.output)
    assert.equal(statSync(join(target, 'secrets.json')).mode & 0o777, 0o600)
    const secrets = stack.secrets()

    await admin((client) => client.query('DROP SCHEMA report CASCADE; DROP TABLE game.outbox; DELETE FROM identity.user_account'))
    await stack.command('down')
    writeFileSync(join(stack.runDir, 'secrets.json'), JSON.stringify({ ...secrets, linkSecret: 'lost' }))

    const restored = await stack.command('restore', target)
    assert.equal(restored.code, 0, restored.output)
    stack = await startStack({ env, runDir: stack.runDir })
    const read = (sql: string) => admin(async (client) => (await client.query(sql)).rows)
    assert.deepEqual(await read('SELECT key, bytes FROM report.artifact'), [{ key: 'a', bytes: document }])
    assert.deepEqual(await read('SELECT key, published_at FROM game.outbox ORDER BY seq'), [
      { key: 'tab\tline\n \\N Ä€😀', published_at: null },
      { key: 'second', published_at: null },
    ])
    assert.deepEqual(await read('SELECT user_id FROM identity.session'), [{ user_id: user }])
    assert.equal(stack.secrets().linkSecret, secrets.linkSecret)
  })

  test('goes on counting where the saved data ended, as the owner of the tables', async () => {
    const seq = await admin(async (client) => {
      await client.query('SET ROLE game')
      await addEvents(client, ['third'])
      return (await client.query("SELECT seq::int FROM game.outbox WHERE key = 'third'")).rows[0].seq
    })
    assert.equal(seq, 3)
  })

  test('changes nothing when a file of the backup is damaged', async () => {
    const file = readdirSync(target).find((name) => name.startsWith('report.artifact')) ?? ''
    const whole = readFileSync(join(target, file))
    writeFileSync(join(target, file), whole.subarray(0, whole.length - 5))
    const { code, output } = await stack.command('restore', target)
    assert.equal(code, 1)
    assert.match(output, /report\.artifact\.copy\.gz is damaged; nothing was changed/)
    assert.equal(stack.state()?.phase, 'ready', 'the site goes on')
    writeFileSync(join(target, file), whole)
  })

  test('changes nothing when the backup is of a newer release', async () => {
    const manifestPath = join(target, 'manifest.json')
    const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
    manifest.schemas.report?.migrations.push('29991231235959')
    writeFileSync(manifestPath, JSON.stringify(manifest))
    const { code, output } = await stack.command('restore', target)
    assert.equal(code, 1)
    assert.match(output, /newer release: report has migration 29991231235959/)
  })

  const admin = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => withClient(stack.databaseUrl(), work)
})

const addEvents = async (client: pg.Client, keys: string[]): Promise<void> => {
  for (const key of keys) {
    await client.query("INSERT INTO game.outbox (id, topic, key, type, data) VALUES (gen_random_uuid(), 't', $1, 'T', '{}')", [
      key,
    ])
  }
}
