import type { ITopicConfig } from 'kafkajs'
import { PARTITIONS } from './bus.ts'

const DAY_MS = 24 * 3_600_000

export type Topic = {
  name: string
  retentionDays: number
  /** Who alone writes it; nobody for what every service writes. */
  service?: string
  /** Services that subscribe to it. */
  readers: readonly string[]
}

/** Where a consumer says what it has put aside; the message itself stays in its table, from which it is replayed. */
export const DEAD_LETTERS = 'waymark.dead-letters.v1'

const events = (service: string, readers: readonly string[]): Topic => ({
  ...{ name: `waymark.${service}.v1`, retentionDays: 7, service, readers },
})

/**
 * Every topic of the product, who writes and who reads it. A topic that the code names and this table does not fails the tests, and so
 * does a reader that is not one.
 */
export const topics: readonly Topic[] = [
  events('identity', ['assessment', 'game', 'jobs', 'learning', 'report', 'skills']),
  events('assessment', ['identity', 'skills']),
  events('skills', ['identity', 'assessment', 'learning']),
  events('jobs', ['identity']),
  events('learning', ['identity']),
  events('game', ['identity', 'skills']),
  events('report', ['identity', 'assessment']),
  { name: DEAD_LETTERS, retentionDays: 30, readers: [] },
]

/** How a topic is made: six partitions by key; with three copies two must have a message before it counts as kept. */
export function topicSettings(name: string, replicas: number): ITopicConfig & { configs: Record<string, string> } {
  const { retentionDays } = topics.find((topic) => topic.name === name) ?? { retentionDays: 7 }
  const configs = {
    'cleanup.policy': 'delete',
    'retention.ms': String(retentionDays * DAY_MS),
    'min.insync.replicas': String(Math.max(1, replicas - 1)),
  }
  return {
    topic: name,
    numPartitions: PARTITIONS,
    replicationFactor: replicas,
    configEntries: Object.entries(configs).map(([key, value]) => ({ name: key, value })),
    configs,
  }
}
