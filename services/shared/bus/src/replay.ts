import { parseArgs } from 'node:util'
import { kafkaEnv, loadConfig, oneOf, optional, text, url, withDefault } from '@waymark/kit/config'
import { createPool, pgDb } from '@waymark/kit/db'
import { createLog } from '@waymark/kit/log'
import { explainConnection } from '@waymark/kit/tls'
import * as t from 'io-ts'
import { createBus } from './create-bus.ts'
import { listDeadLetters, replayDeadLetter } from './dead-letters.ts'

/** `replay.ts list` shows what was put aside; `replay.ts <id>…` or `replay.ts --all` gives it another try. */
const USAGE =
  'usage: replay.ts list | replay.ts <id>... | replay.ts --all   (environment: DATABASE_URL, BUS, REDIS_URL or KAFKA_BROKERS)'
const config = t.type({
  DATABASE_URL: url,
  BUS: withDefault(oneOf('redis', 'kafka'), 'redis'),
  REDIS_URL: withDefault(url, 'redis://127.0.0.1:6379'),
  REDIS_CA_FILE: optional(text),
  ...kafkaEnv,
})

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
  if (!values.all && positionals.length === 0) throw new Error(USAGE)
  const env = loadConfig(config, process.env)
  const log = createLog({ service: 'replay', level: 'warn' })
  const pool = createPool({ url: env.DATABASE_URL, name: 'replay', max: 2, log })
  const db = pgDb(pool)
  try {
    const open = await db.$transaction((tx) => listDeadLetters(tx))
    if (positionals[0] === 'list') {
      if (open.length === 0) return console.log('none is open')
      console.table(
        open.map(({ id, consumer, topic, attempts, created_at, trace_id, error }) => ({
          id,
          consumer,
          topic,
          attempts,
          created_at,
          trace_id,
          error: error.split('\n')[0],
        })),
      )
      return
    }
    const bus = await createBus(env, log)
    try {
      for (const id of values.all ? open.map((letter) => letter.id) : positionals) {
        await replayDeadLetter(db, bus, id)
        console.log(`replayed ${id}`)
      }
    } finally {
      await bus.close()
    }
  } finally {
    await pool.end()
  }
}

await main().catch((error: Error) => {
  console.error(explainConnection(error))
  process.exitCode = 1
})
