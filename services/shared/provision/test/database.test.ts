import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { urlFor, withClient } from '@waymark/kit/database/client'
import { migrate, withKitMigrations } from '@waymark/kit/database/migrate'
import { schemaOwners } from '@waymark/provision/database/owners'
import { prepareDatabase } from '@waymark/provision/database/prepare'
import { startInfra } from '@waymark/testing/infra'

const infra = await startInfra({ postgres: true })
after(() => infra.stop())

const passwords = Object.fromEntries(schemaOwners.map((owner) => [owner, `secret of ${owner}`]))

const commands = {
  prepare: '@waymark/provision/database/prepare-main',
  migrate: '@waymark/kit/database/migrate-main',
}
const command = (name: keyof typeof commands, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [fileURLToPath(import.meta.resolve(commands[name]))], {
    env: { PATH: process.env.PATH ?? '', ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )

const query = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

test('prepare makes every role, schema and extension; migrate brings a schema up to date; both may run twice at once', async () => {
  const env = {
    ADMIN_DATABASE_URL: infra.adminUrl,
    ...Object.fromEntries(schemaOwners.map((owner) => [`${owner.toUpperCase()}_DATABASE_PASSWORD`, passwords[owner] ?? ''])),
  }
  const prepared = await Promise.all([command('prepare', env), command('prepare', env)])
  assert.deepEqual(
    prepared.map(({ code }) => code),
    [0, 0],
    JSON.stringify(prepared),
  )
  const own = { DATABASE_URL: urlFor(infra.adminUrl, 'jobs', passwords.jobs ?? ''), SCHEMA: 'jobs' }
  const migrated = await Promise.all([1, 2, 3].map(() => command('migrate', own)))
  assert.deepEqual(
    migrated.map(({ code, said }) => [code, said]),
    Array(3).fill([0, 'jobs is up to date\n']),
  )
  const [{ tables }] = (await query(
    own.DATABASE_URL,
    `select array_agg(table_name::text) as tables from information_schema.tables where table_schema = 'jobs'`,
  )) as [{ tables: string[] }]
  for (const table of ['outbox', 'inbox', 'dead_letter', 'posting']) assert.ok(tables.includes(table), table)
  assert.equal((await command('migrate', own)).code, 0)
})

test('a role reaches its own schema and no other', async () => {
  const url = await prepareDatabase(infra.adminUrl, passwords)
  const game = urlFor(url, 'game', passwords.game ?? '')
  await query(game, 'create table own (id int)')
  await assert.rejects(query(game, 'create table jobs.other (id int)'), /permission denied/)
  await assert.rejects(query(game, 'create schema more'), /permission denied/)
  await assert.rejects(query(game, 'create table public.other (id int)'), /permission denied/)
})

test('an administrator who is no superuser, as a rented server gives one, can prepare it too', async () => {
  await query(infra.adminUrl, `create role landlord login createrole createdb password 'landlord'`)
  const landlord = urlFor(infra.adminUrl, 'landlord', 'landlord')
  await query(landlord, 'create database rented')
  const rented = landlord.replace(/\/[^/]*$/, '/rented')
  try {
    // Roles are the whole server's and exist already: they belong to whoever made them.
    for (const owner of schemaOwners) await query(infra.adminUrl, `grant ${owner} to landlord with admin option`)
    await prepareDatabase(rented, passwords)
    await migrate({ url: urlFor(rented, 'jobs', passwords.jobs ?? ''), schema: 'jobs' })
  } finally {
    await query(infra.adminUrl, 'drop database rented with (force)')
    await query(infra.adminUrl, 'drop role landlord')
  }
})

test('a migration that fails says which schema and why, without the password', async () => {
  const url = await infra.database('broken')
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  writeFileSync(join(folder, '20990101000000_wrong.sql'), '-- migrate:up\nselect * from nowhere;\n-- migrate:down\n')
  try {
    await assert.rejects(migrate({ url, schema: 'broken', folders: withKitMigrations([folder]) }), (error: Error) => {
      assert.match(error.message, /the migrations of broken failed: .*"nowhere" does not exist/s)
      return !error.message.includes('broken:broken')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is missing in the environment is listed, and an unknown role ends at once', async () => {
  const empty = await command('prepare', {})
  assert.equal(empty.code, 1)
  for (const name of ['ADMIN_DATABASE_URL', 'IDENTITY_DATABASE_PASSWORD', 'GAME_DATABASE_PASSWORD'])
    assert.match(empty.said, new RegExp(name))
  const nobody = await command('migrate', { DATABASE_URL: urlFor(infra.adminUrl, 'nobody', 'x'), SCHEMA: 'jobs' })
  assert.equal(nobody.code, 1)
  assert.match(nobody.said, /nobody/)
})

test('a password is changed by a second door: the role that is next acts as the first, until it is shut', async () => {
  const next = { game: 'next secret of game' }
  const url = await prepareDatabase(infra.adminUrl, passwords, next)
  const door = urlFor(url, 'game_next', next.game)
  await query(door, 'create table made_by_next (id int)')
  const [{ owner }] = (await query(url, `select tableowner as owner from pg_tables where tablename = 'made_by_next'`)) as [
    { owner: string },
  ]
  assert.equal(owner, 'game')
  await query(urlFor(url, 'game', passwords.game ?? ''), 'drop table made_by_next')
  await assert.rejects(query(door, 'create table public.anywhere (id int)'), /permission denied/)
  await prepareDatabase(infra.adminUrl, passwords)
  await assert.rejects(query(door, 'select 1'), /not permitted to log in/)
})
