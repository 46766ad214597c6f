import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import type { EventBus, MessageHandler } from '@waymark/bus/bus'
import { createConsumer, on } from '@waymark/bus/consumer'
import { type DeadLetter, listDeadLetters } from '@waymark/bus/dead-letters'
import { createPool, type PgTx, pgDb } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'

const infra = await startInfra({ postgres: true })
const url = await infra.database('taker')
const pool = createPool({ url, name: 'test', log })
const db = pgDb(pool)
after(async () => {
  await pool.end()
  await infra.stop()
})
const topic = 'waymark.maker.v1'
const anything = { fromJSON: (data: unknown) => data }

/** A consumer whose messages are handed to it here: what the broker does is not what is tested. */
async function consumerOf(handle: (tx: PgTx) => Promise<void>): Promise<MessageHandler> {
  let deliver: MessageHandler | undefined
  const bus = {
    subscribe: async ({ handler }: { handler: MessageHandler }) => {
      deliver = handler
      return { close: async () => undefined }
    },
  } as unknown as EventBus
  const handlers = [on<unknown, PgTx>(topic, 'Made', anything, (_data, { tx }) => handle(tx))]
  const consumer = createConsumer({ name: 'taker', bus, db, log, attempts: 3, backoffMs: 1, handlers })
  await consumer.start()
  assert.ok(deliver)
  return deliver
}

const eventOf = (data: unknown, id: string = randomUUID()) =>
  JSON.stringify({ id, type: 'Made', occurredAt: new Date().toISOString(), key: 'k', data })
const letterOf = async (find: (letter: DeadLetter) => boolean) => (await db.$transaction((tx) => listDeadLetters(tx))).find(find)

test('what a foreign publisher sends and no column can hold is put aside like anything else', async () => {
  const deliver = await consumerOf(async () => {
    throw new Error('no \0 and no \ud83d either')
  })
  const id = randomUUID()
  await deliver({ topic, key: 'n\0ul', value: eventOf({ 'a\0': 'b\0', half: '\ud83d', whole: '😀' }, id) })
  const letter = await letterOf(({ envelope }) => (envelope as { id?: string }).id === id)
  assert.deepEqual((letter?.envelope as { data?: unknown } | undefined)?.data, { a: 'b', half: '\ufffd', whole: '😀' })
  assert.equal(letter?.key, 'nul')
  await deliver({ topic, key: '\ud83d', value: 'no json: \0 \ud83d' })
  assert.equal((await letterOf(({ envelope }) => envelope === 'no json:  \ufffd'))?.key, '\ufffd')
})

test('a letter that fails again is kept from then on, not from the first time', async () => {
  const deliver = await consumerOf(async () => {
    throw new Error('still wrong')
  })
  const [id, key] = [randomUUID(), randomUUID()]
  await deliver({ topic, key, value: eventOf({}, id) })
  await pool.query(`update dead_letter set created_at = now() - interval '29 days', replayed_at = now() where key = $1`, [key])
  await deliver({ topic, key, value: eventOf({}, id) })
  const letter = await letterOf((one) => one.key === key)
  assert.ok(Date.now() - (letter?.created_at.getTime() ?? 0) < 3_600_000)
  assert.equal(letter?.attempts, 6)
})

test('a service that is away for longer than a moment is waited for', async () => {
  let tries = 0
  const deliver = await consumerOf(async () => {
    tries += 1
    if (tries < 8) throw new AppError('unavailable', 'The other service did not answer.')
  })
  const key = randomUUID()
  await deliver({ topic, key, value: eventOf({}) })
  assert.equal(tries, 8)
  assert.equal(await letterOf((one) => one.key === key), undefined)
})

test('work that is too slow for its statement is put aside after a few tries: the next one is as slow', async () => {
  let tries = 0
  const deliver = await consumerOf(async (tx) => {
    tries += 1
    await tx.$executeRaw`set local statement_timeout = 20`
    await tx.$queryRaw`select pg_sleep(5)`
  })
  const key = randomUUID()
  await deliver({ topic, key, value: eventOf({}) })
  assert.equal(tries, 3)
  assert.match((await letterOf((one) => one.key === key))?.error ?? '', /statement timeout/)
})
