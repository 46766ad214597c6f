import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createMissing, missingTopics } from '@waymark/bus/ensure-topics'
import { kafkaEnv, list, loadConfig } from '@waymark/kit/config'
import { explainConnection, kafkaSecurity } from '@waymark/kit/tls'
import * as t from 'io-ts'
import { type Admin, Kafka, logLevel } from 'kafkajs'
import { createMissingRights, describeRight, rightDifferences, rights } from './rights.ts'
import { topicDifferences } from './topic-differences.ts'
import { topics } from './topics.ts'

/**
 * `topics-main.ts` makes the topics that are missing and, where brokers know users, the rights on them; `--check` makes none and ends
 * with 1 when something is missing or differs.
 */
const USAGE = 'usage: topics-main.ts [--check] [--wait SECONDS]   (environment: KAFKA_BROKERS, KAFKA_REPLICAS, KAFKA_USERNAME …)'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, wait: { type: 'string', default: '60' } } })
  const waitSeconds = Number(values.wait)
  if (!(waitSeconds >= 0)) throw new Error(USAGE)
  const env = loadConfig(t.type({ ...kafkaEnv, KAFKA_BROKERS: list }), process.env)
  const admin = new Kafka({
    clientId: 'waymark-topics',
    brokers: env.KAFKA_BROKERS,
    ...kafkaSecurity(env),
    logLevel: logLevel.NOTHING,
  }).admin({
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
    const rightsDiffer = env.KAFKA_USERNAME !== undefined && (await giveRights(admin, values.check === true))
    if (values.check && (missing.length + differences.length > 0 || rightsDiffer)) process.exitCode = 1
  } finally {
    await admin.disconnect()
  }
}

/** Answers whether what users may do is still not as the table says. */
async function giveRights(admin: Admin, check: boolean): Promise<boolean> {
  const given = check ? [] : await createMissingRights(admin)
  const { missing, surplus } = await rightDifferences(admin)
  for (const right of given) console.log(`gave: ${describeRight(right)}`)
  for (const right of missing) console.log(`lacks: ${describeRight(right)}`)
  for (const right of surplus) console.log(`beyond the table: ${right}`)
  console.log(`${rights.length} rights: ${given.length} given, ${missing.length} missing, ${surplus.length} beyond the table`)
  return missing.length + surplus.length > 0
}

/** At a first start the brokers come up beside this command. */
async function whenThere(admin: Admin, until: number): Promise<void> {
  for (;;) {
    try {
      return await admin.connect()
    } catch (error) {
      // A wrong password or certificate does not get better by waiting.
      const told = error instanceof Error && explainConnection(error) !== error.message
      if (told || Date.now() > until) throw error
      await sleep(500)
    }
  }
}

await main().catch((error: Error) => {
  console.error(explainConnection(error))
  process.exitCode = 1
})
