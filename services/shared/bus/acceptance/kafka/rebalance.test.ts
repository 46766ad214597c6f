import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { createKafkaBus } from '@waymark/bus/kafka'
import { createLog } from '@waymark/kit/log'
import { type Infra, startInfra } from '@waymark/testing/infra'
import { startKafka } from '@waymark/testing/kafka'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { until } from '@waymark/testing/wait'
import { record } from '../../../../../infra/tools/figures.ts'
import { createPipeline, type Pipeline } from '../../test/support/pipeline.ts'

const PER_SECOND = 100
const SECONDS = 60
const KEYS = 50
const BURST = 20_000
const folder = temporaryFolder('kafka')
const members: ChildProcess[] = []
let infra: Infra
let broker: Awaited<ReturnType<typeof startKafka>>
let bus: Awaited<ReturnType<typeof createKafkaBus>>
let pipeline: Pipeline

before(async () => {
  infra = await startInfra({ postgres: true })
  broker = await startKafka(folder)
  bus = await createKafkaBus({ brokers: [`127.0.0.1:${broker.port}`], log: createLog({ service: 'test', level: 'silent' }) })
  pipeline = await createPipeline(infra, { sourceBus: bus, sinkBus: bus })
  await pipeline.pools.sink.query('alter table effect add column by int')
  pipeline.relay.start()
})
after(async () => {
  for (const member of members) member.kill('SIGKILL')
  await pipeline?.close()
  await bus?.close()
  await broker?.stop()
  await infra?.stop()
})

const joinGroup = (): ChildProcess => {
  const script = join(import.meta.dirname, 'support/member.ts')
  const args = [`127.0.0.1:${broker.port}`, pipeline.urls.sink, pipeline.topic, pipeline.sink]
  const member = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], { stdio: 'ignore' })
  members.push(member)
  return member
}
const handled = async () => Number((await pipeline.pools.sink.query('select count(*) from effect')).rows[0].count)

test(`two consumers come, go and are killed under ${PER_SECOND} events/s: nothing lost, nothing twice, order per key`, async () => {
  const [first, second] = [joinGroup(), joinGroup()]
  await pipeline.append('warm', -1)
  await until('the first effect', async () => (await handled()) > 0, 120_000)

  const upsets = [
    { at: 12, name: 'second leaves', run: () => second.kill('SIGTERM') },
    { at: 20, name: 'third joins', run: () => joinGroup() },
    { at: 32, name: 'first is killed', run: () => first.kill('SIGKILL') },
    { at: 42, name: 'fourth joins', run: () => joinGroup() },
  ]
  const total = PER_SECOND * SECONDS
  const began = performance.now()
  for (let n = 0; n < total; n++) {
    const ahead = (n * 1_000) / PER_SECOND - (performance.now() - began)
    if (ahead > 0) await delay(ahead)
    while (upsets[0] && performance.now() - began >= upsets[0].at * 1_000) upsets.shift()?.run()
    // One transaction after another, or the order within a key would be the database's to choose.
    await pipeline.append(`key-${n % KEYS}`, n)
  }
  const wrote = (performance.now() - began) / 1_000
  for (const upset of upsets) upset.run()
  await until('every effect', async () => (await handled()) >= total + 1, 180_000)
  const settled = (performance.now() - began) / 1_000
  await delay(3_000)

  const { rows } = await pipeline.pools.sink.query<{ key: string; n: number; by: number; event_id: string }>(
    'select key, n, by, event_id from effect where n >= 0 order by at',
  )
  const ids = new Set(rows.map(({ event_id }) => event_id))
  const lost = total - ids.size
  const twice = rows.length - ids.size
  for (const [key, list] of Map.groupBy(rows, (row) => row.key)) {
    const numbers = list.map(({ n }) => n)
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
      `order of ${key}`,
    )
  }
  const shares = [...Map.groupBy(rows, ({ by }) => by).values()].map((list) => list.length)
  const delays = await publishDelays()
  console.log(
    `${total} events at ${(total / wrote).toFixed(0)}/s: lost ${lost}, twice ${twice}; shares of the ${shares.length} members ${shares.join(', ')}; ` +
      `commit to publish p50 ${delays.p50} ms, p99 ${delays.p99} ms, max ${delays.max} ms; last effect ${(settled - wrote).toFixed(1)} s after the last event`,
  )
  const note = `${total} events at ${(total / wrote).toFixed(0)}/s, ${shares.length} members, one left, one was killed`
  record('kafka-lost', lost + twice, { atMost: 0, unit: 'events' }, note)
  record('kafka-publish-p99', delays.p99, { atMost: 1000, unit: 'ms' }, `${note}; p50 ${delays.p50} ms`)
  assert.deepEqual({ lost, twice }, { lost: 0, twice: 0 })
  assert.ok(shares.length >= 3, 'the members shared the work')
})

test(`${BURST} events that wait are published and handled`, async () => {
  const before = await handled()
  const began = performance.now()
  await pipeline.pools.source.query(
    `insert into outbox (id, topic, key, type, data)
     select gen_random_uuid(), $1, 'burst-' || i % 500, 'NumberMade', jsonb_build_object('n', -1000 - i) from generate_series(1, $2::int) i`,
    [pipeline.topic, BURST],
  )
  const waiting = async () =>
    Number((await pipeline.pools.source.query('select count(*) from outbox where published_at is null')).rows[0].count)
  await until('all published', async () => (await waiting()) === 0, 300_000)
  const published = (performance.now() - began) / 1_000
  await until('all handled', async () => (await handled()) >= before + BURST, 600_000)
  const done = (performance.now() - began) / 1_000
  assert.equal(await handled(), before + BURST)
  console.log(
    `${BURST} events: published ${(BURST / published).toFixed(0)}/s, handled by two members ${(BURST / done).toFixed(0)}/s (each in a transaction of its own)`,
  )
})

async function publishDelays(): Promise<{ p50: number; p99: number; max: number }> {
  const { rows } = await pipeline.pools.source.query(
    `with delays as (select extract(epoch from published_at - occurred_at) * 1000 as ms from outbox where (data->>'n')::int >= 0)
     select round(percentile_cont(0.5) within group (order by ms))::int as p50,
       round(percentile_cont(0.99) within group (order by ms))::int as p99, round(max(ms))::int as max from delays`,
  )
  return rows[0]
}
