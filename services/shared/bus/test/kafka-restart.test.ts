import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKafkaBus } from '@waymark/bus/kafka'
import { startBroker } from '@waymark/testing/broker'
import { startInfra } from '@waymark/testing/infra'
import { quietLog } from '@waymark/testing/quiet-log'
import { until } from '@waymark/testing/wait'
import { closeAll, createPipeline } from './support/pipeline.ts'

test('a broker that dies and comes back: what was committed meanwhile still has its effect, once and in order', async (context) => {
  // Whatever fails, what was started before ends, the latest first: an open connection would keep the process.
  const closers: (() => Promise<void>)[] = []
  context.after(async () => {
    for (const close of closers.toReversed()) await close()
  })
  const infra = await startInfra({ postgres: true })
  closers.push(infra.stop)
  const broker = await startBroker()
  closers.push(broker.stop)
  const bus = await createKafkaBus({ brokers: [`127.0.0.1:${broker.port}`], log: quietLog })
  const pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  const consumer = pipeline.consumer()
  closers.push(() => closeAll(consumer, bus, pipeline))
  pipeline.relay.start()
  await consumer.start()
  await pipeline.append('k', 1)
  await until('the first effect', async () => (await pipeline.effects()).length === 1)
  await broker.kill()
  await pipeline.append('k', 2)
  await broker.restart()
  await pipeline.append('k', 3)
  await until('the rest', async () => (await pipeline.effects()).length >= 3, 120_000)
  assert.deepEqual(
    (await pipeline.effects()).map(({ n }) => n),
    [1, 2, 3],
  )
})

test('a broker that died keeps nobody from stopping', async (context) => {
  const infra = await startInfra({ postgres: true })
  const broker = await startBroker()
  context.after(async () => {
    await broker.stop()
    await infra.stop()
  })
  const bus = await createKafkaBus({ brokers: [`127.0.0.1:${broker.port}`], log: quietLog })
  const pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  const consumer = pipeline.consumer()
  pipeline.relay.start()
  await consumer.start()
  await pipeline.append('k', 1)
  await until('the first effect', async () => (await pipeline.effects()).length === 1)
  await broker.kill()
  await pipeline.append('k', 2)
  const started = performance.now()
  await consumer.stop()
  await pipeline.close()
  await bus.close()
  const took = performance.now() - started
  context.diagnostic(`${Math.round(took)} ms`)
  // A service that was told to stop is killed after 25 s, and has more to stop than these.
  assert.ok(took < 20_000, `${Math.round(took)} ms`)
})
