import { soon } from '@waymark/bus/ensure-topics'
import { topicOf, topicSettings } from '@waymark/bus/topics'
import kafkajs, { type Admin } from 'kafkajs'

/** A topic that exists and is not as the table says. Nobody changes it unasked: more partitions would break the order per key. */
export type Difference = { topic: string; setting: string; wanted: string; found: string }

/** What is there and not as the table says. */
export async function topicDifferences(admin: Admin, names: readonly string[], replicas: number): Promise<Difference[]> {
  if (names.length === 0) return []
  const wanted = names.map((name) => topicSettings(topicOf(name), replicas))
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
