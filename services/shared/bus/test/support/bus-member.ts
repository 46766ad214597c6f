import { createBus } from '@waymark/bus/create-bus'
import { quietLog } from '@waymark/testing/quiet-log'

/** A group member in a process of its own that takes one message and never finishes it, to be killed. */
const [kind = '', where = '', topic = '', group = ''] = process.argv.slice(2)
const bus = await createBus({ BUS: kind === 'kafka' ? 'kafka' : 'redis', REDIS_URL: where, KAFKA_BROKERS: [where] }, quietLog)
await bus.subscribe({
  topics: [topic],
  group,
  handler: async ({ value }) => {
    process.stdout.write(`${value}\n`)
    await new Promise(() => setInterval(() => undefined, 1_000))
  },
})
