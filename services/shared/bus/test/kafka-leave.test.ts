import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { mock, type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'
import type { Admin, Kafka } from 'kafkajs'
import { subscribeKafka } from '../src/kafka-subscription.ts'

/** Leaving may take 5 s. */
const LIMIT_MS = 10_000
const topic = 'waymark.things'

/** A group member that takes partition 0 and can crash for good. The goodbye of a deaf one is never answered. */
class MadeUpConsumer extends EventEmitter {
  readonly events = { GROUP_JOIN: 'join', CRASH: 'crash' }
  goodbyes = 0
  readonly deaf: boolean
  constructor(deaf: boolean) {
    super()
    this.deaf = deaf
  }
  async connect() {}
  async subscribe() {}
  async run() {
    this.emit('join', { payload: { memberAssignment: { [topic]: [0] } } })
    this.emit('running')
  }
  disconnect() {
    this.goodbyes += 1
    return this.deaf ? new Promise<never>(() => undefined) : Promise.resolve()
  }
}

/** Ten events wait in partition 0, and the group's offset never moves. */
const admin = {
  fetchTopicOffsets: async () => [{ partition: 0, offset: '10', high: '10', low: '0' }],
  fetchOffsets: async () => [{ topic, partitions: [{ partition: 0, offset: '3', metadata: null }] }],
}

async function subscribed(context: TestContext): Promise<MadeUpConsumer[]> {
  const made: MadeUpConsumer[] = []
  const first = new MadeUpConsumer(true)
  const kafka = { consumer: () => made[made.push(made.length === 0 ? first : new MadeUpConsumer(false)) - 1] }
  const running = once(first, 'running')
  const subscription = subscribeKafka({
    kafka: kafka as unknown as Kafka,
    admin: admin as unknown as Admin,
    topics: [topic],
    group: 'readers',
    handler: async () => undefined,
    log,
    prepare: async () => undefined,
  })
  context.after(() => subscription.close())
  await running
  await turn()
  return made
}

async function isReplaced(made: readonly MadeUpConsumer[]): Promise<void> {
  await until('the goodbye of the first consumer', () => made[0]?.goodbyes === 1, LIMIT_MS)
  await until('a second consumer', () => made.length === 2, LIMIT_MS)
  assert.equal(made[0]?.goodbyes, 1)
}

test('a crashed consumer whose goodbye is never answered is replaced all the same', async (context) => {
  const made = await subscribed(context)
  made[0]?.emit('crash', { payload: { restart: false } })
  await isReplaced(made)
})

test('a silent consumer whose goodbye is never answered is replaced all the same', async (context) => {
  mock.timers.enable({ apis: ['setInterval'] })
  context.after(() => mock.timers.reset())
  const made = await subscribed(context)
  for (let look = 0; look < 3; look += 1) {
    assert.equal(made[0]?.goodbyes, 0, `after ${look} looks`)
    mock.timers.tick(15_000)
    await turn()
  }
  await isReplaced(made)
})
