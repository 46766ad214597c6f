import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { createPool, pgDb } from '@waymark/kit/db'
import { holdUser, isDeletedUser, markUserDeleted } from '@waymark/kit/deleted-users'
import { asAppError } from '@waymark/kit/errors'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'

const infra = await startInfra({ postgres: true })
after(() => infra.stop())
const services = new URL('../../../', import.meta.url)
/** Its rows hang on the account by foreign keys. */
const WITH_ACCOUNTS = 'identity'

describe('every table that says whose its rows are refuses those of a deleted person', () => {
  const names = readdirSync(services).filter((name) => name !== 'shared' && name !== WITH_ACCOUNTS)
  for (const service of names)
    test(service, async (context) => {
      const url = await infra.database(service, { migrations: [new URL(`${service}/migrations`, services)] })
      const pool = createPool({ url, name: 'test', log })
      context.after(() => pool.end())
      const { rows: personal } = await pool.query<{ table: string; column: string }>(
        `select table_name as table, column_name as column from information_schema.columns
         where table_schema = $1 and column_name in ('user_id', 'owner_user_id') and table_name <> 'deleted_user' order by 1`,
        [service],
      )
      const { rows: guarded } = await pool.query<{ table: string; column: string }>(
        `select c.relname as table, convert_from(substring(tgargs from 1 for length(tgargs) - 1), 'utf8') as column
         from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
         where p.proname = 'refuse_deleted_user' and p.pronamespace = to_regnamespace($1) order by 1`,
        [service],
      )
      assert.ok(personal.length > 0)
      assert.deepEqual(guarded, personal)
    })
})

test('a write under way is waited for and erased, the next one is refused, another person is none of it', async (context) => {
  const pool = createPool({ url: await infra.database('keeper'), name: 'test', log })
  context.after(() => pool.end())
  await pool.query('create table note (user_id uuid, text text)')
  await pool.query(
    `create trigger note_owner_lives before insert or update of user_id on note
     for each row execute function refuse_deleted_user('user_id')`,
  )
  const db = pgDb(pool)
  const userId = randomUUID()
  const write = (id: string) => pool.query('insert into note values ($1)', [id])
  const rows = async () => (await pool.query('select * from note where user_id = $1', [userId])).rowCount

  const writer = await pool.connect()
  await writer.query('begin')
  await writer.query('insert into note values ($1)', [userId])
  const erased = db.$transaction(async (tx) => {
    await markUserDeleted(tx, userId)
    await tx.$executeRaw`delete from note where user_id = ${userId}::uuid`
  })
  await until('the erasure to wait for the write', async () => {
    const { rows } = await pool.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)
    return rows.length > 0
  })
  const other = write(randomUUID())
  await other
  await writer.query('commit')
  writer.release()
  await erased
  assert.equal(await rows(), 0)

  const late = await write(userId).catch((error: unknown) => error)
  assert.ok(isDeletedUser(late))
  assert.equal(asAppError(late).code, 'unauthorized')
  const claimed = pool.query('update note set user_id = $1 where user_id <> $1', [userId])
  await assert.rejects(claimed, isDeletedUser)
  assert.equal(await rows(), 0)
  // Said twice is no fault: an event may come again.
  await db.$transaction((tx) => markUserDeleted(tx, userId))
})

test('an erasure waits for whoever holds the person, by the lock of the trigger; holders and writers do not wait for each other', async (context) => {
  const pool = createPool({ url: await infra.database('holder'), name: 'test', log })
  context.after(() => pool.end())
  await pool.query('create table note (user_id uuid)')
  await pool.query(
    `create trigger note_owner_lives before insert on note for each row execute function refuse_deleted_user('user_id')`,
  )
  const db = pgDb(pool)
  const userId = randomUUID()
  const locks = async (granted: boolean) =>
    (
      await pool.query<{ key: string }>(
        `select distinct classid || ' ' || objid as key from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and datname = current_database() and granted = $1`,
        [granted],
      )
    ).rows.map(({ key }) => key)
  const { erasure } = await db.$transaction(async (tx) => {
    await holdUser(tx, userId)
    const held = await locks(true)
    await db.$transaction(async (other) => {
      await holdUser(other, userId)
      await other.$executeRaw`insert into note values (${userId}::uuid)`
      assert.deepEqual(await locks(true), held, 'one key in SQL and here')
    })
    assert.equal(held.length, 1)
    const waiting = db.$transaction((erasing) => markUserDeleted(erasing, userId))
    await until('the erasure to wait for the holder', async () => (await locks(false)).length > 0)
    assert.deepEqual(await locks(false), held)
    // In an object: a promise would be waited for before the transaction ends.
    return { erasure: waiting }
  })
  await erasure
  assert.equal((await pool.query('select 1 from deleted_user')).rowCount, 1)
})
