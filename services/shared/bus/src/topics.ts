import type { ITopicConfig } from 'kafkajs'
import { PARTITIONS } from './bus.ts'

const DAY_MS = 24 * 3_600_000

export type Topic = { name: string; retentionDays: number }

/** Where a consumer says what it has put aside; the message itself stays in its table, from which it is replayed. */
export const DEAD_LETTERS = 'waymark.dead-letters.v1'

export function topicOf(name: string): Topic {
  return { name, retentionDays: name === DEAD_LETTERS ? 30 : 7 }
}

/** How a topic is made: six partitions by key; with three copies two must have a message before it counts as kept. */
export function topicSettings(
  { name, retentionDays }: Topic,
  replicas: number,
): ITopicConfig & { configs: Record<string, string> } {
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
