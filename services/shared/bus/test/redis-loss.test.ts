import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createRedisStreamsBus } from '@waymark/bus/redis-streams'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'
import { createClient } from 'redis'
import { closeAll, createPipeline } from './support/pipeline.ts'

const infra = await startInfra({ postgres: true })
after(() => infra.stop())

test('Redis is emptied with events in flight: every event still has its effect, and only once', async (context) => {
  const redis = await infra.startRedis()
  const bus = await createRedisStreamsBus({ url: redis.url, log: quietLog })
  const pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  const consumer = pipeline.consumer(async (event) => {
    await pipeline.note(event)
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  context.after(() => closeAll(consumer, bus, pipeline))
  pipeline.relay.start()
  await consumer.start()
  const admin = await createClient({ url: redis.url }).connect()
  context.after(() => admin.destroy())
  for (let n = 0; n < 200; n++) {
    await pipeline.append(`key-${n % 7}`, n)
    if (n === 60 || n === 140) await admin.flushAll()
  }
  await until('all effects', async () => (await pipeline.effects()).length >= 200)
  await consumer.stop()
  const effects = await pipeline.effects()
  assert.deepEqual(
    effects.map(({ n }) => n).sort((a, b) => a - b),
    Array.from({ length: 200 }, (_, n) => n),
  )
})

test('Redis dies and comes back empty: the outbox keeps what was committed meanwhile', async (context) => {
  const redis = await infra.startRedis()
  const bus = await createRedisStreamsBus({ url: redis.url, log: quietLog })
  const pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  const consumer = pipeline.consumer()
  context.after(() => closeAll(consumer, bus, pipeline))
  pipeline.relay.start()
  await consumer.start()
  await pipeline.append('k', 1)
  await until('the first effect', async () => (await pipeline.effects()).length === 1)
  await infra.killRedis(redis.port)
  await pipeline.append('k', 2)
  await assert.rejects(bus.check())
  await infra.startRedis({ port: redis.port })
  await pipeline.append('k', 3)
  await until('the rest', async () => (await pipeline.effects()).length === 3)
  assert.deepEqual(
    (await pipeline.effects()).map(({ n }) => n),
    [1, 2, 3],
  )
})
