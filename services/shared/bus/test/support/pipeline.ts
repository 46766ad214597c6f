import { randomBytes } from 'node:crypto'
import type { EventBus } from '@waymark/bus/bus'
import { createConsumer, type EventContext, type EventHandler, on } from '@waymark/bus/consumer'
import { appendEvent } from '@waymark/bus/outbox'
import { createRelay } from '@waymark/bus/relay'
import { createPool, type PgTx, pgDb } from '@waymark/kit/db'
import type { Infra } from '@waymark/testing/infra'
import { quietLog as log } from '@waymark/testing/quiet-log'

export type Pipeline = Awaited<ReturnType<typeof createPipeline>>
/** Stands for a ts-proto message. */
export const numberMade = { fromJSON: (data: unknown) => ({ n: Number((data as { n: number }).n) }) }

/** A service that makes events and one that takes them, each with its own schema, and a bus between. */
export async function createPipeline(infra: Infra, options: { sourceBus: EventBus; sinkBus: EventBus }) {
  const suffix = randomBytes(4).toString('hex')
  const topic = `waymark.p${suffix}.v1`
  const [source, sink] = [`source_${suffix}`, `sink_${suffix}`]
  const urls = { source: await infra.database(source), sink: await infra.database(sink) }
  const pools = {
    source: createPool({ url: urls.source, name: source, log }),
    sink: createPool({ url: urls.sink, name: sink, log, max: 20 }),
  }
  await pools.sink.query('create table effect (at bigint generated always as identity, event_id uuid, key text, n int)')
  const db = { source: pgDb(pools.source), sink: pgDb(pools.sink) }
  const relay = createRelay({ url: urls.source, bus: options.sourceBus, log, pollMs: 200 })

  const note: EventHandler<PgTx>['handle'] = async ({ event, tx }) => {
    const { n } = numberMade.fromJSON(event.data)
    await tx.$executeRaw`insert into effect (event_id, key, n) values (${event.id}::uuid, ${event.key}, ${n}::int)`
  }

  return {
    topic,
    urls,
    pools,
    db,
    relay,
    sink,
    note,
    consumer: (handle: EventHandler<PgTx>['handle'] = note) =>
      createConsumer({
        name: sink,
        bus: options.sinkBus,
        db: db.sink,
        log,
        attempts: 3,
        backoffMs: 10,
        handlers: [on(topic, 'NumberMade', numberMade, (_data, context: EventContext<PgTx>) => handle(context))],
      }),
    append: (key: string, n: number) =>
      db.source.$transaction((tx) => appendEvent(tx, { topic, key, type: 'NumberMade', data: { n } })),
    effects: async (): Promise<{ event_id: string; key: string; n: number }[]> =>
      (await pools.sink.query('select event_id, key, n from effect order by at')).rows,
    close: async () => {
      await relay.stop()
      await Promise.all([pools.source.end(), pools.sink.end()])
    },
  }
}

/** In the order that works: who uses the bus and the database stops before they do. */
export async function closeAll(
  consumer: { stop(): Promise<void> },
  bus: EventBus,
  pipeline: { close(): Promise<void> },
): Promise<void> {
  await consumer.stop()
  await pipeline.close()
  await bus.close()
}
