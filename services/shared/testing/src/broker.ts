import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafkaContainer, useDocker } from './containers.ts'
import { startKafka } from './kafka.ts'

/** A Kafka broker of a test's own. It has its port and its data again after `restart`; `stop` leaves nothing of it. */
export type Broker = { port: number; kill(): Promise<void>; restart(): Promise<void>; stop(): Promise<void> }

export async function startBroker(): Promise<Broker> {
  if (useDocker()) return startKafkaContainer()
  const folder = mkdtempSync(join(tmpdir(), 'waymark-broker-'))
  let broker = await startKafka(folder)
  return {
    port: broker.port,
    kill: () => broker.stop(),
    restart: async () => {
      broker = await startKafka(folder)
    },
    stop: async () => {
      await broker.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
