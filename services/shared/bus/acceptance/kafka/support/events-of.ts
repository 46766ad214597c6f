import { schemaOwners } from '@waymark/provision/database/owners'
import { Kafka, logLevel } from 'kafkajs'
import pg from 'pg'
import type { TestStack } from '../../../../../../infra/dev/test-stack.ts'

/** What the databases of a running stack say about its events: what waits, what was handled, what was put aside. */
export function eventsOf(stack: TestStack) {
  const environments = schemaOwners.map((owner) => stack.environment(owner === 'report' ? 'report-api' : owner))
  const pools = environments.map((env) => new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 }))
  const everywhere = async <T>(sql: string): Promise<T[]> =>
    (await Promise.all(pools.map((pool) => pool.query(sql)))).flatMap(({ rows }) => rows as T[])
  const sum = async (sql: string) => (await everywhere<{ count: string }>(sql)).reduce((so, { count }) => so + Number(count), 0)
  return {
    environments,
    waiting: () => sum('select count(*) from outbox where published_at is null'),
    handled: () => sum('select count(*) from inbox'),
    deadLetters: () =>
      everywhere<{ id: string; consumer: string; topic: string; attempts: number; error: string; replayed_at: Date | null }>(
        'select id, consumer, topic, attempts, error, replayed_at from dead_letter order by created_at',
      ),
    close: () => Promise.all(pools.map((pool) => pool.end())),
  }
}

/** How many messages each group has still to take. */
export async function lags(broker: string): Promise<Record<string, number>> {
  const admin = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const { groups } = await admin.listGroups()
    const all: Record<string, number> = {}
    for (const { groupId } of groups) {
      const offsets = await admin.fetchOffsets({ groupId })
      for (const { topic, partitions } of offsets) {
        const ends = await admin.fetchTopicOffsets(topic)
        for (const { partition, offset } of partitions) {
          const end = ends.find((one) => one.partition === partition)
          const at = Number(offset) < 0 ? Number(end?.low) : Number(offset)
          all[groupId] = (all[groupId] ?? 0) + Number(end?.high) - at
        }
      }
    }
    return all
  } finally {
    await admin.disconnect()
  }
}
