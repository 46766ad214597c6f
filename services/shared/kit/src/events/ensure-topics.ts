import { setTimeout as sleep } from 'node:timers/promises'
import kafkajs, { type Admin } from 'kafkajs'
import { topicSettings } from './topics.ts'

const LED_MS = 15_000

/** A topic that exists and is not as the table says. Nobody changes it unasked: more partitions would break the order per key. */
export type Difference = { topic: string; setting: string; wanted: string; found: string }

export async function missingTopics(admin: Admin, names: readonly string[]): Promise<string[]> {
  const existing = new Set(await admin.listTopics())
  return names.filter((name) => !existing.has(name))
}

/** Answers the topics it made. Two processes at once do no harm: the slower one finds the topic there. */
export async function createMissing(admin: Admin, names: readonly string[], replicas: number): Promise<string[]> {
  const created: string[] = []
  const missing = await missingTopics(admin, names)
  for (const name of missing) {
    const { configs: _, ...settings } = topicSettings(name, replicas)
    // The client's own wait for leaders fails when the broker has not heard of the new topic yet.
    if (await admin.createTopics({ waitForLeaders: false, topics: [settings] })) created.push(name)
  }
  if (missing.length > 0) await untilLed(admin, missing)
  return created
}

async function untilLed(admin: Admin, names: readonly string[]): Promise<void> {
  await soon(async () => {
    const { topics } = await admin.fetchTopicMetadata({ topics: [...names] })
    const led = topics.every(({ partitions }) => partitions.every(({ leader }) => leader >= 0))
    if (!led) throw new Error(`no leader for the partitions of ${names.join(', ')}`)
  })
}

/** A new topic is known to every broker, and led, a moment after its making: until then one of them says that there is none. */
async function soon<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + LED_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw error
      await sleep(100)
    }
  }
}

/** What is there and not as the table says. */
export async function topicDifferences(admin: Admin, names: readonly string[], replicas: number): Promise<Difference[]> {
  if (names.length === 0) return []
  const wanted = names.map((name) => topicSettings(name, replicas))
  const { topics: found } = await soon(() => admin.fetchTopicMetadata({ topics: wanted.map(({ topic }) => topic) }))
  const { resources } = await soon(() =>
    admin.describeConfigs({
      includeSynonyms: false,
      resources: wanted.map(({ topic, configs }) => ({
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name: topic,
        configNames: Object.keys(configs),
      })),
    }),
  )
  return wanted.flatMap((each) => {
    const partitions = found.find(({ name }) => name === each.topic)?.partitions ?? []
    const entries = resources.find(({ resourceName }) => resourceName === each.topic)?.configEntries ?? []
    const pairs: [string, string, string][] = [
      ['partitions', String(each.numPartitions), String(partitions.length)],
      ['replicas', String(each.replicationFactor), copiesOf(partitions)],
      ...Object.entries(each.configs).map(([name, value]): [string, string, string] => [
        name,
        value,
        entries.find(({ configName }) => configName === name)?.configValue ?? 'unknown',
      ]),
    ]
    return pairs
      .filter(([, is, was]) => is !== was)
      .map(([setting, is, was]) => ({ topic: each.topic, setting, wanted: is, found: was }))
  })
}

/** The fewest: one partition with too few copies is one too many. */
function copiesOf(partitions: readonly { replicas: number[] }[]): string {
  return String(Math.min(...partitions.map(({ replicas }) => replicas.length)))
}
