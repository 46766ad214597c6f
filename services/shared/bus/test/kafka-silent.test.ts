import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKafkaBus } from '@waymark/bus/kafka'
import { startInfra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'
import { createPipeline } from './support/pipeline.ts'

const infra = await startInfra({ postgres: true })
after(() => infra.stop())

/** A service that was told to stop is killed after 25 s, and has more to stop than these. */
const LIMIT_MS = 20_000

test('a broker that takes connections and never answers keeps nobody from stopping', async (context) => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  context.after(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as { port: number }
  const bus = await createKafkaBus({ brokers: [`127.0.0.1:${port}`], log })
  const pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  const consumer = pipeline.consumer()
  await pipeline.append('k', 1)
  pipeline.relay.start()
  await consumer.start()
  while (sockets.size < 2) await sleep(20)
  const started = performance.now()
  await consumer.stop()
  await pipeline.close()
  await bus.close()
  const took = performance.now() - started
  context.diagnostic(`${Math.round(took)} ms`)
  assert.ok(took < LIMIT_MS, `${Math.round(took)} ms`)
})
