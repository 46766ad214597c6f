import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as t from 'io-ts'
import { type Admin, Kafka, logLevel } from 'kafkajs'
import { list, loadConfig, replicas } from '../config.ts'
import { createMissing, missingTopics, topicDifferences } from './ensure-topics.ts'
import { topics } from './topics.ts'

/** `topics-main.ts` makes the topics that are missing; `--check` makes none and ends with 1 when something is missing or differs. */
const USAGE = 'usage: topics-main.ts [--check] [--wait SECONDS]   (environment: KAFKA_BROKERS, KAFKA_REPLICAS)'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, wait: { type: 'string', default: '60' } } })
  const waitSeconds = Number(values.wait)
  if (!(waitSeconds >= 0)) throw new Error(USAGE)
  const env = loadConfig(t.type({ KAFKA_BROKERS: list, KAFKA_REPLICAS: replicas }), process.env)
  const admin = new Kafka({ clientId: 'waymark-topics', brokers: env.KAFKA_BROKERS, logLevel: logLevel.NOTHING }).admin({
    retry: { retries: 3, initialRetryTime: 200 },
  })
  await whenThere(admin, Date.now() + waitSeconds * 1_000)
  try {
    const names = topics.map(({ name }) => name)
    const created = values.check ? [] : await createMissing(admin, names, env.KAFKA_REPLICAS)
    const missing = values.check ? await missingTopics(admin, names) : []
    const there = names.filter((name) => !missing.includes(name))
    const differences = await topicDifferences(admin, there, env.KAFKA_REPLICAS)
    for (const name of created) console.log(`made ${name}`)
    for (const name of missing) console.log(`missing ${name}`)
    for (const { topic, setting, wanted, found } of differences)
      console.log(`differs ${topic}: ${setting} is ${found}, should be ${wanted}`)
    console.log(`${names.length} topics: ${created.length} made, ${missing.length} missing, ${differences.length} differences`)
    if (values.check && missing.length + differences.length > 0) process.exitCode = 1
  } finally {
    await admin.disconnect()
  }
}

/** At a first start the brokers come up beside this command. */
async function whenThere(admin: Admin, until: number): Promise<void> {
  for (;;) {
    try {
      return await admin.connect()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(500)
    }
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
