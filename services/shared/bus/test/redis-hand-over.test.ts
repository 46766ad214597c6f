import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'
import { createClient } from 'redis'

const infra = await startInfra({ redis: true })
after(() => infra.stop())

test('a stream that is handed over is read by its former owner no more', async (context) => {
  const [topic, group] = ['waymark.handover.v1', 'readers']
  const bus = await createRedisStreamsBus({ url: infra.redisUrl, log })
  const taken: string[] = []
  await bus.subscribe({ topics: [topic], group, handler: async ({ value }) => void taken.push(value) })
  const other = await createClient({ url: infra.redisUrl }).connect()
  context.after(async () => {
    other.destroy()
    await bus.close()
  })
  const streams = Array.from({ length: 6 }, (_, n) => `bus:${topic}:${n}`)
  const leaseOf = (stream: string) => `bus:lease:${group}:${stream}`
  const members = `bus:members:${group}:${topic}`
  const held = () => other.exists(streams.map(leaseOf))
  await until('the first member to hold all streams', async () => (await held()) === 6)
  for (let turn = 0; turn < 4; turn++) {
    // Quiet, so that its reads wait for messages nearly all of the time.
    await sleep(600)
    // Another member comes, as it would, and the first one lets streams go.
    await other.zAdd(members, { score: Date.now() + 60_000, value: 'the other' })
    let given: string[] = []
    while (given.length === 0) {
      const leases = await other.mGet(streams.map(leaseOf))
      given = streams.filter((_, n) => leases[n] === null)
    }
    for (const stream of given) {
      await other.set(leaseOf(stream), 'the other', { expiration: { type: 'PX', value: 60_000 } })
      const pending = await other.xReadGroup(group, 'reader', { key: stream, id: '0' })
      assert.equal(pending?.[0]?.messages.length ?? 0, 0)
      await other.xAdd(stream, '*', { key: 'k', value: stream })
    }
    await sleep(300)
    for (const stream of given) {
      const fresh = await other.xReadGroup(group, 'reader', { key: stream, id: '>' }, { COUNT: 5 })
      const [found] = fresh?.[0]?.messages ?? []
      assert.equal(found?.message.value, stream, 'still there for its new owner')
      await other.xAck(stream, group, found?.id ?? '')
    }
    await other.zRem(members, 'the other')
    await other.del(given.map(leaseOf))
    await until('the first member to hold all streams again', async () => (await held()) === 6)
  }
  assert.deepEqual(taken, [])
})

test('a message that nobody finished is found while its stream is at rest', async (context) => {
  const [topic, group] = ['waymark.standstill.v1', 'readers']
  const streams = Array.from({ length: 6 }, (_, n) => `bus:${topic}:${n}`)
  const bus = await createRedisStreamsBus({ url: infra.redisUrl, log })
  const taken: string[] = []
  await bus.subscribe({ topics: [topic], group, handler: async ({ value }) => void taken.push(value) })
  const other = await createClient({ url: infra.redisUrl }).connect()
  context.after(async () => {
    other.destroy()
    await bus.close()
  })
  await bus.publish(Array.from({ length: 40 }, (_, n) => ({ topic, key: `key-${n}`, value: `key-${n}` })))
  await until('all groups to be there', () => taken.length === 40)
  // A process that stood still asks with a right that it has no more: what it is given is delivered, and never handled.
  let [sent, stolen] = [0, 0]
  for (; sent < 200 && stolen === 0; sent++) {
    const asks = streams.map((key) => ({ key, id: '>' }))
    const [found] = await Promise.all([
      other.xReadGroup(group, 'reader', asks, { BLOCK: 100 }),
      bus.publish([{ topic, key: 'k', value: String(sent) }]),
    ])
    stolen = found?.length ?? 0
  }
  assert.equal(stolen, 1)
  await until('every message', () => new Set(taken).size === sent + 40, 15_000)
})
