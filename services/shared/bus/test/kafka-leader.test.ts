import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKafkaBus } from '@waymark/bus/kafka'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { startStubBrokers } from './support/stub-brokers.ts'

/** Enough keys that some fall to either partition. */
const messages = Array.from({ length: 12 }, (_, n) => ({ topic: 'waymark.p1.v1', key: `key-${n}`, value: `<value ${n}>` }))
const TRIES = 20

test('a partition that moves to a broker which has answered already: what counts as published is kept, all of it', async (t) => {
  const brokers = await startStubBrokers('waymark.p1.v1')
  const bus = await createKafkaBus({ brokers: brokers.addresses, log })
  t.after(async () => {
    await bus.close()
    brokers.close()
  })
  await publishAsRelay()
  assert.deepEqual(
    messages.filter(({ value }) => !brokers.kept(value)).map(({ key }) => key),
    [],
    'published and on no broker',
  )

  /** The same batch again until the bus says that it has it. */
  async function publishAsRelay(): Promise<void> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await bus.publish(messages)
      } catch (error) {
        if (left === 0) throw error
        await sleep(50)
      }
    }
  }
})
