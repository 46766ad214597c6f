import { createHash } from 'node:crypto'
import { uuidv7 } from '@waymark/kit/ids'
import type { Log } from '@waymark/kit/log'
import { connectRedis, createRedis } from '@waymark/kit/redis'
import { type EventBus, type Message, PARTITIONS, type Subscription } from './bus.ts'
import { subscribeStreams } from './redis-subscription.ts'

/** Entries kept per stream; what is older has been read long ago, and the outbox has it anyway. */
const KEEP = 50_000

/**
 * The bus on one machine. A topic is six streams by hash of the key; in a group each stream has one reader at a time, so that order
 * per key holds. Redis may be emptied at any moment: the relay notices by `ensureNotReset` and publishes again.
 */
export async function createRedisStreamsBus(options: { url: string; caFile?: string | undefined; log: Log }): Promise<EventBus> {
  const { log } = options
  const { url, caFile } = options
  const redis = createRedis({ url, caFile, name: 'bus', log })
  await connectRedis(redis)
  const subscriptions = new Set<Subscription>()
  let closing: Promise<void> | undefined

  return {
    async publish(messages) {
      if (messages.length === 0) return
      const batch = redis.multi()
      for (const { topic, key, value } of messages) {
        batch.xAdd(
          streamOf(topic, partitionOf(key)),
          '*',
          { key, value },
          { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEEP } },
        )
      }
      await batch.exec()
    },

    async subscribe({ topics, group, handler }) {
      const reader = createRedis({ url, caFile, name: `bus:${group}`, log })
      await connectRedis(reader)
      const subscription = subscribeStreams({ redis, reader, topics, group, handler, log })
      subscriptions.add(subscription)
      return subscription
    },

    async ensureNotReset(publisher, republish) {
      const key = `bus:kept:${publisher}`
      // A restarted server may have come back with an old snapshot: what it holds then is as doubtful as nothing.
      const run = /run_id:(\w+)/.exec(await redis.info('server'))?.[1] ?? 'unknown'
      if ((await redis.get(key)) === run) return
      const attempt = `trying:${uuidv7()}`
      await redis.set(key, attempt)
      await republish()
      // Only if nobody emptied Redis meanwhile; otherwise the next call starts over.
      await redis.eval(`if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[1], ARGV[2]) end`, {
        keys: [key],
        arguments: [attempt, run],
      })
    },

    async check() {
      await redis.ping()
    },

    close() {
      closing ??= (async () => {
        await Promise.all([...subscriptions].map((subscription) => subscription.close()))
        redis.destroy()
      })()
      return closing
    },
  }
}

function streamOf(topic: string, partition: number): string {
  return `bus:${topic}:${partition}`
}

function partitionOf(key: Message['key']): number {
  return createHash('sha1').update(key).digest().readUInt32BE(0) % PARTITIONS
}
