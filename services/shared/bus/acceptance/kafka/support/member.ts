import { createConsumer, type EventContext, on } from '@waymark/bus/consumer'
import { createKafkaBus } from '@waymark/bus/kafka'
import { createPool, type PgTx, pgDb } from '@waymark/kit/db'
import { createLog } from '@waymark/kit/log'

/** A consumer in a process of its own, as a second replica of a service would be; each effect says who did it. */
const [broker = '', url = '', topic = '', name = ''] = process.argv.slice(2)
const log = createLog({ service: name, level: 'warn' })
const pool = createPool({ url, name, log, max: 8 })
const bus = await createKafkaBus({ brokers: [broker], log })
const consumer = createConsumer({
  ...{ name, bus, log, db: pgDb(pool) },
  handlers: [
    on(
      topic,
      'NumberMade',
      { fromJSON: (data: unknown) => ({ n: Number((data as { n: number }).n) }) },
      async ({ n }, { event, tx }: EventContext<PgTx>) => {
        await tx.$executeRaw`
          insert into effect (event_id, key, n, by) values (${event.id}::uuid, ${event.key}, ${n}::int, ${process.pid}::int)`
      },
    ),
  ],
})
await consumer.start()
process.once('SIGTERM', async () => {
  await consumer.stop()
  await bus.close()
  await pool.end()
  process.exit(0)
})
