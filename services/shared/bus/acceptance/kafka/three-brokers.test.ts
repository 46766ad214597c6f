import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createKafkaBus } from '@waymark/bus/kafka'
import { createLog } from '@waymark/kit/log'
import { topics } from '@waymark/provision/topics/topics'
import { type Infra, startInfra } from '@waymark/testing/infra'
import { startKafkaCluster } from '@waymark/testing/kafka'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { runCommand } from '@waymark/testing/machine/run-command'
import { until } from '@waymark/testing/wait'
import { record } from '../../../../../infra/tools/figures.ts'
import { createPipeline, type Pipeline } from '../../test/support/pipeline.ts'

const PER_SECOND = 50
const REPLICAS = 3
const folder = temporaryFolder('cluster')
let infra: Infra
let cluster: Awaited<ReturnType<typeof startKafkaCluster>>
let bus: Awaited<ReturnType<typeof createKafkaBus>>
let pipeline: Pipeline
let consumer: ReturnType<Pipeline['consumer']>

before(async () => {
  infra = await startInfra({ postgres: true })
  cluster = await startKafkaCluster(folder)
  const log = createLog({ service: 'test', level: 'silent' })
  bus = await createKafkaBus({ brokers: addresses(), log, replicas: REPLICAS })
  pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  consumer = pipeline.consumer()
  await consumer.start()
  pipeline.relay.start()
  await pipeline.append('warm', 0)
  await until('the first effect', async () => (await pipeline.effects()).length === 1, 120_000)
})
after(async () => {
  await consumer?.stop()
  await pipeline?.close()
  await bus?.close()
  for (const broker of cluster?.brokers ?? []) await broker.stop()
  await infra?.stop()
})

const addresses = () => cluster.brokers.map(({ port }) => `127.0.0.1:${port}`)

test('every topic has three copies, and two of them must have a message', async () => {
  assert.match(await topicsCommand(), new RegExp(`${topics.length} topics: ${topics.length} made, 0 missing, 0 differences`))
  assert.match(await topicsCommand('--check'), new RegExp(`${topics.length} topics: 0 made, 0 missing, 0 differences`))
})

test('one of three brokers is killed and comes back: events go on, nothing lost, nothing twice', async () => {
  const from = await counted()
  await emit(from, 20, [
    { at: 4, run: () => kill(0) },
    { at: 12, run: () => cluster.start(0) },
  ])
  await arrived(from + 20 * PER_SECOND)
  await isWhole(from)
})

test('with one of three left nothing counts as kept, and nothing is lost: all arrives once a second is back', async () => {
  const from = await counted()
  await kill(1)
  await delay(3_000)
  await kill(2)
  await emit(from, 10, [])
  const waiting = Number(
    (await pipeline.pools.source.query('select count(*) from outbox where published_at is null')).rows[0].count,
  )
  assert.ok(waiting >= 9 * PER_SECOND, `${waiting} events wait in the outbox, as only one broker could take them`)
  await cluster.start(1)
  const began = performance.now()
  await arrived(from + 10 * PER_SECOND)
  const seconds = (performance.now() - began) / 1_000
  await cluster.start(2)
  const { lost, twice } = await isWhole(from)
  console.log(`${waiting} events waited for a second broker and were handled ${seconds.toFixed(1)} s after it was back`)
  record(
    'kafka-cluster-lost',
    lost + twice,
    { atMost: 0, unit: 'events' },
    `${PER_SECOND} events a second over three brokers, one killed, then two`,
  )
})

/** As many a second for so many seconds, each in a transaction of its own, and what befalls the brokers meanwhile. */
async function emit(from: number, seconds: number, upsets: { at: number; run: () => Promise<void> }[]): Promise<void> {
  const began = performance.now()
  const happening: Promise<void>[] = []
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    const ahead = (n * 1_000) / PER_SECOND - (performance.now() - began)
    if (ahead > 0) await delay(ahead)
    while (upsets[0] && performance.now() - began >= upsets[0].at * 1_000) happening.push(upsets.shift()!.run())
    await pipeline.append(`key-${n % 20}`, from + n)
  }
  await Promise.all([...happening, ...upsets.map(({ run }) => run())])
}

const kill = (index: number): Promise<void> => cluster.brokers[index]?.stop() ?? assert.fail()
const counted = async () => (await pipeline.effects()).length
const arrived = (count: number) => until(`${count} effects`, async () => (await counted()) >= count, 180_000)

/** No number missing or double since `from`, and each key in order. */
async function isWhole(from: number): Promise<{ lost: number; twice: number }> {
  await delay(3_000)
  const effects = await pipeline.effects()
  const ids = new Set(effects.map(({ event_id }) => event_id))
  const { rows } = await pipeline.pools.source.query('select count(*) from outbox')
  const [lost, twice] = [Number(rows[0].count) - ids.size, effects.length - ids.size]
  assert.deepEqual({ lost, twice }, { lost: 0, twice: 0 })
  for (const [key, list] of Map.groupBy(effects.slice(from), (effect) => effect.key)) {
    const numbers = list.map(({ n }) => n)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
      `order of ${key}`,
    )
  }
  return { lost, twice }
}

async function topicsCommand(...args: string[]): Promise<string> {
  const script = fileURLToPath(import.meta.resolve('@waymark/provision/topics/topics-main'))
  const env = { PATH: process.env.PATH, KAFKA_BROKERS: addresses().join(','), KAFKA_REPLICAS: String(REPLICAS) }
  const { code, output } = await runCommand(process.execPath, [script, ...args], { env })
  assert.equal(code, 0, output)
  return output
}
