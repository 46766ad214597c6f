import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createPool, inTransaction, pgDb } from '@waymark/kit/db'
import { asAppError } from '@waymark/kit/errors'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'

const infra = await startInfra({ postgres: true })
const url = await infra.database('store')
const pool = createPool({ url, name: 'test', max: 1, log })
await pool.query('create table item (n int unique)')
after(async () => {
  await pool.end()
  await infra.stop()
})

test('a transaction that throws leaves nothing and gives its connection back', async () => {
  const failing = inTransaction(pool, async (client) => {
    await client.query('insert into item values (1)')
    throw new Error('no')
  })
  await assert.rejects(failing, /no/)
  assert.equal((await pool.query('select * from item')).rowCount, 0)
})

test('the transaction of the plumbing counts what it changed', async () => {
  const counts = await pgDb(pool).$transaction(async (tx) => [
    await tx.$executeRaw`insert into item values (${2}::int) on conflict do nothing`,
    await tx.$executeRaw`insert into item values (${2}::int) on conflict do nothing`,
    await tx.$queryRaw`select n from item`,
  ])
  assert.deepEqual(counts, [1, 0, [{ n: 2 }]])
})

test('a full pool is "unavailable", it does not hang', async () => {
  const held = await pool.connect()
  const error = await pool.query('select 1').catch((caught: unknown) => caught)
  held.release()
  assert.equal(asAppError(error).code, 'unavailable')
})

test('a database that is away is "unavailable", a mistake of ours is not', async () => {
  const nowhere = createPool({ url: 'postgres://a:a@127.0.0.1:1/a', name: 'test', log })
  assert.equal(asAppError(await nowhere.query('select 1').catch((caught: unknown) => caught)).code, 'unavailable')
  await nowhere.end()
  assert.equal(asAppError(await pool.query('select nonsense').catch((caught: unknown) => caught)).code, 'internal')
})

test('a server that cuts a connection between two statements ends the transaction and nothing else', async (context) => {
  const watcher = createPool({ url, name: 'watcher', max: 1, log })
  context.after(() => watcher.end())
  const cut = inTransaction(pool, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await client.query('insert into item values (3)')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await watcher.query('select pg_terminate_backend($1)', [rows[0].pid])
    // Nobody asks anything of the connection now, so its error has no query to go to.
    await ended
    await client.query('insert into item values (4)')
  })
  const error = await cut.catch((caught: unknown) => caught)
  assert.equal(asAppError(error).code, 'unavailable')
  // The next caller has a connection that works.
  assert.deepEqual((await pool.query('select n from item where n > 2')).rows, [])
})

test('every connection has the limits', async () => {
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as s, current_setting('idle_in_transaction_session_timeout') as i`,
  )
  assert.deepEqual(rows, [{ s: '10s', i: '10s' }])
})
